import type { Page } from "playwright";
import { expect, test } from "vitest";
import { DESKTOP, fromMenu, openPage, PHONE, screenshot } from "./browser.ts";
import { mouse } from "./hands.ts";
import { decide } from "./player.ts";
import { browser, serveAll, server } from "./running.ts";
import { look } from "./seen.ts";

serveAll({ serves: true });

async function arrive(name: string, url: string, size: typeof DESKTOP) {
  const opened = await openPage(browser, url, size, { hasTouch: size === PHONE });
  await opened.page.locator("[name=visitor]").fill(name);
  await opened.page.locator("[data-action=sign-in]").click();
  return opened;
}

/** The number, counted from 0. */
async function playTo(page: Page, last: number): Promise<void> {
  const done = new Set<string>();
  for (let hand = 0; hand < last; ) {
    const deed = decide(await look(page), hand, done);
    hand += deed.type === "next" ? 1 : 0;
    await mouse(page, deed);
  }
}

test("who is invited may just watch, and whom the host keeps out reads so and comes back when they are let in", async () => {
  const home = new URL("?speed=none#/friends", server.url).href;
  const { page: aki, errors } = await arrive("Aki", home, DESKTOP);
  await aki.locator("[data-action=more-options]").click();
  await aki.locator("[name=watching][value=table]").check({ force: true });
  await aki.locator("[data-action=open-room]").click();
  const link = await aki.locator("[name=room-link]").inputValue();
  const eve = await openPage(browser, link, PHONE, { hasTouch: true });
  await eve.page.locator("[name=visitor]").fill("Eve");
  await eve.page.locator("[data-action=just-watch]").click();
  await eve.page.locator("[data-action=sit-down]").waitFor();
  await aki.locator("[data-action=keep-out-bystander]").click();
  await aki.locator("[data-action=yes]").click();
  await eve.page.locator("[role=alert]").filter({ hasText: "The host has asked you to leave" }).waitFor();
  await screenshot(eve.page, "kept-out-phone");
  await aki.locator("[data-action=let-in]").click();
  await aki.getByTestId("also-here").filter({ hasText: "Eve" }).waitFor();
  await eve.page.locator("[data-action=sit-down]").waitFor();
  for (const bots of [0, 1, 2]) {
    await aki.locator("[data-action=add-bot]").first().click();
    await aki.locator("[data-seated=bot]").nth(bots).waitFor();
  }
  await aki.locator("[data-action=ready]").click();
  await eve.page.getByTestId("watch").waitFor();
  expect([...errors, ...eve.errors]).toEqual([]);
});

test("whoever hosts four others gives up their seat, arranges the room, watches the match and ends it", async () => {
  const home = new URL("?speed=none#/friends", server.url).href;
  const { page: host, errors } = await arrive("Hana", home, DESKTOP);
  await host.locator("[data-action=more-options]").click();
  await host.locator("[name=watching][value=table]").check({ force: true });
  await host.locator("[name=time][value=none]").check({ force: true });
  await host.locator("[name=seating][value=choice]").check({ force: true });
  await host.locator("[data-action=open-room]").click();
  const link = await host.locator("[name=room-link]").inputValue();
  await screenshot(host, "room-give-up-seat");
  await host.locator("[data-action=give-up-seat]").click();
  await host.getByTestId("organiser").filter({ hasText: "Hana" }).waitFor();
  // The seat is free like any, and given up again.
  await host.locator("[data-action=sit-down]").click();
  await host.locator("[data-action=give-up-seat]").click();
  await host.locator("[data-action=sit-down]").waitFor();
  const players = [];
  for (const [nth, name] of ["Aki", "Ben", "Chika", "Dario"].entries()) {
    const player = await arrive(name, link, nth === 0 ? PHONE : DESKTOP);
    await player.page.locator("[data-action=ready]").waitFor();
    players.push(player);
  }
  const [aki] = players;
  await aki?.page.getByTestId("organiser").filter({ hasText: "Online" }).waitFor();
  if (aki !== undefined) await screenshot(aki.page, "room-organised-phone");
  await host.locator("[data-seat='0'] [data-action=swap]").click();
  await host.locator("[data-seat='3'] [data-action=swap]").click();
  await host.locator("[data-seat='3']").filter({ hasText: "Aki" }).waitFor();
  await screenshot(host, "room-organised");
  for (const { page } of players) await page.locator("[data-action=ready]").click();
  await Promise.all(players.map(({ page }) => page.getByTestId("hand").waitFor()));
  await host.locator("[data-action=end-match]").waitFor();
  await screenshot(host, "room-organised-playing");
  await host.locator("[data-action=watch]").click();
  await host.getByTestId("watch").waitFor();
  await screenshot(host, "organiser-watches");
  await host.goBack();
  await host.locator("[data-action=end-match]").click();
  await host.locator("[data-action=yes]").click();
  await host.locator("[data-action=end-match]").waitFor({ state: "detached" });
  await host.locator("[data-action=leave]").click();
  await aki?.page.goto(link);
  await aki?.page.locator("[data-seat] .room-mark.host").waitFor();
  expect([errors, ...players.map((player) => player.errors)].flat()).toEqual([]);
});

test("friends without a seat watch the table, and replay a hand with all tiles once the next is dealt", async () => {
  const { page: aki, errors } = await arrive(
    "Aki",
    new URL("?speed=none#/friends", server.url).href,
    DESKTOP,
  );
  await aki.locator("[data-action=more-options]").click();
  await aki.locator("[name=pace][value=instant]").check({ force: true });
  await aki.locator("[name=time][value=none]").check({ force: true });
  await aki.locator("[name=watching][value=hands]").check({ force: true });
  await screenshot(aki, "watching-form");
  await aki.locator("[data-action=open-room]").click();
  await aki.waitForURL(/#\/room\//);
  const link = await aki.locator("[name=room-link]").inputValue();
  for (const bots of [0, 1, 2]) {
    await aki.locator("[data-action=add-bot]").first().click();
    await aki.locator("[data-seated=bot]").nth(bots).waitFor();
  }
  await aki.locator("[data-action=ready]").click();
  await aki.getByTestId("hand").waitFor();

  const [eve, mei] = await Promise.all([arrive("Eve", link, DESKTOP), arrive("Mei", link, PHONE)]);
  await eve.page.getByTestId("also-here").filter({ hasText: "Mei" }).waitFor();
  for (const { page } of [eve, mei]) await page.locator("[data-action=watch]").waitFor();
  await screenshot(mei.page, "watching-room-phone");
  for (const { page } of [eve, mei]) {
    await page.locator("[data-action=watch]").click();
    await page.getByTestId("round").waitFor();
  }
  for (const page of [aki, eve.page, mei.page])
    await page.getByTestId("watchers").filter({ hasText: "2 watching" }).waitFor();
  await screenshot(eve.page, "watching");
  await screenshot(mei.page, "watching-phone");
  await screenshot(aki, "watched");
  expect(await eve.page.locator("[data-action=hands-so-far]").count(), "the first hand is played").toBe(0);
  const faces = await eve.page.locator("[data-testid=hand] .tile:not(.back)").count();
  expect(faces, "no tile of a hand is shown").toBe(0);

  await playTo(aki, 1);
  await fromMenu(eve.page, "hands-so-far");
  await eve.page.getByTestId("replay").waitFor();
  expect(await eve.page.getByTestId("replay-hands").locator("[data-hand]").count()).toBe(1);
  expect(await eve.page.locator("[data-testid=hand] .tile:not(.back)").count()).toBeGreaterThan(12);
  await screenshot(eve.page, "watching-hands");
  await fromMenu(eve.page, "leave");
  await eve.page.getByTestId("watch").waitFor();
  await aki.goto(eve.page.url());
  await aki.getByTestId("notice").filter({ hasText: "You play in this match" }).waitFor();
  expect([...errors, ...eve.errors, ...mei.errors]).toEqual([]);
});
