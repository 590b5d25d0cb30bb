import { computed, signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import type { Session } from "../../../api/session.ts";
import { type Choosing, NOT_CHOOSING } from "../../../state/choosing.ts";
import { ROUND } from "../../../state/fixtures/round.ts";
import { EMPTY } from "../../../state/model.ts";
import type { Action, SeatView, View } from "../../../wire/generated/wire.ts";
import { useEscape } from "../../input/useEscape.ts";
import { PromptBar } from "./PromptBar.tsx";

afterEach(() => render(null, document.body));

const CHII: readonly Action[] = (
  [
    ["3p", "4p"],
    ["4p", "6p"],
    ["6p", "7p"],
    ["4p", "0p"],
  ] as const
).map((own) => ({ type: "chii", own: [...own] }));

const VIEW: View = {
  round: ROUND,
  sticks: 0,
  live_left: 40,
  dora: [],
  seats: Array<SeatView>(4).fill({
    wind: "E",
    score: 25_000,
    concealed: 13,
    riichi: "none",
    river: [],
    melds: [],
    kita: 0,
  }),
  phase: { type: "claims", from: 3, tile: "5p", on: "discard" },
  own: { concealed: ["3p", "4p", "0p", "5p", "5p", "6p", "7p"], waits: [] },
};

function show(...actions: Action[]) {
  const input = vi.fn();
  const prompt = { decisionId: 1, choices: actions.map((action) => ({ action })), denied: [], sent: null };
  const offers = { riichi: null, kanCalledUp: false, single: null, detects: false };
  const session = {
    model: signal({ ...EMPTY, prompt, view: VIEW, welcome: { seat: 0 } }),
    deciding: signal({ prompt, hand: [], choosing: NOT_CHOOSING, ...offers }),
    choosing: signal(NOT_CHOOSING),
    input,
  } as unknown as Session;
  act(() => render(<PromptBar session={session} />, document.body));
  return input;
}

const buttons = () => [...document.querySelectorAll<HTMLElement>("[data-testid=prompt] [data-action]")];
const named = () => buttons().map(({ dataset }) => `${dataset.action}${dataset.way ?? ""}`);

/** */
test("each of up to three ways to call has its button; more have one together", () => {
  const input = show(...CHII.slice(0, 3), { type: "pass" });
  expect(named()).toEqual(["chii0", "chii1", "chii2", "pass"]);
  expect(buttons().map((button) => button.querySelectorAll(".tile").length)).toEqual([3, 3, 3, 0]);
  buttons()[1]?.click();
  expect(input.mock.calls).toEqual([[{ type: "way", id: "chii", nth: 1 }]]);
  show(...CHII, { type: "pass" });
  expect(named()).toEqual(["chii", "pass"]);
});

test("a button shows the meld it makes, the called tile on its side; a win shows its tile", () => {
  show({ type: "ron" }, { type: "daiminkan" }, { type: "pon", own: ["0p", "5p"] }, { type: "pass" });
  const tiles = buttons().map((button) =>
    [...button.querySelectorAll(".tile")].map((tile) => tile.classList.contains("sideways")),
  );
  expect(named()).toEqual(["ron", "kan", "pon", "pass"]);
  expect(tiles).toEqual([[false], [true, false, false, false], [true, false, false], []]);
});

test("the second click of a double click answers nothing", () => {
  const input = show({ type: "pass" });
  const [pass] = buttons();
  const click = (detail: number) => {
    pass?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    pass?.dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));
  };
  click(1);
  click(2);
  expect(input).toHaveBeenCalledTimes(1);
});

/** */
test("the first Escape leaves a riichi that was begun, and only the next closes what was open already", () => {
  const close = vi.fn();
  const input = vi.fn();
  const actions: Action[] = [
    { type: "riichi", tile: "7p", tsumogiri: false },
    { type: "discard", tile: "7p", tsumogiri: false },
  ];
  const prompt = { decisionId: 1, choices: actions.map((action) => ({ action })), denied: [], sent: null };
  const choosing = signal<Choosing>(NOT_CHOOSING);
  const offers = { riichi: "auto_lit" as const, kanCalledUp: false, single: null, detects: false };
  const deciding = computed(() => ({ prompt, hand: [], choosing: choosing.value, ...offers }));
  const model = signal({ ...EMPTY, prompt, view: VIEW, welcome: { seat: 0 } });
  const session = { model, deciding, choosing, input } as unknown as Session;
  function Table() {
    useEscape(true, close);
    return <PromptBar session={session} />;
  }
  act(() => render(<Table />, document.body));
  const pressEscape = () => dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
  act(() => {
    choosing.value = { ...NOT_CHOOSING, declaring: "riichi" };
  });
  pressEscape();
  expect([input.mock.calls, close.mock.calls.length]).toEqual([[[{ type: "cancel" }]], 0]);
  act(() => {
    choosing.value = NOT_CHOOSING;
  });
  pressEscape();
  expect([input.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
});
