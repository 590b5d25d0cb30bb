import { expect, test } from "vitest";
import { openPage, there } from "./browser.ts";
import { browser } from "./running.ts";
import { sceneUrl } from "./scene.ts";

async function drawingsOf(scene: string): Promise<readonly string[]> {
  const { page, errors } = await openPage(browser, "about:blank");
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  await page.goto(sceneUrl(scene));
  await there(page, scene);
  if (scene !== "start") await page.locator(".portrait > rect").first().waitFor();
  await page.waitForLoadState("networkidle");
  expect(errors).toEqual([]);
  await page.context().close();
  return scripts.filter((url) => /\/Drawing-/.test(url));
}

test("the first page loads no face, and a table loads them all at once (R-325)", async () => {
  expect(await drawingsOf("start")).toEqual([]);
  expect(await drawingsOf("dealt")).toHaveLength(1);
});
