import { readFile } from "node:fs/promises";
import type { BrowserContextOptions, Page } from "playwright";
import { expect, test } from "vitest";
import { PEOPLE } from "../src/state/people.ts";
import { openPage, PHONE } from "./browser.ts";
import { browser, serveEach, server } from "./running.ts";
import { AFTER_HAND, look } from "./seen.ts";
import { STILL } from "./server.ts";
import { expectGood, expectShippable } from "./shippable.ts";
import { enter } from "./startForm.ts";

serveEach({ seed: 5, flags: STILL });

interface Opened {
  readonly page: Page;
  readonly errors: readonly string[];
}

async function home(options: BrowserContextOptions = {}): Promise<Opened> {
  const { page, errors } = await openPage(browser, server.url, undefined, {
    serviceWorkers: "block",
    bypassCSP: true,
    ...options,
  });
  // The opponents answer at once.
  await page.route("**/api/career/matches", async (route) => {
    const body = { ...route.request().postDataJSON(), pace: "instant" };
    await route.continue({ postData: JSON.stringify(body) });
  });
  await page.locator("[data-door=career]").waitFor();
  return { page, errors };
}

async function tabTo(page: Page, selector: string, key = "Enter"): Promise<void> {
  await page.locator(selector).first().waitFor();
  for (let steps = 0; steps < 120; steps++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) {
      if (key !== "") await page.keyboard.press(key);
      return;
    }
  }
  throw new Error(`Tab does not reach ${selector}`);
}

const has = (page: Page, item: string) => page.locator(`[data-testid=goods] li[data-item=${item}]`).waitFor();

test("from a new profile to the first prize by keyboard alone", async () => {
  const { page, errors } = await home();
  await tabTo(page, "[data-door=career]");
  await tabTo(page, "[data-action=enter-career]");
  await tabTo(page, "[name=slot]", "ArrowRight");
  await tabTo(page, "[name=character-name]", "");
  await page.keyboard.type("Aki");
  await tabTo(page, "[data-action=create-character]");
  await tabTo(page, "[data-action=buy-medium]");
  await expect.poll(() => page.getByTestId("account").textContent()).toBe("25,000 points");
  await tabTo(page, "[data-item=bronze_plate] [data-action=trade]");
  await has(page, "bronze_plate");
  expect(await page.getByTestId("account").textContent()).toBe("24,000 points");
  expect(await page.getByTestId("character").textContent()).toContain("Tiger");
  expect(errors).toEqual([]);
  await page.context().close();
});

test("from a new profile to the first prize by touch alone", async () => {
  const { page, errors } = await home({ hasTouch: true, isMobile: true, viewport: PHONE });
  await page.locator("[data-door=career]").tap();
  await page.locator("[data-action=enter-career]").tap();
  // A finger taps the field, and the phone's keyboard types.
  await page.locator("[name=character-name]").tap();
  await page.keyboard.type("Aki");
  await page.locator("[data-action=more-faces]").tap();
  await page.locator("[name=face][value=Torao]").tap({ force: true });
  await page.locator("[data-action=create-character]").tap();
  await page.locator("[data-action=buy-medium]").tap();
  await page.locator("[data-item=iron_plate] [data-action=trade]").tap();
  await has(page, "iron_plate");
  expect(errors).toEqual([]);
  await page.context().close();
});

test("from a new profile to the first prize, and its sale, by roles and names alone", async () => {
  const { page, errors } = await home();
  const press = (name: string | RegExp) => page.getByRole("button", { name }).click();
  await page.getByRole("link", { name: "Career" }).click();
  await press("Enter");
  await page.getByRole("textbox", { name: "Name" }).fill("Aki");
  await press("Create");
  await press(/^25,000 points/);
  await press("Trade points for Silver plate");
  await press(/^Sell Silver plate: Dealer/);
  await page.getByRole("dialog").getByRole("button", { name: "Sell" }).click();
  await expect.poll(() => page.getByTestId("yen").textContent()).toBe("¥45,400");
  expect(errors).toEqual([]);
  await page.context().close();
});

test("in Japanese every word of the career is Japanese", async () => {
  const { page, errors } = await home({ locale: "ja-JP" });
  await page.locator("[data-door=career]").click();
  await page.locator("[data-action=enter-career]").click();
  await page.locator("[name=character-name]").fill("アキ");
  await page.locator("[data-action=create-character]").click();
  await page.getByTestId("exchange").waitFor();
  for (const room of ["parlour", "ladder", "achievements"]) {
    await page.locator(`nav a[href="#/${room}"]`).click();
    await page.locator(`nav a[href="#/${room}"][aria-current=page]`).waitFor();
    const words = await page.locator("main").innerText();
    const foreign = words.match(/[A-Za-z]{4,}/g) ?? [];
    const people: readonly string[] = PEOPLE;
    expect(
      foreign.filter((word) => !people.includes(word)),
      room,
    ).toEqual([]);
    await expectShippable(page, `career-ja-${room}`);
  }
  expect(errors).toEqual([]);
  await page.context().close();
});

test("a profile is saved and restored, and a damaged one is refused", async () => {
  const { page, errors } = await home();
  await page.locator("[data-door=career]").click();
  await page.locator("[data-action=enter-career]").click();
  await page.locator("[name=character-name]").fill("Aki");
  await page.locator("[data-action=create-character]").click();
  const account = page.getByTestId("account");
  await page.locator("[data-action=buy-medium]").waitFor();
  const goTo = (room: string) => page.locator(`nav a[href="#/${room}"]`).click();
  const restore = async (text: string) => {
    const buffer = Buffer.from(text);
    await page
      .getByTestId("profile-file")
      .setInputFiles({ name: "mine.jsonl", mimeType: "application/x-ndjson", buffer });
    await page.getByRole("dialog").getByRole("button", { name: "Replace" }).click();
  };
  await goTo("achievements");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("[data-action=save-profile]").click(),
  ]);
  expect(file.suggestedFilename()).toBe("jantaku-profile.jsonl");
  const saved = await readFile(await file.path(), "utf8");
  await goTo("parlour");
  await page.locator("[data-action=buy-medium]").click();
  await expect.poll(() => account.textContent()).toBe("25,000 points");
  await goTo("achievements");
  await restore(saved.replace("Aki", "Ako"));
  await expect.poll(() => page.getByRole("alert").textContent()).toContain("line 2 is damaged");
  await goTo("parlour");
  expect(await account.textContent()).toBe("25,000 points");
  await goTo("achievements");
  await restore(saved);
  await expect.poll(() => page.getByRole("status").textContent()).toBe("Profile restored");
  await goTo("parlour");
  expect(await account.textContent()).toBe("0 points");
  // The browser itself reports the refusal.
  expect(errors.filter((error) => !error.includes("400"))).toEqual([]);
  await page.context().close();
});

/** Wins when told so, passes else, and discards the last tile. */
async function follow(page: Page): Promise<void> {
  const { next, buttons } = await look(page);
  const offered = (...ids: string[]) => buttons.find(({ id, dark }) => ids.includes(id) && !dark)?.id;
  const press = offered("tsumo", "ron") ?? offered("pass");
  if (next.length > 0) return page.locator(`${AFTER_HAND} .action.main`).click();
  if (press !== undefined) return page.locator(`[data-testid=prompt] [data-action=${press}]`).click();
  await page.locator("[data-testid=hand-tile][aria-disabled=false]").last().click();
}

/** the ranking is shown after the match, with the new rank. */
test("a match of the ladder moves its four, and its pages are good in every size, light and dark", async () => {
  const { page, errors } = await home();
  await expectGood(page, "home");
  await enter(page, "career", "ladder");
  await page.getByTestId("entry").waitFor();
  await expectGood(page, "career-hall");
  await page.locator("[data-action=enter-career]").click();
  await expectGood(page, "career-new");
  await page.locator("[name=character-name]").fill("Aki");
  await page.locator("[data-action=create-character]").click();
  await page.locator("[data-action=enter-ladder]").click();
  await page.getByTestId("ranking").waitFor();
  expect(await page.locator(".ranking .own-row").getAttribute("data-rank")).toBe("30");
  expect(await page.locator(".ranking .in-window").count()).toBe(4);
  await page.locator("[data-action=challenge]").click();
  for (let deeds = 0; deeds < 2000 && (await page.getByTestId("standings").count()) === 0; deeds++)
    await follow(page);
  const back = page.locator("[data-testid=standings] [data-action=back]");
  expect(await back.textContent()).toBe("Back to Ladder");
  await page.locator("[data-testid=ladder-after] .own-row").waitFor();
  await expectShippable(page, "career-standings");
  await back.click();
  await page.getByTestId("news").waitFor();
  const rank = Number(await page.locator(".ranking .own-row").getAttribute("data-rank"));
  expect(rank).toBeGreaterThanOrEqual(27);
  await expect
    .poll(() => page.locator("[data-action=challenge]").isEnabled(), { timeout: 120_000 })
    .toBe(true);
  await expectGood(page, "career-ladder");
  await page.locator('nav a[href="#/parlour"]').click();
  await page.getByTestId("desk").waitFor();
  await expectGood(page, "career-parlour");
  await page.locator('nav a[href="#/club"]').click();
  for (const name of ["Asami", "Ben", "Kanako"])
    await page.locator(`[name=member][value=${name}]`).check({ force: true });
  expect(await page.locator("[data-action=begin-rate]").isEnabled()).toBe(true);
  await expectGood(page, "career-club");
  await page.locator('nav a[href="#/achievements"]').click();
  await page.getByTestId("achievements").waitFor();
  await expectGood(page, "career-achievements");
  expect(errors).toEqual([]);
  await page.context().close();
});
