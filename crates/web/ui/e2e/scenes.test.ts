import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DESKTOP, launch, openPage, PHONE, screenshot } from "./browser.ts";
import { SCENES } from "./messages.ts";

let browser: Browser;
let server: ViteDevServer;

beforeAll(async () => {
  browser = await launch();
  server = await createServer({
    root: fileURLToPath(new URL("..", import.meta.url)),
    server: { host: "127.0.0.1", port: 0, hmr: false },
  });
  await server.listen();
});

afterAll(async () => {
  await server?.close();
  await browser?.close();
});

const SIZES = { desktop: DESKTOP, phone: PHONE, lying: { width: 844, height: 390 } };

test.each(Object.entries(SIZES))("every scene fits the page (%s)", async (size, viewport) => {
  for (const scene of ["start", ...Object.keys(SCENES)]) {
    const url = `${server.resolvedUrls?.local[0]}e2e/scenes.html?scene=${scene}`;
    const { page, errors } = await openPage(browser, url, viewport);
    await page.locator(scene === "start" ? "form" : "[data-testid=seat-0]").waitFor();
    if (scene === "turn") await page.locator("[data-action=riichi]").click();
    if (scene === "declaring") await page.locator("[data-action=open_riichi]").click();
    if (scene === "foul") await page.locator("[data-action=foul]").click();
    if (scene === "claims") await page.locator("[data-action=chii]").click();
    if (scene === "standings" || scene === "settled") await page.locator("[data-action=standings]").click();
    if (scene === "overtaken")
      expect(await page.getByTestId("status").textContent()).toBe("Normal 1 took it first: pon");
    await page.waitForTimeout(400);
    await screenshot(page, `${scene}-${size}`);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${scene} is wider than the page`).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
    await page.close();
  }
});
