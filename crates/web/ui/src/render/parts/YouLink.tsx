import { signedInAs } from "../../state/visitor.ts";
import { t } from "../../texts/texts.ts";
import { hrefOf } from "../route.ts";

export function YouLink() {
  const name = signedInAs.value;
  if (name === null) return null;
  const label = t("you-link-of", { name });
  return (
    <a
      class="quiet you-way"
      href={hrefOf({ page: "you" })}
      title={label}
      aria-label={label}
      data-action="you-page"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="8" r="4" />
        <path d="M4 21c0-4.500 3.500-7 8-7s8 2.500 8 7" />
      </svg>
      <span>{name}</span>
    </a>
  );
}
