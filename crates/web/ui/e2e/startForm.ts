import type { Page } from "playwright";

export const atStart = (page: Page): Promise<void> => page.locator("[data-action=play]").waitFor();

/** Does nothing if it is open. */
export async function openForm(page: Page, press: "click" | "tap" = "click"): Promise<void> {
  await atStart(page);
  const form = page.getByTestId("form");
  if (await form.isVisible()) return;
  await page.locator("[data-action=change]")[press]();
  await form.waitFor();
}

/** From home, through a door and to one of the tabs behind it. */
export async function enter(
  page: Page,
  door: "learn" | "career" | "records",
  tab?: string,
  press: "click" | "tap" = "click",
): Promise<void> {
  await page.locator(`[data-door=${door}]`)[press]();
  if (tab !== undefined) await page.locator(`.tabs [href="#/${tab}"]`)[press]();
}
