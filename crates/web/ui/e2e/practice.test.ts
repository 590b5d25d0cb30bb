import type { BrowserContextOptions, Page } from "playwright";
import { expect, test } from "vitest";
import { PHONE, screenshot } from "./browser.ts";
import { openPractice } from "./openPractice.ts";
import { browser, serveEach, server } from "./running.ts";
import { AFTER_HAND, look } from "./seen.ts";
import { STILL } from "./server.ts";
import { expectGood, expectShippable } from "./shippable.ts";

// practice.

serveEach({ seed: 5, flags: STILL });

const practice = (options?: BrowserContextOptions) => openPractice(browser, server, options);

const hand = (page: Page) =>
  page
    .locator("[data-testid=hand-tile]")
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-tile")));

/** Until the others have agreed, the sheet has only what practice allows. */
const goesOn = (next: readonly string[]) => next.some((id) => ["continue", "standings", "book"].includes(id));

async function turn(page: Page): Promise<void> {
  for (let deeds = 0; deeds < 200; deeds++) {
    await page.locator("[data-testid=hand-tile]").first().waitFor();
    const { next, buttons } = await look(page);
    const pass = buttons.find(({ id, dark }) => id === "pass" && !dark);
    if (goesOn(next)) await page.locator(`${AFTER_HAND} .action.main`).click();
    else if (next.length === 0 && pass !== undefined)
      await page.locator("[data-testid=prompt] [data-action=pass]").click();
    else if (
      next.length === 0 &&
      (await page.locator("[data-testid=hand-tile][aria-disabled=false]").count()) > 0
    )
      return;
  }
  throw new Error("it is never the player's turn");
}

test("a choice is taken back and a hand played again, by key and by press", async () => {
  const { page, errors } = await practice();
  await expectGood(page, "practice");
  await page.locator("[data-action=practise]").click();
  await turn(page);
  const before = await hand(page);
  const table = page.url();
  // Every helper is on, though discard hints are off in the settings.
  await page.locator("[data-testid=hand-tile][aria-disabled=false]").last().hover();
  await page.locator("[data-testid=hand-tile][aria-disabled=false]").last().click();
  await turn(page);
  await screenshot(page, "practice-table");
  await page.keyboard.press("u");
  await page.waitForURL((url) => url.href !== table);
  await turn(page);
  expect(await hand(page)).toEqual(before);
  const back = page.url();
  await page.locator("[data-testid=practice-bar] [data-action=hand-again]").click();
  await page.waitForURL((url) => url.href !== back);
  await turn(page);
  // There is no way back to a table that was given up.
  await page.goBack();
  await page.locator("[data-action=practise]").waitFor();
  expect(errors.filter((error) => !error.includes("/api/practice"))).toEqual([]);
  await page.context().close();
});

test("nothing to take back is said in the status line", async () => {
  const { page } = await practice();
  await page.locator("[data-testid=custom-hand] button[data-face='1z']").click();
  await page.locator("[data-action=play-hand]").click();
  await page.locator("[data-testid=hand-tile]").first().waitFor();
  await turn(page);
  const table = page.url();
  await page.locator("[data-testid=practice-bar] [data-action=hand-again]").click();
  await page.waitForURL((url) => url.href !== table);
  await turn(page);
  await page.keyboard.press("u");
  await expect.poll(() => page.getByTestId("status").textContent()).toContain("You have made no choice yet");
  await page.context().close();
});

test("a hand is made up by typing, by touch and by names, and dealt", async () => {
  const { page, errors } = await practice({ hasTouch: true, isMobile: true, viewport: PHONE });
  await page.locator("[name=tiles-hand]").fill("123m406p789s1122z");
  for (const face of ["5z", "5z"]) await page.locator(`.palette button[data-face='${face}']`).tap();
  expect(await page.locator("[name=tiles-hand]").inputValue()).toBe("123m406p789s112255z");
  await page.getByRole("button", { name: "Remove white dragon" }).first().tap();
  expect(await page.locator("[name=tiles-hand]").inputValue()).toBe("123m406p789s11225z");
  await page.locator("[data-part=indicators] [data-fill]").tap();
  await page.locator(".palette button[data-face='4m']").tap();
  await screenshot(page, "custom-hand-phone");
  await page.locator("[data-action=play-hand]").tap();
  await turn(page);
  await screenshot(page, "practice-phone");
  expect(await hand(page)).toEqual(expect.arrayContaining(["0p", "5z"]));
  expect(errors).toEqual([]);
  await page.context().close();
});

test("a finished match is resumed from its replay", async () => {
  const { page, errors } = await practice();
  await page.locator("[data-action=practise]").click();
  for (let deeds = 0; deeds < 2000 && (await page.getByTestId("standings").count()) === 0; deeds++) {
    const { next, buttons } = await look(page);
    const press = buttons.find(({ id, dark }) => ["tsumo", "ron", "pass"].includes(id) && !dark)?.id;
    if (goesOn(next)) await page.locator(`${AFTER_HAND} .action.main`).click();
    else if (next.length > 0) continue;
    else if (press !== undefined) await page.locator(`[data-testid=prompt] [data-action=${press}]`).click();
    else await page.locator("[data-testid=hand-tile][aria-disabled=false]").last().click();
  }
  await page.locator("[data-testid=standings] a[href^='#/replay']").click();
  await page.getByTestId("replay").waitFor();
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowDown");
  // A discard of the seat looked from is explained, and no other step is.
  const asked = page.locator("[data-action=past-why]");
  await page.keyboard.press("j");
  const told = page.getByTestId("past-why");
  for (let step = 0; step < 12 && (await asked.getAttribute("aria-disabled")) === "true"; step++) {
    expect(await told.count()).toBe(0);
    await page.keyboard.press("ArrowDown");
  }
  await expect.poll(() => told.innerText()).toMatch(/After the discard: .*tiles? helps?/s);
  await screenshot(page, "replay-practice");
  await page.locator("[data-action=play-from-here]").click();
  await page.getByTestId("practice-bar").waitFor();
  await turn(page);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("in Japanese every word of practice is Japanese", async () => {
  const { page, errors } = await practice({ locale: "ja-JP" });
  await expectShippable(page, "practice-ja");
  const words = await page.locator("main").innerText();
  expect(words.match(/[A-Za-z]{4,}/g) ?? []).toEqual([]);
  await page.locator("[data-action=home]").click();
  await page.locator("[data-door=learn]").click();
  await page.locator("main h1").waitFor();
  await expectGood(page, "learn-ja");
  expect(errors).toEqual([]);
  await page.context().close();
});
