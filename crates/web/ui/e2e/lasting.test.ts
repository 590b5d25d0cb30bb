import type { Page } from "playwright";
import { expect, test } from "vitest";
import { collectErrors, openPage } from "./browser.ts";
import { mouse } from "./hands.ts";
import { newMatch, tableOf } from "./matches.ts";
import { decide } from "./player.ts";
import { browser, serveEach, server, startAgain } from "./running.ts";
import { look } from "./seen.ts";

serveEach({ seed: 3 });

/** Some decisions into the first hand, in the player's turn: a better claim of another could end a claim. */
async function midHand() {
  const address = await newMatch(server.url);
  const { page, errors } = await openPage(browser, address);
  await play(page, 6);
  while (!(await look(page)).hand.some(({ able }) => able)) await play(page, 1);
  return { address, page, errors, before: await tableOf(page) };
}

async function play(page: Page, decisions: number): Promise<void> {
  for (let nth = 0; nth < decisions; nth++) await mouse(page, decide(await look(page), 0, new Set()));
}

test("a reload in the middle of a hand changes nothing", async () => {
  const { page, errors, before } = await midHand();
  await page.reload();
  await look(page);
  expect(await tableOf(page)).toEqual(before);
  await play(page, 4);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("a killed server costs nothing: the page comes back by itself", async () => {
  const { page, before } = await midHand();
  await server.kill();
  await page.getByTestId("link-notice").waitFor();
  expect(await page.getByTestId("link-notice").textContent()).toContain("Connection lost");
  await startAgain();
  await page.getByTestId("link-notice").waitFor({ state: "detached" });
  await look(page);
  expect(await tableOf(page)).toEqual(before);
  // From here on nothing may fail: while the server was gone, attempts to reach it had to.
  const errors = collectErrors(page);
  await play(page, 4);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("of two tabs the newer one plays, and the older one can take the seat back", async () => {
  const { address, page, errors, before } = await midHand();
  const newer = await page.context().newPage();
  const newerErrors = collectErrors(newer);
  await newer.goto(address);
  await look(newer);
  expect(await tableOf(newer)).toEqual(before);
  await page.getByTestId("notice").waitFor();
  expect(await page.getByTestId("notice").textContent()).toContain("This seat is open in another tab");
  await play(newer, 2);
  while (!(await look(newer)).hand.some(({ able }) => able)) await play(newer, 1);
  const played = await tableOf(newer);
  await page.bringToFront();
  await page.locator("[data-action=take-back]").click();
  await page.getByTestId("notice").waitFor({ state: "detached" });
  await newer.getByTestId("notice").waitFor();
  // Until it hears the events, it shows the old table.
  await expect.poll(() => tableOf(page)).toEqual(played);
  await play(page, 2);
  expect([...errors, ...newerErrors]).toEqual([]);
  await page.context().close();
});
