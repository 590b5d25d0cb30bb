import { timeWords, windowWords, writtenTime } from "../../state/friends.ts";
import { botTitle } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";
import type { Replay } from "../../wire/generated/wire.ts";
import { Fact } from "../parts/Fact.tsx";

export function TableFacts({ replay: { names, bots, table, ended } }: { replay: Replay }) {
  if (table === undefined) return null;
  return (
    <>
      <h2>{t("replay-table")}</h2>
      <dl class="rule-lines" data-testid="table-facts">
        {names.map((name, seat) => (
          <Fact key={seat} name={name} value={playerWords(bots[seat] ?? null)} />
        ))}
        <Fact name={t("friends-time-title")} value={timeWords(writtenTime(table.time))} />
        {table.claim_window !== undefined && (
          <Fact name={t("friends-window-title")} value={windowWords(`${table.claim_window}`)} />
        )}
        {ended !== undefined && <Fact name={t("match-ended")} value={t(`match-ended-${ended}`)} />}
      </dl>
    </>
  );
}

function playerWords(bot: string | null): string {
  return bot === null ? t("replay-person") : t("replay-bot", { bot: botTitle(bot) });
}
