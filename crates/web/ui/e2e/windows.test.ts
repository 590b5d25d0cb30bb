import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "./browser.ts";
import { at } from "./scene.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

async function boxOf(page: Page, testId: string) {
  const box = await page.getByTestId(testId).boundingBox();
  if (box === null) throw new Error(`no ${testId}`);
  return box;
}

test("a window goes where its head is drawn to, never out of reach, and is sized by its corner (R-364)", () =>
  at(browser, "won", {}, async (page) => {
    const first = await boxOf(page, "scoresheet");
    // Within the rounded corner.
    await page.mouse.move(first.x + first.width - 10, first.y + first.height - 10);
    await page.mouse.down();
    await page.mouse.move(first.x + first.width - 84, first.y + first.height - 64, { steps: 4 });
    await page.mouse.up();
    const before = await boxOf(page, "scoresheet");
    expect(before.width).toBeLessThan(first.width);
    expect(before.height).toBeLessThan(first.height);
    await page.mouse.move(before.x + 200, before.y + 20);
    await page.mouse.down();
    await page.mouse.move(before.x + 120, before.y + 60, { steps: 4 });
    await page.mouse.up();
    const moved = await boxOf(page, "scoresheet");
    expect([moved.x - before.x, moved.y - before.y]).toEqual([-80, 40]);
    await page.mouse.move(moved.x + 200, moved.y + 20);
    await page.mouse.down();
    await page.mouse.move(-4000, -4000, { steps: 4 });
    await page.mouse.up();
    const far = await boxOf(page, "scoresheet");
    expect(far.x + far.width).toBeGreaterThanOrEqual(40);
    expect(far.y).toBeGreaterThanOrEqual(0);
  }));

test("Tab goes to a window's grip, where arrows move it and with shift resize it (R-363)", () =>
  at(browser, "won", { inputs: { keys: "numbers" } }, async (page) => {
    const before = await boxOf(page, "scoresheet");
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset);
    await page.locator("[data-action=continue]:focus").waitFor();
    await page.keyboard.press("Tab");
    expect((await focused()).testid).toBe("window-grip");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowDown");
    const moved = await boxOf(page, "scoresheet");
    expect([moved.x - before.x, moved.y - before.y]).toEqual([-24, 24]);
    await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("Shift+ArrowUp");
    const resized = await boxOf(page, "scoresheet");
    expect([resized.width - moved.width, resized.height - moved.height]).toEqual([-24, -24]);
    await page.keyboard.press("Shift+Tab");
    expect((await focused()).action).toBe("continue");
    expect(await page.evaluate(() => (window as unknown as { sent: { type: string }[] }).sent)).toHaveLength(
      1,
    );
  }));

test("two presses on its head send a window aside, and back (R-364)", () =>
  at(browser, "won", {}, async (page) => {
    const head = page.locator("[data-testid=scoresheet] .sheet-head h2");
    const before = await boxOf(page, "scoresheet");
    await head.dblclick();
    const right = await boxOf(page, "scoresheet");
    expect(right.x + right.width).toBeCloseTo(1280, -1);
    await head.dblclick();
    expect((await boxOf(page, "scoresheet")).x).toBeCloseTo(0, -1);
    await head.dblclick();
    expect((await boxOf(page, "scoresheet")).x).toBeCloseTo(before.x, -1);
  }));

test("what has to be decided lies at the right, or in the middle (R-364)", async () => {
  const middles: number[] = [];
  for (const decisionPlace of ["right", "centre"])
    await at(browser, "claims", { inputs: { decisionPlace } }, async (page) => {
      const { x, width } = await boxOf(page, "prompt");
      middles.push(x + width / 2);
    });
  expect(middles[0]).toBeGreaterThan(900);
  expect(middles[1]).toBeCloseTo(640, -2);
});
