import type { BrowserContextOptions, Page } from "playwright";
import { expect, test } from "vitest";
import type { DrillKey } from "../src/state/help/strategy.ts";
import type { DailyPuzzle, DrillQuestion } from "../src/wire/generated/wire.ts";
import { DESKTOP, LYING, openPage, PHONE, screenshot } from "./browser.ts";
import { DRILL_KEYS } from "./drillQuestions.ts";
import { browser, serveAll, server } from "./running.ts";
import { STILL } from "./server.ts";
import { expectGood, expectShippable } from "./shippable.ts";

serveAll({ seed: 5, flags: STILL });

async function drills(options: BrowserContextOptions = {}) {
  const { page, errors } = await openPage(browser, `${server.url}#/drills`, undefined, {
    serviceWorkers: "block",
    bypassCSP: true,
    reducedMotion: "reduce",
    ...options,
  });
  await page.locator("[data-door=push]").waitFor();
  return { page, errors };
}

async function sent<T>(page: Page, path: string, done: () => Promise<unknown>): Promise<T> {
  const [response] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === path),
    done(),
  ]);
  return response.json();
}

async function asked(page: Page, done: () => Promise<unknown>): Promise<DrillQuestion> {
  const question = await sent<DrillQuestion>(page, "/api/drills/question", done);
  await page.locator(`[data-testid=drill-ask][data-skill=${question.skill}]`).waitFor();
  await page
    .locator(inHand(question) ? ABLE : `${choice(0)}:not([aria-disabled=true])`)
    .first()
    .waitFor();
  return question;
}

/** The tiles of a hand at the table are pressed there. */
const inHand = ({ drill }: DrillQuestion) => drill === "discard" || drill === "safety";
const ABLE = "[data-testid=hand-tile][aria-disabled=false]";

interface Means {
  open(page: Page, drill: DrillKey): Promise<void>;
  choose(page: Page, nth: number): Promise<void>;
  throws(page: Page, tile: string): Promise<void>;
  check(page: Page): Promise<void>;
  next(page: Page): Promise<void>;
}

const door = (drill: DrillKey) => `[data-door=${drill}]`;
const choice = (nth: number) => `[data-choice='${nth}']`;
const inSlot = (page: Page, tile: string) => page.locator(`${ABLE}[data-tile='${tile}']`).first();
const CHECK = "[data-action=drill-check]";
const NEXT = "[data-action=drill-next]";

const byMouse: Means = {
  open: (page, drill) => page.locator(door(drill)).click(),
  choose: (page, nth) => page.locator(choice(nth)).click(),
  throws: (page, tile) => inSlot(page, tile).click(),
  check: (page) => page.locator(CHECK).click(),
  next: (page) => page.locator(NEXT).click(),
};
const byTouch: Means = {
  open: (page, drill) => page.locator(door(drill)).tap(),
  choose: (page, nth) => page.locator(choice(nth)).tap(),
  throws: async (page, tile) => {
    for (const _ of ["raised", "discarded"]) await inSlot(page, tile).tap();
  },
  check: (page) => page.locator(CHECK).tap(),
  next: (page) => page.locator(NEXT).tap(),
};
const byKeys: Means = {
  open: (page, drill) => page.locator(door(drill)).press("Enter"),
  choose: async (page, nth) => {
    if (nth < 9) await page.keyboard.press(`${nth + 1}`);
    else await page.locator(choice(nth)).press("Enter");
  },
  throws: async (page, tile) => {
    const slot = Number(await inSlot(page, tile).getAttribute("data-slot"));
    await page.keyboard.press("Home");
    for (let at = 0; at < slot; at++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
  },
  check: async (page) => {
    // Where a tile has the focus, Enter presses it.
    const onTile = await page.evaluate(() => document.activeElement?.matches("[data-choice]") ?? false);
    if (onTile) await page.locator(CHECK).press("Enter");
    else await page.keyboard.press("Enter");
  },
  next: (page) => page.keyboard.press("Enter"),
};

const REPLY = "[data-testid=drill-reply]";

async function pick(page: Page, means: Means, question: DrillQuestion, picked: readonly number[]) {
  for (const nth of picked) {
    const chosen = question.choices[nth];
    if (inHand(question) && chosen?.type === "tile") await means.throws(page, chosen.tile);
    else await means.choose(page, nth);
  }
  if (question.drill === "waits") await means.check(page);
}

/** A first wrong answer among several leaves the question open. */
async function answer(page: Page, means: Means, question: DrillQuestion, right: boolean): Promise<void> {
  const wrong = question.choices.flatMap((_, nth) => (question.right.includes(nth) ? [] : [nth]));
  if (right) await pick(page, means, question, question.right);
  else {
    await pick(page, means, question, wrong.slice(0, 1));
    if (question.choices.length > 2) {
      await page.locator(`${REPLY}[data-mood=missed]`).waitFor();
      expect(await page.locator("[data-right]").count(), question.drill).toBe(0);
      // Of several waits, the wrong one is still picked.
      await pick(page, means, question, wrong.slice(1, 2));
    }
  }
  await page.locator(`${REPLY}[data-mood=${right ? "right" : "wrong"}]`).waitFor();
  expect(await page.locator("[data-right]").count(), question.drill).toBe(question.right.length);
  const explained = question.solution.score === undefined ? "drill-solution" : "score";
  await page.getByTestId(explained).waitFor();
}

/** Answers one question of each drill rightly and one wrongly. */
async function all(page: Page, means: Means, look?: (name: string) => Promise<void>): Promise<void> {
  for (const drill of DRILL_KEYS) {
    const first = await asked(page, () => means.open(page, drill));
    expect(first.drill).toBe(drill);
    await look?.(`${drill}-asked`);
    await answer(page, means, first, true);
    const second = await asked(page, () => means.next(page));
    await answer(page, means, second, false);
    await look?.(`${drill}-answered`);
    await page.goto(`${new URL(page.url()).origin}/#/drills`);
    await page.locator(`${door(drill)} .drill-streak`).waitFor();
    expect(await page.locator(`${door(drill)} .drill-streak`).textContent()).toMatch(/0.*1/);
  }
}

test("each drill by mouse", async () => {
  const { page, errors } = await drills();
  await all(page, byMouse, async (name) => {
    for (const [size, viewport] of Object.entries({ phone: PHONE, lying: LYING, desktop: DESKTOP })) {
      await page.setViewportSize(viewport);
      await screenshot(page, `drill-${name}-${size}`);
    }
  });
  // A wrong answer is named, and practised alone.
  const weakest = page.getByTestId("drill-weakest").locator("a").first();
  const [, , drill, skill] = (await weakest.getAttribute("href"))?.split("/") ?? [];
  const question = await asked(page, () => weakest.click());
  expect([question.drill, question.skill]).toEqual([drill, skill]);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("each drill by keys, in Japanese, and no word is English", async () => {
  const { page, errors } = await drills({ locale: "ja-JP" });
  const english: string[] = [];
  await all(page, byKeys, async (name) => {
    await screenshot(page, `drill-ja-${name}`);
    const words = (await page.locator("body").innerText()).match(/[A-Za-z]{4,}/g) ?? [];
    english.push(...words.map((word) => `${name}: ${word}`));
  });
  expect(english).toEqual([]);
  await expectShippable(page, "drills-ja");
  expect(errors).toEqual([]);
  await page.context().close();
});

test("each drill by touch on a phone", async () => {
  const { page, errors } = await drills({ hasTouch: true, isMobile: true, viewport: PHONE });
  await all(page, byTouch);
  await screenshot(page, "drills-phone");
  expect(errors).toEqual([]);
  await page.context().close();
});

test("while a question is open, the table gives nothing away", async () => {
  const { page, errors } = await drills();
  await asked(page, () => byMouse.open(page, "safety"));
  await page.locator(ABLE).first().hover();
  for (const hint of [".safety-sign", "[data-testid=waits] *", "[data-testid=discard-hint]", ".slot.best"])
    expect(await page.locator(hint).count(), hint).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("without matches of their own, players are offered those of the bots", async () => {
  const { page } = await drills();
  await page.locator("[name=source][value=own]").check({ force: true });
  await page.locator(door("riichi")).click();
  await page.getByTestId("none-own").waitFor();
  const question = await asked(page, () => page.locator("[data-action=use-bots]").click());
  expect(question.drill).toBe("riichi");
  await page.context().close();
});

test("hands are asked under the rules chosen", async () => {
  const { page, errors } = await drills();
  await page.locator("[name=rules]").selectOption("m_league");
  const question = await asked(page, () => byMouse.open(page, "points"));
  expect(question.rules).toContain("M.League");
  await page.reload();
  await page.getByTestId("drill-ask").waitFor();
  expect(await page.getByTestId("drill-head").textContent()).toContain("M.League");
  expect(errors).toEqual([]);
  await page.context().close();
});

test("the puzzle of the day is answered once, and is there again with its solution", async () => {
  const { page, errors } = await drills({ permissions: ["clipboard-read", "clipboard-write"] });
  const daily = page.locator("[data-door=daily]");
  const { question, levels } = await sent<DailyPuzzle>(page, "/api/drills/daily", () => daily.click());
  await page
    .locator(inHand(question) ? ABLE : choice(0))
    .first()
    .waitFor();
  await answer(page, byMouse, question, false);
  await screenshot(page, "daily-answered");
  expect(levels.length).toBeGreaterThan(3);
  const told = await page.getByTestId("daily-levels").textContent();
  expect(told).toContain("Master");
  await page.locator("[data-action=daily-copy]").click();
  await page.getByText("Copied").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Jantaku daily puzzle \d{4}-\d\d-\d\d: ✗/);
  await page.reload();
  await page.getByTestId("daily-levels").waitFor();
  expect(await page.getByTestId("daily-levels").textContent()).toBe(told);
  expect(await page.getByTestId("drill-choices").count()).toBe(0);
  await page.locator("[data-action=drill-list]").click();
  await page.locator("[data-door=daily][data-done]").waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test("the pages of the drills can be shipped", async () => {
  const { page, errors } = await drills();
  await expectGood(page, "drills");
  const first = await asked(page, () => byMouse.open(page, "waits"));
  await expectGood(page, "drill-waits");
  await answer(page, byMouse, first, false);
  await expectGood(page, "drill-waits-answered");
  await page.locator("[data-action=drill-list]").click();
  const second = await asked(page, () => byMouse.open(page, "points"));
  await answer(page, byMouse, second, true);
  await expectGood(page, "drill-points-answered");
  for (const drill of ["discard", "safety", "push"] as const) {
    await page.goto(`${new URL(page.url()).origin}/#/drills`);
    const question = await asked(page, () => byMouse.open(page, drill));
    await expectShippable(page, `drill-${drill}`);
    await answer(page, byMouse, question, true);
    await expectShippable(page, `drill-${drill}-answered`);
  }
  expect(errors).toEqual([]);
  await page.context().close();
});
