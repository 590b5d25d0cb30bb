import type { BrowserContextOptions, Page } from "playwright";
import { expect, test } from "vitest";
import { DESKTOP, LYING, openPage, PHONE, screenshot } from "./browser.ts";
import { byKeys, byMouse, byNames, byTouch, finish, type Means } from "./lessons.ts";
import { browser, serveAll, server } from "./running.ts";
import { STILL } from "./server.ts";
import { expectGood, expectShippable } from "./shippable.ts";

let keys: readonly string[];
serveAll({ seed: 5, flags: STILL });

async function path(options: BrowserContextOptions = {}) {
  const { page, errors } = await openPage(browser, `${server.url}#/learn`, undefined, {
    serviceWorkers: "block",
    bypassCSP: true,
    reducedMotion: "reduce",
    ...options,
  });
  await page.getByTestId("lesson-path").waitFor();
  keys = await page
    .locator("[data-lesson]")
    .evaluateAll((doors) => doors.map((door) => door.getAttribute("data-lesson") ?? ""));
  return { page, errors };
}

const stateOf = (page: Page, lesson: string) =>
  page.locator(`[data-lesson=${lesson}] [data-state]`).getAttribute("data-state");

async function finishAll(page: Page, means: Means, each: (lesson: string, step: string) => Promise<void>) {
  await page.locator("[data-action=learn-on]").click();
  for (const lesson of keys) {
    await page.waitForURL((url) => url.hash === `#/learn/${lesson}`);
    const steps = await finish(page, means, (step) => each(lesson, step));
    expect(steps.length, lesson).toBeGreaterThan(7);
    if (lesson === keys.at(-1)) await page.locator("[data-action=lesson-list]").click();
    else await page.locator("[data-action=lesson-following]").press("Enter");
    await page.getByTestId("lesson-end").waitFor({ state: "detached" });
  }
  await page.getByTestId("lesson-path").waitFor();
  await expectDone(page);
}

async function expectDone(page: Page) {
  for (const lesson of keys) expect(await stateOf(page, lesson)).toBe("done");
}

/** Covered parts of the table, and words out of their box. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector("[data-testid=lesson-panel]");
    if (panel === null) return [];
    const own = panel.getBoundingClientRect();
    const table =
      "[data-testid=hand-tile], [data-testid=prompt] button, .discard, [data-testid=scoresheet] footer button";
    const covered = [...document.querySelectorAll(table)]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { height, top, right, bottom, left } = element.getBoundingClientRect();
        const aside =
          bottom <= own.top + 1 || top >= own.bottom || right <= own.left + 1 || left >= own.right;
        return height > 0 && !aside;
      })
      .map((element) => `covers ${element.outerHTML.slice(0, 80)}`);
    const over = panel.scrollHeight - panel.clientHeight;
    return over > 1 ? [...covered, `the words are ${over} px too long`] : covered;
  });

/** Except for names of people. */
const latinWords = async (page: Page) => {
  const words = (await page.locator("body").innerText()).match(/[A-Za-z]{4,}/g) ?? [];
  return words.filter((word) => !["Hana", "Sora"].includes(word));
};

const WORDS = {
  "en-GB": { next: /^Next/, hint: /^(Hint|Show me)/, marked: /\bmarked\b/ },
  "ja-JP": { next: /^次へ/, hint: /^(ヒント|答えを見る)/, marked: /印つき/ },
} as const;

/**
 * Between them, every size has both languages. Keys and clicks are the same in both: whoever plays by those looks at each step in both
 * their sizes.
 */
const WAYS: readonly Way[] = [
  { way: "mouse", locale: "en-GB", sizes: [DESKTOP, LYING], means: byMouse },
  { way: "keys", locale: "ja-JP", sizes: [LYING, DESKTOP], means: byKeys },
  { way: "names", locale: "en-GB", sizes: [PHONE], means: byNames(WORDS["en-GB"]) },
  { way: "names", locale: "ja-JP", sizes: [PHONE], means: byNames(WORDS["ja-JP"]) },
];

interface Way {
  readonly way: string;
  readonly locale: keyof typeof WORDS;
  readonly sizes: readonly (typeof PHONE)[];
  readonly means: Means;
}

// the hand that is walked through is the last of them.
test.each(WAYS)(
  "every lesson is finished by $way in $locale, and its words cover nothing that is played with",
  async ({ way, locale, sizes, means }) => {
    const { page, errors } = await path({ locale, viewport: sizes[0] as typeof PHONE });
    await finishAll(page, means, async (lesson, step) => {
      const at = `${lesson}/${step}`;
      for (const size of [...sizes.slice(1), ...sizes.slice(0, 1)]) {
        if (sizes.length > 1) await page.setViewportSize(size);
        expect.soft(await faultsOf(page), `${at}, ${locale}, ${size.width} px wide`).toEqual([]);
      }
      // The words are the same in every size.
      if (locale === "ja-JP" && way === "keys") expect.soft(await latinWords(page), at).toEqual([]);
      await screenshot(page, `lesson-${locale.slice(0, 2)}-${lesson}-${step}-${way}`);
    });
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

test("every lesson is finished by touch on a phone, and stays finished", async () => {
  const { page, errors } = await path({ hasTouch: true, isMobile: true, viewport: PHONE });
  await finishAll(page, byTouch, async () => {});
  await page.reload();
  await page.getByTestId("lesson-path").waitFor();
  await expectDone(page);
  await screenshot(page, "learn-done");
  // The lessons lead to the table.
  await page.locator("[data-action=first-match]").tap();
  await page.getByTestId("hand").waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test.each(["en-GB", "ja-JP"])("the path of lessons can be shipped: %s", async (locale) => {
  const { page, errors } = await path({ locale });
  await expectGood(page, `learn-${locale.slice(0, 2)}`);
  expect(errors).toEqual([]);
  await page.context().close();
});

const mood = (page: Page, mood: string) =>
  page.locator(`[data-testid=lesson-reply][data-mood=${mood}]`).waitFor();

test("a wrong answer is said to be wrong, and a lesson is taken up where it was left", async () => {
  const { page, errors } = await path();
  await page.locator("[data-lesson=tiles]").click();
  await byMouse.next(page);
  const shelf = page.getByTestId("shelf");
  // Before a try, nothing gives the answer away.
  await shelf.locator("button").first().waitFor();
  expect(await shelf.locator("[data-goal]").count()).toBe(0);
  await shelf.locator("button:not([data-face='5p'])").first().click();
  await mood(page, "wrong");
  await byMouse.marked(page);
  await mood(page, "right");
  await byMouse.next(page);
  await page.locator("[data-step=sou]").waitFor();
  await page.reload();
  await page.locator("[data-step=sou]").waitFor();
  await page.locator("[data-action=leave]").click();
  expect(await stateOf(page, "tiles")).toBe("begun");
  await page.locator("[data-lesson=turn]").click();
  for (let step = 0; step < 4; step++) await byMouse.next(page);
  await page.locator("[data-step=discard]").waitFor();
  await page.locator("[data-testid=hand-tile][data-goal]").waitFor();
  await page.locator("[data-testid=hand-tile][data-tile='1z']").first().click();
  await mood(page, "wrong");
  await byMouse.marked(page);
  await page.locator("[data-step=river]").waitFor();
  await byMouse.next(page);
  await page.reload();
  await page.locator("[data-step=second]").waitFor();
  await page.getByTestId("river-0").locator("[data-face='4z']").waitFor();
  await page.locator("[data-action=lesson-back]").click();
  await page.locator("[data-step=river]").waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test("the kinds of steps can be shipped", async () => {
  const { page, errors } = await path();
  await page.locator("[data-lesson=tiles]").click();
  await byMouse.next(page);
  await expectGood(page, "lesson-cards");
  await page.locator("[data-action=leave]").click();
  await page.locator("[data-lesson=turn]").click();
  for (let step = 0; step < 4; step++) await byMouse.next(page);
  await page.locator("[data-step=discard]").waitFor();
  await expectShippable(page, "lesson-table");
  expect(errors).toEqual([]);
  await page.context().close();
});
