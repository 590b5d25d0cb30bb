// Messages as the server sends them, for scenes.tsx.
import { DISPLAY } from "../src/state/fixtures/display.ts";
import type {
  Choice,
  Connection,
  DiscardHint,
  Display,
  LimitName,
  RiichiButton,
  SeatView,
  ServerMessage,
  Tile,
  TileSafety,
  View,
  Welcome,
} from "../src/wire/generated/wire.ts";
import { END_SCENES } from "./endScenes.ts";
import { midway, NAMES, river, shown, tiles, welcome } from "./pieces.ts";

const after = (waits: [Tile, number][], furiten: Tile[] = []) => ({
  waits: waits.map(([tile, left]) => ({ tile, left })),
  furiten,
});

function discards(view: View, able: Record<string, ReturnType<typeof after>>): Choice[] {
  const { concealed, drawn } = view.own;
  const all = [
    ...concealed.map((tile) => [tile, false] as const),
    ...(drawn ? [[drawn, true] as const] : []),
  ];
  return all.map(([tile, tsumogiri]) => {
    const action = { type: "discard", tile, tsumogiri } as const;
    const left = able[tile];
    return left === undefined ? { action } : { action, after: left };
  });
}

const closed: View = {
  ...midway,
  seats: midway.seats.with(0, { ...(midway.seats[0] as SeatView), melds: [], concealed: 14 }),
  own: {
    concealed: tiles("234m 340678p 55s 11z"),
    drawn: "1s",
    waits: [],
    furiten: {
      rule: "furiten_passed",
      tile: "1z",
      message: "furiten: you let 1z pass; it ends at your next turn",
    },
  },
};

const turn: ServerMessage & { type: "prompt" } = {
  type: "prompt",
  decision_id: 40,
  choices: [
    ...discards(closed, {
      "1s": after(
        [
          ["1z", 2],
          ["5s", 2],
        ],
        ["1z"],
      ),
      "3p": after([["2p", 0]]),
    }),
    {
      action: { type: "riichi", tile: "1s", tsumogiri: true },
      after: after([
        ["1z", 2],
        ["5s", 2],
      ]),
    },
    { action: { type: "riichi", tile: "3p", tsumogiri: false }, after: after([["2p", 0]]) },
    { action: { type: "ankan", kind: "1z" } },
    { action: { type: "tsumo" } },
  ],
  denied: [
    {
      what: { type: "kyuushu_kyuuhai" },
      why: {
        rule: "not_first_turn",
        message: "nine kinds count only before your first discard, while nobody has called",
      },
    },
    {
      what: { type: "kan", kind: "5s" },
      why: { rule: "four_kans", message: "there are four kans already: no supplement tile is left" },
    },
  ],
};

const claims: ServerMessage = {
  type: "prompt",
  decision_id: 41,
  choices: [
    { action: { type: "ron" } },
    { action: { type: "chii", own: ["3p", "4p"] } },
    { action: { type: "chii", own: ["4p", "6p"] } },
    { action: { type: "pon", own: ["0p", "5p"] } },
    { action: { type: "daiminkan" } },
    { action: { type: "pass" } },
  ],
  denied: [],
};

const SUJI: Readonly<Record<string, Tile[]>> = { "4p": ["7p"], "5p": ["2p", "8p"], "1s": ["4s"] };

/** The longest rivers there is room for. */
const long: View = {
  ...midway,
  seats: midway.seats.map((one, nth) => ({
    ...one,
    river: river("1z 2m 8p 9m 3z 4z 7p 2s 1m 6s 19m 1z 9p 2z 8s 3z 1p 7m 9s 5z 6m", nth === 2 ? 15 : 99),
  })),
};

/** A hand right after the deal, before the dealer's first discard. */
const fresh: View = {
  ...midway,
  sticks: 0,
  live_left: 69,
  round: { ...midway.round, game: 1, honba: 0, sticks: 0 },
  dora: midway.dora.slice(0, 1),
  seats: midway.seats.map((one, nth) => ({
    ...one,
    score: [24_000, 31_000, 18_300, 26_700][nth] ?? 0,
    concealed: nth === 1 ? 14 : 13,
    riichi: "none",
    river: [],
    melds: [],
  })),
  phase: { type: "turn", seat: 1 },
  own: { concealed: tiles("1359m 2480p 367s 145z"), waits: [] },
};

/** The safety of the tiles of `closed` against the riichi to the right and the melds across. */
const safety: TileSafety[] = (
  [
    ["2m", 1, "safe", ["genbutsu", "genbutsu"]],
    ["3m", 2, "risky", ["three_seven", "three_seven"], "one_chance"],
    ["4m", 2, "dangerous", ["middle", "single_suji_middle"]],
    ["3p", 2, "dangerous", ["three_seven", "genbutsu"]],
    ["4p", 1, "risky", ["single_suji_middle", "middle"]],
    ["5p", 2, "dangerous", ["double_suji_middle", "middle"]],
    ["6p", 2, "dangerous", ["middle", "middle"]],
    ["7p", 2, "safe", ["genbutsu", "suji_three_seven"]],
    ["8p", 1, "safe", ["genbutsu", "two_eight"]],
    ["5s", 1, "dangerous", ["middle", "genbutsu"]],
    ["1s", 2, "nearly_safe", ["suji_terminal", "terminal"]],
    ["1z", 0, "safe", ["genbutsu", "guest_open"]],
  ] as const
).map(([tile, left, grade, [first, second], wall]) => ({
  tile,
  left,
  grade,
  against: [
    { seat: 1, class: first, suji: SUJI[tile] ?? [], ...(wall && { wall }) },
    { seat: 2, class: second, suji: [] },
  ],
}));

/** Two kans, each with what speaks against it. */
const kans: Choice[] = [
  {
    action: { type: "ankan", kind: "1z" },
    warnings: [{ type: "breaks_tenpai" }, { type: "new_dora", riichi: [1] }],
  },
  { action: { type: "kakan", tile: "5s" }, warnings: [{ type: "changes_waits", waits: ["2p", "5p"] }] },
];

/** A table that shows itself in another way. */
function at(display: Partial<Display>, view: View, ...messages: ServerMessage[]): ServerMessage[] {
  return [{ ...welcome, display: { ...DISPLAY, ...display } }, ...shown(view, ...messages).slice(1)];
}

/** A table that offers riichi in another way. */
function offering(riichi_button: RiichiButton, ...messages: ServerMessage[]): ServerMessage[] {
  return at({ riichi_button }, closed, ...messages);
}

/** The go-around after the own riichi; somebody else is thinking. */
const shot: View = {
  ...closed,
  seats: closed.seats.with(0, { ...(closed.seats[0] as SeatView), riichi: "ippatsu", concealed: 13 }),
  phase: { type: "turn", seat: 1 },
  own: { concealed: closed.own.concealed, waits: [{ tile: "1z", left: 2 }] },
};
const onePress = { riichi_button: "one_button" } as const;
const hit: ServerMessage = {
  type: "prompt",
  decision_id: 40,
  choices: [{ action: { type: "ron" } }, { action: { type: "pass" } }],
  denied: [],
};

/** A house in which who never wins pays for it: two have won. */
const birds: View = {
  ...midway,
  seats: midway.seats.map((seat, nth) => ({ ...seat, won: nth > 1 })),
};

/** A turn of a hand that is not tenpai. */
const noten: ServerMessage = {
  ...turn,
  choices: discards(closed, {}),
  denied: [
    { what: { type: "riichi" }, why: { rule: "not_tenpai", message: "no discard leaves your hand tenpai" } },
  ],
};

/** A tenpai hand that may not declare riichi. */
const poor: ServerMessage = {
  ...turn,
  choices: discards(closed, { "1s": after([["1z", 2]]), "3p": after([["2p", 0]]) }),
  denied: [
    {
      what: { type: "riichi" },
      why: { rule: "too_few_points", message: "riichi needs 1,000 points, and you have 900" },
    },
  ],
};

/** A hand two tiles from complete, with what the server says of each discard. */
const unready: View = {
  ...closed,
  own: { concealed: tiles("123m 4599p 34678s 2z"), drawn: "9m", waits: [] },
};
const NEARER = after([
  ["3p", 3],
  ["6p", 3],
  ["2s", 4],
  ["5s", 2],
]).waits;
const hint = (connection: Connection, shanten = 2, accepts = NEARER): DiscardHint => ({
  shanten,
  accepts,
  connection,
});
const HINTS: Readonly<Record<string, DiscardHint>> = {
  "2z": { ...hint("lone_honour", 1), best: true },
  "9m": { ...hint("lone", 1), best: true },
  "9p": hint("pair", 1, NEARER.slice(0, 2)),
  "4p": hint("near"),
  "5p": hint("near"),
};
const hinted: ServerMessage = {
  ...noten,
  choices: discards(unready, {}).map((choice) => ({
    ...choice,
    hint: HINTS[(choice.action as { tile: Tile }).tile] ?? hint("run"),
  })),
};

const MANGAN: LimitName = { key: "mangan", name: "mangan", kanji: "満貫" };
/** The last hand, in which the player is third. */
const last: View = {
  ...closed,
  own: {
    ...closed.own,
    reach: {
      now: 3,
      better: [
        {
          place: 1,
          ron: [
            { from: 1, points: 2600, limit: null },
            { from: 2, points: 8000, limit: MANGAN },
            { from: 3, points: 8000, limit: MANGAN },
          ],
          tsumo: { dealer: 2000, others: 1000, limit: null },
        },
        {
          place: 2,
          ron: [1, 2, 3].map((from) => ({ from, points: 1000, limit: null })),
          tsumo: { dealer: 500, others: 300, limit: null },
        },
      ],
    },
  },
};

/** What the houses' tables look like elsewhere. */
const NINE: Welcome & { type: "welcome" } = {
  ...welcome,
  display: { ...DISPLAY, counted_dead: 14, discard_row: 9, ankan_inner_down: true },
};

/** Three players, two of them with norths laid aside. */
const three: View = {
  ...midway,
  round: { ...midway.round, winds: ["W", "E", "S"], scores: [24_000, 31_000, 50_000] },
  seats: midway.seats.slice(0, 3).map((one, nth) => ({
    ...one,
    wind: (["W", "E", "S"] as const)[nth] ?? "E",
    melds: nth === 0 ? [] : one.melds,
    kita: [2, 0, 1][nth] ?? 0,
  })),
  own: closed.own,
};

/** A better call settles the decision that is on the screen. */
const better: ServerMessage = {
  type: "event",
  n: 40,
  event: {
    type: "called",
    seat: 1,
    from: 3,
    meld: { type: "pon", called: "3z", own: ["3z", "3z"], from: "across" },
  },
  after: {
    phase: { type: "turn", seat: 1 },
    live_left: 23,
    sticks: 2,
    scores: midway.seats.map(({ score }) => score),
    concealed: [10, 11, 4, 7],
    riichi: ["none", "none", "none", "none"],
    own: { concealed: tiles("234m 340678p 55s"), waits: [] },
  },
};

const claimed = shown(
  {
    ...midway,
    own: { concealed: tiles("234m 340678p 55s"), waits: [] },
    phase: { type: "claims", from: 3, tile: "3z", on: "discard" },
  },
  claims,
);

/** What the server says in each scene. */
export const SCENES: Readonly<Record<string, ServerMessage[]>> = {
  dealt: shown(fresh, { type: "pong" }),
  melds: shown(midway, { ...turn, choices: discards(midway, {}) }),
  turn: shown(closed, turn),
  threat: shown(closed, { ...turn, safety }),
  kans: shown(closed, { ...turn, choices: [...discards(closed, {}), ...kans] }),
  dark: offering("auto_lit", noten),
  called_up: offering("on_demand", noten),
  called_kan: at({ riichi_button: "on_demand", kan_called_up: true }, closed, {
    ...turn,
    choices: [...discards(closed, {}), ...kans],
  }),
  two_rows: at({ dead_wall: { type: "two_rows" } }, fresh, { type: "pong" }),
  seven: at({ dead_wall: { type: "all_stacks", before: 2, behind: 0 } }, { ...midway, supplements: 2 }, turn),
  one_button: at(onePress, closed, turn),
  shot: at(onePress, shot, { type: "pong" }),
  hit: at(onePress, { ...shot, phase: { type: "claims", from: 1, tile: "1z", on: "discard" } }, hit),
  birds: shown(birds, { ...turn, choices: discards(midway, {}) }),
  asked: offering("prompt", turn),
  poor: offering("prompt", poor),
  hinted: shown(unready, hinted),
  last: shown(last, turn),
  opened: shown(
    {
      ...closed,
      phase: { type: "turn", seat: 1 },
      seats: closed.seats
        .with(0, { ...(closed.seats[0] as SeatView), riichi: "riichi", concealed: 13 })
        .with(1, { ...(closed.seats[1] as SeatView), riichi: "riichi", concealed: 14 })
        .with(3, { ...(closed.seats[3] as SeatView), riichi: "ippatsu" }),
      opened: [
        { seat: 0, concealed: tiles("234m 340678p 55s 11z") },
        { seat: 1, concealed: tiles("234678m 345p 2255s") },
        { seat: 3, concealed: tiles("4578p 66s 7s") },
      ],
      own: { concealed: tiles("234m 340678p 55s 11z"), waits: [{ tile: "1z", left: 2 }] },
    },
    { type: "pong" },
  ),
  declaring: shown(closed, {
    ...turn,
    choices: [
      ...turn.choices,
      {
        action: { type: "open_riichi", tile: "1s", tsumogiri: true },
        after: after([
          ["1z", 2],
          ["5s", 2],
        ]),
      },
      { action: { type: "open_riichi", tile: "3p", tsumogiri: false } },
    ],
  }),
  claims: claimed,
  overtaken: [...claimed, better],
  long: shown(long),
  nine: [NINE, ...shown(long).slice(1)],
  three: [
    { ...welcome, names: NAMES.slice(0, 3), rules: "tenhou_sanma" },
    { type: "view", view: three, next_event: 40 },
    {
      type: "prompt",
      decision_id: 40,
      choices: [...discards(three, {}), { action: { type: "kita" } }],
      denied: [],
    },
  ],
  foul: shown(closed, {
    type: "prompt",
    decision_id: 40,
    choices: [
      ...discards(closed, {}),
      ...tiles("234m38p1z").map((tile) => ({
        action: { type: "riichi", tile, tsumogiri: false } as const,
        foul: true,
      })),
    ],
    denied: [],
  }),
  opening: shown(
    { ...closed, phase: { type: "opening" }, own: { concealed: tiles("199m 19p 19s 12z 2345m"), waits: [] } },
    {
      type: "prompt",
      decision_id: 40,
      choices: [{ action: { type: "kyuushu_kyuuhai" } }, { action: { type: "pass" } }],
      denied: [],
    },
  ),
  showdown: shown(
    {
      ...closed,
      live_left: 0,
      seats: closed.seats.with(0, { ...(closed.seats[0] as SeatView), concealed: 13 }),
      phase: {
        type: "showdown",
        seat: 0,
        shown: [null, null, { concealed: tiles("5p 4p 6p 1s"), melds: [] }, null],
      },
      own: { concealed: tiles("234m 340678p 55s 11z"), waits: [{ tile: "1z", left: 2 }] },
    },
    {
      type: "prompt",
      decision_id: 40,
      choices: [{ action: { type: "show_tenpai" } }, { action: { type: "hide_hand" } }],
      denied: [],
    },
  ),
  noten: shown(
    {
      ...closed,
      live_left: 0,
      seats: closed.seats.with(0, { ...(closed.seats[0] as SeatView), concealed: 13 }),
      phase: {
        type: "showdown",
        seat: 0,
        shown: [null, null, { concealed: tiles("5p 4p 6p 1s"), melds: [] }, null],
      },
      own: { concealed: tiles("2469m 340678p 5s 11z"), waits: [] },
    },
    {
      type: "prompt",
      decision_id: 40,
      choices: [{ action: { type: "show_noten" } }, { action: { type: "hide_hand" } }],
      denied: [],
    },
  ),
  replaced: shown(midway, { type: "replaced" }),
  ...END_SCENES,
};
