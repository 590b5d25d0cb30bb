import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import type { Session, Sitting } from "../../api/session.ts";
import { NOT_CHOOSING } from "../../state/choosing.ts";
import { change, FIELDS, settings } from "../../state/settings.ts";
import type { Action } from "../../wire/generated/wire.ts";
import { THROWN, useRightPress, useTilePointer } from "./usePointer.ts";

afterEach(() => {
  render(null, document.body);
  settings.value = FIELDS.initial;
});

function tile() {
  const input = vi.fn();
  function Hand() {
    const pointer = useTilePointer({ input } as unknown as Sitting);
    return <button type="button" {...pointer(3)} />;
  }
  act(() => render(<Hand />, document.body));
  const button = document.querySelector("button") as HTMLElement;
  const point = (type: string, pointerType: string, clientY = 100) =>
    button.dispatchEvent(new PointerEvent(type, { pointerType, pointerId: 1, clientY, bubbles: true }));
  const tap = (pointerType: string) => {
    point("pointerdown", pointerType);
    point("pointerup", pointerType);
    button.click();
  };
  return { button, input, point, tap };
}

/** the second of two clicks on a tile throws it, as `choosing.test.ts` says. */
test("a mouse clicks twice, whatever is set for fingers", () => {
  for (const discardTouch of ["twice", "drag"] as const) {
    change("inputs", { discardTouch });
    const { input, tap } = tile();
    tap("mouse");
    tap("mouse");
    expect(input.mock.calls).toEqual([[{ type: "slot", slot: 3 }], [{ type: "slot", slot: 3 }]]);
    render(null, document.body);
  }
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
  expect(input.mock.calls).toEqual([[{ type: "raise", slot: 3 }], [{ type: "confirm" }]]);
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

/** */
test("a double press of the right button calls up tsumo, riichi and a closed kan", () => {
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
      ippatsu: false,
      detects: false,
    };
    const input = vi.fn();
    const session = {
      deciding: signal(deciding),
      hand: signal(hand),
      choosing: signal(NOT_CHOOSING),
      input,
    } as unknown as Session;
    function Table() {
      return <main {...useRightPress(session)} />;
    }
    act(() => render(<Table />, document.body));
    const press = (button: number) =>
      document
        .querySelector("main")
        ?.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "mouse", button, bubbles: true }));
    press(0);
    press(0);
    press(2);
    expect(input).not.toHaveBeenCalled();
    press(2);
    expect(input.mock.calls).toEqual([[{ type: "button", id }]]);
    render(null, document.body);
  }
});
