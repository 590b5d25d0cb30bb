import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { DESKTOP, launch, openPage, PHONE, screenshot } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** A scene before a player who has set these helpers. */
async function sit(scene: string, helpers: object = {}, size = DESKTOP) {
  const { page, errors } = await openPage(browser, "about:blank", size);
  const kept = JSON.stringify({ speed: "none", helpers });
  await page.addInitScript((kept) => localStorage.setItem("jantaku-settings", kept), kept);
  await page.goto(`${inject("scenes")}scenes.html?scene=${scene}`);
  await page.getByTestId("hand").waitFor();
  return { page, errors };
}

const status = (page: Page) => page.getByTestId("status").textContent();

test.each([DESKTOP, PHONE])(
  "the detector says why there is no riichi, and marks what keeps tenpai (R-374)",
  async (size) => {
    const { page, errors } = await sit("poor", {}, size);
    const marked = page.locator(".keeps-tenpai");
    expect(await marked.count()).toBe(0);
    await page.keyboard.press("r");
    await marked.first().waitFor();
    expect(await status(page)).toContain("No riichi: riichi needs 1,000 points");
    expect(await marked.evaluateAll((slots) => slots.map((slot) => slot.dataset.tile))).toEqual(["3p", "1s"]);
    expect(await marked.first().getAttribute("aria-label")).toContain("keeps the hand tenpai");
    await screenshot(page, `helpers-detector-${size.width}`);
    await page.keyboard.press("Escape");
    expect(await marked.count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

test("without the detector riichi is offered as the house has it, and no more (R-374)", async () => {
  const { page, errors } = await sit("poor", { riichiDetector: false });
  const before = await status(page);
  await page.keyboard.press("r");
  expect(await status(page)).toBe(before);
  expect(await page.locator(".keeps-tenpai").count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});
