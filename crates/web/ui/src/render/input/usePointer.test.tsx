import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import type { Session, Sitting } from "../../api/session.ts";
import { NOT_CHOOSING } from "../../state/choosing.ts";
import { house } from "../../state/houseDisplay.ts";
import { EMPTY } from "../../state/model.ts";
import { DISPLAY } from "../../state/plainDisplay.ts";
import { change, FIELDS, settings } from "../../state/settings.ts";
import type { Action } from "../../wire/generated/wire.ts";
import { lowering, THROWN, useRightPress, useTilePointer } from "./usePointer.ts";

afterEach(() => {
  render(null, document.body);
  settings.value = FIELDS.initial;
  house.value = null;
});

function tile() {
  const input = vi.fn();
  const asked = { decisionId: 1, choices: [], denied: [], sent: null };
  const model = signal({ ...EMPTY, prompt: asked });
  function Hand() {
    const session = { input, model } as unknown as Sitting;
    const pointer = useTilePointer(session);
    return (
      <div data-testid="hand" onPointerLeave={lowering(session)}>
        <button type="button" {...pointer(3)} />
      </div>
    );
  }
  act(() => render(<Hand />, document.body));
  const button = document.querySelector("button") as HTMLElement;
  const point = (type: string, pointerType: string, clientY = 100) =>
    button.dispatchEvent(new PointerEvent(type, { pointerType, pointerId: 1, clientY, bubbles: true }));
  const click = (detail = 1) => button.dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));
  const tap = (pointerType: string, detail = 1) => {
    point("pointerdown", pointerType);
    point("pointerup", pointerType);
    click(detail);
  };
  const ask = (decisionId: number) => {
    model.value = { ...model.value, prompt: { ...asked, decisionId } };
  };
  return { button, input, point, click, tap, ask };
}

test("a mouse discards with one click, whatever is set for fingers", () => {
  for (const discardTouch of ["twice", "drag"] as const) {
    change("inputs", { discardTouch });
    const { input, tap } = tile();
    tap("mouse");
    expect(input.mock.calls).toEqual([[{ type: "throw", slot: 3 }]]);
    render(null, document.body);
  }
});

test("a double click discards one tile, and a click answers only the decision it began in", () => {
  const { input, tap, point, click, ask } = tile();
  tap("mouse");
  ask(2);
  tap("mouse", 2);
  expect(input).toHaveBeenCalledTimes(1);
  point("pointerdown", "mouse");
  ask(3);
  click();
  expect(input).toHaveBeenCalledTimes(1);
  tap("mouse");
  expect(input).toHaveBeenCalledTimes(2);
});

test("the tile that a moving mouse is over is raised until it leaves the hand", () => {
  const { button, input, point } = tile();
  point("pointermove", "mouse");
  // The page moved, not the mouse.
  point("pointermove", "mouse");
  expect(input.mock.calls).toEqual([[{ type: "hover", slot: 3 }]]);
  const leave = (relatedTarget: Element | null) =>
    button.parentElement?.dispatchEvent(
      new PointerEvent("pointerleave", { pointerType: "mouse", relatedTarget }),
    );
  leave(button);
  expect(input).toHaveBeenCalledTimes(1);
  leave(document.body);
  expect(input).toHaveBeenLastCalledWith({ type: "hover", slot: null });
});

test("a key presses a tile to raise it first", () => {
  const { input, tap, click } = tile();
  tap("mouse");
  click(0);
  expect(input).toHaveBeenLastCalledWith({ type: "slot", slot: 3 });
});

/** the second of two clicks on a tile throws it, as `choosing.test.ts` says. */
test("a mouse clicks twice, if that is set", () => {
  change("inputs", { discardClick: "two" });
  const { input, tap, point } = tile();
  point("pointermove", "mouse");
  tap("mouse");
  tap("mouse", 2);
  expect(input.mock.calls).toEqual([[{ type: "slot", slot: 3 }], [{ type: "slot", slot: 3 }]]);
});

/** R-362, T:635-637: at TOUZAI a tile is selected and clicked twice; a player who wants one click has it there, too. */
test("a mouse clicks twice where the house has it", () => {
  house.value = { ...DISPLAY, double_clicks: true };
  const twice = tile();
  twice.tap("mouse");
  expect(twice.input).toHaveBeenLastCalledWith({ type: "slot", slot: 3 });
  change("inputs", { discardClick: "one" });
  const once = tile();
  once.tap("mouse");
  expect(once.input).toHaveBeenLastCalledWith({ type: "throw", slot: 3 });
});

test("a finger taps twice, or draws the tile up", () => {
  const twice = tile();
  twice.tap("touch");
  expect(twice.input).toHaveBeenLastCalledWith({ type: "slot", slot: 3 });
  twice.point("pointerdown", "touch");
  twice.point("pointerup", "touch", 100 - 2 * THROWN);
  expect(twice.input).toHaveBeenCalledTimes(1);
  render(null, document.body);

  change("inputs", { discardTouch: "drag" });
  const { button, input, point, tap } = tile();
  tap("touch");
  tap("touch");
  expect(input.mock.calls).toEqual([[{ type: "raise", slot: 3 }], [{ type: "raise", slot: 3 }]]);
  input.mockClear();
  point("pointerdown", "touch");
  point("pointermove", "touch", 90);
  expect(button.style.translate).toBe("0px -10px");
  point("pointerup", "touch", 101 - THROWN);
  expect([input.mock.calls, button.style.translate]).toEqual([[], ""]);
  point("pointerdown", "touch");
  point("pointerup", "touch", 100 - THROWN);
  expect(input.mock.calls).toEqual([[{ type: "throw", slot: 3 }]]);
});

test("a tile is let go of where the browser takes the finger away", () => {
  change("inputs", { discardTouch: "drag" });
  const { button, input, point } = tile();
  point("pointerdown", "touch");
  point("pointermove", "touch", 20);
  point("pointercancel", "touch", 20);
  point("pointerup", "touch", 20);
  expect([input.mock.calls, button.style.translate]).toEqual([[], ""]);
});

function table(at: object) {
  const input = vi.fn();
  const session = { model: signal(EMPTY), ...at, input } as unknown as Session;
  function Table() {
    return (
      <main {...useRightPress(session)}>
        <dialog />
      </main>
    );
  }
  act(() => render(<Table />, document.body));
  let now = 0;
  const press = (button: number, later: number, on = "main") => {
    const event = new PointerEvent("pointerdown", { pointerType: "mouse", button, bubbles: true });
    now += later;
    Object.defineProperty(event, "timeStamp", { value: now });
    document.querySelector(on)?.dispatchEvent(event);
  };
  const menu = () =>
    document.querySelector("main")?.dispatchEvent(new MouseEvent("contextmenu", { cancelable: true }));
  return { input, press, menu };
}

test("the right button skips or discards once, however often it is pressed at a time", () => {
  const { input, press, menu } = table({});
  press(0, 1000);
  expect(input).not.toHaveBeenCalled();
  press(2, 1000);
  press(2, 200);
  press(2, 1000, "dialog");
  expect(input.mock.calls).toEqual([[{ type: "decline" }]]);
  press(2, 1000);
  expect(input).toHaveBeenCalledTimes(2);
  expect(menu()).toBe(false);
});

test("the right button is the browser's, if it is not wanted", () => {
  change("inputs", { rightClick: "off" });
  const { input, press, menu } = table({});
  press(2, 1000);
  expect([input.mock.calls, menu()]).toEqual([[], true]);
});

/** R-362, T:639-649 */
test.each(["set", "house"])(
  "a double press of the right button calls up tsumo, riichi and a closed kan (%s)",
  (by) => {
    if (by === "set") change("inputs", { rightClick: "special" });
    else house.value = { ...DISPLAY, double_clicks: true };
    const actions: readonly [Action, string][] = [
      [{ type: "tsumo" }, "tsumo"],
      [{ type: "riichi", tile: "1m", tsumogiri: true }, "riichi"],
      [{ type: "ankan", kind: "1z" }, "kan"],
    ];
    for (const [action, id] of actions) {
      const choices = [{ action: { type: "discard", tile: "1m", tsumogiri: true } as const }, { action }];
      const prompt = { decisionId: 1, choices, denied: [], sent: null };
      const hand = [{ tile: "1m", drawn: true }] as const;
      const deciding = {
        prompt,
        hand,
        choosing: NOT_CHOOSING,
        riichi: action.type === "riichi" ? "auto_lit" : null,
        kanCalledUp: false,
        single: null,
        detects: false,
      };
      const { input, press } = table({
        deciding: signal(deciding),
        hand: signal(hand),
        choosing: signal(NOT_CHOOSING),
      });
      press(0, 1000);
      press(0, 200);
      press(2, 200);
      expect(input).not.toHaveBeenCalled();
      press(2, 200);
      expect(input.mock.calls).toEqual([[{ type: "button", id }]]);
      render(null, document.body);
    }
  },
);
