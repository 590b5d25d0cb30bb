import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

const RESULTS = fileURLToPath(new URL("../test-results/", import.meta.url));

/** The sizes every page is looked at in. */
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
export const LYING = { width: 844, height: 390 };

/** Debian's Chromium, or the one `CHROMIUM` names; it talks to nobody but the page's own server. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/**
 * A page of its own browser profile, whose errors (uncaught, on its console, of its requests) are collected; a test
 * expects none at its end.
 */
export async function openPage(
  browser: Browser,
  url: string,
  viewport = DESKTOP,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ viewport, ...options });
  const page = await context.newPage();
  const errors = collectErrors(page);
  await page.goto(url);
  return { page, errors };
}

export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on("requestfailed", (request) => errors.push(`${request.failure()?.errorText} ${request.url()}`));
  page.on("response", (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
}

/** Where `PICTURES` is set, writes `test-results/NAME.png`, to be looked at: pictures take as long as the tests. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES === undefined) return;
  mkdirSync(RESULTS, { recursive: true });
  await page.screenshot({ path: `${RESULTS}${name}.png`, fullPage: true });
}

/** What moves has come to rest. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

/** From here on the page adds up its shifts of layout, but for those that a press brings about. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) (window as unknown as { shifted: number }).shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What they come to so far. */
export function shifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}
