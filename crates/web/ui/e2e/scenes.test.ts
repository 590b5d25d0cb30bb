import type { Browser, Locator } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { atRest, DESKTOP, LYING, launch, openPage, PHONE, SHORT, screenshot, there } from "./browser.ts";
import { SCENES } from "./messages.ts";
import { sceneUrl } from "./scene.ts";
import { atStart, openForm } from "./startForm.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const SIZES = { desktop: DESKTOP, phone: PHONE, lying: LYING, short: SHORT };

test.each(Object.entries(SIZES))("every scene fits the page (%s)", async (size, viewport) => {
  const { page, errors } = await openPage(browser, "about:blank", viewport);
  for (const scene of ["start", ...Object.keys(SCENES)]) {
    await page.goto(sceneUrl(scene));
    await there(page, scene);
    if (scene === "turn") await page.locator("[data-action=riichi]").click();
    if (scene === "declaring") await page.locator("[data-action=open_riichi]").click();
    if (scene === "foul") await page.locator("[data-action=foul]").click();
    if (scene === "claims") await page.keyboard.press("c");
    if (scene === "called_up") await page.locator("[data-action=riichi]").click();
    if (scene === "asked") await page.locator("[data-drawn]").click();
    if (scene === "standings" || scene === "settled") {
      await page.locator("[data-action=standings]").click();
      await page.locator("canvas").waitFor();
    }
    if (scene === "overtaken")
      expect(await page.getByTestId("status").textContent()).toBe("Bartholomew-Maximilian has priority: pon");
    if (scene === "nine") {
      const kan = page.locator("[data-meld=ankan] .tile");
      expect(await kan.evaluateAll((tiles) => tiles.map((tile) => tile.dataset.face))).toEqual([
        "0m",
        "back",
        "back",
        "5m",
      ]);
      expect(await page.getByTestId("counter-left").textContent()).toBe("14");
    }
    if (scene === "called_up")
      expect(await page.getByTestId("status").textContent()).toContain("No riichi: no discard");
    await atRest(page);
    await screenshot(page, `${scene}-${size}`);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${scene} is wider than the page`).toBeLessThanOrEqual(0);
    expect(errors, scene).toEqual([]);
  }
  await page.context().close();
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
    for (const selector of [...controls, "[data-action=start]"]) {
      const control = page.locator(selector).first();
      await control.focus();
      expect(await isUncovered(control), `${selector} at ${viewport.width}`).toBe(true);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

/** Whether the element at the centre of a control is the control or its label. */
function isUncovered(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return found !== null && (element.contains(found) || element.closest("label") === found.closest("label"));
  });
}
