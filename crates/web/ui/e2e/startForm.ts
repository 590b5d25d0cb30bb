import type { Page } from "playwright";

/** The start page is there. */
export const atStart = (page: Page): Promise<void> => page.locator("[data-action=play]").waitFor();

/** Unfolds the form for the next match on the start page. */
export async function openForm(page: Page, press: "click" | "tap" = "click"): Promise<void> {
  await page.locator("[data-action=change]")[press]();
  await page.locator("form").waitFor();
}
