import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { DESKTOP, LYING, launch, openPage, PHONE, screenshot } from "./browser.ts";
import { type Hands, keys, mouse, touch } from "./hands.ts";
import { type Done, decide, nameOf } from "./player.ts";
import { results } from "./record.ts";
import { bySeat, look, numberOf } from "./seen.ts";
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

/** What the page showed of the results, hand by hand. */
interface Shown {
  readonly deltas: number[];
  readonly scores: number[];
}

/** Plays to the final standings; `handsOf` says by what means each hand is played. */
async function playMatch(page: Page, handsOf: (hand: number) => Promise<Hands>): Promise<Shown[]> {
  const shown: Shown[] = [];
  let hands = await handsOf(0);
  for (let decisions = 0; decisions < 2000; decisions++) {
    const seen = await look(page);
    if (seen.standings) return shown;
    const deed = decide(seen, shown.length, done);
    if (deed.type === "next") {
      shown.push({ deltas: await bySeat(page, "delta"), scores: await bySeat(page, "after") });
      expect(seen.scores.map(numberOf), "the plates say what the sheet says").toEqual(shown.at(-1)?.scores);
    }
    await hands(page, deed);
    done.add(nameOf(deed));
    if (deed.type === "next") hands = await handsOf(shown.length);
  }
  throw new Error("the match does not end");
}

/** The results on the page are those of the record. */
async function expectRecorded(page: Page, shown: Shown[]): Promise<void> {
  const matchId = new URL(page.url()).hash.split("/").at(-1) ?? "";
  const { hands, standings } = await results(server.url, matchId);
  expect(shown).toEqual(hands);
  const seated = [...standings].sort((a, b) => a.seat - b.seat);
  expect(await bySeat(page, "final")).toEqual(seated.map(({ points }) => points));
  expect(await bySeat(page, "total")).toEqual(seated.map(({ total }) => total / 1000));
  const rows = await page.locator("[data-testid=standing]").all();
  const places = await Promise.all(
    rows.map(async (row) => [
      Number(await row.getAttribute("data-seat")),
      Number(await row.getAttribute("data-place")),
    ]),
  );
  expect(places).toEqual(standings.map(({ seat, place }) => [seat, place]));
}

test("a match by mouse and touch", { timeout: MATCH_TIMEOUT }, async () => {
  const { page, errors } = await openPage(browser, server.url, DESKTOP, { hasTouch: true });
  await page.locator("input[name=length][value=east]").click();
  await page.locator("input[name=pace][value=instant]").click();
  await page.locator("[data-action=start]").click();
  const begun = performance.now();
  const shown = await playMatch(page, async (hand) => {
    const [size, hands] = [
      [DESKTOP, mouse],
      [PHONE, touch],
      [LYING, touch],
    ][hand % 3] as [typeof DESKTOP, Hands];
    await page.setViewportSize(size);
    return hands;
  });
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
  const shown = await playMatch(page, async () => keys);
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
  const shown = await playMatch(page, async (hand) => {
    const [size, hands] = [
      [DESKTOP, keys],
      [PHONE, touch],
      [LYING, mouse],
    ][hand % 3] as [typeof DESKTOP, Hands];
    await page.setViewportSize(size);
    return hands;
  });
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
