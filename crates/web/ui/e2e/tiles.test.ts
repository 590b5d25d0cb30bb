import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { FACES } from "../src/render/face.ts";
import { DESKTOP, launch, openPage, PHONE, screenshot } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** each face is there, the white dragon as a blank. */
test.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])("every face is drawn (%s)", async (name, viewport) => {
  const url = `${inject("scenes")}tiles.html`;
  const { page, errors } = await openPage(browser, url, viewport);
  await page.waitForFunction(() => {
    const drawn = (use: SVGUseElement) => use.getBBox().width > 0;
    const faces = [...document.querySelectorAll<SVGUseElement>("[data-face='1m'] use")];
    return faces.length > 0 && faces.every(drawn);
  });
  const blank = await page.evaluate(() =>
    [...document.querySelectorAll<SVGUseElement>("section:first-of-type use")]
      .filter((use) => use.getBBox().width === 0)
      .map((use) => use.closest<HTMLElement>(".tile")?.dataset.face),
  );
  expect(await page.locator("section").first().getByRole("img").count()).toBe(FACES.length + 1);
  // The white dragon is a blank tile.
  expect(blank).toEqual(["5z"]);
  await screenshot(page, `tiles-${name}`);
  expect(errors).toEqual([]);
});
