import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { NAMES, welcome } from "../../../e2e/pieces.ts";
import { midway } from "../../../e2e/tables.ts";
import type { Sitting } from "../../api/session.ts";
import { NOT_CHOOSING } from "../../state/choosing.ts";
import { EMPTY } from "../../state/model.ts";
import { change, FIELDS, settings } from "../../state/settings.ts";
import type { PlacementTarget } from "../../wire/generated/wire.ts";
import { AllDiscards } from "./AllDiscards.tsx";
import { AskButton, WhyNot } from "./hand/Hints.tsx";

afterEach(() => {
  render(null, document.body);
  settings.value = FIELDS.initial;
});

/** `reach`: where a win leads. */
function sit(reach?: PlacementTarget, held = false) {
  const own = { ...midway.own, ...(reach && { reach }) };
  const session: Sitting = {
    model: signal({ ...EMPTY, welcome, view: { ...midway, own } }),
    choosing: signal(NOT_CHOOSING),
    hand: signal([]),
    input: () => {},
  };
  const table = (
    <>
      <AllDiscards model={session.model} held={held} open={signal(false)} />
      <WhyNot session={session} panel={signal(true)} />
      <AskButton session={session} panel={signal(true)} />
    </>
  );
  act(() => render(table, document.body));
}

const text = (selector: string) => document.querySelector(selector)?.textContent;
const asks = () => document.querySelector("[data-testid=why-not]")?.ariaDisabled === "false";

/** */
test("the wins that lead to a place say who pays", () => {
  const from = (seat: number, points: number) => ({ from: seat, points, limit: null });
  const tsumo = { dealer: null, others: 2000, limit: null };
  sit({
    now: 3,
    better: [
      { place: 1, ron: [from(1, 3900), from(2, 5200), from(3, 5200)], tsumo },
      { place: 2, ron: [from(1, 1000), from(2, 1000), from(3, 1000)], tsumo: null },
    ],
  });
  expect(text("[data-testid=places-list] b")).toBe("Currently 3rd");
  expect(asks()).toBe(true);
  const others = `${NAMES[2]}, ${NAMES[3]}`;
  expect(text("[data-place='1'] dd")).toBe(
    `ron 3,900 off ${NAMES[1]} · ron 5,200 off ${others} · tsumo 2,000 all`,
  );
  expect(text("[data-place='2'] dd")).toBe("ron 1,000 off anyone");
  act(() => change("helpers", { places: false }));
  expect(text("[data-testid=places-list]")).toBeUndefined();
  expect(asks()).toBe(false);
});

/** */
test("the leader and a player who cannot rise see that", () => {
  for (const [now, words] of [
    [1, "You are in first place."],
    [4, "No single win moves you up."],
  ] as const) {
    sit({ now, better: [] });
    expect(text("[data-testid=places-list]")).toContain(words);
    render(null, document.body);
  }
  sit();
  expect(text("[data-testid=places-list]")).toBeUndefined();
});

/** */
test("the view from above begins with the own discards, and says what became of each", () => {
  sit(undefined, true);
  const seats = [...document.querySelectorAll<HTMLElement>("[data-testid^=above-]")];
  expect(seats.map((seat) => seat.getAttribute("aria-label"))).toEqual(
    NAMES.map((name) => `${name}’s discards`),
  );
  expect(text("[data-testid=above-1]")).toContain("Riichi");
  const notes = [...document.querySelectorAll("[data-testid=above-2] .tile")].map((tile) =>
    tile.getAttribute("aria-label"),
  );
  expect(notes[3]).toContain(`called by ${NAMES[3]}`);
  act(() => change("helpers", { fromAbove: false }));
  expect(text("[data-testid=above]")).toBeUndefined();
});
