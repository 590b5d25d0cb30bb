import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import type { Session } from "../../api/session.ts";
import { NOT_CHOOSING } from "../../state/choosing.ts";
import { EMPTY } from "../../state/model.ts";
import type { Deciding } from "../../state/offer.ts";
import { change, FIELDS, settings } from "../../state/settings.ts";
import type { Action } from "../../wire/generated/wire.ts";
import { PromptBar } from "../table/hand/PromptBar.tsx";

afterEach(() => {
  render(null, document.body);
  settings.value = FIELDS.initial;
});

const PON: Action = { type: "pon", own: ["1m", "1m"] };
const PASS: Action = { type: "pass" };
const DISCARD: Action = { type: "discard", tile: "1m", tsumogiri: true };

/** A tile that has the focus, and beside it what is to be decided. */
function sit() {
  const asked = (actions: readonly Action[]): Deciding => ({
    prompt:
      actions.length === 0
        ? null
        : { decisionId: 1, choices: actions.map((action) => ({ action })), denied: [], sent: null },
    hand: [],
    choosing: NOT_CHOOSING,
    riichi: null,
    kanCalledUp: false,
    single: null,
    detects: false,
  });
  const deciding = signal(asked([]));
  const session = { model: signal(EMPTY), choosing: signal(NOT_CHOOSING), deciding } as unknown as Session;
  act(() =>
    render(
      <>
        <button type="button" id="tile" />
        <PromptBar session={session} />
      </>,
      document.body,
    ),
  );
  document.querySelector<HTMLElement>("#tile")?.focus();
  return (...actions: Action[]) => {
    act(() => {
      deciding.value = asked(actions);
    });
    const focused = document.activeElement as HTMLElement;
    return focused.dataset.action ?? focused.id;
  };
}

/** */
test("the focus goes to a decision that opens, and back", () => {
  change("inputs", { pointerJump: true });
  const ask = sit();
  expect(ask(PON, PASS)).toBe("pon");
  expect(ask()).toBe("tile");
  // The own turn is decided at the tiles.
  expect(ask(DISCARD, { type: "tsumo" })).toBe("tile");
});

/** */
test("the focus stays where it is while nothing else is set", () => {
  expect(sit()(PON, PASS)).toBe("tile");
});
