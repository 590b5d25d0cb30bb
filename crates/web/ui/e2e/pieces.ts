// What the messages of scenes.tsx are made of, and a table in the middle of a hand.
import { VERSION } from "../src/api/version.ts";
import { DISPLAY } from "../src/state/plainDisplay.ts";
import type {
  Dora,
  Meld,
  Phase,
  RiverTile,
  RoundEnd,
  RoundStart,
  SeatState,
  SeatView,
  ServerMessage,
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

/** A river; `riichi` is the place of the tile on its side, `claimed` says who took the tiles at these places. */
export function river(mpsz: string, riichi?: number, claimed: Record<number, number> = {}): RiverTile[] {
  return tiles(mpsz).map((tile, nth) => ({
    tile,
    tsumogiri: nth % 4 === 3 || nth > (riichi ?? Number.POSITIVE_INFINITY),
    sideways: nth === riichi,
    claimed_by: claimed[nth] ?? null,
  }));
}

export const NAMES = ["Aki", "Greta", "Bartholomew-Maximilian", "Mio"];
const BOTS = [null, "expert", "hard/attacker", "wild"];

export const welcome: Welcome & { type: "welcome" } = {
  type: "welcome",
  version: VERSION,
  match_id: "scene",
  mode: "free",
  seat: 0,
  names: NAMES,
  bots: BOTS,
  rules: "Tenhou",
  summary: [
    {
      topic: "length",
      facts: [
        { type: "winds", winds: ["E", "S"] },
        { type: "extension", goal: 30_000 },
      ],
    },
    { topic: "open_tanyao", facts: [{ type: "yes" }] },
  ],
  riichi_stake: 1000,
  honba_value: 300,
  pace: "instant",
  display: DISPLAY,
};

function seat(wind: Wind, score: number, concealed: number, part: Partial<SeatView> = {}): SeatView {
  return { wind, score, concealed, riichi: "none", river: [], melds: [], kita: 0, ...part };
}

const WINDS = ["E", "S", "W", "N"] as const;

/** The dora that each of these points to. */
export function doras(indicators: string): Dora[] {
  return tiles(indicators).map((indicator) => {
    const [number, suit] = [Number(indicator[0]), indicator[1]];
    const next = suit !== "z" ? (number % 9) + 1 : number < 5 ? (number % 4) + 1 : ((number - 4) % 3) + 5;
    return { indicator, dora: `${next}${suit}` as Tile };
  });
}

/** What a table is made of: of each seat the river first. */
interface Laid {
  readonly round?: Partial<RoundStart>;
  readonly live_left: number;
  readonly dora?: string;
  readonly seats: readonly (Partial<SeatView> & { river: RiverTile[] })[];
  readonly phase: Phase;
  readonly own: SeatState;
}

/** East 2-1 with a stick on the table, if nothing else is said. Who has declared riichi has paid for it. */
export function table({ round: started, live_left, dora = "4p", seats, phase, own }: Laid): View {
  const dealer = started?.dealer ?? 1;
  const players = seats.length;
  const winds = seats.map((_, nth) => WINDS[(nth - dealer + players) % players] ?? "E");
  const shown = doras(dora);
  const round: RoundStart = {
    wind: "E",
    number: dealer + 1,
    game: 1,
    dealer,
    honba: 1,
    sticks: 1,
    winds,
    scores: [24_000, 31_000, 18_300, 25_700],
    dora: shown[0] as Dora,
    ...started,
  };
  const paid = seats.filter(({ riichi }) => riichi !== undefined && riichi !== "none").length;
  const melds = seats.flatMap((one) => one.melds ?? []);
  const kita = seats.reduce((sum, one) => sum + (one.kita ?? 0), 0);
  const supplements = kita + melds.filter(({ type }) => KANS.has(type)).length;
  return {
    round,
    sticks: round.sticks + paid,
    live_left,
    ...(supplements > 0 && { supplements }),
    dora: shown,
    seats: seats.map(({ riichi = "none", melds = [], ...rest }, nth) => {
      const drawn = phase.type === "turn" && phase.seat === nth ? 1 : 0;
      const score = (round.scores[nth] ?? 0) - (riichi === "none" ? 0 : 1000);
      const concealed = 13 - 3 * melds.length + drawn;
      return seat(winds[nth] ?? "E", score, concealed, { riichi, melds, ...rest });
    }),
    phase,
    own,
  };
}
const KANS: ReadonlySet<string> = new Set(["kakan", "daiminkan", "ankan"]);

/** The middle of a hand: melds of every sort, a riichi, a long river. */
export const midway: View = table({
  live_left: 29,
  dora: "4p9s3z1m",
  seats: [
    {
      river: river("63z 9m 24z 1p 5z 91p", undefined, { 0: 2 }),
      melds: [{ type: "chii", called: "0p", own: ["4p", "6p"], from: "left" }],
    },
    { river: river("14z 9s 5z 1m 1p 99m 4z", 6), riichi: "riichi" },
    {
      river: river("512z 8s 1z 9p 6z 1p 52z 8s 9p", undefined, { 3: 3 }),
      melds: [
        { type: "pon", called: "6z", own: ["6z", "6z"], from: "across" },
        { type: "kakan", called: "2s", own: ["2s", "2s"], added: "2s", from: "right" },
        { type: "daiminkan", called: "7z", own: ["7z", "7z", "7z"], from: "right" },
      ],
    },
    {
      river: river("143z 2s 9m 23z 0p 7z 8m 19s", undefined, { 3: 2, 7: 0, 8: 2 }),
      melds: [
        { type: "ankan", tiles: tiles("5550m") },
        { type: "pon", called: "8s", own: ["8s", "8s"], from: "left" },
      ],
    },
  ],
  phase: { type: "turn", seat: 0 },
  own: { concealed: tiles("234m 34678p 55s"), drawn: "1s", waits: [] },
});

/** How many of a tile the seat of the view does not see; a red five is a five. */
export function unseen(view: View, tile: Tile): number {
  return 4 - seenBy(view).filter((seen) => kindOf(seen) === kindOf(tile)).length;
}

export const kindOf = (tile: Tile): Tile => (tile[0] === "0" ? (`5${tile[1]}` as Tile) : tile);

/** All tiles that `self`, whose view it is, sees, each once. */
export function seenBy({ own, dora, seats, opened = [], phase, result }: View, self = 0): Tile[] {
  const melded = seats.flatMap(({ melds }) => melds.flatMap(tilesOf));
  const lying = seats.flatMap((one) =>
    one.river.filter(({ claimed_by }) => claimed_by === null).map(({ tile }) => tile),
  );
  const kita = seats.flatMap((one) => Array<Tile>(one.kita).fill("4z"));
  const others = [...shownBy(phase, result, self), ...opened.filter(({ seat }) => seat !== self)];
  const ura = result?.ura.map(({ indicator }) => indicator) ?? [];
  return [
    ...own.concealed,
    ...(own.drawn === undefined ? [] : [own.drawn]),
    ...dora.map(({ indicator }) => indicator),
    ...ura,
    ...melded,
    ...lying,
    ...kita,
    ...others.flatMap(({ concealed }) => concealed),
  ];
}

/** The hands of the others that lie open. */
function shownBy(phase: Phase, result: RoundEnd | undefined, self: number): { concealed: Tile[] }[] {
  const hands = phase.type === "showdown" ? phase.shown : [];
  const { outcome } = result ?? {};
  const ended =
    outcome?.type === "won"
      ? outcome.winners.filter(({ seat }) => seat !== self).map(({ hand }) => hand)
      : outcome?.type === "exhaustive"
        ? outcome.tenpai.filter((_, seat) => seat !== self)
        : [];
  return [...hands.filter((_, seat) => seat !== self), ...ended].filter((hand) => hand !== null);
}

export function tilesOf(meld: Meld): Tile[] {
  if (meld.type === "ankan") return meld.tiles;
  return [meld.called, ...meld.own, ...(meld.type === "kakan" ? [meld.added] : [])];
}

/** A table at which somebody sits down, and what the server says then. */
export function shown(view: View, ...more: ServerMessage[]): ServerMessage[] {
  return [welcome, { type: "view", view, next_event: 40 }, ...more];
}
