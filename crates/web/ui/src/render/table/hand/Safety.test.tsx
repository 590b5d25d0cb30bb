import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import type { Sitting } from "../../../api/session.ts";
import { NOT_CHOOSING } from "../../../state/choosing.ts";
import { ROUND } from "../../../state/fixtures/round.ts";
import { kindOf, MATCH } from "../../../state/kind.ts";
import { EMPTY } from "../../../state/model.ts";
import { slots } from "../../../state/options.ts";
import { DISPLAY } from "../../../state/plainDisplay.ts";
import { change, FIELDS, settings } from "../../../state/settings.ts";
import { speak } from "../../../texts/texts.ts";
import type { SafetyClass, SeatView, TileSafety, View, Welcome } from "../../../wire/generated/wire.ts";
import { TableKind } from "../../parts/kind.ts";
import { OwnHand } from "./OwnHand.tsx";
import { RaisedNotes } from "./RaisedNotes.tsx";

const SEAT: SeatView = {
  wind: "E",
  score: 25_000,
  concealed: 13,
  riichi: "none",
  river: [],
  melds: [],
  kita: 0,
};

const OWN: View["own"] = { concealed: ["1m", "9m"], drawn: "0p", waits: [] };

const SAFETY: readonly TileSafety[] = [
  {
    tile: "5p",
    left: 1,
    grade: "dangerous",
    against: [
      { seat: 1, class: "middle", suji: [], wall: "one_chance" },
      { seat: 2, class: "double_suji_middle", suji: ["2p", "8p"] },
    ],
  },
  { tile: "9m", left: 2, grade: "safe", against: [{ seat: 1, class: "genbutsu", suji: [] }] },
];

function show(raised: number | null, safety: readonly TileSafety[] = SAFETY, players = 4, kind = MATCH) {
  const view: View = {
    round: ROUND,
    sticks: 0,
    live_left: 40,
    dora: [],
    seats: Array.from({ length: players }, () => SEAT),
    phase: { type: "turn", seat: 0 },
    own: OWN,
  };
  const welcome: Welcome = {
    version: 1,
    match_id: "1",
    mode: "free",
    seat: 0,
    names: ["Aki", "B", "C", "D"],
    bots: [null, "easy", "easy", "easy"],
    rules: "tenhou",
    summary: [],
    riichi_stake: 1000,
    honba_value: 300,
    pace: "instant",
    display: DISPLAY,
  };
  const choices = slots(OWN).map(({ tile, drawn }) => ({
    action: { type: "discard", tile, tsumogiri: drawn } as const,
  }));
  const prompt = { decisionId: 1, choices, denied: [], safety, sent: null };
  const session: Sitting = {
    model: signal({ ...EMPTY, view, welcome, prompt }),
    choosing: signal({ ...NOT_CHOOSING, slot: raised }),
    hand: signal(slots(OWN)),
    input: () => {},
  };
  render(
    <TableKind.Provider value={kind}>
      <OwnHand session={session} />
      <RaisedNotes session={session} />
    </TableKind.Provider>,
    document.body,
  );
}

const tiles = () => [...document.querySelectorAll<HTMLElement>("[data-testid=hand-tile]")];
const grades = () =>
  tiles().map((tile) => tile.querySelector(".safety-sign")?.getAttribute("data-grade") ?? null);
const note = () =>
  [...document.querySelectorAll("[data-testid=safety] p")].map((line) => line.textContent?.trim());

afterEach(async () => {
  render(null, document.body);
  settings.value = FIELDS.initial;
  await speak("en");
});

await speak("en");

/** */
test("each tile has the sign of its grade, said in its name", () => {
  show(null);
  expect(grades()).toEqual([null, "safe", "dangerous"]);
  expect(tiles().map((tile) => tile.getAttribute("aria-label"))).toEqual([
    "1-man",
    "9-man, safe",
    "red 5-pin, just drawn, dangerous",
  ]);
  // Each grade has a shape of its own.
  const drawn = (grade: TileSafety["grade"]) => {
    show(null, [{ tile: "5p", left: 3, grade, against: [] }]);
    return document.querySelector(".safety-sign")?.innerHTML;
  };
  const shapes = (["safe", "nearly_safe", "fairly_safe", "risky", "dangerous"] as const).map(drawn);
  expect(new Set(shapes).size).toBe(5);
});

/** */
test("the raised tile has a class for each threatening player", () => {
  show(2);
  expect(note()).toEqual([
    "dangerous, one copy unseen red 5-pin",
    "B: no safe sign (non-suji 4, 5 or 6), one chance: only one blocking tile is unseen",
    "C: suji of 2-pin and 8-pin, on both sides",
  ]);
  expect(tiles()[2]?.getAttribute("aria-describedby")).toBe("safety-note");
  show(1);
  expect(note()).toEqual(["safe 9-man", "B: cannot be ronned (genbutsu)"]);
});

test("what is the same against all is said once, and genbutsu of all in one word", () => {
  const against = (name: SafetyClass, ...seats: number[]) =>
    seats.map((seat) => ({ seat, class: name, suji: [] }));
  const safe = (marks: TileSafety["against"]): TileSafety => ({
    tile: "9m",
    left: 3,
    grade: "safe",
    against: marks,
  });
  show(1, [safe(against("genbutsu", 1, 2, 3))]);
  expect(note()).toEqual(["safe against all 9-man"]);
  show(1, [safe([...against("genbutsu", 1, 3), ...against("terminal", 2)])]);
  expect(note().slice(1)).toEqual([
    "B and D: cannot be ronned (genbutsu)",
    "C: no safe sign (non-suji terminal)",
  ]);
});

test("three players have nobody across", () => {
  const against = [1, 2].map((seat) => ({ seat, class: "suji_terminal" as SafetyClass, suji: [] }));
  show(1, [{ tile: "9m", left: 3, grade: "nearly_safe", against }], 3);
  expect(note().slice(1)).toEqual(["All: terminal, cannot complete a run"]);
});

test("where a career is at stake, tiles are marked only for whoever has asked for it", () => {
  const parlour = kindOf("parlour");
  show(2, SAFETY, 4, parlour);
  expect(grades()).toEqual([null, null, null]);
  act(() => change("helpers", { safety: "on" }));
  expect(grades()).toEqual([null, "safe", "dangerous"]);
});

test("nobody threatens, nothing is marked; and it can be switched off", () => {
  show(2, []);
  expect([grades(), note()]).toEqual([[null, null, null], []]);
  show(2);
  act(() => change("helpers", { safety: "off" }));
  expect([grades(), note()]).toEqual([[null, null, null], []]);
  expect(tiles()[2]?.hasAttribute("aria-describedby")).toBe(false);
});
