import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DESKTOP, launch, openPage, PHONE, screenshot } from "./browser.ts";
import { Server } from "./server.ts";

let browser: Browser;
let server: Server;
beforeAll(async () => {
  browser = await launch();
  server = await Server.start({ serves: true });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Somebody with a browser profile of their own. */
async function arrive(
  name: string,
  url: string,
  size: typeof DESKTOP,
): Promise<{ page: Page; errors: string[] }> {
  const opened = await openPage(browser, url, size, { hasTouch: size === PHONE });
  await opened.page.locator("[name=visitor]").fill(name);
  await opened.page.locator("[data-action=sign-in]").click();
  return opened;
}

const press = (page: Page, action: string) => page.locator(`[data-action=${action}]`).click();

/** Opens the menu of the match, and presses one of its buttons. */
async function choose(page: Page, action: string): Promise<void> {
  await press(page, "match-menu");
  await page.getByTestId("match-menu").waitFor();
  await press(page, action);
}

test("friends replace who is gone, vote to end a match, and go on in their room", async () => {
  const aki = await arrive("Aki", new URL("?speed=none#/friends", server.url).href, DESKTOP);
  await press(aki.page, "more-options");
  await aki.page.locator("[name=time][value=none]").check({ force: true });
  await press(aki.page, "open-room");
  const link = await aki.page.locator("[name=room-link]").inputValue();
  for (const seat of [2, 3]) await aki.page.locator(`[data-seat="${seat}"] [data-action=add-bot]`).click();
  const ben = await arrive("Ben", link, PHONE);
  const both = [aki.page, ben.page];
  for (const page of both) await press(page, "ready");
  for (const page of both) await page.getByTestId("hand").waitFor();
  const match = ben.page.url();

  // One is for it, the other is not.
  await press(aki.page, "match-menu");
  await screenshot(aki.page, "match-menu");
  await press(aki.page, "propose-end");
  await ben.page.getByTestId("votes").waitFor();
  await screenshot(ben.page, "vote-phone");
  await press(ben.page, "vote-no");
  await aki.page.locator("[data-action=heed]").waitFor();
  await screenshot(aki.page, "vote-against");
  for (const page of both) await press(page, "heed");

  // Ben is gone: a bot plays for him as soon as Aki says so, until he is back.
  await ben.page.goto("about:blank");
  await press(aki.page, "match-menu");
  await aki.page.locator("[data-action=propose-bot]").waitFor();
  await screenshot(aki.page, "match-menu-bot");
  await press(aki.page, "propose-bot");
  await aki.page.locator(".plate").filter({ hasText: "Bot plays" }).waitFor();
  await ben.page.goto(match);
  await ben.page.getByTestId("hand").waitFor();
  await aki.page.locator(".plate").filter({ hasText: "Bot plays" }).waitFor({ state: "detached" });

  // The host ends it, and everybody reads so, also in the list and in the replay.
  await choose(aki.page, "end-match");
  await press(aki.page, "yes");
  for (const page of both) await page.getByTestId("match-ended").waitFor();
  await screenshot(ben.page, "match-ended-phone");
  await press(ben.page, "watch-replay");
  await ben.page.locator("[data-action=round-on]").click();
  await ben.page.getByTestId("replay-ended").waitFor();
  expect(await ben.page.getByTestId("replay-ended").textContent()).toContain("The host ended the match");
  await screenshot(ben.page, "replay-ended-phone");
  await ben.page.goto(new URL("#/", server.url).href);
  await ben.page.getByTestId("match-ended").waitFor();
  await screenshot(ben.page, "ended-in-list-phone");

  // The room does not lead back into it; the next match ends by a vote.
  await press(aki.page, "back-to-room");
  await aki.page.locator("[data-action=ready]").waitFor();
  await ben.page.goto(link);
  for (const page of both) await press(page, "ready");
  for (const page of both) await page.getByTestId("hand").waitFor();
  await choose(ben.page, "propose-end");
  await press(aki.page, "vote-yes");
  for (const page of both) await page.getByTestId("match-ended").waitFor();
  await screenshot(aki.page, "match-ended");

  // Whoever leaves a match for good is not led back into it.
  for (const page of both) await press(page, "back-to-room");
  for (const page of both) await press(page, "ready");
  for (const page of both) await page.getByTestId("hand").waitFor();
  await choose(ben.page, "leave-match");
  await press(ben.page, "yes");
  await ben.page.waitForURL(/#\/friends/);
  await ben.page.goto(link);
  await ben.page.getByTestId("waited").waitFor();
  expect(ben.page.url()).toContain("#/room/");
  await aki.page.locator(".plate").filter({ hasText: "Away" }).waitFor();
  expect([...aki.errors, ...ben.errors]).toEqual([]);
});
