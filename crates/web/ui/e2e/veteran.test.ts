import type { Page } from "playwright";
import { expect, test } from "vitest";
import { DESKTOP, openPage } from "./browser.ts";
import { mouse } from "./hands.ts";
import { newMatch } from "./matches.ts";
import { type Deed, type Done, decide, remember } from "./player.ts";
import { browser, serveEach, server } from "./running.ts";
import { look } from "./seen.ts";
import { STILL } from "./server.ts";

/** In milliseconds: too long for a double press. */
const APART = 350;

const TWO_CLICKS = JSON.stringify({ inputs: { discardClick: "two" } });

serveEach({ seed: 11, flags: STILL });

const byRight = (deed: Deed) =>
  deed.type === "discard" ? deed.slot.drawn : deed.type === "button" && deed.id === "pass";

const rightPress = (page: Page) =>
  page.mouse.click(DESKTOP.width / 2, DESKTOP.height / 2, { button: "right" });

/** Counts called discards, too. */
const thrown = (page: Page) =>
  page.evaluate(() => {
    const own = document.querySelector<HTMLElement>(".plate-self")?.dataset.testid?.replace("seat", "river");
    return document.querySelectorAll(`[data-testid=${own}] .discard`).length;
  });

test("a veteran plays a match with one click for each discard and call, and passes with the right button", async () => {
  const { page, errors } = await openPage(browser, "about:blank");
  // So that the river counts what was thrown.
  const kept = JSON.stringify({ calledDiscards: "dimmed" });
  await page.addInitScript((kept) => localStorage.setItem("jantaku-settings", kept), kept);
  await page.goto(await newMatch(server.url));
  const done: Done = new Set();
  let [hand, discards, pressed] = [0, 0, 0];
  for (let decisions = 0; decisions < 2000; decisions++) {
    const seen = await look(page);
    if (seen.standings) break;
    const deed = decide(seen, hand, done);
    if (deed.type === "next") {
      // No press was lost, and none threw two tiles.
      if (deed.id === "continue" || deed.id === "standings") {
        expect(await thrown(page), `hand ${hand}`).toBe(discards);
        [hand, discards] = [hand + 1, 0];
      }
      await mouse(page, deed);
    } else if (byRight(deed)) {
      await page.waitForTimeout(APART - Math.min(APART, performance.now() - pressed));
      await rightPress(page);
      pressed = performance.now();
    } else await mouse(page, deed);
    if (deed.type === "discard") discards++;
    remember(deed, done);
  }
  expect(await page.getByTestId("standings").count()).toBe(1);
  expect([...done]).toEqual(expect.arrayContaining(["pass", "discard drawn", "discard from the hand"]));
  expect(errors).toEqual([]);
  await page.context().close();
});

test("a double click throws one tile", async () => {
  const { page, errors } = await openPage(browser, await newMatch(server.url));
  for (let seen = await look(page); seen.buttons.some(({ id }) => id === "pass"); seen = await look(page))
    await mouse(page, { type: "button", id: "pass" });
  await page.locator("[data-testid=hand-tile][aria-disabled=false]").first().dblclick();
  await look(page);
  await page.waitForTimeout(300);
  expect(await thrown(page)).toBe(1);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("a mouse discards with one click; who has set two raises first (R-362)", async () => {
  const { page, errors } = await openPage(browser, server.url);
  await page.evaluate((kept) => localStorage.setItem("jantaku-settings", kept), TWO_CLICKS);
  await page.goto(await newMatch(server.url));
  await page.reload();
  for (let seen = await look(page); seen.buttons.some(({ id }) => id === "pass"); seen = await look(page))
    await page.keyboard.press("x");
  const tile = page.locator("[data-testid=hand-tile][aria-disabled=false]").first();
  await tile.click();
  expect(await tile.getAttribute("aria-pressed")).toBe("true");
  expect(await thrown(page)).toBe(0);
  await tile.click();
  await expect.poll(() => thrown(page)).toBe(1);
  expect(errors).toEqual([]);
  await page.context().close();
});
