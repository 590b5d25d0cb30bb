// Messages as the server sends them, for scenes.tsx.
import type {
  Choice,
  MatchEnd,
  Meld,
  Preset,
  RiverTile,
  RoundEnd,
  SeatView,
  ServerMessage,
  StartPage,
  Tile,
  View,
  Welcome,
  Wind,
} from "../src/wire/generated/wire.ts";

/** `tiles("123m 0p")`: an mpsz run of tiles. */
export function tiles(mpsz: string): Tile[] {
  const found: Tile[] = [];
  let numbers: string[] = [];
  for (const letter of mpsz.replaceAll(" ", "")) {
    if ("mpsz".includes(letter)) {
      found.push(...numbers.map((number) => `${number}${letter}` as Tile));
      numbers = [];
    } else numbers.push(letter);
  }
  return found;
}

/** A river; `riichi` is the place of the tile on its side, `claimed` those of the tiles that others took. */
function river(mpsz: string, riichi?: number, claimed: Record<number, number> = {}): RiverTile[] {
  return tiles(mpsz).map((tile, nth) => ({
    tile,
    tsumogiri: nth % 4 === 3,
    sideways: nth === riichi,
    claimed_by: claimed[nth] ?? null,
  }));
}

const pon: Meld = { type: "pon", called: "6z", own: ["6z", "6z"], from: "across" };
const chii: Meld = { type: "chii", called: "0p", own: ["4p", "6p"], from: "left" };
const kakan: Meld = { type: "kakan", called: "2s", own: ["2s", "2s"], added: "2s", from: "right" };
const daiminkan: Meld = { type: "daiminkan", called: "7z", own: ["7z", "7z", "7z"], from: "right" };
const ankan: Meld = { type: "ankan", tiles: tiles("5550m") };

export const NAMES = ["Aki", "Normal 1", "Bartholomew-Maximilian", "Wild 3"];

export const welcome: Welcome & { type: "welcome" } = {
  type: "welcome",
  version: 1,
  match_id: "scene",
  seat: 0,
  names: NAMES,
  rules: "tenhou",
  summary: [
    { label: "Length", value: "East and South" },
    { label: "Open tanyao", value: "yes" },
  ],
  riichi_stake: 1000,
  honba_value: 300,
  pace: "instant",
};

function seat(wind: Wind, score: number, concealed: number, part: Partial<SeatView> = {}): SeatView {
  return { wind, score, concealed, riichi: "none", river: [], melds: [], kita: 0, ...part };
}

/** The middle of a hand: melds of every sort, a riichi, a long river. */
export const midway: View = {
  round: {
    wind: "E",
    number: 2,
    label: "East 2, honba 1",
    dealer: 1,
    honba: 1,
    sticks: 1,
    winds: ["N", "E", "S", "W"],
    scores: [24_000, 31_000, 18_300, 25_700],
    dora: { indicator: "4p", dora: "5p" },
    dealer14: false,
    broken: 1,
  },
  sticks: 2,
  live_left: 23,
  dora: [
    { indicator: "4p", dora: "5p" },
    { indicator: "9s", dora: "1s" },
  ],
  seats: [
    seat("N", 24_000, 11, { melds: [chii], river: river("19m 1z 9p 2z 8s 3z 1p 7m 9s") }),
    seat("E", 30_000, 13, { riichi: "ippatsu", river: river("1z 2m 8p 9m 3z 4z 7p 2s 1m 6s", 7) }),
    seat("S", 18_300, 4, {
      melds: [pon, kakan, daiminkan],
      river: river("9m 1m 3p 6z 7s 4z 1s 2m 8m 5s", 99, { 3: 3 }),
    }),
    seat("W", 25_700, 7, {
      melds: [ankan, pon],
      river: river("1z 9p 4s 2z 0s 8p 4m 3m 6p 9s 2z 3z", 99, { 4: 0 }),
    }),
  ],
  phase: { type: "turn", seat: 0 },
  own: { concealed: tiles("234m 340678p 55s"), drawn: "1s", waits: [] },
};

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

const ended: RoundEnd = {
  outcome: {
    type: "won",
    winners: [
      {
        seat: 0,
        from: 3,
        tile: "7m",
        hand: { concealed: tiles("2233567m 0p5p 77s"), melds: [{ type: "ankan", tiles: tiles("6666z") }] },
        yaku: [
          { key: "riichi", kanji: "立直", name: "Riichi", value: { han: 1 } },
          { key: "ippatsu", kanji: "一発", name: "One shot", value: { han: 1 } },
          { key: "hatsu", kanji: "發", name: "Green dragon", value: { han: 1 } },
        ],
        dora: { dora: 2, ura: 1, red: 1, kita: 0 },
        han: 7,
        fu: 70,
        fu_items: [
          { reason: "win", text: "the win", fu: 20 },
          { reason: "closed_ron", text: "closed hand, ron", fu: 10 },
          { reason: "set", kind: "6z", text: "closed kan of green dragons", fu: 32 },
        ],
        limit: { key: "haneman", name: "haneman", kanji: "跳満" },
        points: 12_000,
        liable: null,
      },
      {
        seat: 2,
        from: 3,
        tile: "7m",
        hand: { concealed: tiles("56m 22z"), melds: [pon, chii, kakan] },
        yaku: [{ key: "hatsu", kanji: "發", name: "Green dragon", value: { han: 1 } }],
        dora: { dora: 0, ura: 0, red: 1, kita: 0 },
        han: 2,
        fu: 30,
        fu_items: [{ reason: "win", text: "the win", fu: 20 }],
        limit: null,
        points: 2000,
        liable: null,
      },
    ],
  },
  dora: midway.dora,
  ura: [
    { indicator: "1m", dora: "2m" },
    { indicator: "5z", dora: "6z" },
  ],
  transfers: [
    { from: { type: "seat", seat: 3 }, to: { type: "seat", seat: 0 }, points: 12_000, reason: "hand" },
    { from: { type: "seat", seat: 3 }, to: { type: "seat", seat: 0 }, points: 300, reason: "honba" },
    { from: { type: "pot" }, to: { type: "seat", seat: 0 }, points: 2000, reason: "sticks" },
    { from: { type: "seat", seat: 3 }, to: { type: "seat", seat: 2 }, points: 2000, reason: "hand" },
  ],
  changes: [
    { before: 24_000, delta: 14_300, after: 38_300 },
    { before: 30_000, delta: 0, after: 30_000 },
    { before: 18_300, delta: 2000, after: 20_300 },
    { before: 25_700, delta: -14_300, after: 11_400 },
  ],
  sticks: 0,
  chips: [3, 0, 1, -4],
};

const drawn: RoundEnd = {
  ...ended,
  chips: [],
  outcome: {
    type: "exhaustive",
    tenpai: [
      { concealed: tiles("234m 340678p 55s 11z"), melds: [] },
      null,
      { concealed: tiles("5p"), melds: [pon, kakan, daiminkan, chii] },
      null,
    ],
    nagashi: [],
  },
  ura: [],
  transfers: [
    { from: { type: "seat", seat: 1 }, to: { type: "seat", seat: 0 }, points: 1500, reason: "noten" },
    { from: { type: "seat", seat: 3 }, to: { type: "seat", seat: 2 }, points: 1500, reason: "noten" },
  ],
  changes: [
    { before: 24_000, delta: 1500, after: 25_500 },
    { before: 30_000, delta: -1500, after: 28_500 },
    { before: 18_300, delta: 1500, after: 19_800 },
    { before: 25_700, delta: -1500, after: 24_200 },
  ],
};

const standings: MatchEnd = {
  reason: "last_hand",
  game: 1,
  games: 1,
  unit: "thousands",
  per_thousand: 1,
  lines: ["Uma", "Oka"],
  standings: [
    { seat: 0, place: 1, points: 41_200, amounts: [20_000, 20_000], total: 51_200 },
    { seat: 2, place: 2, points: 28_000, amounts: [10_000, 0], total: 8000 },
    { seat: 3, place: 3, points: 20_800, amounts: [-10_000, 0], total: -19_200 },
    { seat: 1, place: 4, points: 10_000, amounts: [-20_000, 0], total: -40_000 },
  ],
  leftover_sticks: 0,
};

/** After the first of two games. */
const firstGame: MatchEnd = { ...standings, games: 2 };

/** With every line a settlement can have. */
const settled: MatchEnd = {
  ...standings,
  game: 2,
  games: 2,
  unit: "marks",
  per_thousand: 5,
  lines: ["Uma", "Oka", "Chips", "Yakitori", "Fouls", "Earlier games"],
  standings: standings.standings.map((standing, nth) => ({
    ...standing,
    amounts: [...standing.amounts, [8000, -2000, -6000, 0][nth] ?? 0, 500, nth === 2 ? -20_000 : 0, 12_400],
  })),
};

const over = { type: "over" } as const;
const goOn: ServerMessage = {
  type: "prompt",
  decision_id: 42,
  choices: [{ action: { type: "continue" } }, { action: { type: "stop" } }],
  denied: [],
};

function shown(view: View, ...more: ServerMessage[]): ServerMessage[] {
  return [welcome, { type: "view", view, next_event: 40 }, ...more];
}

/** The longest rivers there is room for. */
const long: View = {
  ...midway,
  seats: midway.seats.map((one, nth) => ({
    ...one,
    river: river("1z 2m 8p 9m 3z 4z 7p 2s 1m 6s 19m 1z 9p 2z 8s 3z 1p 7m 9s 5z 6m", nth === 2 ? 15 : 99),
  })),
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
  melds: shown(midway, { ...turn, choices: discards(midway, {}) }),
  turn: shown(closed, turn),
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
      choices: [{ action: { type: "show_tenpai" } }, { action: { type: "hide_tenpai" } }],
      denied: [],
    },
  ),
  won: shown({ ...midway, phase: over, result: ended }, goOn),
  draw: shown({ ...midway, phase: over, result: drawn }, goOn),
  standings: shown({ ...midway, phase: over, result: ended, standings }),
  game: shown({ ...midway, phase: over, result: drawn, standings: firstGame }, goOn),
  settled: shown({ ...midway, phase: over, result: ended, standings: settled }),
  replaced: shown(midway, { type: "replaced" }),
};

const rules: Preset = {
  name: "",
  title: "",
  about: "",
  own: false,
  players: 4,
  length: "east_south",
  rounds: "East and South",
  summary: welcome.summary,
};

export const startPage: StartPage = {
  version: 1,
  presets: [
    { ...rules, name: "tenhou", title: "Tenhou", about: "East and South, open tanyao, red fives." },
    { ...rules, name: "yakuza", title: "Yakuza", length: "east", rounds: "East" },
    { ...rules, name: "Thursday club", title: "Thursday club", own: true },
  ],
  broken: [{ name: "Old club", faults: [{ options: [], line: null, message: "there is no option `kui`" }] }],
  bots: [
    { name: "normal", description: "Builds its hand, calls for a yaku and folds to riichi." },
    { name: "wild", description: "Takes every win and riichi, else plays half at random." },
    { name: "random", description: "Any legal move." },
  ],
  preselected: {
    preset: "tenhou",
    length: "east",
    opponents: ["normal", "normal", "normal"],
    pace: "normal",
    name: "Player",
  },
  matches: [
    {
      match_id: "a1",
      rules: "tenhou",
      names: NAMES,
      seat: 0,
      created: 1_790_000_000,
      round: "East 2",
      scores: [24_000, 31_000, 18_300, 25_700],
      finished: false,
    },
    {
      match_id: "b2",
      rules: "yakuza",
      names: NAMES,
      seat: 0,
      created: 1_789_000_000,
      round: "South 4",
      scores: [24_000, 31_000, 18_300, 26_700],
      finished: true,
    },
  ],
};
