import type { Page } from "playwright";

/** How a lesson is worked through: each goes by nothing but the hints of the page. */
export interface Means {
  /** Goes on. */
  next(page: Page): Promise<void>;
  /** Asks for more of a hint. */
  hint(page: Page): Promise<void>;
  /** Does what is marked. */
  marked(page: Page): Promise<void>;
}

const NEXT = "[data-action=lesson-next]:not([aria-disabled=true])";
const HINT = "[data-action=lesson-hint]";
const GOAL = "[data-goal]";

/** What the page offers now, once it offers anything. */
async function offered(page: Page): Promise<"end" | "marked" | "next" | "hint"> {
  const handle = await page.waitForFunction(
    ([next, hint, goal]) => {
      const there = (selector: string) => document.querySelector(selector) !== null;
      if (there("[data-testid=lesson-end]")) return "end";
      if (there(goal as string)) return "marked";
      if (there(next as string)) return "next";
      return there(hint as string) ? "hint" : null;
    },
    [NEXT, HINT, GOAL],
  );
  return (await handle.jsonValue()) as "end" | "marked" | "next" | "hint";
}

/** Until the page shows what has been done: effects run after a frame. */
const shown = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/** Works through a lesson to its end. Returns the steps, in order. */
export async function finish(
  page: Page,
  means: Means,
  each?: (step: string) => Promise<void>,
): Promise<string[]> {
  const steps: string[] = [];
  for (let deeds = 0; deeds < 400; deeds++) {
    const now = await offered(page);
    if (now === "end") return steps;
    const step = (await page.getByTestId("lesson-text").getAttribute("data-step")) ?? "";
    if (steps.at(-1) !== step) {
      steps.push(step);
      await each?.(step);
    }
    await means[now](page);
    await shown(page);
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

/** Moves the focus to an element, as somebody without a mouse does. */
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
