import type { Page } from "playwright";
import { expect, test } from "vitest";
import { PHONE } from "./browser.ts";
import { browser } from "./running.ts";
import { at, middle, sit } from "./scene.ts";
import { wcagFaults } from "./shippable.ts";

const CURSOR = { inputs: { keys: "cursor" } };

const sent = (page: Page) =>
  page.evaluate(() => (window as unknown as { sent: { type: string; action?: object }[] }).sent);

test("the button of riichi is lit where the raised tile can declare it, else dark (R-339)", () =>
  at(browser, "threat", CURSOR, async (page) => {
    const riichi = page.locator("[data-testid=prompt] [data-action=riichi]");
    const dark = () => riichi.getAttribute("aria-disabled");
    await page.locator("[data-testid=hand-tile][data-tile='2m']").hover();
    expect(await dark()).toBe("true");
    await page.locator("[data-testid=hand-tile][data-tile='3p']").hover();
    expect(await dark()).not.toBe("true");
  }));

test("keys go on from the tile that the mouse rests on, and Enter discards the raised tile", () =>
  at(browser, "turn", {}, async (page) => {
    const raised = page.locator("[data-testid=hand-tile][aria-pressed=true]");
    const focused = page.locator("[data-testid=hand-tile]:focus");
    const places = async () => [
      await raised.getAttribute("data-slot"),
      await focused.getAttribute("data-slot"),
    ];
    await page.keyboard.press("End");
    await page.locator("[data-testid=hand-tile][data-slot='2']").hover();
    expect(await places()).toEqual(["2", "2"]);
    await page.keyboard.press("ArrowRight");
    expect(await places()).toEqual(["3", "3"]);
    await page.keyboard.press("ArrowLeft");
    expect(await places()).toEqual(["2", "2"]);
    const tile = await raised.getAttribute("data-tile");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await sent(page)).at(-1)?.action).toMatchObject({ type: "discard", tile });
  }));

test("at TOUZAI a double click discards, a double right click declares, and digits move the cursor (R-362, R-363)", () =>
  at(browser, "double_clicks", {}, async (page) => {
    const tile = (nth: number) => page.locator(`[data-testid=hand-tile][data-slot='${nth}']`);
    const status = page.getByTestId("status");
    const discards = async () => (await sent(page)).filter(({ action }) => action !== undefined);
    await tile(2).click();
    expect(await tile(2).getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("3");
    expect(await tile(3).getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("4");
    await page.keyboard.press("1");
    expect(await tile(1).getAttribute("aria-pressed")).toBe("true");
    expect(await discards()).toEqual([]);
    const before = await status.textContent();
    const { x, y } = await middle(page, "[data-testid=indicators]");
    await page.mouse.dblclick(x, y, { button: "right" });
    await expect.poll(() => status.textContent()).not.toBe(before);
    await page.keyboard.press("Escape");
    await expect.poll(() => status.textContent()).toBe(before);
    await tile(0).dblclick();
    await expect.poll(discards).toMatchObject([{ action: { type: "discard" } }]);
  }));

test("what a player has set of mouse and keys is for TOUZAI, too (R-362, R-363)", () =>
  at(
    browser,
    "double_clicks",
    { inputs: { discardClick: "one", keys: "cursor" }, version: 2 },
    async (page) => {
      await page.locator("[data-testid=hand-tile][data-slot='0']").click();
      await expect.poll(async () => (await sent(page)).at(-1)?.action).toMatchObject({ type: "discard" });
    },
  ));

test("a riichi that is called off leaves the turn as it was (R-361)", () =>
  at(browser, "turn", CURSOR, async (page) => {
    const status = page.getByTestId("status");
    const before = await status.textContent();
    await page.locator("[data-action=riichi]").click();
    await expect.poll(() => status.textContent()).not.toBe(before);
    await page.keyboard.press("Escape");
    await expect.poll(() => status.textContent()).toBe(before);
    expect((await sent(page)).map(({ type }) => type)).toEqual(["hello"]);
  }));

test("a kan is called up by the special key, with what speaks against it, and called off (R-360, R-361)", () =>
  at(browser, "called_kan", CURSOR, async (page) => {
    const kan = page.locator("[data-testid=prompt] [data-action=kan]");
    // Nothing shows that one is possible: no tiles on the button, no warning.
    expect(await kan.locator(".tile").count()).toBe(0);
    expect(await page.getByTestId("kan-warning").count()).toBe(0);
    await page.keyboard.press("s");
    await page.locator("[data-testid=prompt] [data-call='1']").waitFor();
    expect(await page.getByTestId("kan-warning").count()).toBe(2);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("[data-testid=prompt] [data-call]").count()).toBe(0);
    expect((await sent(page)).map(({ type }) => type)).toEqual(["hello"]);
    await page.keyboard.press("s");
    await page.locator("[data-testid=prompt] [data-call='1']").click();
    expect((await sent(page)).at(-1)?.action).toEqual({ type: "ankan", kind: "8s" });
  }));

test("the one button says ippatsu while others play, and wins when it is lit (R-338)", async () => {
  await at(browser, "shot", CURSOR, async (page) => {
    const button = page.getByTestId("prompt").getByRole("button", { name: "Ippatsu" });
    expect(await button.getAttribute("aria-disabled")).toBe("true");
    expect(await page.locator("[data-testid=prompt] [data-action]").count()).toBe(0);
  });
  await at(browser, "hit", CURSOR, async (page) => {
    await page.locator("[data-testid=prompt] [data-action=ippatsu]").click();
    expect((await sent(page)).at(-1)?.action).toEqual({ type: "ron" });
  });
});

test("a mouse raises a tile, goes to the single button that it lights, and presses it (R-338)", async () => {
  await at(browser, "one_button", {}, async (page) => {
    const lit = page.locator("[data-testid=prompt] [data-action=riichi]:not([aria-disabled])");
    const tiles = await page.locator("[data-testid=hand-tile]").all();
    const lights: boolean[] = [];
    for (const tile of tiles) {
      await tile.hover();
      await tile.and(page.locator("[aria-pressed=true]")).waitFor();
      lights.push((await lit.count()) > 0);
    }
    expect(lights).toContain(false);
    const able = tiles[lights.indexOf(true)];
    const face = await able?.getAttribute("data-tile");
    await able?.hover();
    await lit.waitFor();
    const from = await able?.boundingBox();
    const to = await lit.boundingBox();
    if (!from || !to) throw new Error("nothing to press");
    // Out of the hand, and then to the button.
    await page.mouse.move(from.x + from.width / 2, from.y - 30, { steps: 5 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 10 });
    expect(await able?.getAttribute("aria-pressed")).toBe("true");
    await page.mouse.down();
    await page.mouse.up();
    expect((await sent(page)).at(-1)?.action).toMatchObject({ type: "riichi", tile: face });
  });
});

const isAtTheFarRight = (page: Page, action: string) =>
  page.evaluate((action) => {
    const buttons = [...document.querySelectorAll<HTMLElement>("[data-testid=prompt] button")];
    const last = buttons.at(-1);
    const right = Math.max(...buttons.map((button) => button.getBoundingClientRect().right));
    return last?.dataset.action === action && Math.abs(last.getBoundingClientRect().right - right) < 1;
  }, action);

test.each([{ width: 1366, height: 768 }, PHONE])(
  "the single button is one, at the far right of all others ($width wide, R-338)",
  async (size) => {
    for (const [scene, action] of [
      ["one_button_win", "tsumo"],
      ["one_button_claims", "ron"],
    ] as const) {
      const { page, errors } = await sit(browser, scene, {}, { size });
      expect(await isAtTheFarRight(page, action)).toBe(true);
      expect(await page.locator("[data-testid=prompt] [data-action=riichi]").count()).toBe(0);
      expect(errors).toEqual([]);
      await page.context().close();
    }
  },
);

test("past the win the single button declares riichi with the raised tile (R-338)", () =>
  at(browser, "one_button_win", CURSOR, async (page) => {
    const button = page.locator("[data-testid=prompt] [data-action]").last();
    await page.keyboard.press("ArrowRight");
    for (let step = 0; step < 14 && (await button.getAttribute("data-action")) !== "riichi"; step++)
      await page.keyboard.press("ArrowRight");
    await button.click();
    expect((await sent(page)).at(-1)?.action).toMatchObject({ type: "riichi" });
  }));

test("the tiles for a chii are chosen with the cursor where there are several pairs (R-370)", () =>
  at(browser, "claims", CURSOR, async (page) => {
    const pairs = page.locator("[data-testid=prompt] [data-action=chii][data-way]");
    expect(await pairs.evaluateAll(facesOf)).toEqual([
      ["5p", "3p", "4p"],
      ["5p", "4p", "6p"],
    ]);
    const focused = () =>
      page.evaluate(() => {
        const { action, way } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
        return `${action} ${way}`;
      });
    for (let presses = 0; presses < 8 && (await focused()) !== "chii 1"; presses++)
      await page.keyboard.press("ArrowDown");
    expect(await focused()).toBe("chii 1");
    await page.keyboard.press("Enter");
    const said = (await sent(page)).at(-1);
    expect(said?.action).toEqual({ type: "chii", own: ["4p", "6p"] });
  }));

test("each chii is a button with its tiles, and letter and digit press it too (R-370)", async () => {
  await at(browser, "claims", {}, async (page) => {
    await page.locator("[data-action=chii][data-way='0']").click();
    expect((await sent(page)).at(-1)?.action).toEqual({ type: "chii", own: ["3p", "4p"] });
  });
  await at(browser, "claims", {}, async (page) => {
    await page.keyboard.press("c");
    expect(await page.locator("[data-testid=prompt] [data-call]").evaluateAll(facesOf)).toHaveLength(2);
    await page.keyboard.press("2");
    expect((await sent(page)).at(-1)?.action).toEqual({ type: "chii", own: ["4p", "6p"] });
  });
});

const facesOf = (buttons: Element[]) =>
  buttons.map((button) =>
    [...button.querySelectorAll<HTMLElement>(".tile")].map(({ dataset }) => dataset.face),
  );

test("the last dealer is asked in the middle whether the match ends, and answers at the lower right (R-369)", () =>
  at(browser, "stopping", CURSOR, async (page) => {
    await page.locator("[data-testid=scoresheet] [data-action=continue]").click();
    const question = page.getByTestId("last-question");
    await question.waitFor();
    expect(await page.getByTestId("scoresheet").count()).toBe(0);
    const [width, height] = Object.values(page.viewportSize() ?? {}) as [number, number];
    const box = await middle(page, "[data-testid=last-question]");
    expect([Math.round(box.x), Math.round(box.y)]).toEqual([width / 2, height / 2]);
    for (const answer of ["stop", "continue"]) {
      const { x, y } = await middle(page, `[data-testid=last-question] [data-action=${answer}]`);
      expect([x > 0.6 * width, y > 0.8 * height]).toEqual([true, true]);
    }
    expect(await wcagFaults(page)).toEqual([]);
    expect(await sent(page)).toHaveLength(1);
    await page.keyboard.press("Escape");
    await page.getByTestId("scoresheet").waitFor();
    await page.keyboard.press("Enter");
    await question.waitFor();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await question.waitFor({ state: "detached" });
    expect((await sent(page)).map(({ action }) => action)).toEqual([undefined, { type: "stop" }]);
  }));

test("a tile leaves the hand with the press, and is back where it is refused", () =>
  at(browser, "turn", CURSOR, async (page) => {
    const tile = page.locator("[data-testid=hand-tile][data-tile='2m']");
    await tile.click();
    const leaving = page.locator(".slot.leaving");
    await leaving.waitFor();
    expect(await leaving.getAttribute("data-tile")).toBe("2m");
    await page.evaluate(() => {
      const { receive } = window as unknown as { receive: (message: object) => void };
      receive({ type: "error", code: "illegal", message: "no", decision_id: 7 });
    });
    await leaving.waitFor({ state: "detached" });
    expect(await tile.getAttribute("aria-disabled")).toBe("false");
  }));
