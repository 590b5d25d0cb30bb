import type { Page } from "playwright";
import { expect, test } from "vitest";
import { atRest, DESKTOP, LYING, PHONE, screenshot } from "./browser.ts";
import { browser } from "./running.ts";
import { at, sit } from "./scene.ts";
import { expectGood } from "./shippable.ts";

const shown = (page: Page) => page.getByTestId("seats-drawn");

const DEALT =
  "[data-testid=hand-tile], [data-testid^=concealed-], [data-testid^=river-], [data-testid^=seat-], [data-testid=dora]";

/** the table shows both throws before the first hand; a key that skips them plays nothing. */
test("two throws of the dice decide the first dealer", async () => {
  for (const size of [DESKTOP, PHONE]) {
    const { page, errors } = await sit(browser, "seats_by_dice", {}, { size });
    await shown(page).waitFor();
    expect(await page.locator(".seats-drawn .die").count()).toBe(4);
    expect(await page.locator(".seats-count li.hit").count()).toBe(2);
    // Before the throws have been seen, nothing is dealt and nobody plays.
    expect(await page.locator(DEALT).count()).toBe(0);
    await expectGood(page, "seats-dice");
    await page.keyboard.press("q");
    await page.keyboard.press("Space");
    await shown(page).waitFor({ state: "detached" });
    await page.locator("[data-testid=hand-tile]").nth(12).waitFor();
    expect(await page.locator(DEALT).count()).toBeGreaterThan(13);
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

/** on a low screen the throws scroll, and the button stays below them. */
test("a low screen shows the draw from its heading on", async () => {
  const { page, errors } = await sit(browser, "seats_by_dice", {}, { size: LYING });
  await page.locator("[data-action=skip-seats]:focus").waitFor();
  await atRest(page);
  await screenshot(page, "seats-low");
  const inSight = (selector: string) =>
    shown(page)
      .locator(selector)
      .evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const { top: from, bottom: to } = (element.closest("dialog") as Element).getBoundingClientRect();
        return from <= top && bottom <= to;
      });
  expect(await inSight("h2")).toBe(true);
  await page.locator(".seats-end").scrollIntoViewIfNeeded();
  expect(await inSight(".seats-end")).toBe(true);
  expect(await inSight("[data-action=skip-seats]")).toBe(true);
  expect(await shown(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});

/** the same with wind tiles, in Japanese. */
test("wind tiles decide the seats", async () => {
  for (const size of [DESKTOP, PHONE]) {
    const { page, errors } = await sit(browser, "seats_by_winds", { language: "ja" }, { size });
    await shown(page).waitFor();
    expect(await page.locator(".seats-takes .tile").count()).toBe(5);
    await expectGood(page, "seats-winds");
    await page.locator("[data-action=skip-seats]").click();
    await shown(page).waitFor({ state: "detached" });
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

/** where the program decides, nothing is shown. */
test("the program decides without a word", () =>
  at(browser, "seats_by_program", {}, async (page) => {
    expect(await shown(page).count()).toBe(0);
  }));
