// Ends of hands, for scenes.tsx: what `jantaku score` says of the hands of endTables.ts.
import type {
  Account,
  FuItem,
  LimitName,
  RoundEnd,
  ScoreChange,
  Tile,
  Transfer,
  View,
  Winner,
  YakuLine,
} from "../src/wire/generated/wire.ts";
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
import { doras, tiles } from "./pieces.ts";

const LINES = {
  riichi: ["立直", "Riichi", "Riichi", 1],
  ippatsu: ["一発", "Ippatsu", "Ippatsu", 1],
  menzen_tsumo: ["門前清自摸和", "Self-draw", "Menzen tsumo", 1],
  pinfu: ["平和", "Pinfu", "Pinfu", 1],
  tanyao: ["断么九", "All simples", "Tanyao", 1],
  seat_wind: ["自風", "Seat wind", "Jikaze", 1],
  hatsu: ["發", "Green dragon", "Hatsu", 1],
  chun: ["中", "Red dragon", "Chun", 1],
  chiitoitsu: ["七対子", "Seven pairs", "Chiitoitsu", 2],
  ryanpeikou: ["二盃口", "Two double runs", "Ryanpeikou", 3],
  chinitsu: ["清一色", "Full flush", "Chinitsu", 6],
  daisangen: ["大三元", "Big three dragons", "Daisangen", "yakuman"],
  tsuuiisou: ["字一色", "All honours", "Tsuuiisou", "yakuman"],
} as const;

/** The lines of these yaku, in the order of results. */
function yaku(keys: string): YakuLine[] {
  return keys.split(" ").map((key) => {
    const [kanji, english, romaji, han] = LINES[key as keyof typeof LINES];
    return {
      key,
      kanji,
      english,
      romaji,
      value: han === "yakuman" ? { yakuman: 1 } : { han },
    };
  });
}

const NO_DORA = { dora: 0, ura: 0, red: 0, kita: 0 };
const HANEMAN: LimitName = { key: "haneman", english: "haneman", kanji: "跳満" };
const MANGAN: LimitName = { key: "mangan", english: "mangan", kanji: "満貫" };

/** A win with the hand and the melds that the table has; those who are not in riichi turn no ura-dora. */
type Won = Pick<Winner, "seat" | "from" | "tile" | "han" | "fu" | "points"> & {
  readonly concealed: string;
  readonly yaku: string;
  readonly dora?: Partial<Winner["dora"]>;
  readonly fu_items?: FuItem[];
  readonly limit?: LimitName;
};

function winner(view: View, { concealed, dora, fu_items = [], limit, ...won }: Won): Winner {
  return {
    ...won,
    hand: { concealed: tiles(concealed), melds: view.seats[won.seat]?.melds ?? [] },
    yaku: yaku(won.yaku),
    dora: { ...NO_DORA, ...dora },
    fu_items,
    limit: limit ?? null,
    liable: null,
  };
}

const seatOf = (seat: number): Account => ({ type: "seat", seat });
const pay = (from: number, to: number, points: number, reason: Transfer["reason"] = "hand"): Transfer => ({
  from: seatOf(from),
  to: seatOf(to),
  points,
  reason,
});
const sticks = (to: number, points: number): Transfer => ({
  from: { type: "pot" },
  to: seatOf(to),
  points,
  reason: "sticks",
});

/** What the transfers make of the points that the table shows. */
function changes({ seats }: View, transfers: readonly Transfer[]): ScoreChange[] {
  return seats.map(({ score: before }, seat) => {
    const of = (account: Account) => account.type === "seat" && account.seat === seat;
    const delta = transfers.reduce(
      (sum, { from, to, points }) => sum + (of(to) ? points : 0) - (of(from) ? points : 0),
      0,
    );
    return { before, delta, after: before + delta };
  });
}

function end(
  view: View,
  wins: readonly Won[],
  ura: string,
  transfers: Transfer[],
  chips: number[] = [],
): RoundEnd {
  return {
    outcome: { type: "won", winners: wins.map((won) => winner(view, won)) },
    dora: view.dora,
    ura: doras(ura),
    transfers,
    changes: changes(view, transfers),
    sticks: 0,
    chips,
  };
}

const RON: readonly FuItem[] = [
  { reason: "win", fu: 20 },
  { reason: "closed_ron", fu: 10 },
];
const opened = (...items: FuItem[]): FuItem[] => [{ reason: "win", fu: 20 }, ...items];

/** Two win on one discard. */
export const ended = end(
  wonTable,
  [
    {
      seat: 0,
      from: 3,
      tile: "7m",
      concealed: "23456m 0p5p 678s",
      yaku: "riichi ippatsu hatsu",
      dora: { dora: 2, ura: 1, red: 1 },
      han: 7,
      fu: 70,
      fu_items: [...RON, { reason: "closed_kan", kind: "6z", fu: 32 }],
      limit: HANEMAN,
      points: 12_000,
    },
    {
      seat: 2,
      from: 3,
      tile: "7m",
      concealed: "56m 99s",
      yaku: "chun",
      dora: { red: 1 },
      han: 2,
      fu: 30,
      fu_items: opened({ reason: "open_triplet", kind: "7z", fu: 4 }),
      points: 2000,
    },
  ],
  "1m3s",
  [pay(3, 0, 12_000), pay(3, 0, 300, "honba"), sticks(0, 2000), pay(3, 2, 2000)],
  [3, 0, 1, -4],
);

const noten = [pay(1, 0, 1500, "noten"), pay(3, 2, 1500, "noten")];

export const drawn: RoundEnd = {
  outcome: {
    type: "exhaustive",
    tenpai: [
      { concealed: tiles("23456m 05p 678s"), melds: drawnTable.seats[0]?.melds ?? [] },
      null,
      { concealed: tiles("56m 99s"), melds: drawnTable.seats[2]?.melds ?? [] },
      null,
    ],
    noten: [null, null, null, null],
    nagashi: [],
  },
  dora: drawnTable.dora,
  ura: [],
  transfers: noten,
  changes: changes(drawnTable, noten),
  sticks: drawnTable.sticks,
  chips: [],
};

/** The sheet that one house prints as its example. */
export const sample = end(
  sampleTable,
  [
    {
      seat: 0,
      from: null,
      tile: "9s",
      concealed: "1133m 5577p 22s 44z 9s",
      yaku: "riichi ippatsu menzen_tsumo chiitoitsu",
      dora: { dora: 2 },
      han: 7,
      fu: 25,
      fu_items: [{ reason: "chiitoitsu", fu: 25 }],
      limit: HANEMAN,
      points: 12_000,
    },
  ],
  "6s",
  [pay(1, 0, 3000), pay(2, 0, 3000), pay(3, 0, 6000), sticks(0, 1000)],
);

/** A win below every limit. */
export const plainWin = end(
  plainTable,
  [
    {
      seat: 1,
      from: 0,
      tile: "4s",
      concealed: "234567m 345p 3599s",
      yaku: "riichi",
      dora: { dora: 1 },
      han: 2,
      fu: 40,
      fu_items: [...RON, { reason: "kanchan", fu: 2 }],
      points: 3900,
    },
  ],
  "8m",
  [pay(0, 1, 3900), pay(0, 1, 300, "honba"), sticks(1, 2000)],
);

/** Two yakuman in one hand. */
export const yakumanWin = end(
  yakumanTable,
  [
    {
      seat: 0,
      from: null,
      tile: "2z",
      concealed: "666777z 22z 11z",
      yaku: "daisangen tsuuiisou",
      han: 0,
      fu: 0,
      limit: { key: "yakuman", english: "double yakuman", kanji: "役満" },
      points: 64_000,
    },
  ],
  "",
  [pay(1, 0, 32_000), pay(2, 0, 16_000), pay(3, 0, 16_000)],
);

/** Thirteen han without a yakuman. */
export const kazoeWin = end(
  kazoeTable,
  [
    {
      seat: 0,
      from: 1,
      tile: "7m",
      concealed: "22334455667m 99m",
      yaku: "riichi pinfu ryanpeikou chinitsu",
      dora: { dora: 2 },
      han: 13,
      fu: 30,
      fu_items: [...RON],
      limit: { key: "kazoe", english: "kazoe yakuman", kanji: "数え役満" },
      points: 32_000,
    },
  ],
  "9p",
  [pay(1, 0, 32_000), sticks(0, 1000)],
);

/** Three win on one discard, in a house that pays them all. */
export const tripleWin = end(
  tripleTable,
  [
    {
      seat: 0,
      from: 3,
      tile: "6p",
      concealed: "234m 45p 567789s 99p",
      yaku: "riichi pinfu",
      dora: { dora: 1 },
      han: 3,
      fu: 30,
      fu_items: [...RON],
      points: 3900,
    },
    {
      seat: 1,
      from: 3,
      tile: "6p",
      concealed: "44678m 57p",
      yaku: "tanyao",
      dora: { dora: 1 },
      han: 2,
      fu: 30,
      fu_items: opened({ reason: "open_triplet", kind: "8s", fu: 2 }, { reason: "kanchan", fu: 2 }),
      points: 2900,
    },
    {
      seat: 2,
      from: 3,
      tile: "6p",
      concealed: "12333m 78p 456s",
      yaku: "seat_wind",
      han: 1,
      fu: 30,
      fu_items: opened({ reason: "open_triplet", kind: "2z", fu: 4 }),
      points: 1000,
    },
  ],
  "9p",
  [pay(3, 0, 3900), pay(3, 0, 300, "honba"), sticks(0, 2000), pay(3, 1, 2900), pay(3, 2, 1000)],
);

const simples = (seat: number, tile: Tile, points: number): Won => ({
  seat,
  from: 1,
  tile,
  concealed: "340m 56p 88p 234678s",
  yaku: "riichi pinfu tanyao",
  dora: { dora: 1, red: 1 },
  han: 5,
  fu: 30,
  fu_items: [...RON],
  limit: MANGAN,
  points,
});

/** The last hand of a match. */
export const lastWin = end(lastTable, [simples(0, "7p", 8000)], "9m", [pay(1, 0, 8000), sticks(0, 1000)]);

/** The same won by its dealer, who may end the match. */
export const dealerWin = end(stoppingTable, [simples(3, "7p", 12_000)], "9p", [
  pay(1, 3, 12_000),
  sticks(3, 1000),
]);
