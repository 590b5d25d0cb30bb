// Measures the shipped page in front of the real program: `cargo xtask speed`.
import { gzipSync } from "node:zlib";
import type { Browser, CDPSession, Page } from "playwright";
import { DESKTOP, launch, openPage } from "./browser.ts";
import { keys } from "./hands.ts";
import { newMatch } from "./matches.ts";
import { decide } from "./player.ts";
import { look } from "./seen.ts";
import { Server } from "./server.ts";

/** As a player sees it. */
const MOVING = { reducedMotion: "no-preference" } as const;
const DISCARDS = 30;
/** Decisions in which the main thread is watched, from the deal on. */
const WATCHED = 25;
/** In milliseconds on the start page. */
const CHOOSING = 2000;

const rows: [what: string, figure: string, goal: string][] = [];

/** Each file packed as servers on a network do. */
async function firstLoad(browser: Browser, url: string): Promise<void> {
  const { page } = await openPage(browser, "about:blank", DESKTOP, MOVING);
  const sizes: Promise<{ script: boolean; size: number }>[] = [];
  page.on("response", (response) => {
    // The link with the key redirects to the page.
    if (response.status() === 303) return;
    const script = response.request().resourceType() === "script";
    sizes.push(response.body().then((body) => ({ script, size: gzipSync(body).length })));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const loaded = await Promise.all(sizes);
  const sum = (files: typeof loaded) =>
    `${(files.reduce((sum, { size }) => sum + size, 0) / 1000).toFixed(1)} kB`;
  rows.push(["script of the first page, gzip", sum(loaded.filter(({ script }) => script)), "120 kB"]);
  rows.push(["all of the first page, gzip", sum(loaded), "250 kB"]);
  await page.context().close();
}

/** Times from the press until the tile has left the hand, and until it is among the discards. */
interface Presses {
  readonly leaves: number[];
  readonly lies: number[];
}

async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const presses: Presses = { leaves: [], lies: [] };
    Object.assign(window, { presses });
    const thrown = () => document.querySelectorAll(".wedge-self .discard").length;
    let pressed: { at: number; before: number; left: boolean } | null = null;
    // At the end of the frame; before anything else that waits for its turn by then.
    const note = (times: number[], at: number) =>
      requestAnimationFrame(() => {
        const answered = () => times.push(performance.now() - at);
        void scheduler.postTask(answered, { priority: "user-blocking" });
      });
    addEventListener(
      "keydown",
      ({ key, timeStamp }) => {
        if (key === "Enter") pressed = { at: timeStamp, before: thrown(), left: false };
      },
      true,
    );
    new MutationObserver(() => {
      if (pressed === null) return;
      const { at, before, left } = pressed;
      const lies = thrown() > before;
      if (!left && (lies || document.querySelector(".slot.leaving") !== null)) {
        pressed.left = true;
        note(presses.leaves, at);
      }
      if (!lies) return;
      pressed = null;
      note(presses.lies, at);
    }).observe(document, { childList: true, subtree: true, attributeFilter: ["class"] });
  });
}

/** Presses something, as players do before they begin. */
async function lookAround(page: Page): Promise<void> {
  await page.waitForTimeout(CHOOSING);
  await page.keyboard.press("Shift");
}

async function begin(page: Page, url: string): Promise<void> {
  const address = await newMatch(url, { pace: "fast", opponents: ["easy", "easy", "easy"] });
  await page.evaluate((hash) => location.assign(hash), new URL(address).hash);
}

async function playOn(page: Page, decisions: number): Promise<void> {
  for (let nth = 0; nth < decisions; nth++)
    await keys(page, decide(await look(page), 0, new Set(["choice", "kan"])));
}

async function presses(browser: Browser, url: string): Promise<void> {
  const { page } = await openPage(browser, "about:blank", DESKTOP, MOVING);
  await watchPresses(page);
  await page.goto(url);
  await lookAround(page);
  await begin(page, url);
  const taken = () => page.evaluate(() => (window as unknown as { presses: Presses }).presses);
  while ((await taken()).lies.length < DISCARDS) {
    const seen = await look(page);
    if (seen.standings) break;
    await keys(page, decide(seen, 0, new Set(["choice", "kan"])));
  }
  const { leaves, lies } = await taken();
  for (const [what, times, goal] of [
    ["key to the tile leaving the hand", leaves, "50 ms"],
    ["key to the tile on the table", lies, ""],
  ] as const) {
    const sorted = [...times].sort((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
    const worst = sorted.at(-1) ?? Number.NaN;
    rows.push([`${what}, median of ${sorted.length}`, `${median.toFixed(1)} ms`, goal]);
    rows.push([`${what}, worst`, `${worst.toFixed(1)} ms`, goal]);
  }
  await page.context().close();
}

interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

async function traced(browser: Browser, doing: () => Promise<void>): Promise<Traced[]> {
  const session: CDPSession = await browser.newBrowserCDPSession();
  const events: Traced[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as Traced[])));
  const done = new Promise((done) => session.once("Tracing.tracingComplete", done));
  const includedCategories = ["toplevel", "disabled-by-default-devtools.timeline", "__metadata"];
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await doing();
  await session.send("Tracing.end");
  await done;
  await session.detach();
  return events;
}

/** `RunTask` of a trace, on the page's main thread, while tiles are dealt and played. */
async function tasks(browser: Browser, url: string): Promise<void> {
  const { page } = await openPage(browser, url, DESKTOP, MOVING);
  await lookAround(page);
  const events = await traced(browser, async () => {
    await begin(page, url);
    await playOn(page, WATCHED);
  });
  const main = events.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const ran = events.filter(
    ({ name, ph, pid, tid }) =>
      /RunTask$/.test(name) && ph === "X" && main.some((thread) => thread.pid === pid && thread.tid === tid),
  );
  for (const [clock, field] of [
    ["by the clock", "dur"],
    ["of processor time", "tdur"],
  ] as const) {
    const times = ran.map((event) => (event[field] ?? 0) / 1000);
    const under = times.filter((time) => time < 16).length / times.length;
    const busy = times.filter((time) => time >= 1);
    const busyUnder = busy.filter((time) => time < 16).length / busy.length;
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
    rows.push([`tasks under 16 ms ${clock}, of ${times.length}`, percent(under), "95 %"]);
    rows.push([`the same of the ${busy.length} of 1 ms and more`, percent(busyUnder), ""]);
    rows.push([`longest task ${clock}`, `${Math.max(...times).toFixed(1)} ms`, "50 ms"]);
  }
  await page.context().close();
}

/** Frames of the deal, draws, discards, calls and wins. */
async function frames(browser: Browser, url: string): Promise<void> {
  const { page } = await openPage(browser, "about:blank", DESKTOP, MOVING);
  await page.addInitScript(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let before = 0;
    let moving = false;
    const next = (now: number) => {
      if (moving) frames.push(now - before);
      before = now;
      moving = document.getAnimations().length > 0;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await page.goto(url);
  await lookAround(page);
  await begin(page, url);
  await playOn(page, WATCHED);
  const taken = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const late = taken.filter((time) => time > 20).length / taken.length;
  rows.push([
    `frames over 20 ms while something moves, of ${taken.length}`,
    `${(100 * late).toFixed(1)} %`,
    "",
  ]);
  await page.context().close();
}

const server = await Server.start({ seed: 5 });
const browser = await launch();
await firstLoad(browser, server.url);
await presses(browser, server.url);
await tasks(browser, server.url);
await frames(browser, server.url);
await browser.close();
await server.stop();
console.log(
  ["| what | figure | goal |", "|---|---|---|", ...rows.map((row) => `| ${row.join(" | ")} |`)].join("\n"),
);
