import type { Page } from "playwright";
import { expect, test } from "vitest";
import { DESKTOP, openPage, PHONE, screenshot } from "./browser.ts";
import { type Hands, keys, mouse, mouseTwice, touch } from "./hands.ts";
import { newHouse, newMatch } from "./matches.ts";
import { decide } from "./player.ts";
import { playMatch } from "./playing.ts";
import { browser, serveEach, server } from "./running.ts";
import { look } from "./seen.ts";
import { STILL } from "./server.ts";

/** An East-only match at instant pace; the slowest machines take their time. */

serveEach({ seed: 5, flags: STILL });

test("the counter starts from the live wall or from the whole one (R-335)", async () => {
  for (const [preset, dead] of [
    ["tenhou", 0],
    ["shanghai", 14],
  ] as const) {
    const { page, errors } = await openPage(browser, await newMatch(server.url, { preset }));
    await look(page);
    // The person is asked in the first go-around.
    const left = Number(await page.getByTestId("counter-left").textContent());
    expect(left, preset).toBeGreaterThan(60 + dead);
    expect(left, preset).toBeLessThanOrEqual(70 + dead);
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

test("the dead wall lies as the house has it (R-333)", async () => {
  for (const [preset, rows] of [
    ["tenhou", [5]],
    ["yakuza", [5, 5]],
    ["shanghai", [7]],
  ] as const) {
    const { page, errors } = await openPage(browser, await newMatch(server.url, { preset }));
    await look(page);
    const found = page.locator("[data-testid=indicators] .dead-row");
    expect(await found.evaluateAll((rows) => rows.map((row) => row.childElementCount)), preset).toEqual(rows);
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

async function playToMeld(page: Page): Promise<void> {
  for (let decisions = 0; decisions < 500; decisions++) {
    const seen = await look(page);
    if ((await page.locator(".melds .tile.sideways").count()) > 0) return;
    await mouse(page, decide(seen, 0, new Set()));
  }
  throw new Error("nobody calls");
}

test("tiles, names and called discards are as the house has them (R-006, R-327, R-336)", async () => {
  for (const [preset, faces, layout, stay] of [
    ["tenhou", "", "seats", false],
    ["yakuza", " japanese", "seats", true],
    ["pretty_girls", " japanese", "seats", false],
    ["shanghai", " japanese", "rows", false],
  ] as const) {
    const { page, errors } = await openPage(browser, await newMatch(server.url, { preset }));
    await look(page);
    const own = page.locator("[data-testid=hand] .tile");
    expect(await own.first().getAttribute("class"), preset).toMatch(new RegExp(`^tile${faces}( |$)`));
    expect(await page.locator("html").getAttribute("data-layout"), preset).toBe(layout);
    await playToMeld(page);
    expect((await page.locator(".river .tile.dimmed").count()) > 0, preset).toBe(stay);
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

test("hands stand as their house has the suits, and in windows (R-323, R-364)", async () => {
  for (const [preset, suits, windows] of [
    ["tenhou", "mpsz", 0],
    ["yakuza", "mspz", 0],
    ["touzai", "mpsz", 4],
  ] as const) {
    const { page, errors } = await openPage(browser, await newMatch(server.url, { preset }));
    const { hand } = await look(page);
    const shown = hand.filter(({ drawn }) => !drawn).map(({ tile }) => suits.indexOf(tile.slice(-1)));
    const kinds = new Set(hand.map(({ tile }) => tile.slice(-1)));
    expect(kinds.has("p") && kinds.has("s"), "a hand that tells").toBe(true);
    // The dealer's last tile is one of the hand.
    const sorted = shown.slice(0, 13).toSorted((a, b) => a - b);
    expect(shown.slice(0, 13), preset).toEqual(sorted);
    expect(await page.locator(".tray:visible").count(), preset).toBe(windows);
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

test("markers turn with first wins, waits are shown, discards lie in rows of nine (R-246, R-372, R-373, R-327)", async () => {
  await newHouse(server.url, "shows", { yakitori: 1500, wait_display: true, discard_rows: "two_of_nine" });
  const { page, errors } = await openPage(browser, await newMatch(server.url, { preset: "shows" }));
  const won = new Set<string>();
  let waits = 0;
  let widest = 0;
  const watching: Hands = async (page, deed) => {
    // All at one time: a claim may end the hand while it is looked at.
    const seen = await page.evaluate(() => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      return {
        marks: all("[data-testid^=yakitori-]").map(({ classList }) => classList.contains("turned")),
        winners: all("[data-testid=winner]").map(({ dataset }) => dataset.seat ?? ""),
        waits: all("[data-testid=waits] .wait").length,
        rows: all(".river-row").map(({ childElementCount }) => childElementCount),
      };
    });
    for (const seat of seen.winners) won.add(seat);
    expect(seen.marks).toEqual([0, 1, 2, 3].map((seat) => won.has(`${seat}`)));
    waits += seen.waits;
    widest = Math.max(widest, ...seen.rows);
    await mouse(page, deed);
  };
  await playMatch(page, new Set(), async () => watching);
  expect(won.size).toBeGreaterThan(0);
  expect(waits).toBeGreaterThan(0);
  expect(widest).toBe(9);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("waits are not shown where the house doesn't show them (R-372, R-373)", async () => {
  await newHouse(server.url, "quiet", { wait_display: false });
  const { page, errors } = await openPage(browser, await newMatch(server.url, { preset: "quiet" }));
  let waits = 0;
  const counting: Hands = async (page, deed) => {
    waits += await page.locator("[data-testid=waits] .wait").count();
    await mouse(page, deed);
  };
  await playMatch(page, new Set(), async () => counting);
  expect(waits).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});

/** Plays without calls, match after match. */
async function playToRiichi(page: Page, hands: Hands): Promise<void> {
  for (let decisions = 0; decisions < 2000; decisions++) {
    const seen = await look(page);
    if ((await page.locator(".plate-self .mark-riichi").count()) > 0) return;
    if (seen.standings) await page.locator("[data-action=again]").click();
    else await hands(page, decide(seen, 0, new Set(["choice", "kan"])));
  }
  throw new Error("no hand comes to riichi");
}

test("in riichi TOUZAI discards until it is stopped, and again by the switch (R-064, R-363)", async () => {
  const address = await newMatch(server.url, {
    preset: "touzai",
    opponents: ["random", "random", "random"],
  });
  const { page, errors } = await openPage(browser, address);
  await look(page);
  const on = () => page.locator("[data-auto=autoDiscard]").getAttribute("aria-pressed");
  expect(await on()).toBe("true");
  // Before riichi Escape is for something else, and the switch turns it off.
  await page.keyboard.press("Escape");
  expect(await on()).toBe("true");
  await page.keyboard.press("g");
  // Until a drawn tile in riichi leaves nothing to choose.
  for (;;) {
    await playToRiichi(page, mouseTwice);
    const { hand, buttons, next } = await look(page);
    const alone = hand.filter(({ able }) => able).length === 1 && buttons.length === 0;
    if (next.length === 0 && alone) break;
    await mouseTwice(page, decide(await look(page), 0, new Set(["choice", "kan"])));
  }
  const left = () => page.getByTestId("counter-left").textContent();
  const before = await left();
  await page.keyboard.press("g");
  expect(await on()).toBe("true");
  await expect
    .poll(async () => (await page.locator(".overlay").count()) > 0 || (await left()) !== before)
    .toBe(true);
  await page.keyboard.press("Escape");
  expect(await on()).toBe("false");
  expect(errors).toEqual([]);
  await page.context().close();
});

test.each([
  ["yakuza", mouse, DESKTOP],
  ["shanghai", keys, DESKTOP],
  ["touzai", touch, PHONE],
] as const)("riichi as %s offers it (R-360, R-338, R-367)", async (...how) => {
  const [preset, hands, size] = how;
  const address = await newMatch(server.url, { preset, opponents: ["random", "random", "random"] });
  const { page, errors } = await openPage(browser, address, size, { hasTouch: true });
  await playToRiichi(page, hands);
  await screenshot(page, `riichi-${preset}`);
  expect(errors).toEqual([]);
  await page.context().close();
});
