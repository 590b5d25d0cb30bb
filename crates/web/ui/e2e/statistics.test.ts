import type { BrowserContextOptions, Page } from "playwright";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { fromMenu, openPage } from "./browser.ts";
import { playQuickly } from "./quick.ts";
import { browser, serveAll, server } from "./running.ts";
import { Server, STILL } from "./server.ts";
import { expectGood, expectShippable } from "./shippable.ts";
import { enter } from "./startForm.ts";

/** As many as averages need. */
const MATCHES = 21;
serveAll({ seed: 5, flags: STILL });
beforeAll(async () => {
  const { page } = await openPage(browser, server.url);
  for (let nth = 0; nth < MATCHES; nth++) await playQuickly(page);
  await page.context().close();
});

async function statistics(options: BrowserContextOptions = {}, { url } = server) {
  const opened = await openPage(browser, url, undefined, {
    serviceWorkers: "block",
    bypassCSP: true,
    ...options,
  });
  await enter(opened.page, "career", "statistics");
  await opened.page.locator("main.statistics h2").first().waitFor();
  return opened;
}

test("who has played nothing is told what will stand here, and is sent to play", async () => {
  const unused = await Server.start({ seed: 5, flags: STILL });
  onTestFinished(() => unused.stop());
  const { page, errors } = await statistics({}, unused);
  await page.getByTestId("nothing-played").waitFor();
  await expectGood(page, "statistics-nothing");
  await page.locator("[data-action=play-now]").click();
  await page.locator("[data-action=play]").waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

/** The book of best hands has entries, too. */
const entries = (page: Page) => page.getByTestId("hand-list").getByTestId("entry");

/** from a number to the hands it counts, to the replay of one, and back. */
test("a number opens its hands, and a hand its replay", async () => {
  const { page, errors } = await statistics();
  const win = page.locator("a[data-figure=win]").first();
  const count = await win.getAttribute("data-count");
  await win.click();
  await entries(page).first().waitFor();
  expect(await page.getByTestId("hand-list").getAttribute("data-total")).toBe(count);
  await expectGood(page, "statistics-list");
  const entry = entries(page).last();
  const [round, words] = [await entry.getAttribute("data-round"), await entry.innerText()];
  await entry.getByRole("link").click();
  await page.getByTestId("replay").waitFor();
  expect(new URL(page.url()).hash).toMatch(new RegExp(`^#/replay/\\w+/${Number(round) + 1}$`));
  expect(words).toContain(await page.getByTestId("round").innerText());
  await fromMenu(page, "leave");
  await page.getByTestId("hand-list").waitFor();
  await page.goBack();
  await page.getByTestId("headline").waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test("a filter is a part of the address, and of every list", async () => {
  const { page, errors } = await statistics();
  await page.locator("[data-action=filters]").click();
  const opponent = await page.locator("select[name=opponent] option").nth(1).innerText();
  await page.locator("select[name=opponent]").selectOption(opponent);
  await page.locator("[data-action=all-matches]").waitFor();
  expect(new URLSearchParams(new URL(page.url()).hash.split("?")[1]).get("opponent")).toBe(opponent);
  await page.locator("[data-action=as-table]").click();
  await page.locator("[data-testid=table-figures] a[data-figure=place]").click();
  await entries(page).first().waitFor();
  for (const entry of await entries(page).allInnerTexts()) expect(entry).toContain(opponent);
  await page.locator(".hand-list a.quiet").first().click();
  await page.locator("select[name=period]").selectOption("custom");
  await page.locator("input[name=until]").fill("2001/1/1");
  await page.keyboard.press("Enter");
  await page.getByText("No match fits these filters.").waitFor();
  await page.goBack();
  await page.getByTestId("headline").waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

/** the pictures, the best hands and every number as a table, in every size, light and dark. */
test("the pictures are good in every size, light and dark", async () => {
  const { page, errors } = await statistics();
  await page.locator("[data-testid=over-time] canvas").waitFor();
  await page.locator("[data-testid=group-yaku] h3").waitFor();
  expect(await page.locator(".beads a").count()).toBe(MATCHES);
  expect(await page.locator("[data-testid=best-hands] .tile").count()).toBeGreaterThan(13);
  await expectGood(page, "statistics");
  await page.locator("[data-action=as-table]").click();
  expect(await page.locator("[data-testid=table-matches] tbody tr").count()).toBe(MATCHES);
  await page.locator("[data-action=filters]").click();
  await expectShippable(page, "statistics-table");
  expect(errors).toEqual([]);
  await page.context().close();
});

test("in Japanese every word of the statistics is Japanese", async () => {
  const { page, errors } = await statistics({ locale: "ja-JP" });
  const english = async (selector: string) => {
    const words = await page.locator(selector).innerText();
    const names = await page.locator("select[name=opponent] option").allInnerTexts();
    return (words.match(/[A-Za-z]{4,}/g) ?? []).filter((word) => !names.includes(word));
  };
  await page.locator("[data-testid=over-time] canvas").waitFor();
  await page.locator("[data-action=as-table]").click();
  await page.locator("[data-action=filters]").click();
  expect(await english("main")).toEqual([]);
  await expectShippable(page, "statistics-ja");
  await page.locator("a[data-figure=hand_points]").click();
  await entries(page).first().waitFor();
  expect(await page.locator("main h2").innerText()).toContain("局収支");
  await expectShippable(page, "statistics-ja-list");
  expect(errors).toEqual([]);
  await page.context().close();
});
