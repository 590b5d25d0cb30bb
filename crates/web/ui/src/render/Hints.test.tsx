import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import type { Sitting } from "../api/session.ts";
import { NOT_CHOOSING } from "../state/choosing.ts";
import { ROUND } from "../state/fixtures/round.ts";
import { EMPTY } from "../state/model.ts";
import { change, FIELDS, settings } from "../state/settings.ts";
import type { Denied, View } from "../wire/generated/wire.ts";
import { Waits, WhyNot } from "./Hints.tsx";

const VIEW: View = {
  round: ROUND,
  sticks: 0,
  live_left: 40,
  dora: [],
  seats: [],
  phase: { type: "draw", seat: 1 },
  own: {
    concealed: ["2m", "3m"],
    waits: [{ tile: "1m", left: 3 }],
    furiten: { rule: "furiten_discard", tile: "4m", message: "furiten: 4m is among your own discards" },
  },
};
const MISSED: Denied = { what: { type: "ron" }, why: { rule: "no_yaku", message: "no yaku" } };

function show(view = VIEW) {
  const model = signal({ ...EMPTY, view, missed: [MISSED] });
  const session: Sitting = {
    model,
    choosing: signal(NOT_CHOOSING),
    hand: signal([]),
    you: true,
    input: () => {},
  };
  render(
    <>
      <Waits session={session} />
      <WhyNot session={session} open toggle={() => {}} />
    </>,
    document.body,
  );
}

const there = () =>
  [".wait", "[data-testid=furiten]", "[data-testid=why-list]"].map(
    (part) => document.querySelector(part) !== null,
  );

afterEach(() => {
  render(null, document.body);
  settings.value = FIELDS.initial;
});

test("a wait of which no tile is left is a warning, with riichi or without (R-373)", () => {
  show();
  const warning = () => document.querySelector(".none-left")?.textContent;
  expect(warning()).toBeUndefined();
  render(null, document.body);
  const none = VIEW.own.waits.map(({ tile }) => ({ tile, left: 0 }));
  show({ ...VIEW, own: { ...VIEW.own, waits: none } });
  expect(warning()).toContain("none left!");
  expect(document.querySelector(".wait .tile")?.getAttribute("aria-label")).toContain("0 not seen");
});

/** */
test("each helper is there until it is switched off", () => {
  show();
  expect(there()).toEqual([true, true, true]);
  act(() => change("helpers", { furiten: false }));
  expect(there()).toEqual([true, false, true]);
  act(() => change("helpers", { waits: false }));
  expect(there()).toEqual([false, false, true]);
  act(() => change("helpers", { whyNot: false }));
  expect(there()).toEqual([false, false, false]);
});
