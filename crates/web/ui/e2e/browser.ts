import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Frame, type Page } from "playwright";
import { PATIENCE } from "./patience.ts";

const RESULTS = fileURLToPath(new URL("../test-results/", import.meta.url));

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
/** A phone with the bars of its browser. */
export const SHORT = { width: 390, height: 664 };
export const LYING = { width: 844, height: 390 };

/** Debian's, or the one that `CHROMIUM` names; only the page's own server is reachable. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
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
 * In its own profile, of a player who wants no motion, so that nobody waits for it. Collects errors (uncaught, console, requests), of which a test
 * expects none at its end.
 */
export async function openPage(
  browser: Browser,
  url: string,
  viewport = DESKTOP,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", ...options });
  // An empty page has no storage.
  await context.addInitScript(() => {
    if (origin === "null") return;
    localStorage.setItem("jantaku-marks", "riichi call dots signs red");
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const errors = collectErrors(page);
  await page.goto(url);
  return { page, errors };
}

const LAST = "[data-testid=hand], [data-testid=seats-drawn]";

export const there = (page: Page | Frame, scene: string): Promise<void> =>
  page
    .locator(scene === "start" ? "[data-action=play]" : LAST)
    .first()
    .waitFor();

export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
  });
  // Requests that leaving a page cancels are no fault.
  page.on("requestfailed", (request) => {
    const text = request.failure()?.errorText;
    if (text !== "net::ERR_ABORTED") errors.push(`${text} ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
}

/** Writes `test-results/NAME.png`, only if `PICTURES` is set: pictures take as long as the tests. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES === undefined) return;
  mkdirSync(RESULTS, { recursive: true });
  await page.screenshot({ path: `${RESULTS}${name}.png`, fullPage: true });
}

/** Effects run after the frame in which the page is drawn. */
export function listening(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
}

export function atRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

interface Shift {
  readonly value: number;
  readonly sources: readonly string[];
}

/**
 * Notes the page's shifts of layout. The hand and the text beside it change in play, and the start page answers a press; all else counts,
 * even right after a press.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Shift[] = [];
    Object.assign(window, { shifted: noted });
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
        const within = (places: string) => elements.some((element) => element?.closest(places));
        // Elements that are gone went with the start page.
        const gone = elements.every((element) => element == null);
        if (
          within(".own, .helper, .actions, .toggles") ||
          (hadRecentInput && (gone || within(".start, .entrance")))
        )
          continue;
        const moved = sources.map(({ previousRect, currentRect }, nth) => {
          const { tagName, className, dataset } = (elements[nth] ?? {}) as HTMLElement;
          return `${tagName}.${className} ${dataset?.testid ?? ""} ${place(previousRect)} -> ${place(currentRect)}`;
        });
        noted.push({ value, sources: moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { shifted: Shift[] }).shifted);
}

export async function shifts(page: Page): Promise<number> {
  return (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
}

export async function shiftSources(page: Page): Promise<string> {
  const worst = (await shiftsOf(page)).sort((a, b) => b.value - a.value).slice(0, 8);
  return worst.map(({ value, sources }) => `${value.toFixed(4)}: ${sources.join("; ")}`).join("\n");
}

/** Presses an entry of the table's menu. */
export async function fromMenu(page: Page, action: string): Promise<void> {
  await page.locator("[data-action=menu]").click();
  await page.locator(`[data-testid=menu] [data-action=${action}]`).click();
}
