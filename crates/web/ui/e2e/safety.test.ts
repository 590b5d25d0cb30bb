import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage, screenshot } from "./browser.ts";
import { mouse } from "./hands.ts";
import { newHouse, newMatch } from "./matches.ts";
import { decide } from "./player.ts";
import { browser, serveEach, server } from "./running.ts";
import { look, type Seen } from "./seen.ts";

/** As in display.test.ts: the slowest machines take their time. */

serveEach({ seed: 5 });

const signs = (page: Page) => page.locator("[data-testid=hand] .safety-sign");

/** Somebody else is in riichi, or has two melds that are no closed kans. */
function threatened(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const melded = [...document.querySelectorAll(".melds")].some(
      (melds) =>
        melds.closest(".own") === null &&
        melds.querySelectorAll("[data-meld]:not([data-meld=ankan])").length > 1,
    );
    return melded || count(".plate:not(.plate-self) .mark-riichi") > 0;
  });
}

/** Plays without calls until a decision with a discard fits. */
async function playTo(page: Page, reached: (seen: Seen) => Promise<boolean>): Promise<Seen> {
  for (let decisions = 0; decisions < 600; decisions++) {
    const seen = await look(page);
    if (seen.standings) break;
    if (seen.hand.some(({ able }) => able) && seen.next.length === 0 && (await reached(seen))) return seen;
    await mouse(page, decide(seen, 0, new Set(["choice", "kan"])));
  }
  throw new Error("it never comes to that");
}

/** */
test("each tile is marked while somebody threatens, until that is switched off", async () => {
  const { page, errors } = await openPage(browser, await newMatch(server.url));
  const seen = await playTo(page, async () => {
    const marked = (await signs(page).count()) > 0;
    expect(marked).toBe(await threatened(page));
    return marked;
  });
  const able = seen.hand.filter(({ able }) => able);
  expect(await signs(page).count()).toBe(able.length);
  const slot = page.locator(`[data-slot="${able[0]?.slot}"]`);
  await slot.hover();
  const note = page.getByTestId("safety");
  expect(await note.textContent()).toMatch(/(safe|risky|dangerous).*([^:]+): \w/);
  expect(await slot.getAttribute("aria-label")).toMatch(/safe|risky|dangerous/);
  expect(await slot.getAttribute("aria-describedby")).toBe(await note.getAttribute("id"));
  await screenshot(page, "safety");
  await page.keyboard.press(",");
  await page.locator("input[name='helpers.safety'][value=off]").click();
  await page.keyboard.press("Escape");
  expect([await signs(page).count(), await note.count()]).toEqual([0, 0]);
  expect(errors).toEqual([]);
  await page.context().close();
});

/** */
test("a house that shows no waits marks no tiles", async () => {
  await newHouse(server.url, "quiet", { wait_display: false });
  const { page, errors } = await openPage(browser, await newMatch(server.url, { preset: "quiet" }));
  await playTo(page, () => threatened(page));
  expect(await signs(page).count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});
