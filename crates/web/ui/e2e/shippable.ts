import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright";
import { expect } from "vitest";
import { atRest, DESKTOP, LYING, PHONE, screenshot } from "./browser.ts";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const SIZES = { desktop: DESKTOP, phone: PHONE, lying: LYING };

/** What axe-core finds that keeps people out. */
export async function barriers(page: Page): Promise<string[]> {
  const violations = await violationsOf(page, {});
  return listed(violations.filter(({ impact }) => impact === "serious" || impact === "critical"));
}

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Every fault against WCAG 2.2 AA that axe-core finds. */
export async function wcagFaults(page: Page): Promise<string[]> {
  return listed(await violationsOf(page, { runOnly: WCAG }));
}

/** The words among these elements with too little contrast to their background. */
export async function faintWords(page: Page, within?: string): Promise<string[]> {
  return listed(await violationsOf(page, { runOnly: ["color-contrast"] }, within));
}

async function violationsOf(
  page: Page,
  options: RunOptions,
  within = "html",
): Promise<AxeResults["violations"]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ path: AXE });
  return page.evaluate(
    async ([options, within]) => {
      type Axe = { run(within: string, options: RunOptions): Promise<AxeResults> };
      const { axe } = window as unknown as { axe: Axe };
      return (await axe.run(within, { ...options, resultTypes: ["violations"] })).violations;
    },
    [options, within] as const,
  );
}

function listed(violations: AxeResults["violations"]): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** What sticks out at the sides, and which controls lie on each other. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>("button, a, input, select, summary")];
    const scope = document.querySelector("dialog[open], .overlay") ?? document;
    const shown = controls
      .filter((control) => scope.contains(control) && control.checkVisibility({ opacityProperty: true }))
      .map((control) => ({
        // What scrolls passes below a bar that stays, and on a phone the middle of the table lies below a list that is open.
        above: control.closest(".save-bar, .sheet-foot, .aside-list") !== null,
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
        .filter((other) => one.above === other.above && overlap(one.box, other.box))
        .map((other) => `${one.name} lies on ${other.name}`),
    );
    const wider = document.documentElement.scrollWidth - innerWidth;
    return [
      ...(wider > 0 ? [`the page is ${wider} px too wide`] : []),
      ...aside.map(({ name, box }) => `${name} sticks out: ${box.left} to ${box.right} of ${innerWidth}`),
      ...pairs,
    ];
  });
}

type Fault = (page: Page) => Promise<string[]>;

/** Looks for faults of a page in every size. */
async function expectNone(page: Page, name: string, faults: readonly Fault[]): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await atRest(page);
    await screenshot(page, `real-${name}-${size}`);
    for (const found of faults) expect.soft(await found(page), `${name}, ${size}`).toEqual([]);
  }
  await page.setViewportSize(DESKTOP);
}

/** In every size each thing has its place. */
export const expectPlaced = (page: Page, name: string) => expectNone(page, name, [misplaced]);

/** In every size each thing has its place, and nobody is kept out. */
export const expectShippable = (page: Page, name: string) => expectNone(page, name, [misplaced, barriers]);

/** The same, with every rule of WCAG, light and dark, which differ in nothing but colours. */
export async function expectGood(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await expectShippable(page, `${name}-dark`);
  expect.soft(await wcagFaults(page), `${name}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await expectNone(page, `${name}-light`, [faintWords]);
}
