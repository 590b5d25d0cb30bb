import type { Page } from "playwright";
import { expect, test } from "vitest";
import { DESKTOP, openPage, PHONE } from "./browser.ts";
import { newMatch } from "./matches.ts";
import { browser, serveEach, server } from "./running.ts";
import { look } from "./seen.ts";

serveEach({ seed: 11 });

async function sit(inputs: object, size = DESKTOP): Promise<{ page: Page; errors: readonly string[] }> {
  const opened = await openPage(browser, server.url, size, { hasTouch: true });
  const kept = JSON.stringify({ speed: "none", inputs });
  await opened.page.evaluate((kept) => localStorage.setItem("jantaku-settings", kept), kept);
  await opened.page.goto(await newMatch(server.url));
  // Cut requests would count as faults.
  await opened.page.waitForLoadState("networkidle");
  await opened.page.reload();
  return opened;
}

/** */
test.each([
  ["cursor", "ArrowLeft"],
  ["numbers", "1"],
] as const)("a hand is played by the keys of %s alone", async (keys, left) => {
  const { page, errors } = await sit({ keys });
  for (let decisions = 0; decisions < 60; decisions++) {
    const seen = await look(page);
    if (seen.next.length > 0) break;
    const pass = seen.buttons.some(({ id }) => id === "pass");
    if (pass) {
      await page.keyboard.press("ArrowUp");
    } else await page.keyboard.press(left);
    await page.keyboard.press("Enter");
  }
  expect((await look(page)).next.length).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await page.getByTestId("scoresheet").waitFor({ state: "detached" });
  expect(errors).toEqual([]);
  await page.context().close();
});

/** */
test("calls are passed while none are wanted, and asked for again", async () => {
  const { page, errors } = await sit({ autoSort: false });
  await page.locator("[data-auto=noCalls]").click();
  for (let turns = 0; turns < 8; turns++) {
    const seen = await look(page);
    if (seen.next.length > 0) break;
    expect(seen.buttons.filter(({ id }) => id === "pon" || id === "chii")).toEqual([]);
    await page.keyboard.press("d");
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("l");
  await expect.poll(() => page.locator("[data-auto=noCalls]").getAttribute("aria-pressed")).toBe("false");
  expect(errors).toEqual([]);
  await page.context().close();
});

test("a finger draws a tile up to discard it", async () => {
  const { page, errors } = await sit({ discardTouch: "drag", noCalls: true }, PHONE);
  await look(page);
  const tile = page.locator("[data-testid=hand-tile][aria-disabled=false]").first();
  const box = await tile.boundingBox();
  if (box === null) throw new Error("no tile");
  const finger = await page.context().newCDPSession(page);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", up = 0) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y: y - up }],
    });
  const before = await page.locator(".discard").count();
  await touch("touchStart");
  for (const up of [15, 30, 45]) await touch("touchMove", up);
  await touch("touchEnd");
  await page.waitForFunction((before) => document.querySelectorAll(".discard").length > before, before);
  expect(errors).toEqual([]);
  await page.context().close();
});
