import type { Page } from "playwright";
import { expect, test } from "vitest";
import { DESKTOP, fromMenu, LYING, PHONE, there } from "./browser.ts";
import { browser } from "./running.ts";
import { at, middle, sit } from "./scene.ts";

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
  expect(middles[0]).toBeGreaterThan(800);
  expect(middles[1]).toBeCloseTo(640, -2);
});

const PLACES = ["self", "left", "across", "right"] as const;

async function drawBy(page: Page, from: { x: number; y: number }, x: number, y: number): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x, from.y + y, { steps: 4 });
  await page.mouse.up();
}

/** The edge of the player's hand, the middle of the others. */
async function holdOf(page: Page, place: (typeof PLACES)[number]) {
  const { x, y, width, height } = await boxOf(page, `tray-${place}`);
  return place === "self" ? { x: x + 4, y: y + 4 } : { x: x + width / 2, y: y + height / 2 };
}

const onPage = ({ x, y, width, height }: Awaited<ReturnType<typeof boxOf>>) =>
  x >= -1 && y >= -1 && x + width <= DESKTOP.width + 1 && y + height <= DESKTOP.height + 1;

test.each(PLACES)("at TOUZAI the hand of %s is a window: moved, resized, kept, and back (R-364)", (place) =>
  at(browser, "windows", {}, async (page) => {
    const tray = `tray-${place}`;
    const whole = await boxOf(page, tray);
    for (const far of [-3000, 3000]) {
      await drawBy(page, await holdOf(page, place), far, far);
      const there = await boxOf(page, tray);
      expect(onPage(there), `${far}`).toBe(true);
      expect(Math.sign(there.x - whole.x)).toBe(Math.sign(far));
      await page.locator(`[data-testid=seat-grip][data-place=${place}]`).press("Enter");
    }
    const corner = await middle(page, `[data-testid=${tray}] .tray-corner`);
    const { x: inX, y: inY } = await middle(page, `[data-testid=${tray}]`);
    await drawBy(page, corner, (inX - corner.x) * 0.2, (inY - corner.y) * 0.2);
    const first = await boxOf(page, tray);
    expect(first.width * first.height).toBeLessThan(0.8 * whole.width * whole.height);
    const hand =
      place === "self" ? "hand" : `concealed-${["self", "right", "across", "left"].indexOf(place)}`;
    const tiles = await boxOf(page, hand);
    const [x, y] = [place === "right" ? -40 : 40, place === "self" ? -40 : 30];
    await drawBy(page, await holdOf(page, place), x, y);
    const moved = await boxOf(page, tray);
    expect(Math.abs(moved.x - first.x - x)).toBeLessThan(25);
    expect(Math.abs(moved.y - first.y - y)).toBeLessThan(25);
    const went = await boxOf(page, hand);
    expect(Math.sign(went.x - tiles.x)).toBe(Math.sign(x));
    expect(Math.sign(went.y - tiles.y)).toBe(Math.sign(y));
    const last = await boxOf(page, tray);
    await page.reload();
    await there(page, "windows");
    await expect.poll(async () => Math.abs((await boxOf(page, tray)).x - last.x)).toBeLessThan(2);
    const { x: heldX, y: heldY } = await holdOf(page, place);
    await page.mouse.dblclick(heldX, heldY);
    const back = await boxOf(page, tray);
    expect([back.x, back.y, back.width].map(Math.round)).toEqual(
      [whole.x, whole.y, whole.width].map(Math.round),
    );
  }),
);

test("Tab goes clockwise from place to place, where arrows move and with shift resize it (R-363, R-364)", () =>
  at(browser, "windows", { inputs: { keys: "numbers" } }, async (page) => {
    await page.locator("[data-testid=seat-grip]").first().focus();
    const sent = () => page.evaluate(() => (window as unknown as { sent: object[] }).sent.length);
    const before = await sent();
    for (const place of PLACES) {
      expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.place)).toBe(place);
      const first = await boxOf(page, `tray-${place}`);
      const [to, back] = place === "right" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
      await page.keyboard.press(to);
      const moved = await boxOf(page, `tray-${place}`);
      expect(Math.abs(Math.abs(moved.x - first.x) - 24)).toBeLessThan(8);
      await page.keyboard.press("Shift+ArrowLeft");
      const smaller = await boxOf(page, `tray-${place}`);
      expect(smaller.height).toBeLessThan(moved.height);
      await page.keyboard.press("Shift+ArrowRight");
      await page.keyboard.press(back);
      await page.keyboard.press("Enter");
      const home = await boxOf(page, `tray-${place}`);
      expect([home.x, home.width].map(Math.round)).toEqual([first.x, first.width].map(Math.round));
      await page.keyboard.press("Tab");
    }
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset);
    // The box of decisions is before the player's own hand again.
    expect((await focused()).place).toBe("decision");
    await page.keyboard.press("Tab");
    for (const place of ["self", "decision", ...[...PLACES].reverse()]) {
      expect((await focused()).place).toBe(place);
      await page.keyboard.press("Shift+Tab");
    }
    // Escape returns to the hand.
    await page.keyboard.press("Escape");
    expect((await focused()).testid).toBe("hand-tile");
    expect(await sent()).toBe(before);
  }));

async function drawDecision(page: Page, x: number, y: number): Promise<void> {
  const { x: left, y: top } = await boxOf(page, "tray-decision");
  await drawBy(page, { x: left + 3, y: top + 3 }, x, y);
}

test("at TOUZAI the box of decisions is drawn too, is kept, pressed where it is, and goes back with the rest (R-364)", () =>
  at(browser, "windows", {}, async (page) => {
    const first = await boxOf(page, "tray-decision");
    await drawDecision(page, -300, -200);
    const moved = await boxOf(page, "tray-decision");
    expect([moved.x - first.x, moved.y - first.y].map(Math.round)).toEqual([-300, -200]);
    await page.reload();
    await there(page, "windows");
    await expect.poll(async () => Math.abs((await boxOf(page, "tray-decision")).x - moved.x)).toBeLessThan(2);
    await page.locator("[data-testid=prompt] [data-action=riichi]").click();
    expect(await page.getByTestId("status").textContent()).toContain("Riichi");
    await page.keyboard.press("Escape");
    for (const far of [-3000, 3000]) {
      await drawDecision(page, far, far);
      expect(onPage(await boxOf(page, "prompt")), `${far}`).toBe(true);
    }
    await fromMenu(page, "settings");
    await page.locator("[data-action=reset-settings]").click();
    await page.locator("[data-testid=settings] .action.main").click();
    await expect.poll(async () => Math.abs((await boxOf(page, "tray-decision")).x - first.x)).toBeLessThan(2);
  }));

test("the box of decisions lies on no hand, wherever either is put (R-364)", () =>
  at(browser, "windows", {}, async (page) => {
    const apart = async (place: (typeof PLACES)[number]) => {
      const [box, hand] = [await boxOf(page, "prompt"), await boxOf(page, `tray-${place}`)];
      return (
        box.y + box.height <= hand.y ||
        hand.y + hand.height <= box.y ||
        box.x + box.width <= hand.x ||
        hand.x + hand.width <= box.x
      );
    };
    await drawDecision(page, -300, 150);
    expect(await apart("self")).toBe(true);
    // The hand onto the box, and then another one.
    await page.locator("[data-testid=seat-grip][data-place=decision]").press("Enter");
    await drawBy(page, await holdOf(page, "self"), 0, -150);
    expect(await apart("self")).toBe(true);
    const { x, y } = await boxOf(page, "prompt");
    const hold = await holdOf(page, "across");
    await drawBy(page, hold, x - hold.x, y - hold.y);
    expect(await apart("across")).toBe(true);
    // Every visible tile can be pressed where it is.
    for (const tile of await page.locator("[data-testid=hand-tile]").all()) {
      const { x, y, width, height } = (await tile.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const hit = await page.evaluate(
        ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest("[data-testid=hand-tile]") !== null,
        [x + width / 2, y + height / 2],
      );
      expect(hit).toBe(true);
    }
  }));

test("a finger draws the box of decisions, and a key moves it (R-364)", async () => {
  const { page } = await sit(browser, "windows");
  const before = await boxOf(page, "tray-decision");
  const tray = page.getByTestId("tray-decision");
  const point = (type: string, x: number) =>
    tray.dispatchEvent(type, {
      pointerId: 7,
      pointerType: "touch",
      isPrimary: true,
      button: 0,
      clientX: x,
      clientY: 300,
      bubbles: true,
    });
  await point("pointerdown", 700);
  await point("pointermove", 600);
  await point("pointerup", 600);
  const drawn = await boxOf(page, "tray-decision");
  expect(Math.round(drawn.x - before.x)).toBe(-100);
  const grip = page.locator("[data-testid=seat-grip][data-place=decision]");
  await grip.press("ArrowUp");
  const higher = await boxOf(page, "tray-decision");
  expect(Math.round(higher.y - drawn.y)).toBe(-24);
  await grip.press("Shift+ArrowUp");
  expect(await boxOf(page, "tray-decision")).toEqual(higher);
  await page.context().close();
});

test("in other houses, and on a phone, no place is a window, unless the player wants them (R-364)", async () => {
  const shown = async (scene: string, settings: object, size = DESKTOP) => {
    const { page } = await sit(browser, scene, settings, { size });
    const trays = await page.locator(".tray:visible").count();
    await page.context().close();
    return trays;
  };
  expect(await shown("stays", {})).toBe(0);
  expect(await shown("stays", { seatWindows: "on" })).toBe(5);
  expect(await shown("windows", { seatWindows: "off" })).toBe(0);
  expect(await shown("windows", {}, PHONE)).toBe(0);
});

test.each([LYING, PHONE])(
  "where no window is shown, none is moved: $width × $height (R-364)",
  async (size) => {
    const { page } = await sit(browser, "windows", {}, { size });
    const holds = await page.evaluate(() =>
      [...document.querySelectorAll(".seat-window :is(.strip-hand, .strip-melds) *")]
        .map((tile) => ({ tile, box: tile.getBoundingClientRect() }))
        .map(({ tile, box: { x, y, width, height } }) => ({ tile, x: x + width / 2, y: y + height / 2 }))
        .filter(({ tile, x, y }) => document.elementFromPoint(x, y)?.contains(tile))
        .map(({ x, y }) => ({ x, y })),
    );
    expect(holds).not.toEqual([]);
    for (const hold of holds.slice(0, 8)) {
      await drawBy(page, hold, 30, 30);
      await page.mouse.dblclick(hold.x, hold.y);
    }
    expect(await page.evaluate(() => localStorage.getItem("jantaku-places"))).toBeNull();
    await page.context().close();
  },
);

test("a window follows the finger that holds it, and no other (R-364)", () =>
  at(browser, "windows", {}, async (page) => {
    const tray = page.getByTestId("tray-across");
    const before = await boxOf(page, "tray-across");
    const point = (type: string, pointerId: number, isPrimary: boolean, x: number) =>
      tray.dispatchEvent(type, { pointerId, isPrimary, button: 0, clientX: x, clientY: 200, bubbles: true });
    await point("pointerdown", 1, true, 600);
    await point("pointerdown", 2, false, 700);
    await point("pointermove", 2, false, 400);
    await point("pointerup", 2, false, 400);
    expect(await boxOf(page, "tray-across")).toEqual(before);
    await point("pointermove", 1, true, 640);
    expect((await boxOf(page, "tray-across")).x).toBeGreaterThan(before.x + 20);
    await point("pointerup", 1, true, 640);
  }));
