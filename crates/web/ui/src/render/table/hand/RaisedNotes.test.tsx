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
import type { View } from "../../../wire/generated/wire.ts";
import { RaisedNotes } from "./RaisedNotes.tsx";

afterEach(() => {
  render(null, document.body);
  settings.value = FIELDS.initial;
});

const OWN: View["own"] = { concealed: ["1m", "9m"], drawn: "5p", waits: [] };

/** A hand whose 1m leaves a wait, and whose 9m may not be thrown. */
function show(slot: number | null, declaring: "riichi" | null = null, riichi = "none"): void {
  const view = {
    round: ROUND,
    phase: { type: "turn", seat: 0 },
    seats: [{ riichi }],
    own: OWN,
  } as unknown as View;
  const after = { waits: [{ tile: "9m", left: 2 }], furiten: ["9m"] };
  const prompt = {
    decisionId: 1,
    choices: [{ action: { type: "discard", tile: "1m", tsumogiri: false }, after }],
    denied: [
      { what: { type: "discard", tile: "9m" }, why: { rule: "kuikae", tile: "9m", message: "kuikae" } },
    ],
    sent: null,
  };
  const session = {
    model: signal({ ...EMPTY, view, prompt, welcome: { seat: 0 } }),
    choosing: signal({ ...NOT_CHOOSING, slot, declaring }),
    hand: signal(slots(OWN)),
    you: true,
    input: () => {},
  } as unknown as Sitting;
  act(() =>
    render(
      <>
        <div data-testid="hand" style={{ marginLeft: "200px", width: "600px" }}>
          {slots(OWN).map((_, nth) => (
            <span key={nth} data-slot={nth} style={{ display: "inline-block", width: "200px" }}>
              {nth}
            </span>
          ))}
        </div>
        <RaisedNotes session={session} />
      </>,
      document.body,
    ),
  );
}

const notes = () => document.querySelector<HTMLElement>("[data-testid=raised-notes]");

/** */
test("the raised tile says what its discard leads to, or why it is barred", () => {
  show(null);
  expect(notes()).toBeNull();
  show(0);
  expect(notes()?.textContent).toMatch(/Discarding 1-man.*9-man would be among/);
  act(() => change("helpers", { waits: false }));
  expect(notes()?.textContent).toBe("1-man");
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

test("the notes lie above their tile, within the hand", async () => {
  const left = async (slot: number) => {
    show(slot);
    await Promise.resolve();
    return Number.parseFloat(notes()?.style.getPropertyValue("--left") ?? "");
  };
  const first = await left(0);
  expect(first).toBeGreaterThanOrEqual(200);
  expect(await left(1)).toBeGreaterThan(first);
});
