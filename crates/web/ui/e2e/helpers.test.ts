import type { Page } from "playwright";
import { expect, test } from "vitest";
import { DESKTOP, fromMenu, PHONE, screenshot } from "./browser.ts";
import { browser } from "./running.ts";
import { sit as sitAt } from "./scene.ts";

const sit = (scene: string, helpers: object = {}, size = DESKTOP) =>
  sitAt(browser, scene, { helpers }, { size });

const status = (page: Page) => page.getByTestId("status").textContent();

test.each([DESKTOP, PHONE])(
  "the detector says why there is no riichi, and marks what keeps tenpai (R-374)",
  async (size) => {
    const { page, errors } = await sit("poor", {}, size);
    const marked = page.locator(".keeps-tenpai");
    expect(await marked.count()).toBe(0);
    await page.keyboard.press("r");
    await marked.first().waitFor();
    expect(await status(page)).toContain("No riichi: you have too few points for riichi");
    expect(await marked.evaluateAll((slots) => slots.map((slot) => slot.dataset.tile))).toEqual([
      "3p",
      "6p",
      "9p",
    ]);
    expect(await marked.first().getAttribute("aria-label")).toContain("keeps tenpai");
    await screenshot(page, `helpers-detector-${size.width}`);
    await page.keyboard.press("Escape");
    await expect.poll(() => marked.count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

test("without the detector riichi is offered as the house has it, and no more (R-374)", async () => {
  const { page, errors } = await sit("poor", { riichiDetector: false });
  const before = await status(page);
  await page.keyboard.press("r");
  expect(await status(page)).toBe(before);
  expect(await page.locator(".keeps-tenpai").count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});

test.each([DESKTOP, PHONE])(
  "hints say what each discard leaves and mark the best, if wanted (R-381)",
  async (size) => {
    const { page, errors } = await sit("hinted", { discardHints: true }, size);
    const best = page.locator("[data-testid=hand-tile].best");
    expect(await best.evaluateAll((slots) => slots.map((slot) => slot.dataset.tile))).toEqual(["9m"]);
    expect(await best.first().getAttribute("aria-label")).toContain("recommended discard");
    await page.locator("[data-testid=hand-tile][data-tile='2z']").hover();
    const hint = page.getByTestId("discard-hint");
    const words = ["1 from tenpai · 4 kinds, 13 tiles", "Lone honour"];
    for (const said of words) expect(await hint.textContent()).toContain(said);
    expect(await hint.locator(".tile").count()).toBe(4);
    await screenshot(page, `helpers-hints-${size.width}`);
    await page.locator("[data-testid=hand-tile][data-tile='4p']").hover();
    await expect.poll(() => hint.textContent()).toContain("2 from tenpai");
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

test("no discard is hinted at before that is wanted (R-381)", async () => {
  const { page, errors } = await sit("hinted");
  await page.locator("[data-testid=hand-tile][data-tile='2z']").hover();
  await expect.poll(() => page.locator(".best, [data-testid=discard-hint]").count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});

test.each([DESKTOP, PHONE])(
  "in a possible last hand a box says which wins lead to which place (R-383)",
  async (size) => {
    const { page, errors } = await sit("last", {}, size);
    const button = page.locator("[data-action=ask]");
    expect(await page.getByTestId("places-list").count()).toBe(0);
    await button.click();
    expect(await page.getByTestId("places-list").textContent()).toContain("Currently 3rd");
    const row = (place: number) => page.locator(`[data-place="${place}"]`).textContent();
    const rivals = "ron 5,200 off Bartholomew-Maximilian, Mio";
    expect(await row(1)).toBe(`1stron 2,600 off Greta · ${rivals} · tsumo 1,000/2,000`);
    expect(await row(2)).toBe("2ndron 1,000 off anyone · tsumo 300/500");
    const box = await page.getByTestId("places-list").boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= size.width).toBe(true);
    await screenshot(page, `helpers-places-${size.width}`);
    await button.click();
    await expect.poll(() => page.getByTestId("places-list").count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

test.each([DESKTOP, PHONE])("the raised tile has its safety and the reason (R-378, R-439)", async (size) => {
  const { page, errors } = await sit("threat", {}, size);
  expect(await page.locator("[data-testid=hand] .safety-sign").count()).toBe(14);
  expect(await page.getByTestId("safety").count()).toBe(0);
  await page.locator("[data-tile='0p']").hover();
  expect(await page.getByTestId("safety").locator("p").allTextContents()).toEqual([
    "dangerous red 5-pin",
    "Greta: suji of 2-pin and 8-pin, on both sides",
    "Bartholomew-Maximilian: no safe sign (non-suji 4, 5 or 6)",
  ]);
  await screenshot(page, `helpers-safety-${size.width}`);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("no place is shown before the last hand, or if unwanted (R-383)", async () => {
  for (const [scene, places] of [
    ["turn", true],
    ["last", false],
  ] as const) {
    const { page } = await sit(scene, { places, whyNot: false });
    expect(await page.locator("[data-action=ask]").getAttribute("aria-disabled")).toBe("true");
    await page.context().close();
  }
});

test("the discards are seen from above while a key is held (R-375)", async () => {
  const { page, errors } = await sit("melds");
  const above = page.getByTestId("above");
  expect(await above.count()).toBe(0);
  await page.keyboard.down("v");
  await above.waitFor();
  const seats = await above
    .locator("[data-testid^=above-]")
    .evaluateAll((seats) =>
      seats.map((seat) => [
        (seat as HTMLElement).dataset.testid,
        seat.ariaLabel,
        seat.querySelectorAll(".tile").length,
      ]),
    );
  expect(seats).toEqual([
    ["above-0", "Aki’s discards", 9],
    ["above-1", "Greta’s discards", 9],
    ["above-2", "Bartholomew-Maximilian’s discards", 12],
    ["above-3", "Mio’s discards", 12],
  ]);
  // Upright, although it is sideways at the table, and larger.
  const widths = (of: string) =>
    page
      .locator(`${of} .tile`)
      .evaluateAll((tiles) => tiles.map((tile) => [tile.clientWidth, tile.clientHeight]));
  const [[width = 0, height = 0] = []] = await widths("[data-testid=above-0]");
  const [[lying = 0] = []] = await widths("[data-testid=river-0]");
  expect(width).toBeGreaterThan(lying);
  expect(height).toBeGreaterThan(width);
  expect(await above.locator(".sideways").count()).toBe(0);
  expect(await page.getByTestId("above-1").textContent()).toContain("Riichi");
  expect(await page.getByTestId("above-2").textContent()).toContain("→ W");
  const claimed = page.getByTestId("above-2").locator(".tile.dimmed");
  expect(await claimed.getAttribute("aria-label")).toContain("called by Mio");
  await screenshot(page, "helpers-above-1280");
  await page.keyboard.up("v");
  await above.waitFor({ state: "detached" });
  expect(errors).toEqual([]);
  await page.context().close();
});

test("a button opens the view from above where there is no key, unless it is not wanted (R-375)", async () => {
  const { page, errors } = await sit("long", {}, PHONE);
  await fromMenu(page, "from-above");
  await page.getByTestId("above").waitFor();
  const wider = await page.getByTestId("above").evaluate((view) => view.scrollWidth - view.clientWidth);
  expect(wider).toBeLessThanOrEqual(0);
  await screenshot(page, "helpers-above-390");
  await page.locator("[data-action=close-above]").click();
  await expect.poll(() => page.getByTestId("above").count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
  const bare = await sit("melds", { fromAbove: false });
  await bare.page.keyboard.down("v");
  expect(await bare.page.locator("[data-action=from-above], .above").count()).toBe(0);
  await bare.page.context().close();
});

test.each([DESKTOP, PHONE])("a kan that spoils something says so beside its button (R-382)", async (size) => {
  const { page, errors } = await sit("kans", {}, size);
  const warnings = page.getByTestId("kan-warning");
  const words = [
    "Kan of 3-pin: waits on 4-pin instead, new dora for Greta’s riichi",
    "Kan of 8-sou: breaks tenpai, new dora for Greta’s riichi",
  ];
  expect(await warnings.allTextContents()).toEqual(words);
  await screenshot(page, `helpers-kan-${size.width}`);
  await page.keyboard.press("k");
  const second = page.locator("[data-call='1']");
  const id = await second.getAttribute("aria-describedby");
  expect(await page.locator(`#${id}`).textContent()).toBe(words[1]);
  await page.keyboard.press("Escape");
  await page.keyboard.press(",");
  await page.locator("input[name='helpers.kanWarnings']").click();
  await expect.poll(() => warnings.count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});
