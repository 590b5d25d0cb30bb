// Messages after a hand and after the match, for scenes.tsx.
import type { MatchEnd, ServerMessage, Welcome } from "../src/wire/generated/wire.ts";
import { firstGame, inPoints, settled } from "./matchEnds.ts";
import { NAMES, welcome } from "./pieces.ts";
import { askedAt, ended, type Prompt, plainWin, sample, sentAt } from "./tables.ts";

/** `change` of the welcome makes it another house's table. */
function after(table: string, change: Partial<Welcome> = {}, asked: Partial<Prompt> = {}): ServerMessage[] {
  const prompt = sentAt(table).prompt === null ? [] : [askedAt(table, asked)];
  return [{ ...welcome, ...change }, sentAt(table).view, ...prompt];
}

/** The sheet is read out line by line. */
const readOut = (table: string) => after(table, { pace: "normal" });

const over = (table: string, standings: MatchEnd, change: Partial<Welcome>): ServerMessage[] => [
  { ...welcome, ...change },
  { ...sentAt(table).view, view: { ...sentAt(table).view.view, standings } },
];

/** A win with as many yaku as fit: eight and the dora. */
function eight(): ServerMessage[] {
  const { view, ...said } = sentAt("sample").view;
  const all = [sample, ended, plainWin].flatMap(({ outcome }) =>
    outcome.type === "won" ? outcome.winners : [],
  );
  const known = new Map(all.flatMap(({ yaku }) => yaku).map((line) => [line.key, line]));
  const more = ["sanshoku", "junchan", "iipeikou", "pinfu"].map((key) => {
    const name = { romaji: "Sanshoku doujun", english: "Mixed triple sequence", kanji: "三色同順" };
    return { ...name, key, value: { han: 1 } };
  });
  const yaku = [...known.values(), ...more].slice(0, 8);
  const { result } = view;
  if (result?.outcome.type !== "won") throw new Error("nobody wins");
  const winners = result.outcome.winners.map((winner) => ({ ...winner, yaku }));
  const outcome = { ...result.outcome, winners };
  return [welcome, { ...said, view: { ...view, result: { ...result, outcome } } }, askedAt("sample")];
}

/** Begins with the last seat, the player's. */
const turned = <T>(all: readonly T[]): T[] => [...all.slice(1), ...all.slice(0, 1)];
const inWords = (words: Welcome["display"]["words"]) => ({ display: { ...welcome.display, words } });
const club = { rules: "Thursday club" };

export const END_SCENES: Readonly<Record<string, ServerMessage[]>> = {
  won: after("won", club),
  plain: after("plain"),
  limit: after("sample"),
  eight: eight(),
  limit_touzai: after("sample", inWords("touzai")),
  draw_pool: after("drawn", inWords("pool_of_dreams")),
  yakuman: after("yakuman"),
  kazoe: after("kazoe"),
  triple: after("triple", { rules: "Mahjong Soul" }),
  reading: readOut("won"),
  reading_plain: readOut("plain"),
  reading_limit: readOut("sample"),
  reading_yakuman: readOut("yakuman"),
  reading_kazoe: readOut("kazoe"),
  /** A hand that goes on, for a test to end. */
  playing: [{ ...welcome, pace: "normal" }, sentAt("midway").view],
  draw: after("drawn"),
  stopping: after("stopping", {
    rules: "Pretty Girls",
    seat: 3,
    names: turned(NAMES),
    bots: turned(welcome.bots),
  }),
  timed_end: after("plain", {}, { time: { decision: 0, bank: 8500 } }),
  /** A draw with riichi sticks on the table, in the parlour. */
  parlour_end: over("drawn", inPoints, { mode: "parlour" }),
  standings: after("over"),
  game: [...over("over", firstGame, club), askedAt("plain")],
  settled: over("over", settled, club),
};
