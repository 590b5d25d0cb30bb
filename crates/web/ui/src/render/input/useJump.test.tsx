import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import type { Session } from "../../api/session.ts";
import { type Choosing, NOT_CHOOSING } from "../../state/choosing.ts";
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
const RIICHI: Action = { type: "riichi", tile: "1m", tsumogiri: true };

function sit() {
  const asked = (actions: readonly Action[]): Deciding => ({
    prompt:
      actions.length === 0
        ? null
        : { decisionId: 1, choices: actions.map((action) => ({ action })), denied: [], sent: null },
    hand: [{ tile: "1m", drawn: true }],
    choosing: NOT_CHOOSING,
    riichi: null,
    kanCalledUp: false,
    single: null,
    detects: false,
  });
  const deciding = signal(asked([]));
  const choosing = signal<Choosing>(NOT_CHOOSING);
  const session = { model: signal(EMPTY), choosing, deciding } as unknown as Session;
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
  const focused = () => {
    const { dataset, id } = document.activeElement as HTMLElement;
    return dataset.action ?? id;
  };
  const ask = (...actions: Action[]) => {
    act(() => {
      deciding.value = asked(actions);
    });
    return focused();
  };
  const question = (asking: boolean) => {
    act(() => {
      choosing.value = { ...NOT_CHOOSING, slot: 0, asking };
      deciding.value = { ...asked([DISCARD, RIICHI]), choosing: choosing.value, riichi: "prompt" };
    });
    return focused();
  };
  return { ask, question };
}

/** */
test("the focus goes to a decision that opens, and back", () => {
  change("inputs", { pointerJump: true });
  const { ask, question } = sit();
  expect(ask(PON, PASS)).toBe("pon");
  expect(ask()).toBe("tile");
  // The player's own turn is decided at the tiles.
  expect(ask(DISCARD, { type: "tsumo" })).toBe("tile");
  expect(question(true)).toBe("riichi");
  expect(question(false)).toBe("tile");
});

/** */
test("the focus stays where it is while nothing else is set", () => {
  const { ask, question } = sit();
  expect([ask(PON, PASS), question(true)]).toEqual(["tile", "tile"]);
});
