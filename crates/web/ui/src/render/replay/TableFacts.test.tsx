import { render } from "preact";
import { afterEach, beforeAll, expect, test } from "vitest";
import { withTexts } from "../../texts/texts.ts";
import type { Replay } from "../../wire/generated/wire.ts";
import { TableFacts } from "./TableFacts.tsx";

beforeAll(() => withTexts("friends"));
afterEach(() => render(null, document.body));

const NAMES = { names: ["Aki", "Beni", "Sora"], bots: [null, null, "hard"] };

function facts(table: Replay["table"]): string[] {
  const replay = { ...NAMES, ...(table && { table }) } as Replay;
  render(<TableFacts replay={replay} />, document.body);
  return [...document.querySelectorAll("[data-testid=table-facts] dd")].map(({ textContent }) => textContent);
}

test("a record says who played and with which clock", () => {
  const time = { per_decision: 10, per_round: 60, first: "bank" as const };
  expect(facts({ time, claim_window: 3 })).toEqual([
    "person",
    "person",
    "bot, Hard",
    "Byoyomi: 60 s, then 10 s each",
    "3 s for everybody",
  ]);
  expect(facts({})).toEqual(["person", "person", "bot, Hard", "No limit"]);
});

test("a record that does not say it shows nothing of it", () => {
  expect(facts(undefined)).toEqual([]);
});
