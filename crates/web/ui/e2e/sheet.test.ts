import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DESKTOP, launch, openPage, PHONE, shifts, there, watchShifts } from "./browser.ts";
import { sceneUrl } from "./scene.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const unread = (page: Page) => page.locator("[data-testid=scoresheet] tr.unread").count();

test.each([DESKTOP, PHONE])(
  "a sheet is read out line by line, and a key shows the rest (R-346)",
  async (size) => {
    const { page, errors } = await openPage(browser, "about:blank", size);
    await watchShifts(page);
    await page.goto(sceneUrl("reading"));
    await page.getByTestId("scoresheet").waitFor();
    const first = await unread(page);
    expect(first).toBeGreaterThan(0);
    await page.waitForFunction((first) => document.querySelectorAll("tr.unread").length < first, first);
    await page.keyboard.press("Enter");
    expect(await unread(page)).toBe(0);
    // The same key again goes on; the first press did not.
    expect(await page.getByTestId("scoresheet").count()).toBe(1);
    await page.waitForTimeout(900);
    expect(await shifts(page)).toBeLessThan(0.02);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

test("the table under the sheet is seen while a key is held, without its counters (R-353)", async () => {
  const { page, errors } = await openPage(browser, sceneUrl("won"));
  await there(page, "won");
  const sheet = page.getByTestId("scoresheet");
  await sheet.waitFor();
  const opacity = () => sheet.evaluate((element) => Number(getComputedStyle(element).opacity));
  const counters = page.locator(".counter").first();
  expect(await opacity()).toBe(1);
  await page.keyboard.down("v");
  await page.waitForFunction(() => document.querySelector(".sheet-overlay.lifted") !== null);
  expect(await opacity()).toBeLessThan(0.1);
  expect(await counters.isVisible()).toBe(false);
  await page.keyboard.up("v");
  await page.waitForFunction(() => document.querySelector(".sheet-overlay.lifted") === null);
  expect(await opacity()).toBe(1);
  expect(await counters.isVisible()).toBe(true);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("the own hand stands on a ground of its own, and the backs have a pattern (R-405)", async () => {
  const { page, errors } = await openPage(browser, "about:blank");
  await page.goto(sceneUrl("turn"));
  await page.locator("[data-testid=hand-tile]").first().waitFor();
  const look = () =>
    page.evaluate(() => {
      const hand = document.querySelector("[data-testid=hand]") as Element;
      const back = document.querySelector(".tile.back") as Element;
      const { top, left, width } = hand.getBoundingClientRect();
      return {
        place: [top, left, width],
        ground: getComputedStyle(hand, "::before").backgroundColor,
        back: getComputedStyle(back).backgroundImage,
      };
    });
  const before = await look();
  const seen = [before];
  for (const [handColour, backPattern] of [
    ["wood", "dots"],
    ["blue", "stripes"],
    ["wine", "lattice"],
    ["slate", "waves"],
  ]) {
    await page.evaluate((kept) => localStorage.setItem("jantaku-settings", JSON.stringify(kept)), {
      handColour,
      backPattern,
    });
    await page.reload();
    await page.locator("[data-testid=hand-tile]").first().waitFor();
    seen.push(await look());
  }
  expect(new Set(seen.map(({ ground }) => ground)).size).toBe(5);
  expect(new Set(seen.map(({ back }) => back)).size).toBe(5);
  // Nothing moves by it.
  for (const { place } of seen) expect(place).toEqual(before.place);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("the table looks as it is set: theme, cloth, backs, size of tiles (R-405)", async () => {
  const { page, errors } = await openPage(browser, "about:blank");
  const kept = { theme: "contrast", tableColour: "wine", backColour: "blue", tileSize: "small" };
  await page.goto(sceneUrl("turn"));
  await page.locator("[data-testid=hand-tile]").first().waitFor();
  const look = () =>
    page.evaluate(() => {
      const tile = document.querySelector("[data-testid=hand-tile] .tile") as Element;
      const style = getComputedStyle(document.documentElement);
      const token = (name: string) => style.getPropertyValue(name).trim();
      return {
        width: Math.round(tile.getBoundingClientRect().width),
        colours: ["--felt", "--tile-back", "--ink"].map(token),
      };
    });
  const before = await look();
  await page.evaluate((kept) => localStorage.setItem("jantaku-settings", JSON.stringify(kept)), kept);
  await page.reload();
  await page.locator("[data-testid=hand-tile]").first().waitFor();
  const after = await look();
  expect(after.width).toBeLessThan(before.width);
  for (const [nth, colour] of after.colours.entries()) expect(colour).not.toBe(before.colours[nth]);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("the final sheet shows places, uma, oka and the graph, whose library is loaded only then (R-354)", async () => {
  const { page, errors } = await openPage(browser, "about:blank");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(sceneUrl("standings"));
  await page.locator("[data-action=standings]").waitFor();
  const loads = () => asked.filter((url) => /uplot/i.test(url)).length;
  expect(loads()).toBe(0);
  await page.locator("[data-action=standings]").click();
  await page.locator("[data-testid=match-graph] canvas").waitFor();
  expect(loads()).toBeGreaterThan(0);
  const [first] = await page.getByTestId("standing").allTextContents();
  expect(first).toBe("1stAki41,200+20.0+20.0+51.2");
  await page.locator(".graph-numbers summary").click();
  const rows = await page.locator(".graph-numbers tbody tr").allTextContents();
  expect(rows.length).toBe(9);
  expect(rows.at(-1)).toBe("South 449,0008,60034,8007,600");
  expect(errors).toEqual([]);
  await page.context().close();
});
