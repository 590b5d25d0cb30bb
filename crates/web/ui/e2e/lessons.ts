import type { Page } from "playwright";
import { PATIENCE } from "./patience.ts";

/** Each goes by the hints of the page alone. */
export interface Means {
  next(page: Page): Promise<void>;
  hint(page: Page): Promise<void>;
  marked(page: Page): Promise<void>;
}

const NEXT = "[data-action=lesson-next]";
const HINT = "[data-action=lesson-hint]";
const GOAL = "[data-goal]";

interface Offered {
  readonly now: "end" | keyof Means;
  readonly step: string;
}

/** Effects run after a frame. All in one request, for there are a thousand. */
function offered(page: Page): Promise<Offered> {
  return page.evaluate(
    async ([next, hint, goal, patience]) => {
      const there = (selector: string) => document.querySelector(selector) !== null;
      const found = () => {
        if (there("[data-testid=lesson-end]")) return "end";
        if (there(goal)) return "marked";
        if (there(next)) return "next";
        return there(hint) ? "hint" : null;
      };
      const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      for (const begun = performance.now(); performance.now() - begun < patience; ) {
        await drawn();
        const now = found();
        const text = document.querySelector<HTMLElement>("[data-testid=lesson-text]");
        if (now !== null) return { now, step: text?.dataset.step ?? "" };
        // Looking at every frame would make the browser draw each of them.
        await new Promise((later) => setTimeout(later, 50));
      }
      throw new Error("the page offers nothing");
    },
    [NEXT, HINT, GOAL, PATIENCE] as const,
  );
}

/** Returns the steps, in order. */
export async function finish(
  page: Page,
  means: Means,
  each: (step: string) => Promise<void>,
): Promise<string[]> {
  const steps: string[] = [];
  for (let deeds = 0; deeds < 400; deeds++) {
    const { now, step } = await offered(page);
    if (now === "end") return steps;
    if (steps.at(-1) !== step) {
      steps.push(step);
      await each(step);
    }
    await means[now](page);
  }
  throw new Error(`the lesson does not end: ${steps.at(-1)}`);
}

export const byMouse: Means = {
  next: (page) => page.locator(NEXT).click(),
  hint: (page) => page.locator(HINT).click(),
  marked: (page) => page.locator(GOAL).first().click(),
};

export const byTouch: Means = {
  next: (page) => page.locator(NEXT).tap(),
  hint: (page) => page.locator(HINT).tap(),
  marked: async (page) => {
    const goal = page.locator(GOAL).first();
    const isTile = (await goal.getAttribute("data-slot")) !== null;
    const isRaised = (await goal.getAttribute("aria-pressed")) === "true";
    await goal.tap();
    // The first tap raises a tile.
    if (isTile && !isRaised) await goal.tap();
  },
};

async function walkTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector))
      return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no key leads to ${selector}`);
}

export const byKeys: Means = {
  // It has the focus, unless a sheet has taken it.
  next: async (page) => {
    await walkTo(page, NEXT);
    await page.keyboard.press("Enter");
  },
  hint: async (page) => {
    await walkTo(page, HINT);
    await page.keyboard.press("Enter");
  },
  marked: async (page) => {
    const goal = page.locator(GOAL).first();
    const slot = await goal.getAttribute("data-slot");
    if (slot !== null) {
      // Riichi raises a tile itself.
      if ((await goal.getAttribute("aria-pressed")) !== "true") {
        await page.keyboard.press("Home");
        for (let at = 0; at < Number(slot); at++) await page.keyboard.press("ArrowRight");
      }
      await page.keyboard.press("Enter");
      return;
    }
    const letter = await goal.evaluate((element) => element.querySelector("kbd")?.textContent ?? null);
    if (letter !== null && /^[A-Z]\d?$/.test(letter)) {
      for (const key of letter.toLowerCase()) await page.keyboard.press(key);
      return;
    }
    await walkTo(page, GOAL);
    await page.keyboard.press("Enter");
  },
};

/** By roles and names alone, as a screen reader knows the page. */
export const byNames = (words: { next: RegExp; hint: RegExp; marked: RegExp }): Means => ({
  next: (page) => page.getByRole("button", { name: words.next }).last().press("Enter"),
  hint: (page) => page.getByRole("button", { name: words.hint }).press("Enter"),
  marked: async (page) => {
    const goal = page.getByRole("button", { name: words.marked }).first();
    const isTile = (await goal.getAttribute("data-slot")) !== null;
    const isRaised = (await goal.getAttribute("aria-pressed")) === "true";
    await goal.press("Enter");
    // The first press raises a tile of the hand.
    if (isTile && !isRaised) await goal.press("Enter");
  },
});
