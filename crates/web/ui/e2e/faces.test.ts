import { expect, test } from "vitest";
import { DESKTOP, openPage, PHONE, there } from "./browser.ts";
import { browser } from "./running.ts";
import { sceneUrl } from "./scene.ts";

async function drawingsOf(scene: string, size = DESKTOP): Promise<readonly string[]> {
  const { page, errors } = await openPage(browser, "about:blank", size);
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  await page.goto(sceneUrl(scene));
  await there(page, scene);
  if (size === DESKTOP) await page.locator(".portrait > rect").first().waitFor();
  await page.waitForLoadState("networkidle");
  expect(errors).toEqual([]);
  await page.context().close();
  return scripts.filter((url) => /\/Drawing-/.test(url));
}

test("on a phone the first page loads no face, and a table loads them all at once (R-325)", async () => {
  expect(await drawingsOf("start", PHONE)).toEqual([]);
  expect(await drawingsOf("start")).toHaveLength(1);
  expect(await drawingsOf("dealt")).toHaveLength(1);
});
