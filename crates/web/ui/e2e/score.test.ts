import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage, PHONE, screenshot } from "./browser.ts";
import { browser, serveEach, server } from "./running.ts";
import { STILL } from "./server.ts";
import { expectGood } from "./shippable.ts";

serveEach({ seed: 5, flags: STILL });

const HAND = "line=234345m555p1167s+tsumo%3A8s+riichi+seat%3AS+round%3AE+honba%3A2&sticks=1&rules=tenhou";

async function calculator(hash: string, options = {}) {
  const opened = await openPage(browser, server.url, undefined, {
    serviceWorkers: "block",
    bypassCSP: true,
    ...options,
  });
  await opened.page.locator("[data-door=learn]").waitFor();
  await opened.page.evaluate((hash) => {
    location.hash = hash;
  }, hash);
  await opened.page.locator(".palette").waitFor();
  return opened;
}

const pick = async (page: Page, faces: readonly string[]) => {
  for (const face of faces) await page.locator(`.palette button[data-face='${face}']`).click();
};

test("a hand is entered tile by tile, and its link opens it again", async () => {
  const { page, errors } = await calculator("#/score");
  await page.locator("[data-call=pon]").click();
  await pick(page, ["5z"]);
  await pick(page, ["2m", "3m", "4m", "6p", "7p", "8p", "1s", "1s", "6s", "7s"]);
  await pick(page, ["8s"]);
  await page.getByTestId("score").waitFor();
  expect(await page.getByTestId("score-points").textContent()).toBe("1,000 points");
  expect(await page.locator("[data-step=han] [data-yaku]").count()).toBe(1);
  await page.reload();
  await page.getByTestId("score").waitFor();
  await page.locator("[name=seat][value=E]").check();
  await expect.poll(() => page.getByTestId("score-points").textContent()).toBe("1,500 points");
  await page.locator(".score-hand [aria-label=Pon] .palette-tile").first().click();
  await pick(page, ["9m", "9m", "9m"]);
  await expect.poll(() => page.getByTestId("no-win").textContent()).toContain("no yaku");
  await page.locator("[data-action=clear]").click();
  expect(await page.locator(".score-hand .palette-tile").count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("the steps of a score are open to all", async () => {
  const { page, errors } = await calculator(`#/score?${HAND}`);
  await page.getByTestId("score").waitFor();
  expect(await page.getByTestId("score-points").textContent()).toBe("3,600 points");
  await expectGood(page, "score");
  expect(errors).toEqual([]);
  await page.context().close();
});

test("in Japanese every word of the calculator is Japanese", async () => {
  const { page } = await calculator(`#/score?${HAND}`, { locale: "ja-JP", viewport: PHONE });
  await page.getByTestId("score").waitFor();
  await screenshot(page, "score-ja");
  const words = await page.locator("main").innerText();
  expect(words.replaceAll("Tenhou", "").match(/[a-z]{3,}/gi) ?? []).toEqual([]);
  await page.context().close();
});
