import type { Page } from "playwright";

export const atStart = (page: Page): Promise<void> => page.locator("[data-action=play]").waitFor();

/** Does nothing if it is open. */
export async function openForm(page: Page, press: "click" | "tap" = "click"): Promise<void> {
  await atStart(page);
  if (await page.locator("form").isVisible()) return;
  await page.locator("[data-action=change]")[press]();
  await page.locator("form").waitFor();
}
