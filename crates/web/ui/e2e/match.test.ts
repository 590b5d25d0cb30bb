import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { DESKTOP, LYING, launch, openPage, PHONE, screenshot } from "./browser.ts";
import { keys, mouse, touch } from "./hands.ts";
import type { Done } from "./player.ts";
import { expectRecorded, inTurn, playMatch } from "./playing.ts";
import { Server } from "./server.ts";

/** An East-only match at instant pace; the slowest machines take their time. */
const MATCH_TIMEOUT = 90_000;

let browser: Browser;
let server: Server;
const done: Done = new Set();

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  server = await Server.start({ seed: 5 });
});
afterEach(() => server?.stop());

test("a match by mouse and touch", { timeout: MATCH_TIMEOUT }, async () => {
  const { page, errors } = await openPage(browser, server.url, DESKTOP, { hasTouch: true });
  await page.locator("input[name=length][value=east]").click();
  await page.locator("input[name=pace][value=instant]").click();
  await page.locator("[data-action=start]").click();
  const begun = performance.now();
  const shown = await playMatch(
    page,
    done,
    inTurn(page, [
      [DESKTOP, mouse],
      [PHONE, touch],
      [LYING, touch],
    ]),
  );
  console.log(`by mouse: ${shown.length} hands in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  await screenshot(page, "mouse-standings");
  await expectRecorded(page, shown);
  expect(errors).toEqual([]);
  await page.context().close();
});

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Chooses a radio button with the arrow keys. */
async function pickByKeys(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, `input[name=${name}]`);
  for (let presses = 0; presses < 10; presses++) {
    if (await page.locator(`input[name=${name}][value=${value}]`).isChecked()) return;
    await page.keyboard.press("ArrowRight");
  }
  throw new Error(`the arrow keys do not lead to ${name} ${value}`);
}

test("a match by keys alone", { timeout: MATCH_TIMEOUT }, async () => {
  const { page, errors } = await openPage(browser, server.url);
  await page.evaluate(() => {
    Object.assign(window, { pointed: 0 });
    for (const type of ["pointerdown", "pointermove", "mousedown", "touchstart"])
      addEventListener(type, () => Object.assign(window, { pointed: 1 }), true);
  });
  await page.locator("form").waitFor();
  await pickByKeys(page, "length", "east");
  // Against players who know nothing there is time for a riichi and a win.
  for (const opponent of [0, 1, 2]) {
    await tabTo(page, `select[name=opponent-${opponent}]`);
    await page.keyboard.press("r");
  }
  await pickByKeys(page, "pace", "instant");
  await tabTo(page, "[data-action=start]");
  await page.keyboard.press("Enter");
  const begun = performance.now();
  const shown = await playMatch(page, done, async () => keys);
  console.log(`by keys: ${shown.length} hands in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  await expectRecorded(page, shown);
  expect(await page.evaluate(() => "pointed" in window && window.pointed)).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("a match of three by mouse and keys", { timeout: MATCH_TIMEOUT }, async () => {
  const { page, errors } = await openPage(browser, server.url, DESKTOP, { hasTouch: true });
  await page.locator("input[name=preset][value=tenhou_sanma]").click();
  await page.locator("input[name=length][value=east]").click();
  await page.locator("input[name=pace][value=instant]").click();
  expect(await page.locator("select[name^=opponent-]").count()).toBe(2);
  await page.locator("[data-action=start]").click();
  const shown = await playMatch(
    page,
    done,
    inTurn(page, [
      [DESKTOP, keys],
      [PHONE, touch],
      [LYING, mouse],
    ]),
  );
  expect(shown.length).toBeGreaterThanOrEqual(3);
  expect(shown.every(({ scores }) => scores.length === 3)).toBe(true);
  await screenshot(page, "three-standings");
  await expectRecorded(page, shown);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("the matches above held every kind of decision", () => {
  console.log("done:", [...done].sort().join(", "));
  const often = [
    "discard from the hand",
    "discard drawn",
    "riichi",
    "chii",
    "choice",
    "pass",
    "kita",
    "continue",
  ];
  expect(often.filter((deed) => !done.has(deed))).toEqual([]);
  expect(done.has("ron") || done.has("tsumo")).toBe(true);
});
