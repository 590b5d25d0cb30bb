import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import type { Session } from "../../../api/session.ts";
import { type Choosing, NOT_CHOOSING } from "../../../state/choosing.ts";
import { EMPTY } from "../../../state/model.ts";
import type { Deciding } from "../../../state/offer.ts";
import { change, FIELDS, settings } from "../../../state/settings.ts";
import type { Choice, KanWarning, Welcome } from "../../../wire/generated/wire.ts";
import { KanWarnings } from "./KanWarnings.tsx";
import { PromptBar } from "./PromptBar.tsx";

const DORA: KanWarning = { type: "new_dora", riichi: [1] };
const EAST = (...warnings: KanWarning[]): Choice => ({ action: { type: "ankan", kind: "1z" }, warnings });
const FIVE = (...warnings: KanWarning[]): Choice => ({ action: { type: "kakan", tile: "5s" }, warnings });

/** `choosing`: the player's state. */
function show(choices: readonly Choice[], choosing: Partial<Choosing> = {}, kanCalledUp = false) {
  const at = { ...NOT_CHOOSING, ...choosing };
  const prompt = { decisionId: 1, choices, denied: [], sent: null };
  const offers = { riichi: null, kanCalledUp, single: null, detects: false };
  const deciding: Deciding = { prompt, hand: [], choosing: at, ...offers };
  const welcome = { names: ["Aki", "Ben", "Cho", "Dan"] } as unknown as Welcome;
  const session = {
    model: signal({ ...EMPTY, welcome }),
    deciding: signal(deciding),
    choosing: signal(at),
    input: () => {},
  } as unknown as Session;
  render(
    <>
      <KanWarnings session={session} />
      <PromptBar session={session} />
    </>,
    document.body,
  );
}

const lines = () =>
  [...document.querySelectorAll("[data-testid=kan-warning]")].map(({ textContent }) => textContent);

function said(button: string): string | undefined {
  const ids = document.querySelector(`[data-testid=prompt] ${button}`)?.getAttribute("aria-describedby");
  return ids
    ?.split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" / ");
}

afterEach(() => {
  render(null, document.body);
  settings.value = FIELDS.initial;
});

/** */
test("what a kan spoils stands beside its button, and is said with it", () => {
  show([EAST({ type: "breaks_tenpai" }, DORA), { action: { type: "pass" } }]);
  const words = "Kan: breaks tenpai, new dora for Ben’s riichi";
  expect(lines()).toEqual([words]);
  expect(said("[data-action=kan]")).toBe(words);
  expect(said("[data-action=pass]")).toBeUndefined();
  show([EAST({ type: "lowers_hand" })]);
  expect(lines()).toEqual(["Kan: sets the hand back"]);
  show([EAST({ type: "new_dora", riichi: [1, 3] })]);
  expect(lines()).toEqual(["Kan: new dora for Ben and Dan’s riichi"]);
  show([EAST(), { action: { type: "daiminkan" } }]);
  expect([lines(), said("[data-action=kan]")]).toEqual([[], undefined]);
});

/** */
test("of several kans each has its own words", () => {
  const choices = [EAST(), FIVE({ type: "changes_waits", waits: ["2p", "5p"] })];
  const words = "Kan of 5-sou: waits on 2-pin and 5-pin instead";
  show(choices);
  expect(lines()).toEqual([words]);
  expect([said("[data-way='0']"), said("[data-way='1']")]).toEqual([undefined, words]);
  show(choices, { among: "kan" });
  expect([said("[data-call='0']"), said("[data-call='1']")]).toEqual([undefined, words]);
  // While another call is chosen, kans have no warnings.
  show([...choices, { action: { type: "pon", own: ["5p", "5p"] } }], { among: "pon" });
  expect(lines()).toEqual([]);
});

test("a kan that is called up betrays itself by nothing until then (R-360, R-382)", () => {
  const choices: Choice[] = [{ action: { type: "discard", tile: "1m", tsumogiri: true } }, EAST(DORA)];
  const button = () => document.querySelector("[data-testid=prompt] [data-action=kan]")?.outerHTML;
  show(choices, {}, true);
  const possible = button();
  expect(lines()).toEqual([]);
  show(choices.slice(0, 1), {}, true);
  expect(button()).toBe(possible);
  show(choices, { among: "kan" }, true);
  expect(lines()).toHaveLength(1);
});

test("it can be switched off", () => {
  show([EAST(DORA)]);
  expect(lines()).toHaveLength(1);
  act(() => change("helpers", { kanWarnings: false }));
  expect([lines(), said("[data-action=kan]")]).toEqual([[], undefined]);
});
