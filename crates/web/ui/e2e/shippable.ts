import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright";
import { expect } from "vitest";
import { atRest, DESKTOP, LYING, PHONE, screenshot } from "./browser.ts";
import { unpressable } from "./pressable.ts";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const SIZES = { desktop: DESKTOP, phone: PHONE, lying: LYING };

type Violation = AxeResults["violations"][number];
const keepsOut = ({ impact }: Violation) => impact === "serious" || impact === "critical";

export async function barriers(page: Page): Promise<string[]> {
  return listed((await violationsOf(page, {})).filter(keepsOut));
}

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What keeps people out, and every fault against WCAG 2.2 AA. */
async function anyFaults(page: Page): Promise<string[]> {
  const isWcag = ({ tags }: Violation) => tags.some((tag) => WCAG.includes(tag));
  // axe-core runs this rule only on request.
  const found = await violationsOf(page, { rules: { "target-size": { enabled: true } } });
  return listed(found.filter((one) => keepsOut(one) || isWcag(one)));
}

export async function wcagFaults(page: Page): Promise<string[]> {
  return listed(await violationsOf(page, { runOnly: WCAG }));
}

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

/** What sticks out at the sides, and controls on each other. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>("button, a, input, select, summary")];
    const scope = document.querySelector("dialog[open], .overlay") ?? document;
    // Rows scrolled out of a list cover nothing.
    const scrolledOut = (control: HTMLElement) => {
      const { top, bottom } = control.getBoundingClientRect();
      for (
        let list = control.parentElement;
        list !== null && list !== document.body;
        list = list.parentElement
      ) {
        const sight = list.getBoundingClientRect();
        const scrolls = ["auto", "scroll"].includes(getComputedStyle(list).overflowY);
        if (scrolls && (bottom <= sight.top + 1 || top >= sight.bottom - 1)) return true;
      }
      return false;
    };
    const shown = controls
      .filter((control) => scope.contains(control) && control.checkVisibility({ opacityProperty: true }))
      .filter((control) => !scrolledOut(control))
      .map((control) => ({
        // What scrolls passes below a bar that stays, and on a phone an open list covers the middle of the table.
        above: control.closest(".save-bar, .sheet-foot, .aside-list, .new-match + .play-ways") !== null,
        name: control.ariaLabel ?? (control.textContent?.trim() || control.getAttribute("name") || "?"),
        // A row of tabs scrolls to the side.
        scrolls: control.closest(".tabs") !== null,
        box: control.getBoundingClientRect(),
      }));
    const aside = shown.filter(
      ({ scrolls, box }) => !scrolls && (box.left < -1 || box.right > innerWidth + 1),
    );
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

/** Checks every size; `also` has further checks by size. */
export async function expectPlaced(
  page: Page,
  name: string,
  also: Partial<Record<keyof typeof SIZES, Fault>> = {},
): Promise<void> {
  for (const [size, viewport] of entries(SIZES)) {
    await page.setViewportSize(viewport);
    await atRest(page);
    await screenshot(page, `real-${name}-${size}`);
    for (const found of [misplaced, also[size], unpressable])
      if (found !== undefined) expect.soft(await found(page), `${name}, ${size}`).toEqual([]);
  }
  await page.setViewportSize(DESKTOP);
}

type Fault = (page: Page) => Promise<string[]>;
const entries = <K extends string, V>(record: Record<K, V>) => Object.entries(record) as [K, V][];

/** In every size each thing has its place, and nobody is kept out: a screen in landscape has what the desktop has. */
export const expectShippable = (page: Page, name: string) =>
  expectPlaced(page, name, { desktop: barriers, phone: barriers });

/** Checks every rule of WCAG, light and dark, which differ in nothing but colours. */
export async function expectGood(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await expectPlaced(page, `${name}-dark`, { desktop: anyFaults, phone: barriers });
  await page.emulateMedia({ colorScheme: "light" });
  await atRest(page);
  await screenshot(page, `real-${name}-light`);
  expect.soft(await faintWords(page), `${name}, light`).toEqual([]);
}
