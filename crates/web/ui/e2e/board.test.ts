import type { Page } from "playwright";
import { expect, test } from "vitest";
import { DESKTOP, fromMenu, PHONE, SHORT } from "./browser.ts";
import { browser } from "./running.ts";
import { at, middle, sit } from "./scene.ts";
import { faintWords, wcagFaults } from "./shippable.ts";
import { viewAt } from "./tables.ts";

test("the own hand lies below, the others at the right, above and at the left (R-323)", () =>
  at(browser, "melds", {}, async (page) => {
    const centre = await middle(page, ".centre");
    const own = await middle(page, "[data-testid=hand]");
    const [right, across, left] = await Promise.all(
      [1, 2, 3].map((seat) => middle(page, `[data-testid=concealed-${seat}]`)),
    );
    expect(own.y).toBeGreaterThan(centre.y);
    expect(right?.x).toBeGreaterThan(centre.x);
    expect(across?.y).toBeLessThan(centre.y);
    expect(left?.x).toBeLessThan(centre.x);
    // The newest tile at the right end, the melds at the right of the hand.
    const drawn = await middle(page, "[data-drawn]");
    const others = await page.locator("[data-testid=hand-tile]:not([data-drawn])").all();
    for (const tile of others) expect((await tile.boundingBox())?.x).toBeLessThan(drawn.x);
    expect((await middle(page, ".own .melds")).x).toBeGreaterThan(drawn.x);
  }));

test("the own hand stands as its house has the suits: bamboo before circles in the parlour (R-323)", async () => {
  const suits: string[] = [];
  for (const scene of ["bamboo_second", "stays"])
    await at(browser, scene, {}, async (page) => {
      const faces = await page
        .locator("[data-testid=hand-tile]:not([data-drawn])")
        .evaluateAll((slots) => slots.map((slot) => slot.getAttribute("data-tile")?.slice(-1)));
      suits.push([...new Set(faces)].join(""));
    });
  expect(suits).toEqual(["mspz", "mpsz"]);
});

test("the tile that is chosen is raised (R-324)", () =>
  at(browser, "turn", {}, async (page) => {
    const tile = page.locator("[data-slot='2'] .tile");
    const before = await tile.boundingBox();
    await page.keyboard.press("3");
    await page.waitForFunction(() => document.querySelector("[data-slot='2'][aria-pressed=true]") !== null);
    await expect.poll(async () => (await tile.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
  }));

test("each player has name, face, level and wind, and points in the middle (R-325)", () =>
  at(browser, "turn", {}, async (page) => {
    for (const [seat, wind] of ["N", "E", "S", "W"].entries()) {
      const plate = page.getByTestId(`seat-${seat}`);
      expect(await plate.locator(".portrait").count()).toBe(1);
      expect(await plate.locator(".plate-wind").textContent()).toBe(wind);
      expect(await page.getByTestId(`score-${seat}`).textContent()).toMatch(/^\d\d,\d{3}$/);
      expect((await plate.locator(".plate-name").textContent())?.length).toBeGreaterThan(0);
    }
    const faces = await page
      .locator(".portrait")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-person")));
    expect(new Set(faces).size).toBe(4);
    const levels = await page.locator(".plate .plate-level").allTextContents();
    expect(levels.sort()).toEqual(["Expert", "Hard", "Wild"]);
    const ranks = await page
      .locator(".plate .rank")
      .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    expect(ranks.sort()).toEqual(["Level: Expert", "Level: Hard, Attacker", "Level: Wild"]);
  }));

test("a called discard stays in its place, darker, or leaves the river, as the house has it or the player likes (R-327)", async () => {
  const claimed = (page: Page) => page.locator("[data-testid=river-2] .tile.dimmed");
  const lying = (page: Page) => page.locator("[data-testid=river-2] .tile").count();
  const all = viewAt("complete").seats[2]?.river.length ?? 0;
  for (const [scene, set, stays] of [
    ["stays", {}, true],
    ["turn", {}, false],
    ["turn", { calledDiscards: "dimmed" }, true],
    ["stays", { calledDiscards: "taken" }, false],
    // From an earlier version, without anybody's choice.
    ["stays", { calledDiscards: "gone" }, true],
  ] as const)
    await at(browser, scene, set, async (page) => {
      expect(await lying(page), scene).toBe(stays ? all : all - 1);
      expect(await claimed(page).count(), scene).toBe(stays ? 1 : 0);
      if (stays)
        expect(await claimed(page).evaluate((tile) => getComputedStyle(tile).filter)).toContain("brightness");
    });
});

test("the discard of a riichi lies on its side, its stick above it (R-328)", () =>
  at(browser, "turn", {}, async (page) => {
    const lying = page.locator("[data-testid=river-1] .tile.sideways");
    expect(await lying.evaluate(({ clientWidth, clientHeight }) => clientWidth > clientHeight)).toBe(true);
    const [stick, centre, river] = await Promise.all(
      ["[data-testid=stick-1]", ".centre", "[data-testid=river-1]"].map((what) => middle(page, what)),
    );
    expect(stick?.x).toBeGreaterThan(centre?.x ?? 0);
    expect(stick?.x).toBeLessThan(river?.x ?? 0);
  }));

test("the middle is dark by day, too, as it is shipped", () =>
  at(browser, "turn", { theme: "light" }, async (page) => {
    const dark = page.locator(".centre");
    expect(await dark.evaluate((centre) => getComputedStyle(centre).backgroundColor)).toBe("rgb(13, 32, 25)");
  }));

test("the middle shows round, sticks, honba and tiles left (R-334)", () =>
  at(browser, "turn", {}, async (page) => {
    expect(await page.locator(".centre [data-testid=round]").textContent()).toBe("East 2");
    const counters = ["left", "honba", "sticks"].map((what) =>
      page.locator(`.centre [data-testid=counter-${what}]`),
    );
    expect(await Promise.all(counters.map((counter) => counter.textContent()))).toEqual(["32", "1", "2"]);
    // In this order: the hand, and below it in one row riichi sticks, honba, tiles left.
    const [round, ...row] = await Promise.all(
      ["round", "counter-sticks", "counter-honba", "counter-left"].map((id) =>
        middle(page, `.centre [data-testid=${id}]`),
      ),
    );
    expect(row.map(({ x }) => x)).toEqual(row.map(({ x }) => x).sort((a, b) => a - b));
    for (const { y } of row) {
      expect(y).toBeGreaterThan(round?.y ?? 999);
      expect(Math.abs(y - (row[0]?.y ?? 0))).toBeLessThan(8);
    }
  }));

test("what can be decided stands at the lower right, each with its key (R-340)", () =>
  at(browser, "turn", {}, async (page) => {
    const { x } = await middle(page, "[data-testid=prompt]");
    expect(x).toBeGreaterThan(DESKTOP.width / 2);
    for (const button of await page.locator("[data-testid=prompt] [data-action]").all()) {
      const box = await button.boundingBox();
      expect(box?.y).toBeGreaterThan(DESKTOP.height / 2);
      expect(await button.locator("kbd").isVisible()).toBe(true);
    }
  }));

test("the added tile lies on the one on its side, and both are seen (R-330)", () =>
  at(browser, "melds", {}, async (page) => {
    const [added, under] = await page.locator(".strip-melds .meld-stack .tile").all();
    const [top, bottom] = [await added?.boundingBox(), await under?.boundingBox()];
    // The opponent across has the far side lower on the screen.
    expect(Math.abs((top?.x ?? 0) - (bottom?.x ?? 99))).toBeLessThan(4);
    expect(top?.y).toBeGreaterThan(bottom?.y ?? 0);
    expect(top?.y).toBeLessThan((bottom?.y ?? 0) + (bottom?.height ?? 0));
  }));

test("the sides of all tiles show towards the user", () =>
  at(browser, "turn", {}, async (page) => {
    // Turned back by its side of the table, each shadow falls downwards.
    for (const [seat, turn] of [0, -90, 180, 90].entries()) {
      const [x, y] = await page
        .locator(`[data-testid=river-${seat}] .tile`)
        .first()
        .evaluate((tile) => {
          const style = getComputedStyle(tile);
          return [
            Number(style.getPropertyValue("--dx") || "0"),
            Number(style.getPropertyValue("--dy") || "1"),
          ] as const;
        });
      const angle = (turn * Math.PI) / 180;
      expect(Math.round(x * Math.sin(angle) + y * Math.cos(angle)), `seat ${seat}`).toBe(1);
    }
  }));

// themes.test.ts looks at every scene on the green cloth.
test("every word can be read on every cloth in every theme", () =>
  at(browser, "turn", {}, async (page) => {
    for (const theme of ["light", "dark", "contrast"])
      for (const cloth of ["blue", "wine", "slate"]) {
        await page.evaluate((look) => Object.assign(document.documentElement.dataset, look), {
          theme,
          table: cloth,
        });
        expect.soft(await faintWords(page), `${theme}, ${cloth}`).toEqual([]);
      }
  }));

// Around the table, the middle alone counts them: a plate is for the player's own.
test("in rows, repeats of the dealer and sticks that were left are marked beside the dealer (R-337)", () =>
  at(browser, "named_in_rows", {}, async (page) => {
    for (const [mark, text, property, colour] of [
      ["honba", "Honba ×1", "backgroundColor", "rgba(0, 0, 0, 0.86)"],
      ["sticks", "Left over ×1", "color", "rgb(255, 157, 138)"],
    ] as const) {
      const found = page.locator(`.mark-${mark}`);
      expect(await found.count()).toBe(1);
      expect(await found.textContent()).toBe(text);
      const painted = await found.evaluate((it, property) => getComputedStyle(it)[property], property);
      expect(painted).toBe(colour);
      expect(await page.getByTestId("seat-1").locator(`.mark-${mark}`).count()).toBe(1);
    }
  }));

test("a window shows everybody's points and their difference, and has its own keys (R-343)", () =>
  at(browser, "claims", {}, async (page) => {
    await page.locator("[data-action=points]").click();
    const rows = page.locator("[data-testid^=standing-]");
    expect(await rows.evaluateAll((rows) => rows.map(({ dataset }) => dataset.testid))).toEqual([
      "standing-1",
      "standing-3",
      "standing-0",
      "standing-2",
    ]);
    expect(await rows.first().textContent()).toBe("GretaEast30,000+6,000");
    await page.keyboard.press("Escape");
    await page.getByTestId("points-window").waitFor({ state: "detached" });
    // Escape closed the window and passed nothing.
    expect(await page.locator("[data-testid=prompt] [data-action=pass]").count()).toBe(1);
  }));

test("from the table a button each leads out of the match, to the settings, the help and everybody's points (R-366)", () =>
  at(browser, "turn", {}, async (page) => {
    for (const [action, opened] of [
      ["leave", "question"],
      ["settings", "settings"],
      ["help", "help"],
      ["points", "points-window"],
    ] as const) {
      if (action === "points") await page.locator("[data-action=points]").click();
      else await fromMenu(page, action);
      await page.getByTestId(opened).waitFor();
      await page.keyboard.press("Escape");
      await page.getByTestId(opened).waitFor({ state: "detached" });
    }
  }));

test.each([DESKTOP, PHONE])(
  "a layout has the others' names above, own name, words, buttons and the wall's count below (R-336, $width wide)",
  async (size) => {
    const { page, errors } = await sit(
      browser,
      "named_in_rows",
      { helpers: { kanWarnings: false } },
      { size },
    );
    const board = await page.locator(".plane").first().boundingBox();
    if (board === null) throw new Error("no board");
    for (const seat of [1, 2, 3])
      expect((await middle(page, `[data-testid=seat-${seat}]`)).y, `${seat}`).toBeLessThan(board.y);
    const own = (await page.locator(".plate-self").getAttribute("data-testid")) ?? "";
    const discards = await page.getByTestId("river-0").boundingBox();
    if (discards === null) throw new Error("no discards");
    const lowest = discards.y + discards.height;
    for (const below of [`[data-testid=${own}]`, "[data-testid=status]", "[data-testid=prompt]"])
      expect((await middle(page, below)).y, below).toBeGreaterThan(lowest);
    const counted = await middle(page, "[data-testid=counter-left]");
    expect(counted.x).toBeGreaterThan(0.75 * size.width);
    expect(counted.y).toBeGreaterThan(lowest);
    expect(await page.getByTestId("counter-left").count()).toBe(1);
    expect(await wcagFaults(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

test.each([PHONE, SHORT])(
  "on phones the own melds lie beside the hand, over none of its tiles ($height high)",
  async (size) => {
    const { page, errors } = await sit(browser, "melds", {}, { size });
    const boxes = (of: string) =>
      page.locator(of).evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
    // The hand in two rows, and in one, as with two melds before a draw.
    for (const kept of [14, 7]) {
      await page.addStyleTag({ content: `.slot:nth-child(n + ${kept + 1}) { display: none }` });
      const [hand] = await boxes("[data-testid=hand]");
      const tiles = await boxes("[data-testid=hand-tile] .tile");
      const melded = await boxes(".own .melds .tile");
      expect(melded).toHaveLength(3);
      for (const { left, right, top, bottom } of melded) {
        expect(top).toBeGreaterThan(hand.top);
        const beside = (tile: DOMRect) =>
          tile.right <= left || tile.left >= right || tile.bottom <= top || tile.top >= bottom;
        expect(tiles.filter((tile) => !beside(tile))).toEqual([]);
      }
    }
    expect(errors).toEqual([]);
    await page.context().close();
  },
);
