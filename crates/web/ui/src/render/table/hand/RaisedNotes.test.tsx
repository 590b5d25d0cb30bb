import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import type { Sitting } from "../../../api/session.ts";
import { NOT_CHOOSING } from "../../../state/choosing.ts";
import { ROUND } from "../../../state/fixtures/round.ts";
import { EMPTY } from "../../../state/model.ts";
import { slots } from "../../../state/options.ts";
import { change, FIELDS, settings } from "../../../state/settings.ts";
import type { Choice, Tile, View, WaitLeft } from "../../../wire/generated/wire.ts";
import { RaisedNotes } from "./RaisedNotes.tsx";

afterEach(() => {
  render(null, document.body);
  settings.value = FIELDS.initial;
});

const OWN: View["own"] = { concealed: ["1m", "9m"], drawn: "5p", waits: [] };

/** 1m leaves a wait, and 9m may not be thrown; of the drawn tile only `also` is known. */
function show(
  slot: number | null,
  declaring: "riichi" | null = null,
  riichi = "none",
  also: readonly Choice[] = [],
): void {
  const view = {
    round: ROUND,
    phase: { type: "turn", seat: 0 },
    seats: [{ riichi }],
    own: OWN,
  } as unknown as View;
  const after = { waits: [{ tile: "9m", left: 2 }], furiten: ["9m"] };
  const prompt = {
    decisionId: 1,
    choices: [{ action: { type: "discard", tile: "1m", tsumogiri: false }, after }, ...also],
    denied: [
      { what: { type: "discard", tile: "9m" }, why: { rule: "kuikae", tile: "9m", message: "kuikae" } },
    ],
    sent: null,
  };
  const session = {
    model: signal({ ...EMPTY, view, prompt, welcome: { seat: 0 } }),
    choosing: signal({ ...NOT_CHOOSING, slot, declaring }),
    hand: signal(slots(OWN)),
    input: () => {},
  } as unknown as Sitting;
  act(() => render(<RaisedNotes session={session} />, document.body));
}

const notes = () => document.querySelector<HTMLElement>("[data-testid=raised-notes]");

/** every wait with the copies that are not seen, of whichever discard is raised. */
test.each([null, "riichi"] as const)("the waits change with the raised tile (declaring %s)", (declaring) => {
  const waits = () =>
    [...document.querySelectorAll(".wait")].map((wait) => [
      wait.querySelector<HTMLElement>(".tile")?.dataset.face,
      wait.querySelector(".tile")?.getAttribute("aria-label"),
      wait.lastElementChild?.textContent,
    ]);
  const throwing = (tile: Tile, tsumogiri: boolean, ...waits: WaitLeft[]): Choice => ({
    action: { type: declaring ?? "discard", tile, tsumogiri },
    after: { waits, furiten: [] },
  });
  const both = [
    throwing("1m", false, { tile: "9m", left: 2 }),
    throwing("5p", true, { tile: "1m", left: 3 }, { tile: "4m", left: 0 }),
  ];
  show(0, declaring, "none", both);
  expect(waits()).toEqual([["9m", "9-man, 2 left", "×2"]]);
  show(2, declaring, "none", both);
  expect(waits()).toEqual([
    ["1m", "1-man, 3 left", "×3"],
    ["4m", "4-man, 0 left", "×0"],
  ]);
});

/** */
test("the raised tile says what its discard leads to, or why it is barred", () => {
  show(null);
  expect(notes()).toBeNull();
  show(0);
  expect(notes()?.textContent).toMatch(/1-man.*9-man would be among/);
  act(() => change("helpers", { waits: false }));
  expect(notes()).toBeNull();
  show(1);
  expect(notes()?.textContent).toContain("kuikae");
});

test("a greyed tile always has a word, although the server names no rule", () => {
  const DRAWN = 2;
  show(DRAWN);
  expect(notes()?.textContent).toContain("cannot be discarded this turn");
  show(DRAWN, null, "riichi");
  expect(notes()?.textContent).toContain("in riichi only the drawn tile can be discarded");
  show(DRAWN, "riichi");
  expect(notes()?.textContent).toContain("your hand would be noten");
});
