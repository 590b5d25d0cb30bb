import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { launch, openPage } from "./browser.ts";
import { AFTER_HAND, look } from "./seen.ts";
import { Server, STILL } from "./server.ts";
import { atStart } from "./startForm.ts";

let browser: Browser;
let server: Server;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());
// After one match nobody is new, even in another attempt.
beforeEach(async () => {
  server = await Server.start({ seed: 11, flags: STILL });
});
afterEach(() => server?.stop());

/** Somebody who has read nothing: wins when told so, skips what is offered else, and throws the tile that is marked. */
async function follow(page: Page): Promise<void> {
  const { next, buttons } = await look(page);
  const offered = (...ids: string[]) => buttons.find(({ id, dark }) => ids.includes(id) && !dark)?.id;
  const press = offered("tsumo", "ron") ?? offered("pass");
  // Until the others have agreed the sheet has only what practice allows.
  if (next.some((id) => ["continue", "standings", "book"].includes(id)))
    return page.locator(`${AFTER_HAND} .action.main`).click();
  if (next.length > 0) return;
  if (press !== undefined) return page.locator(`[data-testid=prompt] [data-action=${press}]`).click();
  const marked = page.locator("[data-testid=hand-tile].best[aria-disabled=false]");
  const any = page.locator("[data-testid=hand-tile][aria-disabled=false]");
  await ((await marked.count()) > 0 ? marked : any).last().click();
}

test("somebody new gets from the home to the end of a first match by what the page says", async () => {
  const { page, errors } = await openPage(browser, "about:blank", undefined, { serviceWorkers: "block" });
  // The opponents answer at once.
  await page.route("**/api/practice", async (route) => {
    const { chosen, ...practice } = route.request().postDataJSON();
    const body = { ...practice, chosen: { ...chosen, pace: "instant" } };
    await route.continue({ postData: JSON.stringify(body) });
  });
  await page.addInitScript(() => {
    localStorage.removeItem("jantaku-marks");
    // Advice may be gone before it is seen from outside.
    new MutationObserver(() => {
      if (document.querySelector("[data-testid=advice] [data-rule]") !== null)
        Object.assign(window, { advised: true });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(server.url);
  await atStart(page);

  // The large button plays, and has the focus; somebody new finds the first match beside it.
  const large = page.locator(".panel .action.main");
  expect(await large.getAttribute("data-action")).toBe("play");
  await expect.poll(() => large.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.locator("[data-action=first-match]").click();
  await look(page);
  expect(
    await page.locator("[data-testid=hand] .tile-corner").count(),
    "digits on the tiles",
  ).toBeGreaterThan(0);
  await page.locator("[data-testid=marks-note] [data-action=marks-done]").click();

  // The adviser sits beside the player; the key puts it away.
  expect(await page.getByTestId("adviser").getAttribute("aria-expanded")).toBe("true");
  let marked = 0;
  for (let deeds = 0; deeds < 2000 && (await page.getByTestId("standings").count()) === 0; deeds++) {
    marked += await page.locator("[data-testid=hand-tile].best").count();
    await follow(page);
  }
  expect(await page.evaluate(() => Reflect.get(window, "advised")), "advice in the whole match").toBe(true);
  expect(await page.getByTestId("standings").count()).toBe(1);
  expect(marked, "hints on what to discard").toBeGreaterThan(0);
  await page.locator("[data-testid=standings] [data-action=back]").click();
  // From practice the way leads back over its page.
  await page.locator("[data-action=home]").click();
  await atStart(page);
  // Not new any more.
  expect(await page.locator("[data-action=first-match]").count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});
