import { render } from "preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BOOK } from "../../state/fixtures/help.ts";
import { house } from "../../state/houseDisplay.ts";
import { DISPLAY } from "../../state/plainDisplay.ts";
import { withTexts } from "../../texts/texts.ts";
import { CardList } from "./CardList.tsx";

beforeEach(() => withTexts("help"));
afterEach(() => {
  render(null, document.body);
  house.value = null;
});

function ofDraws(nagashi: boolean): string | null | undefined {
  const book = { ...BOOK, facts: { ...BOOK.facts, nagashi } };
  render(<CardList book={book} near={new Set()} />, document.body);
  return document.querySelector("[data-testid=card-nagashi]")?.textContent;
}

test("the card has nagashi where the house counts it, by the name of the house (R-115, R-400)", () => {
  expect(ofDraws(true)).toMatch(/^Exhaustive drawNagashi mangan: .*none of them called/);
  house.value = { ...DISPLAY, words: "pool_of_dreams" };
  expect(ofDraws(true)).toMatch(/^Exhaustive drawPool of Dreams: /);
  expect(ofDraws(false)).toBeUndefined();
});
