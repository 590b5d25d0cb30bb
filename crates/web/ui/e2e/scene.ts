// See scenes.tsx.
import type { Browser, Page } from "playwright";
import { expect, inject } from "vitest";
import { DESKTOP, openPage, there } from "./browser.ts";

export const sceneUrl = (scene: string): string => `${inject("scenes")}scenes.html?scene=${scene}`;

/** By default nothing moves. `prepare` runs before the page. */
export async function sit(
  browser: Browser,
  scene: string,
  settings: object = {},
  { size = DESKTOP, prepare = async (_: Page): Promise<unknown> => undefined } = {},
) {
  const { page, errors } = await openPage(browser, "about:blank", size, {
    reducedMotion: "no-preference",
  });
  const kept = JSON.stringify({ speed: "none", ...settings });
  await page.addInitScript((kept) => localStorage.setItem("jantaku-settings", kept), kept);
  await prepare(page);
  await page.goto(sceneUrl(scene));
  await there(page, scene);
  return { page, errors };
}

export async function at(
  browser: Browser,
  scene: string,
  settings: object,
  play: (page: Page) => Promise<void>,
): Promise<void> {
  const { page, errors } = await sit(browser, scene, settings);
  await play(page);
  expect(errors).toEqual([]);
  await page.context().close();
}

export async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`nothing is shown of ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
