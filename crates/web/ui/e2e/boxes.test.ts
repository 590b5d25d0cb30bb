import type { Frame, Page } from "playwright";
import { expect, inject, test } from "vitest";
import { boxFaults } from "./boxes.ts";
import { openPage, there } from "./browser.ts";
import { SCENES } from "./messages.ts";
import { unpressable } from "./pressable.ts";
import { browser } from "./running.ts";
import { sceneUrl } from "./scene.ts";

/** The last two are 1366 × 768 and 1280 × 1024 at 200 %: twice the pixels in a box do not move it. */
const SIZES = [
  "667x375 740x360 844x390 932x430 960x540 1024x600 1024x768 1280x600",
  "1366x625 1366x768 1600x900 1920x1080 2560x1440 640x360 390x664 390x844 820x1180 683x384 640x512",
].flatMap((line) => line.split(" "));

/** Their boxes are those of another scene. */
const ALIKE = ["dark", "called_up", "poor", "one_button", "asked", "reading", "game"];
const LOOKED_AT = process.env.B
  ? process.env.B.split(" ")
  : ["start", ...Object.keys(SCENES).filter((scene) => !ALIKE.includes(scene))];

const PRESSED: Readonly<Record<string, string>> = { threat: "3" };

/** A frame changes its size without a picture of each. */
async function frameOf(page: Page, scene: string): Promise<Frame> {
  const body = `<iframe src="${sceneUrl(scene)}" style="border: 0"></iframe>`;
  await page.route("**/frame.html", (route) => route.fulfill({ body, contentType: "text/html" }));
  await page.goto(`${inject("scenes")}frame.html`);
  const frame = page.frames().at(-1) as Frame;
  await there(frame, scene);
  // Nothing of it has to be painted.
  await page.locator("iframe").evaluate((frame) => {
    frame.style.visibility = "hidden";
  });
  return frame;
}

async function faultsAt(frame: Frame, size: string, key: string | undefined): Promise<string[]> {
  await frame.evaluate(
    async ([size, key]) => {
      const [width, height] = size.split("x").map((length) => `${length}px`);
      Object.assign((frameElement as HTMLElement).style, { width, height });
      // What the size changes by script is drawn with one of the next frames.
      for (let frame = 0; frame < 2; frame++)
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      if (key !== undefined) dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    },
    [size, key] as const,
  );
  const wider = await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const tooWide = wider > 0 ? [`the page is ${wider} px too wide`] : [];
  const faults = [...(await boxFaults(frame)), ...tooWide, ...(await unpressable(frame))];
  return faults.map((fault) => `${size}: ${fault}`);
}

test.each(["seats", "rows"])(
  "no box lies on another, and every control is pressed where it is seen, at any size (%s)",
  async (layout) => {
    const { page, errors } = await openPage(browser, "about:blank");
    await page.addInitScript((layout) => {
      if (origin !== "null")
        localStorage.setItem("jantaku-settings", JSON.stringify({ speed: "none", layout }));
    }, layout);
    for (const scene of LOOKED_AT) {
      const frame = await frameOf(page, scene);
      // A sheet is the same in every layout.
      if (layout !== "seats" && (await frame.locator(".table > .plates").count()) === 0) continue;
      if (layout !== "seats" && (await frame.locator(".overlay").count()) > 0) continue;
      const faults: string[] = [];
      for (const size of SIZES) faults.push(...(await faultsAt(frame, size, PRESSED[scene])));
      expect.soft(faults, scene).toEqual([]);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  },
);
