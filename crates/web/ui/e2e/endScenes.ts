// Messages after a hand and after the match, for scenes.tsx.
import type { MatchEnd, RoundEnd, ServerMessage } from "../src/wire/generated/wire.ts";
import { drawn, ended, plainWin, sample, yakumanWin } from "./ends.ts";
import { firstGame, settled, standings } from "./matchEnds.ts";
import { midway, shown, welcome } from "./pieces.ts";

const goOn: ServerMessage = {
  type: "prompt",
  decision_id: 42,
  choices: [{ action: { type: "continue" } }, { action: { type: "stop" } }],
  denied: [],
};

/** The table after a hand. */
const after = (result: RoundEnd, over?: MatchEnd) => ({
  ...midway,
  phase: { type: "over" } as const,
  result,
  ...(over && { standings: over }),
});

/** The same at a pace at which the sheet is read out. */
const readOut = (result: RoundEnd): ServerMessage[] => [
  { ...welcome, pace: "normal" },
  ...shown(after(result), goOn).slice(1),
];

export const END_SCENES: Readonly<Record<string, ServerMessage[]>> = {
  won: shown(after(ended), goOn),
  plain: shown(after(plainWin), goOn),
  limit: shown(after(sample), goOn),
  yakuman: shown(after(yakumanWin), goOn),
  reading: readOut(ended),
  reading_plain: readOut(plainWin),
  reading_limit: readOut(sample),
  reading_yakuman: readOut(yakumanWin),
  /** A hand that goes on, for a test to end. */
  playing: [{ ...welcome, pace: "normal" }, ...shown(midway).slice(1)],
  draw: shown(after(drawn), goOn),
  standings: shown(after(ended, standings)),
  game: shown(after(drawn, firstGame), goOn),
  settled: shown(after(ended, settled)),
};
