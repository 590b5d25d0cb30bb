import type { Browser, BrowserContextOptions } from "playwright";
import { openPage } from "./browser.ts";
import type { Server } from "./server.ts";
import { enter } from "./startForm.ts";

/** Its matches are short and without pauses. */
export async function openPractice(browser: Browser, server: Server, options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, server.url, undefined, {
    serviceWorkers: "block",
    bypassCSP: true,
    ...options,
  });
  const { page } = opened;
  // The opponents answer at once.
  await page.route("**/api/practice", async (route) => {
    const body = route.request().postDataJSON();
    if (body.chosen !== undefined) body.chosen = { ...body.chosen, pace: "instant", length: "east" };
    await route.continue({ postData: JSON.stringify(body) });
  });
  await enter(page, "learn", "practice");
  await page.locator("[data-action=practise]").waitFor();
  return opened;
}
