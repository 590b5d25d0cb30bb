import { computed, signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { NAMES, welcome } from "../../../e2e/pieces.ts";
import { midway } from "../../../e2e/tables.ts";
import type { Session } from "../../api/session.ts";
import { type Choosing, NOT_CHOOSING } from "../../state/choosing.ts";
import { EMPTY } from "../../state/model.ts";
import { slots } from "../../state/options.ts";
import type { Choice, View } from "../../wire/generated/wire.ts";
import { HouseDisplay } from "../parts/display.ts";
import { Helper } from "./Helper.tsx";

afterEach(() => render(null, document.body));

const OWN: View["own"] = {
  ...midway.own,
  concealed: ["1m", "9m"],
  drawn: "5p",
  waits: [{ tile: "4s", left: 3 }],
};
const DISCARD: Choice = {
  action: { type: "discard", tile: "1m", tsumogiri: false },
  after: { waits: [{ tile: "9m", left: 2 }], furiten: [] },
};
const KAN: Choice = { action: { type: "ankan", kind: "1z" }, warnings: [{ type: "breaks_tenpai" }] };
const DENIED = [{ what: { type: "ron" }, why: { rule: "no_yaku", message: "no yaku" } }] as const;

/** The surfaces that are seen. */
function speaks(choices: readonly Choice[], choosing: Partial<Choosing>, why = false): string[] {
  const at = { ...NOT_CHOOSING, ...choosing };
  const prompt = { decisionId: 1, choices, denied: DENIED, sent: null };
  const hand = slots(OWN);
  const session = {
    model: signal({ ...EMPTY, view: { ...midway, own: OWN }, welcome, prompt }),
    choosing: signal(at),
    hand: signal(hand),
    deciding: computed(() => ({
      prompt,
      hand,
      choosing: at,
      riichi: null,
      kanCalledUp: false,
      single: null,
    })),
    matchId: "1",
  } as unknown as Session;
  act(() =>
    render(
      <HouseDisplay.Provider value={welcome.display}>
        <Helper session={session} why={signal(why)}>
          <p>{NAMES[0]}</p>
        </Helper>
      </HouseDisplay.Provider>,
      document.body,
    ),
  );
  return [...document.querySelectorAll<HTMLElement>(".helper > :not(.unseen)")]
    .filter((surface) => surface.checkVisibility())
    .map(({ dataset, className }) => dataset.testid ?? className);
}

test("one thing is said at a time, the most urgent: an answer, a kan, why, the raised tile, the waits", () => {
  const kan = [DISCARD, KAN];
  expect(speaks(kan, { refused: "win", slot: 0 }, true)).toEqual(["status"]);
  expect(speaks(kan, { slot: 0 }, true)).toEqual(["warnings"]);
  expect(speaks([DISCARD], { slot: 0 }, true)).toEqual(["why"]);
  expect(speaks([DISCARD], { slot: 0 })).toEqual(["raised-notes"]);
  expect(speaks([DISCARD], {})).toEqual(["waits"]);
});
