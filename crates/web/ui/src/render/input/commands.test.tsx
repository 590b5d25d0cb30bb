import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { welcome } from "../../../e2e/pieces.ts";
import type { Session } from "../../api/session.ts";
import { isOn } from "../../state/automatic.ts";
import { type Choosing, NOT_CHOOSING } from "../../state/choosing.ts";
import { house } from "../../state/houseDisplay.ts";
import { kindOf, LESSON } from "../../state/kind.ts";
import { EMPTY, type Model } from "../../state/model.ts";
import type { Deciding } from "../../state/offer.ts";
import { DISPLAY } from "../../state/plainDisplay.ts";
import { change, FIELDS, settings } from "../../state/settings.ts";
import type { Action, Mode, Riichi } from "../../wire/generated/wire.ts";
import { question, reply } from "../parts/Question.tsx";
import { route } from "../route.ts";
import type { Panels } from "../table/TablePage.tsx";
import { useKeys } from "./useKeys.ts";

afterEach(() => {
  render(null, document.body);
  settings.value = FIELDS.initial;
});

const DISCARD: Action = { type: "discard", tile: "1m", tsumogiri: true };

let panels: Pick<Panels, "help" | "why" | "lifted" | "standings">;

function sit(
  actions: readonly Action[],
  buttons: readonly string[],
  { mode = "free" as Mode, riichi = "none" as Riichi, kind = kindOf(mode) } = {},
) {
  const input = vi.fn();
  const choosing = signal<Choosing>(NOT_CHOOSING);
  const choices = actions.map((action) => ({ action }));
  const deciding: Deciding = {
    prompt: { decisionId: 1, choices, denied: [], sent: null },
    hand: [{ tile: "1m", drawn: true }],
    choosing: NOT_CHOOSING,
    riichi: "auto_lit",
    kanCalledUp: false,
    single: null,
    detects: false,
  };
  const model = {
    ...EMPTY,
    view: { seats: [{ riichi }] },
    welcome: { ...welcome, seat: 0, mode },
  } as unknown as Model;
  const session = {
    model: signal(model),
    choosing,
    deciding: signal(deciding),
    hand: signal(deciding.hand),
    input,
    matchId: "17",
    kind: signal(kind),
  };
  panels = { help: signal(false), why: signal(false), lifted: signal(false), standings: signal(false) };
  function Table() {
    useKeys(session as unknown as Session, panels as Panels);
    return (
      <div data-testid="prompt">
        {buttons.map((id) => (
          <button key={id} type="button" data-action={id} />
        ))}
      </div>
    );
  }
  act(() => render(<Table />, document.body));
  return input;
}

function press(key: string, init: KeyboardEventInit = {}) {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }));
}

const focused = () => (document.activeElement as HTMLElement | null)?.dataset.action;

/** */
test("the menu is walked through by arrows, around its ends", () => {
  change("inputs", { keys: "cursor" });
  sit([{ type: "pon", own: ["1m", "1m"] }, { type: "pass" }], ["pon", "pass"]);
  press("ArrowDown");
  expect(focused()).toBe("pon");
  press("ArrowRight");
  expect(focused()).toBe("pass");
  press("ArrowDown");
  expect(focused()).toBe("pon");
  press("ArrowUp");
  expect(focused()).toBe("pass");
});

/** */
test("in every scheme a key asks for help and the list of keys, and one held down shows the table from above", () => {
  for (const keys of ["letters", "cursor", "numbers"] as const) {
    change("inputs", { keys });
    sit([DISCARD], []);
    press("v");
    expect(panels.lifted.value).toBe(true);
    dispatchEvent(new KeyboardEvent("keyup", { key: "v" }));
    expect(panels.lifted.value).toBe(false);
    press("?");
    expect(panels.help.value).toBe(true);
    render(null, document.body);
  }
});

/** */
test("the special key presses what is possible, whatever has the focus", () => {
  change("inputs", { keys: "numbers" });
  const input = sit([DISCARD, { type: "tsumo" }], ["tsumo"]);
  press("3");
  expect(input).toHaveBeenLastCalledWith({ type: "move", by: 1 });
  document.querySelector<HTMLElement>("button")?.focus();
  press("Enter", { shiftKey: true });
  expect(input).toHaveBeenLastCalledWith({ type: "button", id: "tsumo" });
});

/** */
test("each switch has its letter in every scheme", () => {
  for (const keys of ["letters", "cursor", "numbers"] as const) {
    change("inputs", { keys });
    sit([], []);
    press("a");
    press("g");
    expect(settings.value.inputs).toMatchObject({ autoWin: true, autoDiscard: "on" });
    press("A");
    press("G");
    expect(settings.value.inputs).toMatchObject({ autoWin: false, autoDiscard: "house" });
    render(null, document.body);
  }
});

/** */
test("escape leaves the switch for riichi alone before it, and stops it in riichi", () => {
  change("inputs", { autoDiscard: "on" });
  sit([], []);
  press("Escape");
  expect(settings.value.inputs.autoDiscard).toBe("on");
  render(null, document.body);
  sit([], [], { riichi: "riichi" });
  press("Escape");
  expect(isOn("autoDiscard")).toBe(false);
});

/** T:679: what the house has the page discard, too. */
test("escape stops the discards of a house, and the switch starts them again", () => {
  house.value = { ...DISPLAY, discards_for_player: true };
  sit([], [], { riichi: "riichi" });
  expect(isOn("autoDiscard")).toBe(true);
  press("Escape");
  expect(isOn("autoDiscard")).toBe(false);
  press("g");
  expect([isOn("autoDiscard"), settings.value.inputs.autoDiscard]).toEqual([true, "house"]);
  house.value = DISPLAY;
  expect(isOn("autoDiscard")).toBe(false);
  house.value = null;
});

/** */
test.each([
  ["parlour", "you lose the 25,000 points you paid for the seat"],
  ["guest", "you lose the 25,000 points you paid for the seat"],
  ["ladder", "your place on the ladder stays the same"],
  ["dragon_king", "your place on the ladder stays the same"],
  ["free", "You can come back to the match from the start page.$"],
] as const)("quitting asks first, and says what is lost (%s)", async (mode, lost) => {
  location.hash = "#/match/m";
  sit([], [], { mode });
  press("q");
  expect(question.value?.words).toMatch(new RegExp(lost));
  reply(false);
  await Promise.resolve();
  expect(location.hash).toBe("#/match/m");
  press("q");
  // The question takes all keys.
  press("?");
  reply(true);
  await expect.poll(() => location.hash).toBe("#/");
  expect(route.value.page).toBe("start");
});

/** In a new tab, with the hands of the match's house. */
test("a key opens the strategy of the match's house", () => {
  sit([DISCARD], []);
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  press("h");
  press("H", { repeat: true });
  expect(opened.mock.calls).toEqual([["#/help/strategy?match=17", "_blank", "noopener"]]);
  sit([DISCARD], [], { kind: LESSON });
  press("h");
  expect(opened.mock.lastCall?.[0]).toBe("#/help/strategy");
  opened.mockRestore();
});
