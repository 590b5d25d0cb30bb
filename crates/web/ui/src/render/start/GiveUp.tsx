import { type Signal, useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { giveUp } from "../../api/http.ts";
import { houseName } from "../../state/phrases.ts";
import { roundLabel } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { MatchSummary } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";

interface GiveUpProps {
  readonly match: MatchSummary;
  readonly failure: Signal<string | null>;
  readonly close: (isGivenUp: boolean) => void;
}

/** Asks whether a match is given up: it cannot be taken back. */
export function GiveUp({ match: { match_id, rules, round }, failure, close }: GiveUpProps) {
  const element = useRef<HTMLDialogElement>(null);
  const isGivenUp = useSignal(false);
  useLayoutEffect(() => element.current?.showModal(), []);
  const confirm = () =>
    attempt(failure, async () => {
      await giveUp(match_id);
      isGivenUp.value = true;
    }).finally(() => element.current?.close());
  const name = round === undefined ? houseName(rules) : `${houseName(rules)}, ${roundLabel(round)}`;
  return (
    <dialog
      ref={element}
      class="sheet give-up"
      aria-labelledby="give-up"
      data-testid="give-up"
      onClose={() => close(isGivenUp.value)}
    >
      <div class="sheet-body">
        <h2 id="give-up">{t("give-up-question")}</h2>
        <p>{t("give-up-why", { match: name })}</p>
      </div>
      <footer class="sheet-foot">
        <button type="button" class="action give-up-it" data-action="give-up-it" onClick={confirm}>
          {t("give-up-it")}
        </button>
        <button
          type="button"
          class="action main"
          data-action="keep"
          autofocus
          onClick={() => element.current?.close()}
        >
          {t("give-up-no")}
        </button>
      </footer>
    </dialog>
  );
}
