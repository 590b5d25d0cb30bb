import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DESKTOP, LYING, launch, openPage, PHONE, screenshot } from "./browser.ts";
import { byKeys, byMouse, byNames, byTouch, finish, type Means } from "./lessons.ts";
import { Server, STILL } from "./server.ts";
import { expectGood, expectShippable } from "./shippable.ts";

let browser: Browser;
let server: Server;
let keys: readonly string[];
beforeAll(async () => {
  browser = await launch();
  server = await Server.start({ seed: 5, flags: STILL });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function path(options: BrowserContextOptions = {}) {
  const { page, errors } = await openPage(browser, server.url, undefined, {
    serviceWorkers: "block",
    bypassCSP: true,
    reducedMotion: "reduce",
    ...options,
  });
  await page.locator("[data-room=learn]").click();
  await page.getByTestId("lesson-path").waitFor();
  keys = await page
    .locator("[data-lesson]")
    .evaluateAll((doors) => doors.map((door) => door.getAttribute("data-lesson") ?? ""));
  return { page, errors };
}

const stateOf = (page: Page, lesson: string) =>
  page.locator(`[data-lesson=${lesson}] [data-state]`).getAttribute("data-state");

/** Works through every lesson, from one to the next. */
async function finishAll(page: Page, means: Means, each?: (lesson: string, step: string) => Promise<void>) {
  await page.locator("[data-action=learn-on]").click();
  for (const lesson of keys) {
    await page.waitForURL((url) => url.hash === `#/learn/${lesson}`);
    const steps = await finish(page, means, each && ((step) => each(lesson, step)));
    expect(steps.length, lesson).toBeGreaterThan(7);
    await page.locator("[data-action=lesson-following]").press("Enter");
    await page.getByTestId("lesson-end").waitFor({ state: "detached" });
  }
  await page.getByTestId("lesson-path").waitFor();
  for (const lesson of keys) expect(await stateOf(page, lesson)).toBe("done");
  await page.reload();
  for (const lesson of keys) expect(await stateOf(page, lesson)).toBe("done");
}

// the hand that is walked through is the last of them.
test("every lesson is finished by mouse", async () => {
  const { page, errors } = await path();
  await expectGood(page, "learn");
  await finishAll(page, byMouse);
  await screenshot(page, "learn-done");
  expect(errors).toEqual([]);
  await page.context().close();
});

test("every lesson is finished by keys, in Japanese, and no word is English", async () => {
  const { page, errors } = await path({ locale: "ja-JP" });
  await expectGood(page, "learn-ja");
  const english: string[] = [];
  await finishAll(page, byKeys, async (lesson, step) => {
    const words = (await page.locator("body").innerText()).match(/[A-Za-z]{4,}/g) ?? [];
    // The keys' own names, and names of people.
    english.push(
      ...words.filter((word) => !["Hana", "Sora"].includes(word)).map((word) => `${lesson}/${step}: ${word}`),
    );
  });
  expect(english).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("every lesson is finished by roles and names", async () => {
  const { page, errors } = await path();
  await finishAll(page, byNames({ next: /^Next/, hint: /^(Hint|Show me)/, marked: /\bmarked\b/ }));
  expect(errors).toEqual([]);
  await page.context().close();
});

test("every lesson is finished by touch on a phone", async () => {
  const { page, errors } = await path({ hasTouch: true, isMobile: true, viewport: PHONE });
  await finishAll(page, byTouch);
  expect(errors).toEqual([]);
  await page.context().close();
});

/** Until the reply to an answer has this mood. */
const mood = (page: Page, mood: string) =>
  page.locator(`[data-testid=lesson-reply][data-mood=${mood}]`).waitFor();

test("a wrong answer is said to be wrong, and a lesson is taken up where it was left", async () => {
  const { page, errors } = await path();
  await page.locator("[data-lesson=tiles]").click();
  await byMouse.next(page);
  const shelf = page.getByTestId("shelf");
  await shelf.locator("[data-goal]").first().waitFor();
  await shelf.locator("button:not([data-goal])").first().click();
  await mood(page, "wrong");
  await byMouse.marked(page);
  await page.locator("[data-step=sou]").waitFor();
  await page.reload();
  await page.locator("[data-step=sou]").waitFor();
  await page.locator("[data-action=leave]").click();
  expect(await stateOf(page, "tiles")).toBe("begun");
  // At the table, too.
  await page.locator("[data-lesson=turn]").click();
  for (let step = 0; step < 3; step++) await byMouse.next(page);
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

/** What of the table the words of a lesson lie on. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector("[data-testid=lesson-panel]")?.getBoundingClientRect();
    if (panel === undefined) return [];
    const table =
      "[data-testid=hand-tile], [data-testid=prompt] button, .discard, [data-testid=scoresheet] footer button";
    return [...document.querySelectorAll(table)]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        return height > 0 && bottom > panel.top + 1 && top < panel.bottom;
      })
      .map((element) => element.outerHTML.slice(0, 80));
  });

test.each(["en-GB", "ja-JP"])(
  "at every size the words of each step cover nothing that is played with: %s",
  async (locale) => {
    const { page, errors } = await path({ locale });
    await finishAll(page, byMouse, async (lesson, step) => {
      for (const [size, viewport] of Object.entries({ phone: PHONE, lying: LYING, desktop: DESKTOP })) {
        await page.setViewportSize(viewport);
        expect.soft(await covered(page), `${lesson}/${step}, ${size}`).toEqual([]);
        const text = page.locator(".lesson-panel .lesson-words");
        if ((await text.count()) > 0)
          expect
            .soft(
              await text.evaluate((box) => box.scrollHeight - box.clientHeight),
              `${lesson}/${step}, ${size}`,
            )
            .toBeLessThanOrEqual(1);
        await screenshot(page, `lesson-${locale.slice(0, 2)}-${lesson}-${step}-${size}`);
      }
    });
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

test("the kinds of steps can be shipped", async () => {
  const { page, errors } = await path();
  await page.locator("[data-lesson=tiles]").click();
  await byMouse.next(page);
  await expectGood(page, "lesson-cards");
  await page.locator("[data-action=leave]").click();
  await page.locator("[data-lesson=turn]").click();
  for (let step = 0; step < 3; step++) await byMouse.next(page);
  await page.locator("[data-step=discard]").waitFor();
  await expectShippable(page, "lesson-table");
  expect(errors).toEqual([]);
  await page.context().close();
});
