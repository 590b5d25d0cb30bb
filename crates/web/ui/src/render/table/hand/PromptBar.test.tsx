import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import type { Session } from "../../../api/session.ts";
import { NOT_CHOOSING } from "../../../state/choosing.ts";
import { EMPTY } from "../../../state/model.ts";
import type { Action } from "../../../wire/generated/wire.ts";
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

function show(...actions: Action[]) {
  const input = vi.fn();
  const prompt = { decisionId: 1, choices: actions.map((action) => ({ action })), denied: [], sent: null };
  const offers = { riichi: null, kanCalledUp: false, ippatsu: false, detects: false };
  const session = {
    model: signal({ ...EMPTY, prompt }),
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
  expect(buttons().map((button) => button.querySelectorAll(".tile").length)).toEqual([2, 2, 2, 0]);
  buttons()[1]?.click();
  expect(input.mock.calls).toEqual([[{ type: "way", id: "chii", nth: 1 }]]);
  show(...CHII, { type: "pass" });
  expect(named()).toEqual(["chii", "pass"]);
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
