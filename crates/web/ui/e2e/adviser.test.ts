import type { BrowserContextOptions } from "playwright";
import { expect, test } from "vitest";
import { atRest, DESKTOP, LYING, PHONE } from "./browser.ts";
import { openPractice } from "./openPractice.ts";
import { browser, serveEach, server } from "./running.ts";
import { STILL } from "./server.ts";
import { expectGood } from "./shippable.ts";

// the adviser at a practice table.

serveEach({ seed: 5, flags: STILL });

/** Begins a custom hand whose drawn tile is isolated. */
async function table(options: BrowserContextOptions = {}) {
  const { page, errors } = await openPractice(browser, server, options);
  await page.locator("[name=tiles-hand]").fill("234m56799p22467s");
  await page.locator("[name=tiles-draws]").fill("9m");
  await page.locator("[data-action=play-hand]").click();
  await page.locator("[data-testid=hand-tile][aria-disabled=false]").first().waitFor();
  return { page, errors };
}

test("one sentence, its facts, and why a discard is good", async () => {
  const { page, errors } = await table();
  await page.keyboard.press("j");
  const advice = page.getByTestId("advice");
  await advice.waitFor();
  expect(await advice.locator(".advice").count()).toBe(1);
  await page.locator("[data-action=advice-more]").click();
  expect(await advice.locator("[data-rule=isolated_first]").textContent()).toContain(
    "Discard 9-man: no other tile in your hand connects with it.",
  );
  await page.keyboard.press("Escape");
  expect(await advice.count()).toBe(0);
  await page.keyboard.press("Shift+J");
  await expect
    .poll(() => page.getByTestId("advice-why").textContent())
    .toMatch(
      /9-man.*After the discard: one tile from tenpai.*No other discard leaves clearly more.*Before the draw: one tile from tenpai/,
    );
  // For a raised tile, why it is worse.
  await page.locator("[data-testid=hand-tile][data-tile='2m']").hover();
  await expect.poll(() => page.getByTestId("advice-why").textContent()).toContain("9-man leaves more");
  expect(errors).toEqual([]);
  await page.context().close();
});

test("the panel covers neither the hand nor the buttons, in any size and language", async () => {
  for (const locale of ["en-GB", "ja-JP"]) {
    const { page } = await table({ locale });
    await page.getByTestId("adviser").click();
    await page.locator("[data-action=advice-why]").click();
    await page.getByTestId("advice-why").waitFor();
    await expectGood(page, `adviser-${locale.slice(0, 2)}`);
    for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE, lying: LYING })) {
      await page.setViewportSize(viewport);
      await atRest(page);
      const covered = await page.evaluate(() => {
        const box = document.querySelector("[data-testid=advice]")?.getBoundingClientRect();
        const below = document.querySelectorAll("[data-testid=hand-tile], [data-testid=prompt] button");
        return [...below].filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return (
            box === undefined ||
            (left < box.right && right > box.left && top < box.bottom && bottom > box.top)
          );
        }).length;
      });
      expect(covered, `${size} ${locale}`).toBe(0);
    }
    await page.context().close();
  }
});
