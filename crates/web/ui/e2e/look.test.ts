import type { Page } from "playwright";
import { expect, test } from "vitest";
import { DESKTOP, listening, openPage, PHONE, shifts, watchShifts } from "./browser.ts";
import { mouse } from "./hands.ts";
import { newMatch } from "./matches.ts";
import { type Done, decide } from "./player.ts";
import { browser, serveEach, server } from "./running.ts";
import { look } from "./seen.ts";
import { expectShippable } from "./shippable.ts";
import { atStart, openForm } from "./startForm.ts";

serveEach({ seed: 5 });

async function playUntil(page: Page, done: Done, stop: string): Promise<void> {
  for (let decisions = 0; decisions < 2000; decisions++) {
    const seen = await look(page);
    if ((await page.locator(stop).count()) > 0) return;
    if (seen.standings) break;
    await mouse(page, decide(seen, 2, done));
  }
  throw new Error(`with this seed no ${stop} comes up: choose another`);
}

test("every page is open to all, and nothing sticks out or overlaps", async () => {
  // The CSP keeps a page from loading scripts; axe-core is one.
  const { page, errors } = await openPage(browser, server.url, DESKTOP, { bypassCSP: true });
  await atStart(page);
  await expectShippable(page, "start");
  await openForm(page);
  await expectShippable(page, "start-form");
  await page.goto(await newMatch(server.url));
  const done: Done = new Set();
  const stops = {
    turn: "[data-testid=hand-tile][aria-disabled=false]",
    claims: "[data-action=pass]",
    choice: "[data-way]",
    scoresheet: "[data-testid=scoresheet] [data-action=continue]",
    "last-scoresheet": "[data-testid=scoresheet] [data-action=standings]",
    standings: "[data-testid=standings]",
  };
  for (const [name, stop] of Object.entries(stops)) {
    await playUntil(page, done, stop);
    await expectShippable(page, name);
  }
  await page.getByRole("link", { name: "Replay" }).click();
  await page.getByTestId("replay").waitFor();
  for (let turns = 0; turns < 30; turns++) await page.keyboard.press("ArrowDown");
  await expectShippable(page, "replay");
  await page.reload();
  await page.getByTestId("replay").waitFor();
  await listening(page);
  await page.keyboard.press("End");
  await page.getByTestId("standings").waitFor();
  await expectShippable(page, "replay-standings");
  await page.goto(`${server.url}#/replay`);
  await page.getByTestId("record-file").waitFor({ state: "attached" });
  await expectShippable(page, "open-record");
  await page.goto(`${server.url}#/records`);
  await page.getByTestId("match").waitFor();
  await expectShippable(page, "records");
  for (const door of ["learn", "friends", "career", "records"]) {
    await page.goto(server.url);
    await page.locator(`[data-door=${door}]`).hover();
    await page.locator(`[data-panel=${door}] .action, [data-panel=${door}] [data-match]`).first().waitFor();
    await expectShippable(page, `home-${door}`);
  }
  expect(errors).toEqual([]);
  await page.context().close();
});

test("nothing moves where the player wants no motion", async () => {
  const movesWith = async (reducedMotion: "reduce" | "no-preference") => {
    const address = await newMatch(server.url);
    const { page } = await openPage(browser, address, DESKTOP, { reducedMotion });
    await page.evaluate(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        const kinds = (Array.isArray(frames) ? frames : []).map(({ transform }) => transform);
        if (new Set(kinds).size > 1) moved.push(this.className.toString());
        return animate.call(this, frames, options);
      };
      for (const type of ["transitionrun", "animationstart"] as const)
        addEventListener(type, ({ target }) => moved.push((target as Element).className.toString()), true);
    });
    for (let nth = 0; nth < 12; nth++) await mouse(page, decide(await look(page), 0, new Set()));
    const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
    await page.context().close();
    return moved;
  };
  expect(await movesWith("reduce")).toEqual([]);
  expect(await movesWith("no-preference")).not.toEqual([]);
});

test.each([DESKTOP, PHONE])("nothing shifts while tiles move (R-344)", async (size) => {
  const address = await newMatch(server.url, { pace: "fast" });
  const { page, errors } = await openPage(browser, "about:blank", size, { reducedMotion: "no-preference" });
  await watchShifts(page);
  await page.goto(address);
  const done: Done = new Set(["chii", "pon", "kan", "choice"]);
  for (let nth = 0; nth < 8; nth++) await mouse(page, decide(await look(page), 0, done));
  expect(await shifts(page)).toBeLessThan(0.02);
  expect(errors).toEqual([]);
  await page.context().close();
});
