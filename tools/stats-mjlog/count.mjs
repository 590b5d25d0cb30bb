// Counts what `jantaku stats --json` counts, from the tags of mjlog files alone: no rules, no replay.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** The yaku by Tenhou's numbers. Seat winds are 10 to 13, round winds 14 to 17, dora 52 to 54. */
const YAKU = [
  "menzen_tsumo", "riichi", "ippatsu", "chankan", "rinshan", "haitei", "houtei", "pinfu", "tanyao", "iipeikou",
  "seat_wind", "seat_wind", "seat_wind", "seat_wind", "round_wind", "round_wind", "round_wind", "round_wind",
  "haku", "hatsu", "chun", "double_riichi", "chiitoitsu", "chanta", "ittsuu", "sanshoku_doujun", "sanshoku_doukou",
  "sankantsu", "toitoi", "sanankou", "shousangen", "honroutou", "ryanpeikou", "junchan", "honitsu", "chinitsu",
  "renhou", "tenhou", "chiihou", "daisangen", "suuankou", "suuankou_tanki", "tsuuiisou", "ryuuiisou", "chinroutou",
  "chuuren", "chuuren9", "kokushi", "kokushi13", "daisuushii", "shousuushii", "suukantsu",
];
const LIMITS = [null, "mangan", "haneman", "baiman", "sanbaiman", "yakuman"];
const SANMA = 0x10;

const numbers = (text) => (text ? text.split(",").map(Number) : []);
const every = (list, step, first) => list.filter((_, at) => at % step === first);

/** The tags of a text, in order: a name and the attributes. */
export function* tags(text) {
  for (const [, name, rest] of text.matchAll(/<(\w+)((?:\s+\w+="[^"]*")*)\s*\/?>/g)) {
    const attributes = {};
    for (const [, key, value] of rest.matchAll(/(\w+)="([^"]*)"/g)) attributes[key] = value;
    yield [name, attributes];
  }
}

/** Whether a packed meld claims a discard: a chii, a pon or an open kan, but no added kan and no north. */
export function claims(bits) {
  if (bits & 0x4 || bits & 0x8) return true;
  return !(bits & 0x10) && !(bits & 0x20) && (bits & 3) !== 0;
}

/** The rounds of a match that ended, each as what every seat did; and its result. */
export function match(text) {
  const game = { names: [], rounds: [], results: null };
  let players = 4;
  let first = 0;
  let round = null;
  for (const [name, of] of tags(text)) {
    if (name === "GO") players = Number(of.type) & SANMA ? 3 : 4;
    else if (name === "UN") addNames(game.names, of);
    else if (name === "TAIKYOKU") first = Number(of.oya);
    else if (name === "INIT") round = begin(of, players);
    else if (round) play(round, name, of);
    if (name === "AGARI" || name === "RYUUKYOKU") {
      if (round && !game.rounds.includes(round)) game.rounds.push(round);
      if (of.owari) game.results = results(numbers(of.owari), players, first);
    }
  }
  game.names.length = players;
  return game;
}

/** A player who comes back is named again, alone. */
function addNames(names, of) {
  for (let seat = 0; seat < 4; seat++) {
    const name = of[`n${seat}`];
    if (name !== undefined && names[seat] === undefined) names[seat] = decodeURIComponent(name);
  }
}

function begin(of, players) {
  const seat = (_, at) => ({
    start: 100 * numbers(of.ten)[at],
    end: 100 * numbers(of.ten)[at],
    discards: 0,
    riichi: null,
    called: false,
    win: null,
    dealtIn: false,
    tenpai: false,
    nagashi: false,
    paid: 0,
  });
  return { kind: null, seats: Array.from({ length: players }, seat) };
}

function play(round, name, of) {
  const { seats } = round;
  const discard = /^([DEFG])\d+$/.exec(name);
  if (discard) seats["DEFG".indexOf(discard[1])].discards++;
  else if (name === "REACH" && of.step === "1") seats[of.who].riichi = seats[of.who].discards + 1;
  else if (name === "N" && claims(Number(of.m))) seats[of.who].called = true;
  else if (name === "AGARI") win(round, of);
  else if (name === "RYUUKYOKU") draw(round, of);
}

function pay(round, of) {
  const [before, deltas] = [0, 1].map((part) => every(numbers(of.sc), 2, part));
  round.seats.forEach((seat, at) => {
    seat.paid += 100 * deltas[at];
    seat.end = 100 * (before[at] + deltas[at]);
  });
}

function win(round, of) {
  const limit = LIMITS[numbers(of.ten)[2]];
  const ids = of.yakuman === undefined ? every(numbers(of.yaku), 2, 0) : numbers(of.yakuman);
  const tsumo = of.who === of.fromWho;
  const kazoe = limit === "yakuman" && of.yakuman === undefined;
  round.kind = "won";
  round.seats[of.who].win = {
    tsumo,
    limit: kazoe ? "kazoe" : limit,
    yaku: new Set(ids.filter((id) => id < YAKU.length).map((id) => YAKU[id])),
  };
  if (!tsumo) round.seats[of.fromWho].dealtIn = true;
  pay(round, of);
}

function draw(round, of) {
  const exhaustive = of.type === undefined || of.type === "nm";
  round.kind = exhaustive ? "exhaustive" : "abortive";
  round.seats.forEach((seat, at) => {
    seat.tenpai = exhaustive && of[`hai${at}`] !== undefined;
  });
  pay(round, of);
  // Who scores nagashi is not stated: whoever is paid a mangan without having won.
  if (of.type === "nm") for (const seat of round.seats) seat.nagashi = seat.paid > 0;
}

/** Among equal points the seat that dealt earlier is ahead. */
function results(owari, players, first) {
  const points = every(owari, 2, 0).slice(0, players);
  const totals = every(owari, 2, 1).slice(0, players);
  const order = (seat) => (seat - first + players) % players;
  const ahead = (a, b) => points[a] > points[b] || (points[a] === points[b] && order(a) < order(b));
  return points.map((own, seat) => ({
    players,
    place: 1 + points.filter((_, other) => ahead(other, seat)).length,
    points: 100 * own,
    total: Math.round(1000 * totals[seat]),
  }));
}

const all = () => true;
const won = (seat) => seat.win !== null;
const riichi = (seat) => seat.riichi !== null;
const called = (seat) => seat.called;
const dealtIn = (seat) => seat.dealtIn;
const drawn = (_, round) => round.kind === "exhaustive";
const points = (seat) => seat.end - seat.start;
const limit = (name) => (seat) => seat.win.limit === name;

/** By the key of a figure: what is counted, and what each adds. */
const OF_HANDS = {
  win: [all, won],
  deal_in: [all, dealtIn],
  riichi: [all, riichi],
  call: [all, called],
  exhaustive: [all, drawn],
  abortive: [all, (_, round) => round.kind === "abortive"],
  // At Tenhou no foul can be made.
  chombo: [all, () => false],
  nagashi: [all, (seat) => seat.nagashi],
  tenpai: [drawn, (seat) => seat.tenpai],
  hand_points: [all, points],
  win_points: [won, (seat) => seat.paid],
  deal_in_points: [dealtIn, (seat) => seat.paid],
  tsumo: [won, (seat) => seat.win.tsumo],
  win_with_riichi: [won, riichi],
  win_with_call: [won, called],
  win_silent: [won, (seat) => !riichi(seat) && !called(seat)],
  yakuman: [won, limit("yakuman")],
  kazoe: [won, limit("kazoe")],
  riichi_win: [riichi, won],
  riichi_deal_in: [riichi, dealtIn],
  riichi_points: [riichi, points],
  riichi_turn: [riichi, (seat) => seat.riichi],
  call_win: [called, won],
  call_deal_in: [called, dealtIn],
  call_points: [called, points],
};
const OF_MATCHES = {
  place: (result) => result.place,
  first: (result) => result.place === 1,
  second: (result) => result.place === 2,
  third: (result) => result.place === 3,
  fourth: (result) => (result.players === 4 ? result.place === 4 : null),
  below_zero: (result) => result.points < 0,
  final_points: (result) => result.points,
  total: (result) => result.total,
};
const OF_PLAYERS = ["place", "win", "deal_in", "riichi", "call"];

/** The values that a hand has of each property. Waits are not stated in an mjlog. */
const BY = {
  turn: [riichi, ({ riichi }) => [riichi <= 6 ? "1-6" : riichi <= 12 ? "7-12" : "13+"]],
  limit: [won, (seat) => (seat.win.limit ? [seat.win.limit] : [])],
  yaku: [won, (seat) => [...seat.win.yaku]],
};
const WITHIN = { turn: ["riichi_win", "riichi_deal_in", "riichi_points", "win_points", "deal_in_points"], limit: [], yaku: ["win_points"] };

/** Sums and counts, by key. */
class Totals {
  sums = {};

  add(key, value) {
    this.sums[key] ??= [0, 0];
    this.sums[key][0] += Number(value);
    this.sums[key][1]++;
  }
}

/** Everything counted of these texts. */
export function count(texts) {
  const of = { rounds: 0, matches: 0, totals: new Totals(), players: {} };
  for (const game of texts.map(match).filter((game) => game.rounds.length > 0)) {
    of.matches++;
    of.rounds += game.rounds.length;
    game.names.forEach((_, seat) => addSeat(of, game, seat));
  }
  const players = Object.entries(of.players).map(([name, totals]) => [name, totals.sums]);
  return { matches: of.matches, rounds: of.rounds, totals: of.totals.sums, players: Object.fromEntries(players) };
}

function addSeat(of, game, seat) {
  const name = game.names[seat];
  const players = name === "" ? [] : [(of.players[name] ??= new Totals())];
  const add = (key, value) => {
    of.totals.add(key, value);
    if (OF_PLAYERS.includes(key)) for (const player of players) player.add(key, value);
  };
  for (const round of game.rounds) addHand(add, of.totals, round, round.seats[seat]);
  if (!game.results) return;
  for (const [key, value] of Object.entries(OF_MATCHES)) {
    const number = value(game.results[seat]);
    if (number !== null) add(key, number);
  }
}

function addHand(add, totals, round, seat) {
  for (const [key, [among, value]] of Object.entries(OF_HANDS)) {
    if (among(seat, round)) add(key, value(seat, round));
  }
  for (const [property, [among, values]] of Object.entries(BY)) {
    if (!among(seat)) continue;
    for (const value of values(seat)) {
      totals.add(`${property}=${value}`, 1);
      for (const key of WITHIN[property]) {
        const [among, number] = OF_HANDS[key];
        if (among(seat, round)) totals.add(`${key}/${property}=${value}`, number(seat, round));
      }
    }
  }
  for (const rare of ["sanshoku_doukou", "sankantsu", "ryanpeikou", "chankan"]) {
    totals.add(`rare/${rare}`, won(seat) && seat.win.yaku.has(rare));
  }
  totals.add("rare/nagashi", seat.nagashi);
}

/** The text of a file, packed or not. */
function text(path) {
  const bytes = readFileSync(path);
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString("utf8");
}

/** All files, directories opened, in order of their names. */
function files(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).sort().flatMap((name) => files(join(path, name)));
}

if (process.argv[1] === import.meta.filename) {
  const paths = process.argv.slice(2).flatMap(files);
  console.log(JSON.stringify(count(paths.map(text))));
}
