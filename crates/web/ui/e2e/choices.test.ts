import type { Page } from "playwright";
import { expect, test } from "vitest";
import { DESKTOP, LYING, openPage, PHONE, screenshot } from "./browser.ts";
import { keys, mouse, touch } from "./hands.ts";
import { newMatch } from "./matches.ts";
import type { Done } from "./player.ts";
import { expectRecorded, inTurn, playMatch } from "./playing.ts";
import { browser } from "./running.ts";
import { Server, STILL } from "./server.ts";
import { openForm } from "./startForm.ts";

/** A whole East-only match; the slowest machines take their time. */
/** A test waits this many matches at most for what it needs. */
const MATCHES = 4;

/** The house has a menu line for the length. */
async function start(page: Page, opponents: string): Promise<void> {
  await page.locator("input[name=menu-length]").click();
  for (const opponent of [0, 1, 2])
    await page.locator(`select[name=opponent-${opponent}]`).selectOption(opponents);
  await page.locator("input[name=pace][value=instant]").click();
  await page.locator("[data-action=play]").click();
}

async function playThrough(page: Page, name: string, done: Done): Promise<void> {
  const shown = await playMatch(
    page,
    done,
    inTurn(page, [
      [DESKTOP, keys],
      [PHONE, touch],
      [LYING, mouse],
    ]),
  );
  await screenshot(page, `${name}-standings`);
  await expectRecorded(page, shown);
}

test("a deal is repeated (shanghai)", async () => {
  const server = await Server.start({ seed: 125, flags: STILL });
  const { page, errors } = await openPage(browser, server.url, DESKTOP, { hasTouch: true });
  await openForm(page);
  await page.locator("input[name=preset][value=shanghai]").click();
  await start(page, "easy");
  await page.locator("[data-testid=prompt] [data-action=nine]").waitFor();
  expect(await page.getByTestId("status").textContent()).toContain("Redeal?");
  await screenshot(page, "redeal-asked");
  const done: Done = new Set();
  await playThrough(page, "redeal", done);
  expect(done).toContain("nine");
  expect(errors).toEqual([]);
  await page.context().close();
  await server.stop();
});

test("a tenpai hand is shown by choice (pool_of_dreams)", async () => {
  const server = await Server.start({ seed: 1, flags: STILL });
  const { page, errors } = await openPage(browser, server.url, DESKTOP, { hasTouch: true });
  const done: Done = new Set();
  // Mostly one match is enough; what the bots meet changes with the choices.
  for (let match = 0; match < MATCHES && !(done.has("show") && done.has("hide")); match++) {
    // Players who know nothing run out of tiles.
    const opponents = ["random", "random", "random"];
    await page.goto(await newMatch(server.url, { preset: "pool_of_dreams", opponents }));
    await playThrough(page, "pool-of-dreams", done);
  }
  expect([done.has("show"), done.has("hide")]).toEqual([true, true]);
  expect(errors).toEqual([]);
  await page.context().close();
  await server.stop();
});
