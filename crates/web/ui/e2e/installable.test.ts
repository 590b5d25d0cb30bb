import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage, screenshot, there } from "./browser.ts";
import { browser, serveEach, server, startAgain } from "./running.ts";

serveEach({ seed: 3 });

function widthOf(page: Page, picture: string): Promise<number> {
  return page.evaluate(async (picture) => {
    const image = new Image();
    image.src = picture;
    await image.decode();
    return image.naturalWidth;
  }, picture);
}

function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caching = (await caches.keys()).map((name) => caches.open(name));
    const requests = (await Promise.all(caching)).map((cache) => cache.keys());
    return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname);
  });
}

test("the page can be installed: the browser reads the manifest and every icon", async () => {
  const { page, errors } = await openPage(browser, server.url);
  await there(page, "start");
  const browsing = await page.context().newCDPSession(page);
  const { data, errors: faults } = await browsing.send("Page.getAppManifest");
  expect(faults).toEqual([]);
  const manifest = JSON.parse(data ?? "");
  expect(manifest).toMatchObject({ short_name: "Jantaku", start_url: "/", display: "standalone" });
  const sizes = await Promise.all(manifest.icons.map(({ src }: { src: string }) => widthOf(page, src)));
  expect(sizes.slice(1)).toEqual([192, 512, 512]);
  expect(await widthOf(page, "/apple-touch-icon.png")).toBe(180);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("where the program does not run, the page says so, and finds it again", async () => {
  const { page, errors } = await openPage(browser, server.url);
  await there(page, "start");
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect((await kept(page)).sort()).toEqual(["/offline.css", "/offline.html"]);
  expect(errors).toEqual([]);
  await server.kill();
  await page.reload();
  expect(await page.getByRole("heading").allTextContents()).toEqual([
    "The table is not running",
    "雀卓が起動していません",
  ]);
  expect(await page.locator("main").evaluate((main) => getComputedStyle(main).borderRadius)).toBe("14px");
  await screenshot(page, "offline");
  await startAgain();
  await page.getByRole("link", { name: "Try again" }).click();
  await there(page, "start");
  expect((await kept(page)).sort()).toEqual(["/offline.css", "/offline.html"]);
  await page.context().close();
});
