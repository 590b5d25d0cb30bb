import { type Compared, LEVELS, type Level, leadOf, levelNames, valueAt } from "../../state/levels.ts";
import { botName } from "../../state/phrases.ts";
import { figureOf, rangeOf } from "../../state/statistics.ts";
import { t } from "../../texts/texts.ts";
import type { FigureLine, StatisticsPage } from "../../wire/generated/wire.ts";
import { Pick } from "../parts/Pick.tsx";
import { Named } from "./Figure.tsx";
import { Track } from "./Track.tsx";

const ROWS = [
  "win",
  "deal_in",
  "riichi",
  "call",
  "tsumo",
  "riichi_win",
  "call_win",
  "win_points",
  "deal_in_points",
] as const satisfies readonly Compared[];

interface AgainstProps {
  readonly page: StatisticsPage;
  readonly level: Level;
  readonly choose: (level: Level) => void;
}

export function Against({ page, level, choose }: AgainstProps) {
  return (
    <section class="card against" data-testid="against">
      <h2>{t("against-bots")}</h2>
      <Pick legend={t("against-level")} name="level" options={levelNames()} value={level} pick={choose} />
      <ul>
        {ROWS.map((key) => {
          const line = figureOf(page, key);
          return line !== undefined && <Row key={key} line={line} of={key} level={level} />;
        })}
      </ul>
      <p class="about">{t("against-about")}</p>
    </section>
  );
}

/** Better or worse than the level beyond chance, or neither. */
function Row({ line, of, level }: { line: FigureLine; of: Compared; level: Level }) {
  const theirs = LEVELS[level][of];
  const lead = leadOf(line, of, level);
  const colour = lead >= 2 ? "--gain" : lead <= -2 ? "--loss" : "--seat-1";
  const farthest = Math.max(...[theirs, line.measured.value ?? 0, ...(rangeOf(line) ?? [])].map(Math.abs));
  const said = t("level-has", { level: botName(level), value: valueAt(line, of, level) });
  return (
    <li>
      <Named line={line} than={said}>
        <Track line={line} to={1.05 * farthest} mark={theirs} bar={`var(${colour})`} />
      </Named>
    </li>
  );
}
