import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage, there } from "./browser.ts";
import { SCENES } from "./messages.ts";
import { browser } from "./running.ts";
import { sceneUrl } from "./scene.ts";
import { faintWords, wcagFaults } from "./shippable.ts";

/** The page's own themes, and colours that a browser forces on it. */
const LOOKS = [
  { theme: "dark", forcedColors: "none", colorScheme: null },
  { theme: "light", forcedColors: "none", colorScheme: null },
  { theme: "contrast", forcedColors: "none", colorScheme: null },
  { theme: "system", forcedColors: "active", colorScheme: "dark" },
  { theme: "system", forcedColors: "active", colorScheme: "light" },
] as const;
type Look = (typeof LOOKS)[number];

async function wear(page: Page, { theme, forcedColors, colorScheme }: Look): Promise<void> {
  await page.emulateMedia({ forcedColors, colorScheme });
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, theme);
}

const seen = new Set<string>();

/**
 * Marks the words that no scene before had: a theme gives colours to classes and states, so words of the same kind, on top of the same
 * kinds of things, have the same colours in every scene.
 */
async function markNew(page: Page): Promise<boolean> {
  const found = await page.evaluate(
    (seen) => {
      const kind = (element: Element) =>
        [element.tagName, ...element.attributes]
          .map((at) =>
            typeof at === "string"
              ? at
              : /^(class|aria-(?!label)|disabled|data-(state|mood|grade))/.test(at.name)
                ? at.value
                : "",
          )
          .join(" ");
      const known = new Set(seen);
      return [...document.querySelectorAll("body *")].flatMap((element) => {
        element.removeAttribute("data-unseen");
        const worded = [...element.childNodes].some(
          (node) => node.nodeType === 3 && node.textContent?.trim(),
        );
        if (!worded || !element.checkVisibility()) return [];
        const { left, top, width, height } = element.getBoundingClientRect();
        const below = document.elementsFromPoint(left + width / 2, top + height / 2).map(kind);
        const around: string[] = [];
        for (let outer: Element | null = element; outer !== null; outer = outer.parentElement)
          around.push(kind(outer));
        const all = JSON.stringify([around, below]);
        if (known.has(all)) return [];
        element.setAttribute("data-unseen", "");
        return [all];
      });
    },
    [...seen],
  );
  for (const kind of found) seen.add(kind);
  return found.length > 0;
}

async function lookThrough(page: Page, what: string): Promise<void> {
  for (const [nth, look] of LOOKS.entries()) {
    await wear(page, look);
    const at = `${what}, ${Object.values(look).join(" ")}`;
    // Only colours differ from one theme to the next.
    if (nth === 0) expect.soft(await wcagFaults(page), at).toEqual([]);
    else if (nth > 1 || (await markNew(page)))
      expect.soft(await faintWords(page, "[data-unseen]"), at).toEqual([]);
    else return;
  }
}

test("every scene is open to all in every theme and in forced colors", async () => {
  const { page, errors } = await openPage(browser, "about:blank");
  await page.addInitScript(() => localStorage.setItem("jantaku-settings", '{"speed":"none"}'));
  // The clock stands still: the words that are marked stay.
  await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
  for (const scene of ["start", ...Object.keys(SCENES)]) {
    await page.goto(sceneUrl(scene));
    await there(page, scene);
    await lookThrough(page, scene);
    const standings = page.locator("[data-action=standings]");
    if ((await standings.count()) === 0) continue;
    await standings.click();
    await page.locator("canvas").waitFor();
    await lookThrough(page, `standings of ${scene}`);
  }
  expect(errors).toEqual([]);
  await page.context().close();
});
