import { render } from "preact";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { startPage } from "../../../e2e/startPage.ts";
import { withTexts } from "../../texts/texts.ts";
import { ScorePage } from "./ScorePage.tsx";

beforeAll(() => withTexts("score"));
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
});

const calls = () => [...document.querySelectorAll("[data-call]")].map(({ textContent }) => textContent);

/** */
test("the calculator uses the words of the house it counts for", async () => {
  vi.stubGlobal("fetch", async () => Response.json(startPage));
  render(<ScorePage query="rules=yakuza" />, document.body);
  await expect.poll(calls).toEqual(["Chow", "Pung", "Open kong", "Closed kong"]);
  render(<ScorePage query="rules=tenhou" />, document.body);
  await expect.poll(calls).toEqual(["Chii", "Pon", "Open kan", "Closed kan"]);
});
