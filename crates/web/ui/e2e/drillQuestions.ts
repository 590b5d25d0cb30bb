// A question of every drill, for tests of components.
import type { DrillKey } from "../src/state/help/strategy.ts";
import type {
  Action,
  DailyPuzzle,
  DrillChoice,
  DrillEstimate,
  DrillList,
  DrillQuestion,
  ScoreAnswer,
  ServerMessage,
  Tile,
} from "../src/wire/generated/wire.ts";
import { welcome } from "./pieces.ts";
import { askedAt, sentAt } from "./tables.ts";

/** As the server has them. */
const SKILLS: Readonly<Record<DrillKey, readonly string[]>> = {
  discard: ["tenpai", "iishanten", "ryanshanten", "sanshanten"],
  waits: ["one", "two", "three", "four", "one_suit"],
  fu: ["runs", "triplets", "kan"],
  points: ["ron", "tsumo", "dealer_ron", "dealer_tsumo", "limit"],
  safety: ["genbutsu", "passed", "suji", "wall", "honour"],
  riichi: ["good_wait", "bad_wait", "late", "against_riichi", "last_round"],
  call: ["yakuhai", "pon", "chii", "against_riichi"],
  push: ["tenpai", "iishanten", "ryanshanten"],
};
export const DRILL_KEYS = Object.keys(SKILLS) as DrillKey[];

export const drillList: DrillList = {
  drills: Object.entries(SKILLS).map(([key, skills]) => ({
    key,
    skills: skills.map((key) => ({ key, questions: 40 })),
  })),
};

/** Players are called by the wind, and `left` are the choices. */
function seated(table: string, left: readonly Action["type"][] = ["discard"]): ServerMessage[] {
  const { view, prompt } = sentAt(table);
  const choices = (prompt?.choices ?? []).filter(({ action }) => left.includes(action.type));
  const names = view.view.seats.map(({ wind }) => wind);
  return [
    { ...welcome, match_id: "drill", names, bots: [null, null, null, null] },
    view,
    { ...askedAt(table), choices, ...(prompt?.safety && { safety: prompt.safety }) },
  ];
}
const tile = (face: Tile): DrillChoice => ({ type: "tile", tile: face });
const SIDES: DrillChoice[] = [{ type: "yes" }, { type: "no" }];
const asks = (drill: DrillKey, more: Partial<DrillQuestion>): DrillQuestion => ({
  drill,
  skill: SKILLS[drill][0] ?? "",
  level: 2,
  rules: "Tenhou",
  choices: SIDES,
  right: [0],
  solution: {},
  ...more,
});

const unlike = (faces: readonly Tile[]) => [...new Set(faces)];
const hinted = askedAt("unready");
const UNREADY = unlike(
  hinted.choices.flatMap(({ action }) => (action.type === "discard" ? [action.tile] : [])),
);
const { safety = [] } = sentAt("closed").prompt ?? {};
const discarding = (face: Tile): Action => ({ type: "discard", tile: face, tsumogiri: false });
/** The right one comes first. */
const estimates = (...actions: [Action, Action]): DrillEstimate[] => [
  { choice: 0, action: actions[0], points: 0, win: 47, danger: 0 },
  { choice: 1, action: actions[1], points: -1250, win: 31, danger: 300 },
];
const noFirst = (of: DrillEstimate[]) => of.map((one) => ({ ...one, choice: 1 - one.choice }));
const ADVISED = {
  advice: [
    { rule: "safe_tiles", matters: true, facts: [{ type: "tiles" as const, tiles: ["7p", "1z"] as Tile[] }] },
    { rule: "riichi_is_tenpai", matters: true, facts: [{ type: "players" as const, seats: [1] }] },
  ],
};

/** Tanyao, won with the third 5s: 32 fu, rounded to 40. */
const SCORE: ScoreAnswer = {
  type: "win",
  groups: [
    ["2m", "3m", "4m"],
    ["3p", "4p", "5p"],
    ["6p", "7p", "8p"],
    ["5s", "5s", "5s"],
    ["6s", "6s"],
  ],
  wait: "shanpon",
  fu_items: [
    { reason: "win", fu: 20 },
    { reason: "closed_ron", fu: 10 },
    { reason: "open_triplet", kind: "5s", fu: 2 },
  ],
  fu: 40,
  yaku: [
    {
      key: "tanyao",
      english: "All simples",
      romaji: "Tanyao",
      kanji: "断么九",
      value: { han: 1 },
    },
  ],
  dora: { dora: 0, ura: 0, red: 0, kita: 0 },
  han: 1,
  limit: null,
  base: 320,
  payments: [{ payer: "discarder", count: 1, times: 4, points: 1300, honba: 0 }],
  sticks: 0,
  points: 1300,
};
const WON = "234m345678p55s66s ron:5s seat:S round:E dora:1z";

export const QUESTIONS: Readonly<Record<DrillKey, DrillQuestion>> = {
  discard: asks("discard", {
    messages: seated("unready"),
    choices: UNREADY.map(tile),
    right: [UNREADY.indexOf("2z")],
    solution: {
      discards: hinted.choices
        .flatMap(({ action, hint }) =>
          action.type === "discard" && hint !== undefined ? [{ tile: action.tile, hint }] : [],
        )
        .filter((line, nth, all) => all.findIndex((one) => one.tile === line.tile) === nth)
        .sort(
          (a, b) =>
            a.hint.shanten - b.hint.shanten || Number(b.hint.best ?? false) - Number(a.hint.best ?? false),
        ),
      advised: ADVISED,
    },
  }),
  waits: asks("waits", {
    hand: "234m34567p555s66s",
    choices: (["2m", "3m", "4m", "5m", "2p", "3p", "5p", "8p", "9p", "5s", "6s"] as Tile[]).map(tile),
    right: [4, 6, 7],
    solution: {
      waits: [
        { tile: "2p", left: 4 },
        { tile: "5p", left: 3 },
        { tile: "8p", left: 4 },
      ],
    },
  }),
  fu: asks("fu", {
    hand: WON,
    choices: [20, 30, 40, 50].map((fu) => ({ type: "fu", fu })),
    right: [2],
    solution: { score: SCORE },
  }),
  points: asks("points", {
    hand: "234m345678p55s66s tsumo:5s riichi ippatsu seat:S round:E dora:1z ura:3p",
    choices: [
      { type: "tsumo", dealer: 2600, others: 1300 },
      { type: "tsumo", dealer: 3900, others: 2000 },
      { type: "tsumo", dealer: null, others: 2600 },
      { type: "ron", points: 5200 },
    ],
    right: [0],
    solution: { score: SCORE },
  }),
  safety: asks("safety", {
    messages: seated("closed"),
    about: 1,
    choices: (["3m", "6p", "9p", "1z"] as Tile[]).map(tile),
    right: [3],
    solution: { safety, advised: ADVISED },
  }),
  riichi: asks("riichi", {
    messages: seated("closed", ["discard", "riichi"]),
    about: 1,
    solution: { estimates: estimates({ type: "riichi", tile: "9p", tsumogiri: false }, discarding("1z")) },
  }),
  call: asks("call", {
    messages: seated("called", ["chii", "pass"]),
    about: 3,
    right: [1],
    solution: { estimates: noFirst(estimates({ type: "pass" }, { type: "chii", own: ["3p", "4p"] })) },
  }),
  push: asks("push", {
    messages: seated("closed"),
    about: 1,
    right: [1],
    solution: { estimates: noFirst(estimates(discarding("1z"), discarding("6p"))), advised: ADVISED },
  }),
};

export const dailyPuzzle = (date: string): DailyPuzzle => ({
  date,
  question: QUESTIONS.discard,
  levels: [
    ...["master", "expert", "hard"].map((level) => ({ level, choice: QUESTIONS.discard.right[0] ?? 0 })),
    { level: "normal", choice: null },
    { level: "easy", choice: 0 },
  ],
});
