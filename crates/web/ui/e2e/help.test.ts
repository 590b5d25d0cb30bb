import type { BrowserContextOptions, Page } from "playwright";
import { expect, test } from "vitest";
import { TOPICS, type Topic } from "../src/state/help/topics.ts";
import type { Catalogue } from "../src/wire/generated/wire.ts";
import { DESKTOP, fromMenu, listening, openPage, PHONE, screenshot } from "./browser.ts";
import { ask, newMatch } from "./matches.ts";
import { browser, serveEach, server } from "./running.ts";
import { STILL } from "./server.ts";
import { expectGood, expectPlaced } from "./shippable.ts";

serveEach({ seed: 5, flags: STILL });

/** The home page: every page of the help is reached by its address. */
const open = (options: BrowserContextOptions = {}) =>
  openPage(browser, server.url, DESKTOP, { serviceWorkers: "block", bypassCSP: true, ...options });

async function show(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/help${address}`);
  const topic = /^\/([a-z]+)/.exec(address)?.[1];
  const found = topic === "sheet" ? "[data-testid=help-sheet]" : `[data-topic=${topic}]`;
  await page.locator(topic === undefined ? "[data-testid=help-contents]" : found).waitFor();
}

/** These have every part of which the others are made; in Japanese all are looked at. */
const LOOKED_AT = [
  "start",
  "first",
  "tiles",
  "yaku",
  "fu",
  "points",
  "example",
  "calls",
  "faq",
  "glossary",
  "house",
  "operation",
  "sheet",
  "real",
] as const satisfies readonly Topic[];

//
test("the pages of the help are ones to ship, at every size, light and dark", async () => {
  const { page, errors } = await open();
  await page.locator("[data-action=help]").click();
  await page.locator("[data-testid=help-contents]").waitFor();
  await expectGood(page, "help");
  for (const topic of LOOKED_AT) {
    await show(page, `/${topic}?rules=mahjong_soul`);
    await expectGood(page, `help-${topic}`);
  }
  expect(errors).toEqual([]);
  await page.context().close();
});

/** Except for what is marked as English. */
function english(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>("main *")].filter(
      (element) => element.checkVisibility() && element.closest("[lang=en], option, kbd, .keys dt") === null,
    );
    const said = shown.flatMap((element) => [
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent),
      element.ariaLabel,
      element.title,
      element.getAttribute("placeholder"),
    ]);
    const words = said.map((text) => (text ?? "").replace(/Jantaku|CPU|Enter|Esc|Home|End|Space/g, ""));
    return [...new Set(words.filter((text) => /[A-Za-z]{3}/.test(text)))];
  });
}

test("in Japanese every word of the help is Japanese", async () => {
  const { page, errors } = await open({ locale: "ja-JP" });
  for (const topic of ["", ...TOPICS]) {
    await show(page, `/${topic}`.replace(/\/$/, ""));
    expect.soft(await english(page), topic).toEqual([]);
    await expectPlaced(page, `help-ja-${topic}`);
  }
  expect(errors).toEqual([]);
  await page.context().close();
});

test("a word is found from any page by key, and its place has the focus", async () => {
  const { page, errors } = await open();
  await show(page, "/start?rules=yakuza");
  await listening(page);
  await page.keyboard.press("/");
  await page.keyboard.type("three-colour run");
  await page.locator("[data-place=sanshoku_doujun]").waitFor();
  await screenshot(page, "help-found");
  expect(await page.evaluate(() => location.hash)).toContain("find=three-colour");
  await page.reload();
  await page.locator("[data-place=sanshoku_doujun]").click();
  const place = page.locator("#at-sanshoku_doujun");
  await place.waitFor();
  await expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.locator("[name=help-rules]").inputValue()).toBe("yakuza");
  await page.locator("[name=help-rules]").selectOption("tenhou");
  await page.waitForURL((url) => url.hash.endsWith("rules=tenhou"));
  expect(errors).toEqual([]);
  await page.context().close();
});

//
test("the card of all yaku opens beside the game by key and by touch, and the game goes on", async () => {
  for (const options of [{}, { hasTouch: true, isMobile: true, viewport: PHONE }]) {
    const { page, errors } = await openPage(browser, await newMatch(server.url), DESKTOP, {
      serviceWorkers: "block",
      bypassCSP: true,
      ...options,
    });
    const tiles = page.locator("[data-testid=hand-tile][aria-disabled=false]");
    await tiles.first().waitFor();
    const card = page.getByTestId("yaku-card");
    const touch = "hasTouch" in options;
    if (touch) await fromMenu(page, "yaku-card");
    else await page.keyboard.press("y");
    await card.locator("[data-yaku=pinfu]").waitFor();
    expect(await card.locator("[data-yaku]").count()).toBeGreaterThan(40);
    // A closed hand has riichi within reach, which comes first and not again.
    await card.getByTestId("card-near").locator("[data-yaku=riichi]").waitFor();
    expect(await card.locator("[data-yaku=riichi]").count()).toBe(1);
    await screenshot(page, touch ? "card-phone" : "card-desktop");
    // It covers no tile of the hand and no button of a decision.
    const covered = await page.evaluate(() => {
      const box = document.querySelector(".yaku-card")?.getBoundingClientRect();
      const parts = [...document.querySelectorAll("[data-testid=hand-tile], .actions *, .toggles button")];
      return parts.filter((part) => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        return (
          box && width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top
        );
      }).length;
    });
    expect(covered).toBe(0);
    const before = await page.locator("[data-testid^=river-] .tile").count();
    if (touch) {
      await tiles.last().tap();
      await tiles.last().tap();
    } else await tiles.last().click();
    await expect.poll(() => page.locator("[data-testid^=river-] .tile").count()).toBeGreaterThan(before);
    expect(await card.count()).toBe(1);
    if (touch) await card.locator("[data-action=close-card]").tap();
    else await page.keyboard.press("Escape");
    await expect.poll(() => card.count()).toBe(0);
    if (!touch) {
      await page.keyboard.press("y");
      await card.waitFor();
      await page.keyboard.press("y");
      await expect.poll(() => card.count()).toBe(0);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

test("the table's help leads to all of it, for the rules of the match, in a tab of its own", async () => {
  const { page, errors } = await openPage(browser, await newMatch(server.url, { preset: "yakuza" }));
  await page.locator("[data-testid=hand-tile]").first().waitFor();
  await page.keyboard.press("?");
  const tab = page.context().waitForEvent("page");
  await page.locator("[data-action=whole-help]").click();
  const help = await tab;
  await help.locator("[data-testid=help-contents]").waitFor();
  expect(await help.locator("[name=help-rules] option").first().textContent()).toMatch(/^This match: /);
  expect(await page.locator("[data-testid=hand-tile]").count()).toBeGreaterThan(12);
  expect(errors).toEqual([]);
  await page.context().close();
});

/** The margins' rest of a page of A4, in CSS pixels. */
const PAPER = { width: Math.floor((194 / 25.4) * 96), height: Math.floor((281 / 25.4) * 96) };

test("the sheet of every house is one page of A4", async () => {
  const { presets }: Catalogue = await (await ask(server.url, "/api/rules")).json();
  for (const locale of ["en-GB", "ja-JP"]) {
    const { page, errors } = await open({ locale, viewport: PAPER });
    await page.emulateMedia({ media: "print" });
    let longest = { name: "", height: 0 };
    const shown = async (name: string) => {
      await show(page, `/sheet?rules=${name}`);
      await page.locator(`[name=help-rules] [value=${name}]:checked`).waitFor({ state: "attached" });
    };
    for (const { name } of presets) {
      await shown(name);
      const height = await page.getByTestId("help-sheet").evaluate((sheet) => sheet.scrollHeight);
      expect.soft(height, `${name} in ${locale}`).toBeLessThanOrEqual(PAPER.height);
      if (height > longest.height) longest = { name, height };
    }
    // Printing takes long; what fits the longest topic fits all.
    await shown(longest.name);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect.soft(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, `${longest.name} in ${locale}`).toBe(1);
    expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 59[45][\d.]* 84[12]/);
    expect(errors).toEqual([]);
    await page.context().close();
  }
});
