import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { DESKTOP, LYING, launch, openPage, PHONE, screenshot } from "./browser.ts";
import { mouse } from "./hands.ts";
import { newMatch } from "./matches.ts";
import { type Done, decide } from "./player.ts";
import { look } from "./seen.ts";
import { Server } from "./server.ts";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const SIZES = { desktop: DESKTOP, phone: PHONE, lying: LYING };

let browser: Browser;
let server: Server;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  server = await Server.start({ seed: 5 });
});
afterEach(() => server?.stop());

/** What axe-core finds that keeps people out. */
async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run(): Promise<AxeResults> } };
    return axe.run();
  });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}

/** What sticks out at the sides, and which controls lie on each other. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>("button, a, input, select, summary")];
    const scope = document.querySelector(".overlay") ?? document;
    const shown = controls
      .filter((control) => scope.contains(control) && control.checkVisibility({ opacityProperty: true }))
      .map((control) => ({
        name: control.ariaLabel ?? (control.textContent?.trim() || control.getAttribute("name") || "?"),
        box: control.getBoundingClientRect(),
      }));
    const aside = shown.filter(({ box }) => box.left < -1 || box.right > innerWidth + 1);
    // Neighbours may share an edge.
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const pairs = shown.flatMap((one, nth) =>
      shown
        .slice(nth + 1)
        .filter((other) => overlap(one.box, other.box))
        .map((other) => `${one.name} lies on ${other.name}`),
    );
    const wider = document.documentElement.scrollWidth - innerWidth;
    return [
      ...(wider > 0 ? [`the page is ${wider} px too wide`] : []),
      ...aside.map(({ name }) => `${name} sticks out`),
      ...pairs,
    ];
  });
}

/** Looks at a page in every size. */
async function expectShippable(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    // What moves has come to rest.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    await screenshot(page, `real-${name}-${size}`);
    expect.soft(await misplaced(page), `${name}, ${size}`).toEqual([]);
    expect.soft(await barriers(page), `${name}, ${size}`).toEqual([]);
  }
  await page.setViewportSize(DESKTOP);
}

/** Plays on until the page shows what the test wants to look at. */
async function playUntil(page: Page, done: Done, stop: string): Promise<void> {
  for (let decisions = 0; decisions < 2000; decisions++) {
    const seen = await look(page);
    if ((await page.locator(stop).count()) > 0) return;
    if (seen.standings) break;
    await mouse(page, decide(seen, 2, done));
  }
  throw new Error(`with this seed no ${stop} comes up: choose another`);
}

test("every page is open to all, and nothing sticks out or overlaps", { timeout: 120_000 }, async () => {
  // The sheet of rules keeps a page from loading scripts; axe-core is one.
  const { page, errors } = await openPage(browser, server.url, DESKTOP, { bypassCSP: true });
  await page.locator("form").waitFor();
  await expectShippable(page, "start");
  await page.goto(await newMatch(server.url));
  const done: Done = new Set();
  const stops = {
    turn: "[data-testid=hand-tile][aria-disabled=false]",
    claims: "[data-action=pass]",
    choice: "[data-call]",
    scoresheet: "[data-testid=scoresheet] [data-action=continue]",
    "last-scoresheet": "[data-testid=scoresheet] [data-action=standings]",
    standings: "[data-testid=standings]",
  };
  for (const [name, stop] of Object.entries(stops)) {
    await playUntil(page, done, stop);
    await expectShippable(page, name);
  }
  await page.getByText("Watch again").click();
  await page.getByTestId("replay").waitFor();
  for (let turns = 0; turns < 30; turns++) await page.keyboard.press("ArrowDown");
  await expectShippable(page, "replay");
  await page.reload();
  await page.getByTestId("replay").waitFor();
  await page.keyboard.press("End");
  await expectShippable(page, "replay-standings");
  await page.goto(`${server.url}#/replay`);
  await page.getByTestId("record-file").waitFor({ state: "attached" });
  await expectShippable(page, "open-record");
  await page.goto(server.url);
  await page.getByTestId("match").waitFor();
  await expectShippable(page, "start-again");
  expect(errors).toEqual([]);
  await page.context().close();
});

test("nothing moves where the player wants no motion", async () => {
  const movesWith = async (reducedMotion: "reduce" | "no-preference") => {
    const address = await newMatch(server.url);
    const { page } = await openPage(browser, address, DESKTOP, { reducedMotion });
    await page.evaluate(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        const kinds = (Array.isArray(frames) ? frames : []).map(({ transform }) => transform);
        if (new Set(kinds).size > 1) moved.push(this.className.toString());
        return animate.call(this, frames, options);
      };
      for (const type of ["transitionrun", "animationstart"] as const)
        addEventListener(type, ({ target }) => moved.push((target as Element).className.toString()), true);
    });
    for (let nth = 0; nth < 12; nth++) await mouse(page, decide(await look(page), 0, new Set()));
    const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
    await page.context().close();
    return moved;
  };
  expect(await movesWith("reduce")).toEqual([]);
  expect(await movesWith("no-preference")).not.toEqual([]);
});
