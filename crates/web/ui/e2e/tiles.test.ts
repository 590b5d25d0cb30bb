import { expect, inject, test } from "vitest";
import { FACES } from "../src/state/face.ts";
import { DESKTOP, openPage, PHONE, screenshot } from "./browser.ts";
import { browser } from "./running.ts";

/** each face is there, the white dragon as an empty frame or, in a Japanese set, blank. */
test.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])("every face is drawn (%s)", async (name, viewport) => {
  const url = `${inject("scenes")}tiles.html`;
  const { page, errors } = await openPage(browser, url, viewport);
  await page.locator("section").first().waitFor();
  const blank = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(30, 40);
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    const seen = async (url: string) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      pen?.clearRect(0, 0, 30, 40);
      pen?.drawImage(image, 0, 0, 30, 40);
      return pen?.getImageData(0, 0, 30, 40).data.some((byte) => byte > 0);
    };
    const blank = async (row: number) => {
      const found: (string | undefined)[] = [];
      for (const tile of document.querySelectorAll<HTMLElement>(`section:nth-of-type(${row}) .tile`)) {
        const picture = getComputedStyle(tile.querySelector(".tile-face") as Element).backgroundImage;
        const [, url] = /^url\("(.*)"\)$/.exec(picture) ?? [];
        if (url === undefined || !(await seen(url))) found.push(tile.dataset.face);
      }
      return found;
    };
    return { framed: await blank(1), japanese: await blank(4) };
  });
  expect(await page.locator("section").first().getByRole("img").count()).toBe(FACES.length + 1);
  expect(blank).toEqual({ framed: [], japanese: ["5z"] });
  await screenshot(page, `tiles-${name}`);
  expect(errors).toEqual([]);
});
