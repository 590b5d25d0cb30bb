import { t } from "../../texts/texts.ts";
import { hrefOf } from "../route.ts";
import { SettingsButton } from "../settings/SettingsSheet.tsx";
import { useTitle } from "./useTitle.ts";
import { YouLink } from "./YouLink.tsx";

export function PageHead({ title }: { title: string }) {
  useTitle(title);
  return (
    <header class="start-head">
      <a class="quiet" href={hrefOf({ page: "start" })} data-action="home">
        ← {t("home")}
      </a>
      <h1>{title}</h1>
      <YouLink />
      <SettingsButton />
    </header>
  );
}
