import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "../../api/session.ts";
import { NOT_CHOOSING } from "../../state/choosing.ts";
import { EMPTY } from "../../state/model.ts";
import type { Action } from "../../wire/generated/wire.ts";
import type { Panels } from "../table/TablePage.tsx";
import { usePad } from "./usePad.ts";

let frames: FrameRequestCallback[] = [];
let held = new Set<number>();
let mapping = "standard";

beforeEach(() => {
  frames = [];
  held = new Set();
  mapping = "standard";
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => {});
  const buttons = () => Array.from({ length: 17 }, (_, nth) => ({ pressed: held.has(nth) }));
  Object.defineProperty(navigator, "getGamepads", {
    configurable: true,
    value: () => [null, { connected: true, mapping, buttons: buttons() }],
  });
});

afterEach(() => {
  render(null, document.body);
  Reflect.deleteProperty(navigator, "getGamepads");
  vi.unstubAllGlobals();
});

function sit(...actions: Action[]) {
  const input = vi.fn();
  const choices = [{ type: "discard", tile: "1m", tsumogiri: true } as const, ...actions].map((action) => ({
    action,
  }));
  const prompt = { decisionId: 1, choices, denied: [], sent: null };
  const hand = [{ tile: "1m", drawn: true }] as const;
  const session = {
    model: signal(EMPTY),
    choosing: signal(NOT_CHOOSING),
    deciding: signal({ prompt, hand, choosing: NOT_CHOOSING, riichi: null, detects: false }),
    hand: signal(hand),
    input,
  } as unknown as Session;
  const panels = { help: signal(false), why: signal(false), lifted: signal(false), standings: signal(false) };
  function Table() {
    usePad(session, panels as Panels);
    return (
      <div data-testid="prompt">
        <button type="button" data-action="kan" onClick={() => input("clicked")} />
      </div>
    );
  }
  act(() => render(<Table />, document.body));
  return { input, panels };
}

function hold(...buttons: number[]) {
  held = new Set(buttons);
  for (const frame of frames.splice(0)) frame(0);
}

/** the same as by the cursor keys. */
test("a pad with the standard mapping plays: the cursor, confirm, cancel, the special action", () => {
  const { input } = sit({ type: "tsumo" });
  const inputs: [number, object][] = [
    [14, { type: "move", by: -1 }],
    [15, { type: "move", by: 1 }],
    [0, { type: "confirm" }],
    [1, { type: "cancel" }],
    [2, { type: "button", id: "tsumo" }],
  ];
  for (const [button, meant] of inputs) {
    hold(button);
    // A button held down is pressed once.
    hold(button);
    hold();
    expect(input).toHaveBeenLastCalledWith(meant);
  }
  expect(input).toHaveBeenCalledTimes(inputs.length);
});

test("a pad goes through the menu, presses what it is at, opens the help and looks under the sheet", () => {
  const { input, panels } = sit();
  hold(13);
  hold(0);
  expect(input.mock.calls).toEqual([["clicked"]]);
  hold(9);
  expect(panels.help.value).toBe(true);
  hold(1);
  expect([panels.help.value, input.mock.calls.length]).toEqual([false, 1]);
  hold(4);
  expect(panels.lifted.value).toBe(true);
  hold();
  expect(panels.lifted.value).toBe(false);
});

test("a pad of another mapping, and none, are left alone", () => {
  mapping = "";
  const { input } = sit();
  hold(0);
  expect([input.mock.calls, frames]).toEqual([[], []]);
});
