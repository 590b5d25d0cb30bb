// Messages after a hand and after the match, for scenes.tsx.
import type { MatchEnd, RoundEnd, ServerMessage, View, Words } from "../src/wire/generated/wire.ts";
import {
  dealerWin,
  drawn,
  ended,
  kazoeWin,
  lastWin,
  plainWin,
  sample,
  tripleWin,
  yakumanWin,
} from "./ends.ts";
import {
  drawnTable,
  kazoeTable,
  lastTable,
  plainTable,
  sampleTable,
  stoppingTable,
  tripleTable,
  wonTable,
  yakumanTable,
} from "./endTables.ts";
import { firstGame, inPoints, settled, standings } from "./matchEnds.ts";
import { midway, NAMES, shown, welcome } from "./pieces.ts";

const goOn: ServerMessage = {
  type: "prompt",
  decision_id: 42,
  choices: [{ action: { type: "continue" } }],
  denied: [],
};
const mayStop: ServerMessage = {
  ...goOn,
  choices: [{ action: { type: "continue" } }, { action: { type: "stop" } }],
};

/** The table after a hand. */
const after = (view: View, result: RoundEnd, over?: MatchEnd): View => ({
  ...view,
  result,
  ...(over && { standings: over }),
});

/** The same at a pace at which the sheet is read out. */
const readOut = (view: View, result: RoundEnd): ServerMessage[] => [
  { ...welcome, pace: "normal" },
  ...shown(after(view, result), goOn).slice(1),
];

/** Another house; `seat` is where the player sits. */
function elsewhere(rules: string, [, ...messages]: ServerMessage[], seat = 0): ServerMessage[] {
  const turned = <T>(all: readonly T[]) => [
    ...all.slice(all.length - seat),
    ...all.slice(0, all.length - seat),
  ];
  const { bots } = welcome;
  return [{ ...welcome, rules, seat, names: turned(NAMES), bots: turned(bots) }, ...messages];
}

/** The table of a house with words of its own. */
const inWords = (words: Words, [, ...messages]: ServerMessage[]): ServerMessage[] => [
  { ...welcome, display: { ...welcome.display, words } },
  ...messages,
];

export const END_SCENES: Readonly<Record<string, ServerMessage[]>> = {
  won: elsewhere("Thursday club", shown(after(wonTable, ended), goOn)),
  plain: shown(after(plainTable, plainWin), goOn),
  limit: shown(after(sampleTable, sample), goOn),
  limit_touzai: inWords("touzai", shown(after(sampleTable, sample), goOn)),
  draw_pool: inWords("pool_of_dreams", shown(after(drawnTable, drawn), goOn)),
  yakuman: shown(after(yakumanTable, yakumanWin), goOn),
  kazoe: shown(after(kazoeTable, kazoeWin), goOn),
  triple: elsewhere("Mahjong Soul", shown(after(tripleTable, tripleWin), goOn)),
  reading: readOut(wonTable, ended),
  reading_plain: readOut(plainTable, plainWin),
  reading_limit: readOut(sampleTable, sample),
  reading_yakuman: readOut(yakumanTable, yakumanWin),
  reading_kazoe: readOut(kazoeTable, kazoeWin),
  /** A hand that goes on, for a test to end. */
  playing: [{ ...welcome, pace: "normal" }, ...shown(midway).slice(1)],
  draw: shown(after(drawnTable, drawn), goOn),
  /** The last dealer is asked whether the match ends. */
  stopping: elsewhere("Pretty Girls", shown(after(stoppingTable, dealerWin), mayStop), 3),
  /** The time to go on. */
  timed_end: shown(after(plainTable, plainWin), { ...goOn, time: { decision: 0, bank: 8500 } }),
  /** The last hand of a match in the parlour was a draw with riichi sticks on the table. */
  parlour_end: [{ ...welcome, mode: "parlour" }, ...shown(after(drawnTable, drawn, inPoints)).slice(1)],
  standings: shown(after(lastTable, lastWin, standings)),
  game: elsewhere("Thursday club", shown(after(lastTable, lastWin, firstGame), goOn)),
  settled: elsewhere("Thursday club", shown(after(lastTable, lastWin, settled))),
};
