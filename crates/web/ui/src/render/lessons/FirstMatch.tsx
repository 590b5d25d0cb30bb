import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { createFirstMatch } from "../../api/practice.ts";
import { chosen, startingChoice } from "../../state/newMatch.ts";
import { t } from "../../texts/texts.ts";
import { fetchStart } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { goTo } from "../route.ts";

/** Where the lessons lead: the table, with the adviser. */
export function FirstMatch() {
  const failure = useSignal<string | null>(null);
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  const begin = () =>
    attempt(failure, async () => {
      const page = await fetchStart();
      const { match_id } = await createFirstMatch(page, startingChoice(page, chosen.peek()).name);
      goTo({ page: "match", id: match_id });
    });
  return (
    <>
      <button type="button" class="action main" ref={main} data-action="first-match" onClick={begin}>
        {t("learn-match")}
      </button>
      {failure.value !== null && <p role="alert">{failure.value}</p>}
    </>
  );
}
