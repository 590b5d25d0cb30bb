// The bridge against the player itself. Needs `npm ci` and the binary: JANTAKU=target/release/jantaku npm test
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import Player from "@kobalab/majiang-ai";
import Majiang from "@kobalab/majiang-core";
import { RULE, Seat } from "./seat.mjs";
import { calledMeld, closedKan, meldTiles, toMajiang, toMjai } from "./tiles.mjs";

const JANTAKU = process.env.JANTAKU ?? new URL("../../target/release/jantaku", import.meta.url).pathname;
const MATCHES = Number(process.env.MATCHES ?? 2);

test("tiles there and back", () => {
  for (const [pai, p] of Object.entries({ "1m": "m1", "5s": "s5", "5pr": "p0", E: "z1", P: "z5", C: "z7" })) {
    assert.equal(toMajiang(pai), p);
    assert.equal(toMjai(p), pai);
  }
  assert.equal(toMjai("m0_*"), "5mr");
  for (const pai of ["?", "0m", "5zr", "4mr", "10m", ""])
    assert.throws(() => toMajiang(pai), /no tile of mjai/);
});

test("melds there and back", () => {
  const meld = (actor, target, pai, consumed) => calledMeld({ actor, target, pai, consumed });
  assert.equal(meld(1, 0, "3m", ["4m", "5mr"]), "m3-40");
  assert.equal(meld(2, 0, "5p", ["5p", "5pr"]), "p505=");
  assert.equal(meld(3, 0, "C", ["C", "C"]), "z777+");
  assert.equal(meld(0, 3, "5sr", ["5s", "5s", "5s"]), "s5550-");
  assert.equal(closedKan({ consumed: ["5s", "5sr", "5s", "5s"] }), "s5550");
  assert.deepEqual(meldTiles("m3-40"), { type: "chi", called: "3m", own: ["4m", "5mr"] });
  assert.deepEqual(meldTiles("p505="), { type: "pon", called: "5p", own: ["5p", "5pr"] });
  assert.deepEqual(meldTiles("s5550-"), { type: "daiminkan", called: "5sr", own: ["5s", "5s", "5s"] });
  assert.deepEqual(meldTiles("m550+5"), { type: "kakan", called: "5mr", own: ["5m", "5m"], added: "5m" });
  assert.deepEqual(meldTiles("z1111"), { type: "ankan", own: ["E", "E", "E", "E"] });
});

test(`${MATCHES} matches: through the bridge four of them play as at their own table`, () => {
  const folder = mkdtempSync(join(tmpdir(), "arena-majiang-"));
  const counted = {};
  for (let seed = 1; seed <= MATCHES; seed++) {
    const [paipu, mjai] = ["majiang.json", "match.mjai"].map((name) => join(folder, name));
    writeFileSync(paipu, JSON.stringify(ownTable(seed)));
    jantaku("verify", paipu);
    jantaku("convert", paipu, mjai, "--to", "mjai");
    const events = readFileSync(mjai, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    indicatorsFirst(events);
    follow(events, counted, seed);
  }
  rmSync(folder, { recursive: true });
  console.log("choices compared:", counted);
});

/** Fails with what the command says when it does. */
const jantaku = (...args) => execFileSync(JANTAKU, args, { stdio: "pipe" });

/** A match of four players by the program that comes with them. */
function ownTable(seed) {
  Math.random = chance(seed);
  let record;
  const players = [0, 1, 2, 3].map(() => new Player());
  const game = new Majiang.Game(
    players,
    (paipu) => {
      record = paipu;
    },
    RULE,
  );
  const begin = game.kaiju.bind(game);
  game.kaiju = () => begin(0);
  game.do_sync();
  return record;
}

/** Numbers from 0 to 1, the same for the same seed (xorshift). */
function chance(seed) {
  let state = seed * 2654435769;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Records have a kan's indicator behind the discard that turns it; a seat is told it before, as at the player's own table. */
function indicatorsFirst(events) {
  for (let at = 1; at < events.length; at++) {
    const [before, event] = [events[at - 1], events[at]];
    if (before.type === "dahai" && event.type === "dora") events.splice(at - 1, 2, event, before);
  }
}

const CHOICES = new Set(["reach", "dahai", "chi", "pon", "daiminkan", "ankan", "kakan", "hora"]);
const CLAIMS = ["chi", "pon", "daiminkan", "hora"];

/** Plays the record to four seats. Whatever a seat did, it must have answered; an answer not followed, another's claim outdid. */
function follow(events, counted, seed) {
  const seats = [0, 1, 2, 3].map(() => new Seat());
  let answers = seats.map(() => ({ type: "none" }));
  events.forEach((event, at) => {
    const where = `match ${seed}, line ${at + 1}`;
    if (CHOICES.has(event.type)) {
      assertSame(answers[event.actor], event, where);
      counted[event.type] = (counted[event.type] ?? 0) + 1;
    }
    answers = seats.map((seat, id) => {
      const answer = answers[id];
      const open = answer.type !== "none" && !(CHOICES.has(event.type) && event.actor === id);
      const next = seat.answer(seenBy(event, id));
      // Told while a choice is waited for; nothing new is asked.
      if (event.type === "reach_accepted" || event.type === "dora") return answer;
      if (open && event.type === "ryukyoku") assert.ok(["ryukyoku", "hora"].includes(answer.type), where);
      else if (open) assert.ok(CLAIMS.includes(event.type), `${where}: ${JSON.stringify(answer)}`);
      return next;
    });
  });
}

/** The fields of the answer are those of the event. */
function assertSame(answer, event, where) {
  for (const [key, value] of Object.entries(answer)) {
    const same = key === "consumed" ? [...event.consumed].sort() : event[key];
    assert.deepEqual(
      key === "consumed" ? [...value].sort() : value,
      same,
      `${where}: ${JSON.stringify(answer)}`,
    );
  }
}

/** What seat `id` may know of an event. */
function seenBy(event, id) {
  const hide = (tiles, seat) => (seat === id ? tiles : tiles.map(() => "?"));
  if (event.type === "start_game") return { ...event, id };
  if (event.type === "start_kyoku") return { ...event, tehais: event.tehais.map(hide) };
  if (event.type === "tsumo" && event.actor !== id) return { ...event, pai: "?" };
  return event;
}
