import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, openPage, there } from "./browser.ts";
import { SCENES } from "./messages.ts";
import { sceneUrl } from "./scene.ts";
import { faintWords, wcagFaults } from "./shippable.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** The page's own themes, and the colours that a browser forces on it. */
const LOOKS = [
  { theme: "dark", forcedColors: "none", colorScheme: null },
  { theme: "light", forcedColors: "none", colorScheme: null },
  { theme: "contrast", forcedColors: "none", colorScheme: null },
  { theme: "system", forcedColors: "active", colorScheme: "dark" },
  { theme: "system", forcedColors: "active", colorScheme: "light" },
] as const;
type Look = (typeof LOOKS)[number];

async function wear(page: Page, { theme, forcedColors, colorScheme }: Look): Promise<void> {
  await page.emulateMedia({ forcedColors, colorScheme });
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, theme);
}

async function lookThrough(page: Page, what: string): Promise<void> {
  for (const [nth, look] of LOOKS.entries()) {
    await wear(page, look);
    // Only colours differ from one theme to the next.
    const faults = nth === 0 ? await wcagFaults(page) : await faintWords(page);
    expect.soft(faults, `${what}, ${Object.values(look).join(" ")}`).toEqual([]);
  }
}

test("every scene is open to all in every theme and in forced colors", async () => {
  const { page, errors } = await openPage(browser, "about:blank");
  await page.addInitScript(() => localStorage.setItem("jantaku-settings", '{"speed":"none"}'));
  for (const scene of ["start", ...Object.keys(SCENES)]) {
    await page.goto(sceneUrl(scene));
    await there(page, scene);
    await lookThrough(page, scene);
    const standings = page.locator("[data-action=standings]");
    if ((await standings.count()) === 0) continue;
    await standings.click();
    await page.locator("canvas").waitFor();
    await lookThrough(page, `standings of ${scene}`);
  }
  expect(errors).toEqual([]);
  await page.context().close();
});
