import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { atRest, DESKTOP, LYING, openPage, PHONE, SHORT, screenshot, there } from "./browser.ts";
import { browser } from "./running.ts";
import { at, sceneUrl } from "./scene.ts";
import { atStart, openForm } from "./startForm.ts";

const SIZES = { desktop: DESKTOP, phone: PHONE, lying: LYING, short: SHORT };

const click = (selector: string) => (page: Page) => page.locator(selector).click();
const standings = async (page: Page) => {
  await click("[data-action=standings]")(page);
  await page.locator("canvas").waitFor();
};

/** Shows more of a scene; boxes.test.ts looks at the scenes as they are. */
const PRESSED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  turn: click("[data-action=riichi]"),
  declaring: click("[data-action=open_riichi]"),
  foul: click("[data-action=foul]"),
  claims: (page) => page.keyboard.press("c"),
  called_up: click("[data-action=riichi]"),
  asked: click("[data-drawn]"),
  standings,
  settled: standings,
};

test.each(Object.entries(SIZES))("what unfolds fits the page (%s)", async (size, viewport) => {
  const { page, errors } = await openPage(browser, "about:blank", viewport);
  for (const [scene, press] of Object.entries(PRESSED)) {
    await page.goto(sceneUrl(scene));
    await there(page, scene);
    await press(page);
    await atRest(page);
    await screenshot(page, `${scene}-${size}`);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${scene} is wider than the page`).toBeLessThanOrEqual(0);
    expect(errors, scene).toEqual([]);
  }
  await page.context().close();
});

test.each([
  ["overtaken", null, "Bartholomew-Maximilian has priority: pon"],
  ["called_up", "[data-action=riichi]", "No riichi: no discard"],
])("the status says why (%s)", async (scene, press, says) => {
  await at(browser, scene, {}, async (page) => {
    if (press !== null) await page.locator(press).click();
    expect(await page.getByTestId("status").textContent()).toContain(says);
  });
});

test.each([
  ["timed", ".table > .clock"],
  ["byoyomi", ".table > .clock"],
  ["timed_end", ".sheet-foot > .clock"],
])("the clock is where the decision is (%s)", async (scene, place) => {
  await at(browser, scene, {}, async (page) => {
    expect(await page.locator(place).textContent()).toMatch(/^\d/);
    expect(await page.getByRole("timer").count()).toBe(1);
  });
});

test("in a claim window a key passes also where nothing can be called", async () => {
  await at(browser, "window", {}, async (page) => {
    await page.getByRole("timer").waitFor();
    await page.keyboard.press("x");
    await page.locator("[data-action=pass]").waitFor({ state: "detached" });
    expect(await page.evaluate(() => Reflect.get(window, "sent").at(-1))).toEqual({
      type: "pass",
      window_id: 1,
    });
  });
});

test("who is away is back with a key", async () => {
  await at(browser, "away", {}, async (page) => {
    await page.keyboard.press("Enter");
    await page.getByTestId("away").waitFor({ state: "detached" });
    expect(await page.evaluate(() => Reflect.get(window, "sent").at(-1))).toEqual({ type: "back" });
  });
});

test("a house counts the dead wall, and turns the inner tiles of a kan", async () => {
  await at(browser, "nine", {}, async (page) => {
    const kan = page.locator("[data-meld=ankan] .tile");
    const faces = await kan.evaluateAll((tiles) => tiles.map((tile) => tile.dataset.face));
    expect(faces).toEqual(["0m", "back", "back", "5m"]);
    expect(await page.getByTestId("counter-left").textContent()).toBe("14");
  });
});

test("a match can be started without scrolling, and nothing lies over a control of the form", async () => {
  for (const viewport of [{ width: 1280, height: 720 }, PHONE, LYING]) {
    const { page, errors } = await openPage(browser, sceneUrl("start"), viewport);
    await atStart(page);
    for (const way of ["[data-testid=match] .action", "[data-action=play]"]) {
      const box = await page.locator(way).first().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), way).toBeLessThanOrEqual(viewport.height);
    }
    await openForm(page);
    expect(await page.locator("input[name=preset]").count()).toBeGreaterThan(12);
    const controls = ["preset", "length", "opponent-0", "pace", "name"].map((name) => `[name=${name}]`);
    for (const selector of [...controls, "[data-action=play]"]) {
      const control = page.locator(selector).first();
      await control.focus();
      expect(await isUncovered(control), `${selector} at ${viewport.width}`).toBe(true);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

/** The element at its centre may be its label. */
function isUncovered(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return found !== null && (element.contains(found) || element.closest("label") === found.closest("label"));
  });
}
