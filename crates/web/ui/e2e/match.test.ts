import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import {
  DESKTOP,
  LYING,
  launch,
  openPage,
  PHONE,
  screenshot,
  shiftSources,
  shifts,
  watchShifts,
} from "./browser.ts";
import { type Hands, keys, mouse, touch } from "./hands.ts";
import type { Done } from "./player.ts";
import { expectRecorded, inTurn, playMatch } from "./playing.ts";
import { Server, STILL } from "./server.ts";
import { wcagFaults } from "./shippable.ts";
import { atStart, openForm } from "./startForm.ts";

/** An East-only match at instant pace; the slowest machines take their time. */

let browser: Browser;
const done: Done = new Set();

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

async function pickByKeys(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, `input[name=${name}]`);
  for (let presses = 0; presses < 10; presses++) {
    if (await page.locator(`input[name=${name}][value=${value}]`).isChecked()) return;
    await page.keyboard.press("ArrowRight");
  }
  throw new Error(`the arrow keys do not lead to ${name} ${value}`);
}

function pointing(press: "click" | "tap"): (page: Page) => Promise<void> {
  return async (page) => {
    await openForm(page, press);
    await page.locator("input[name=length][value=east]")[press]();
    // The list that a select unfolds is the browser's own.
    for (const opponent of [0, 1, 2])
      await page.locator(`select[name=opponent-${opponent}]`).selectOption("easy");
    await page.locator("input[name=pace][value=instant]")[press]();
    await page.locator("[data-action=play]")[press]();
  };
}

async function byKeys(page: Page): Promise<void> {
  await tabTo(page, "[data-action=change]");
  await page.keyboard.press("Enter");
  await pickByKeys(page, "length", "east");
  for (const opponent of [0, 1, 2]) {
    await tabTo(page, `select[name=opponent-${opponent}]`);
    await page.keyboard.type("easy");
  }
  await pickByKeys(page, "pace", "instant");
  await tabTo(page, "[data-action=play]");
  await page.keyboard.press("Enter");
}

async function watchMeans(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const means = new Set<string>();
    Object.assign(window, { means });
    addEventListener("keydown", () => means.add("key"), true);
    addEventListener("pointerdown", ({ pointerType }) => means.add(pointerType), true);
  });
  return () => page.evaluate(() => [...(window as unknown as { means: Set<string> }).means]);
}

/** Each is checked when it first comes up. */
const MOMENTS = {
  "the own turn": "[data-testid=hand-tile][aria-disabled=false]",
  "a call": "[data-testid=prompt] [data-action=pass]",
  "a choice of riichi": "[data-testid=prompt] [data-action=riichi]",
  "a tile for riichi": ".can-riichi",
  "a scoresheet": "[data-testid=scoresheet] [data-action=continue]",
};

function looking(hands: Hands, found: Map<string, string[]>): Hands {
  return async (page, deed) => {
    for (const [moment, selector] of Object.entries(MOMENTS))
      if (!found.has(moment) && (await page.locator(selector).count()) > 0)
        found.set(moment, await wcagFaults(page));
    await hands(page, deed);
  };
}

/** */
test.each([
  ["mouse", mouse, pointing("click"), DESKTOP],
  ["key", keys, byKeys, DESKTOP],
  ["touch", touch, pointing("tap"), PHONE],
] as const)("a whole match by %s alone", async (means, hands, begin, size) => {
  const server = await Server.start({ seed: 5, flags: STILL });
  onTestFinished(() => server.stop());
  // The CSP keeps a page from loading scripts; axe-core is one.
  const options = { hasTouch: means === "touch", bypassCSP: true };
  const { page, errors } = await openPage(browser, "about:blank", size, options);
  await watchShifts(page);
  const meansUsed = await watchMeans(page);
  await page.goto(server.url);
  await atStart(page);
  const found = new Map([["the start page", await wcagFaults(page)]]);
  await begin(page);
  const begun = performance.now();
  const shown = await playMatch(page, done, async () => looking(hands, found));
  console.log(`by ${means}: ${shown.length} hands in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  found.set("the standings", await wcagFaults(page));
  await screenshot(page, `${means}-standings`);
  await expectRecorded(page, shown);
  expect.soft([...found].filter(([, faults]) => faults.length > 0)).toEqual([]);
  expect([...found.keys()]).toEqual(expect.arrayContaining(["the own turn", "a call", "a scoresheet"]));
  expect.soft(await shifts(page), `what shifts: ${await shiftSources(page)}`).toBeLessThanOrEqual(0.02);
  expect(await meansUsed()).toEqual([means]);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("a match of three by all means in turn, with tiles that move", async () => {
  const server = await Server.start({ seed: 5 });
  onTestFinished(() => server.stop());
  const { page, errors } = await openPage(browser, server.url, DESKTOP, { hasTouch: true });
  await openForm(page);
  await page.locator("input[name=preset][value=tenhou_sanma]").click();
  await page.locator("input[name=length][value=east]").click();
  await page.locator("input[name=pace][value=instant]").click();
  expect(await page.locator("select[name^=opponent-]").count()).toBe(2);
  await page.locator("[data-action=play]").click();
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
