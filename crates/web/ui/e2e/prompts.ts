// What the server asks at the tables of tables.ts, for messages.ts.
import type {
  AfterDiscard,
  Choice,
  Connection,
  DiscardHint,
  SafetyClass,
  SafetyGrade,
  ServerMessage,
  Tile,
  TileSafety,
  View,
} from "../src/wire/generated/wire.ts";
import { unseen } from "./pieces.ts";
import { closed, holding } from "./tables.ts";

export type Prompt = ServerMessage & { type: "prompt" };

/** The decision in which one of these is chosen. */
export const asked = (choices: Choice[], more: Partial<Prompt> = {}): Prompt => ({
  type: "prompt",
  decision_id: 40,
  choices,
  denied: [],
  ...more,
});

/** What the hand waits for after each of these discards. */
type Able = Readonly<Record<string, readonly Tile[]>>;

const counted = (view: View, kinds: readonly Tile[]) =>
  kinds.map((tile) => ({ tile, left: unseen(view, tile) }));

const after = (view: View, waits: readonly Tile[]): AfterDiscard => ({
  waits: counted(view, waits),
  furiten: [],
});

/** Every discard of a hand. */
export function discards(view: View, able: Able = {}): Choice[] {
  return inHand(view).map(([tile, tsumogiri]) => {
    const action = { type: "discard", tile, tsumogiri } as const;
    const waits = able[tile];
    return waits === undefined ? { action } : { action, after: after(view, waits) };
  });
}

/** Every discard with which riichi may be declared, closed or open. */
export function riichis(view: View, able: Able, type: "riichi" | "open_riichi" = "riichi"): Choice[] {
  const hand = inHand(view);
  return hand.flatMap(([tile, tsumogiri], nth) => {
    if (!tsumogiri && hand[nth - 1]?.[0] === tile) return [];
    const waits = able[tile];
    return waits === undefined ? [] : [{ action: { type, tile, tsumogiri }, after: after(view, waits) }];
  });
}

function inHand({ own: { concealed, drawn } }: View): [Tile, boolean][] {
  const kinds = concealed.map((tile): [Tile, boolean] => [tile, false]);
  return drawn ? [...kinds, [drawn, true]] : kinds;
}

/** What `closed` waits for after the discards that leave it tenpai. */
const SHANPON: readonly Tile[] = ["5s", "1z"];
export const ABLE: Able = { "3p": SHANPON, "6p": SHANPON, "9p": SHANPON };

/** A turn in which riichi is possible. */
export const turn = asked([...discards(closed, ABLE), ...riichis(closed, ABLE)]);

/** The same, in a house that has the open riichi too. */
export const declaring = asked([...turn.choices, ...riichis(closed, ABLE, "open_riichi")]);

/** A turn with everything to choose from: the hand is complete, and four of its tiles are alike. */
export const complete = holding("234m 340p 678888s 1z", "1z");
/** A complete hand without a tile waits for that tile at least. */
const WAITS: Able = {
  "2m": ["2m", "5m"],
  "3m": ["3m"],
  "4m": ["1m", "4m"],
  "3p": ["3p", "6p"],
  "4p": ["4p"],
  "0p": ["2p", "5p"],
  "6s": ["6s", "9s"],
  "7s": ["7s"],
  "8s": ["5s", "8s"],
  "1z": ["1z"],
};
export const everything = asked([
  ...discards(complete, WAITS),
  ...riichis(complete, WAITS),
  { action: { type: "ankan", kind: "8s" } },
  { action: { type: "tsumo" } },
]);

/** A turn of a hand that is not tenpai. */
export const unready = holding("123m 4599p 34678s 2z", "9m");
export const noten = asked(discards(unready), {
  denied: [
    { what: { type: "riichi" }, why: { rule: "not_tenpai", message: "no discard leaves your hand tenpai" } },
  ],
});

/** A tenpai hand that may not declare riichi. */
export const tooPoor = asked(discards(closed, ABLE), {
  denied: [
    {
      what: { type: "riichi" },
      why: { rule: "too_few_points", message: "riichi needs 1,000 points, and you have 900" },
    },
  ],
});

const NEARER: readonly Tile[] = ["3p", "6p", "2s", "5s"];
const hint = (connection: Connection, shanten = 2, accepts = NEARER): DiscardHint => ({
  shanten,
  accepts: counted(unready, accepts),
  connection,
});
const HINTS: Readonly<Record<string, DiscardHint>> = {
  "2z": { ...hint("lone_honour", 1), best: true },
  "9m": { ...hint("lone", 1), best: true },
  "9p": hint("pair", 1, NEARER.slice(0, 2)),
  "4p": hint("near"),
  "5p": hint("near"),
};
/** The same turn, with what the server says of each discard. */
export const hinted: Prompt = {
  ...noten,
  choices: noten.choices.map((choice) => ({
    ...choice,
    hint: HINTS[(choice.action as { tile: Tile }).tile] ?? hint("run"),
  })),
};

/** Two kans, each with what speaks against it. */
export const quads = holding("234m 33334p 67888s", "8s");
export const kans = asked([
  ...discards(quads, { "3p": ["2p", "4p", "5p"], "8s": ["2p", "5p"] }),
  {
    action: { type: "ankan", kind: "3p" },
    warnings: [
      { type: "changes_waits", waits: ["4p"] },
      { type: "new_dora", riichi: [1] },
    ],
  },
  {
    action: { type: "ankan", kind: "8s" },
    warnings: [{ type: "breaks_tenpai" }, { type: "new_dora", riichi: [1] }],
  },
]);

const SUJI: Readonly<Record<string, Tile[]>> = { "4p": ["1p", "7p"], "5p": ["2p", "8p"] };
const SUJI_ACROSS: Readonly<Record<string, Tile[]>> = { "4m": ["1m"], "4p": ["1p"] };

/** The safety of the tiles of `closed` against the riichi at the right and the calls across. */
export const safety: TileSafety[] = (
  [
    ["2m", "dangerous", "genbutsu", "two_eight"],
    ["3m", "dangerous", "three_seven", "three_seven"],
    ["4m", "dangerous", "middle", "single_suji_middle"],
    ["3p", "dangerous", "three_seven", "three_seven"],
    ["4p", "risky", "double_suji_middle", "single_suji_middle"],
    ["5p", "dangerous", "double_suji_middle", "middle"],
    ["6p", "dangerous", "middle", "middle"],
    ["7p", "dangerous", "genbutsu", "three_seven"],
    ["8p", "dangerous", "genbutsu", "two_eight"],
    ["9p", "risky", "terminal", "terminal"],
    ["5s", "dangerous", "middle", "middle"],
    ["1z", "nearly_safe", "genbutsu", "value_two_open"],
  ] satisfies [Tile, SafetyGrade, SafetyClass, SafetyClass][]
).map(([tile, grade, first, second]) => ({
  tile,
  left: unseen(closed, tile),
  grade,
  against: [
    { seat: 1, class: first, suji: SUJI[tile] ?? [] },
    { seat: 2, class: second, suji: SUJI_ACROSS[tile] ?? [] },
  ],
}));

/** Every claim at once: the four fives, one of them red, are in the hand and in the river. */
export const claims = asked(
  [
    { action: { type: "ron" } },
    { action: { type: "chii", own: ["3p", "4p"] } },
    { action: { type: "chii", own: ["4p", "6p"] } },
    { action: { type: "pon", own: ["0p", "5p"] } },
    { action: { type: "pon", own: ["5p", "5p"] } },
    { action: { type: "daiminkan" } },
    { action: { type: "pass" } },
  ],
  { decision_id: 41 },
);
