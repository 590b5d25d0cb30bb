import { language, t } from "../../texts/texts.ts";
import { type DamagedMatch, recordFile } from "../../wire/generated/wire.ts";

/** `21 Sept 2026, 18:04`. */
export function dayOf(created: number): string {
  return new Date(created * 1000).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
}

interface DamagedProps {
  readonly match: DamagedMatch;
  readonly giveUp?: () => void;
}

/** What comes before the damage can be saved. */
export function Damaged({ match: { match_id, rounds }, giveUp }: DamagedProps) {
  return (
    <li data-testid="damaged">
      <span>{t("match-damaged", { id: match_id })}</span>
      {rounds > 0 && (
        <a class="action" href={recordFile(match_id)} download={`${match_id}.jsonl`}>
          {t("save-rounds", { rounds })}
        </a>
      )}
      {giveUp !== undefined && <GiveUp name={match_id} giveUp={giveUp} />}
    </li>
  );
}

export function GiveUp({ name, giveUp }: { name: string; giveUp: () => void }) {
  return (
    <button
      type="button"
      class="quiet"
      data-action="give-up"
      aria-label={t("verb-match", { verb: t("give-up"), match: name })}
      onClick={giveUp}
    >
      {t("give-up")}
    </button>
  );
}
