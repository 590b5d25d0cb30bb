import type { Face } from "../../state/face.ts";
import { ENOUGH } from "../../state/statistics.ts";
import { groupName, valueName } from "../../state/statisticsWords.ts";
import { t } from "../../texts/texts.ts";
import type { FigureGroup, FigurePart } from "../../wire/generated/wire.ts";
import { MiniTiles } from "../parts/MiniTiles.tsx";
import { Opens } from "./Figure.tsx";
import { Bars } from "./Track.tsx";

/** An example of each. */
const SHAPES: Readonly<Record<string, readonly Face[]>> = {
  ryanmen: ["4p", "5p"],
  kanchan: ["4p", "6p"],
  penchan: ["1p", "2p"],
  shanpon: ["5p", "5p", "2s", "2s"],
  tanki: ["5p"],
  chiitoitsu: ["3m", "3m", "7s", "7s", "5p"],
  kokushi: ["1m", "9m", "1p", "9s", "7z"],
};

interface WaitsProps {
  readonly wins: FigureGroup | undefined;
  readonly dealIns: FigureGroup | undefined;
}

/** What was won with, and what was dealt into, on both sides of the shape. */
export function Waits({ wins, dealIns }: WaitsProps) {
  const all = [...(wins?.parts ?? []), ...(dealIns?.parts ?? [])];
  const values = Object.keys(SHAPES).filter((shape) => all.some(({ value }) => value === shape));
  const most = Math.max(...all.map(({ share }) => share.sum));
  if (values.length === 0) return null;
  return (
    <section class="card half" data-testid="waits">
      <h2>{t("waits")}</h2>
      <ul class="sides">
        {values.map((value) => (
          <li key={value} data-value={value}>
            <Side group="wait" of={wins} value={value} most={most} />
            <span>
              <MiniTiles groups={[SHAPES[value] ?? []]} label="" />
              <small>{valueName("wait", { value })}</small>
            </span>
            <Side group="dealt_into" of={dealIns} value={value} most={most} />
          </li>
        ))}
        <li class="about" aria-hidden="true">
          <span>{groupName("wait")}</span>
          <span />
          <span>{groupName("dealt_into")}</span>
        </li>
      </ul>
    </section>
  );
}

interface SideProps {
  readonly group: "wait" | "dealt_into";
  readonly of: FigureGroup | undefined;
  readonly value: string;
  readonly most: number;
}

function Side({ group, of, value, most }: SideProps) {
  const sum = of?.parts.find((part) => part.value === value)?.share.sum ?? 0;
  const label = `${groupName(group)}, ${valueName("wait", { value })}: ${sum}`;
  const won = group === "wait";
  const few = (of?.parts[0]?.share.count ?? 0) < ENOUGH;
  return (
    <Opens behind={{ group, value }} listed={sum} label={label}>
      {!won && <b>{sum}</b>}
      <Bars parts={[[sum, won ? "--gain" : "--loss"]]} most={most} mirrored={won} hollow={few} />
      {won && <b>{sum}</b>}
    </Opens>
  );
}

/** What became of a riichi, by its turn. */
export function Turns({ group }: { group: FigureGroup | undefined }) {
  if (group === undefined || group.parts.length === 0) return null;
  const most = Math.max(...group.parts.map(({ share }) => share.sum));
  return (
    <section class="card half" data-testid="group-turn">
      <h2>{groupName("turn")}</h2>
      <ul class="turns">
        {group.parts.map((part) => (
          <Turn key={part.value} part={part} most={most} />
        ))}
      </ul>
    </section>
  );
}

function Turn({ part, most }: { part: FigurePart; most: number }) {
  const { value, share, figures } = part;
  const sumOf = (key: string) => figures.find((line) => line.key === key)?.measured.sum ?? 0;
  const [won, lost] = [sumOf("riichi_win"), sumOf("riichi_deal_in")];
  return (
    <li data-value={value}>
      <Opens behind={{ group: "turn", value }} listed={share.sum}>
        {valueName("turn", part)} <b>{share.sum}</b>
        <Bars
          parts={[
            [won, "--gain"],
            [share.sum - won - lost, "--line-strong"],
            [lost, "--loss"],
          ]}
          most={most}
          hollow={share.sum < ENOUGH}
        />
        <span class="about">
          {t("end-won")} {won} · {t("end-dealt_in")} {lost}
        </span>
      </Opens>
    </li>
  );
}
