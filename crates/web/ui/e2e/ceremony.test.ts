import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage, PHONE, screenshot } from "./browser.ts";
import { browser, serveEach, server } from "./running.ts";
import { STILL } from "./server.ts";
import { expectGood } from "./shippable.ts";

serveEach({ seed: 5, flags: STILL });

async function ceremony(options = {}) {
  const opened = await openPage(browser, server.url, undefined, {
    serviceWorkers: "block",
    bypassCSP: true,
    ...options,
  });
  await opened.page.locator("[data-door=learn]").click();
  await opened.page.locator("[data-page=ceremony]").click();
  await opened.page.locator(".seating-tile").first().waitFor();
  return opened;
}

const at = (page: Page, step: string) => page.locator(`.ceremony-card[data-step=${step}]`).waitFor();

async function untilDice(page: Page, press: (action: string) => Promise<void>): Promise<void> {
  for (const step of ["drawn", "seated", "dice"]) {
    await at(page, step);
    await press("onward");
  }
  await at(page, "count");
}

/** a table is set up step by step; where the wall is broken elsewhere, the page says so. */
test("a table is set up by hand, with the mouse", async () => {
  const { page, errors } = await ceremony();
  const press = (action: string) => page.locator(`[data-action=${action}]`).click();
  await expectGood(page, "ceremony-draw");
  await page.locator(".seating-tile").nth(2).click();
  await expectGood(page, "ceremony-drawn");
  await untilDice(page, press);
  // All 136 tiles, two high.
  for (const side of [0, 1, 2, 3]) expect(await page.locator(`.side-${side} .wall-stack`).count()).toBe(17);
  expect(await page.locator(".marker").count()).toBe(1);
  const pips = [...((await page.locator(".dice").getAttribute("aria-label")) ?? "").matchAll(/\d/g)];
  const sum = pips.reduce((sum, [pip]) => sum + Number(pip), 0);
  await press("count");
  await press("break");
  await page.getByRole("alert").waitFor();
  for (let nth = 0; nth < sum; nth++) await press("count");
  expect(await page.locator(".wall-stack.counted").count()).toBe(sum);
  await expectGood(page, "ceremony-count");
  await press("break");
  await at(page, "dead");
  expect(await page.locator(".wall-stack.dead").count()).toBe(7);
  expect(await page.locator(".wall-stack.dead.marked").count()).toBe(1);
  await expectGood(page, "ceremony-dead");
  await press("onward");
  await press("deal");
  await at(page, "done");
  // 52 tiles are 26 stacks.
  expect(await page.locator(".wall-stack.gone").count()).toBe(26);
  expect(await page.locator(".ceremony-hand .tile").count()).toBe(13);
  await expectGood(page, "ceremony-done");
  expect(errors).toEqual([]);
  await page.context().close();
});

/** */
test("a table is set up by keys alone", async () => {
  const { page, errors } = await ceremony();
  const press = async (action: string) => {
    await page.locator(`[data-action=${action}]`).focus();
    await page.keyboard.press("Enter");
  };
  await page.locator(".seating-tile").first().focus();
  await page.keyboard.press("Enter");
  await untilDice(page, press);
  const sum = Number(
    /= (\d+)\./.exec((await page.locator(".ceremony-words p").first().textContent()) ?? "")?.[1],
  );
  for (let nth = 0; nth < sum; nth++) await press("count");
  await press("break");
  await at(page, "dead");
  await press("onward");
  await press("deal");
  await at(page, "done");
  expect(errors).toEqual([]);
  await page.context().close();
});

test("in Japanese every word of the ceremony is Japanese", async () => {
  const { page } = await ceremony({ locale: "ja-JP", viewport: PHONE, hasTouch: true, isMobile: true });
  await page.locator(".seating-tile").first().tap();
  await screenshot(page, "ceremony-ja");
  await untilDice(page, (action) => page.locator(`[data-action=${action}]`).tap());
  const words = await page.locator("main").innerText();
  expect(words.match(/[a-z]{3,}/gi) ?? []).toEqual([]);
  await page.context().close();
});
