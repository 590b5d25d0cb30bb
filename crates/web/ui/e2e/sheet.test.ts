import type { Page } from "playwright";
import { expect, test } from "vitest";
import { atRest, DESKTOP, LYING, openPage, PHONE, shifts, there, watchShifts } from "./browser.ts";
import { browser } from "./running.ts";
import { sceneUrl, sit } from "./scene.ts";

const MOVING = { reducedMotion: "no-preference" } as const;
const unread = (page: Page) => page.locator("[data-testid=scoresheet] .unread").count();

test.each([DESKTOP, PHONE])(
  "a sheet is read out line by line, and a key shows the rest (R-346)",
  async (size) => {
    const { page, errors } = await openPage(browser, "about:blank", size, MOVING);
    await watchShifts(page);
    await page.goto(sceneUrl("reading"));
    await page.getByTestId("scoresheet").waitFor();
    const first = await unread(page);
    expect(first).toBeGreaterThan(0);
    await page.waitForFunction((first) => document.querySelectorAll(".unread").length < first, first);
    await page.keyboard.press("Enter");
    expect(await unread(page)).toBe(0);
    // The same key then skips the payments, and goes on; the first press did not.
    expect(await page.getByTestId("scoresheet").count()).toBe(1);
    await atRest(page);
    expect(await shifts(page)).toBeLessThan(0.02);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

test("clicks on the table skip the word, the reading and the payments, and the points stand where they belong", async () => {
  const { page, errors } = await openPage(browser, "about:blank", DESKTOP, MOVING);
  // The word stays until it is skipped.
  await page.addInitScript(() => {
    const soon = window.setTimeout;
    Object.assign(window, { setTimeout: (run: () => void, time = 0) => (time > 1000 ? 0 : soon(run, time)) });
  });
  await page.goto(sceneUrl("reading_yakuman"));
  await page.getByTestId("win-call").waitFor();
  const score = page.getByTestId("score-0");
  expect(await score.textContent()).toBe("24,000");
  await page.mouse.click(30, 400);
  expect(await page.getByTestId("win-call").count()).toBe(0);
  await page.mouse.click(30, 400);
  expect(await unread(page)).toBe(0);
  await page.mouse.click(30, 400);
  expect(await page.getByTestId("after-0").textContent()).toBe("88,000");
  expect(await page.evaluate(() => (window as unknown as { sent: { type: string }[] }).sent)).toHaveLength(1);
  expect(await score.textContent()).toBe("88,000");
  expect(errors).toEqual([]);
  await page.context().close();
});

/** The worth of a win, and the payments. */
async function counted(scene: string): Promise<string> {
  const { page, errors } = await sit(browser, scene);
  await page.locator(".transfers summary").click();
  const texts = await page.locator("[data-testid=yaku] b, .total, .transfers").allTextContents();
  expect(errors).toEqual([]);
  await page.context().close();
  return texts.join(" ");
}

test("a sheet has the words of its house: doubles and bones, where others say han and riichi sticks (R-349)", async () => {
  const [usual, touzai] = [await counted("limit"), await counted("limit_touzai")];
  expect(usual).toMatch(/7 han.*1 han.*riichi sticks?/s);
  expect(touzai).toMatch(/7 doubles.*1 double .*bones?/s);
  expect(touzai).not.toMatch(/\bhan\b|riichi/);
});

const STILLS = [
  ["plain", { seals: 0, rays: 0, names: 0 }],
  ["limit", { seals: 1, rays: 0, names: 0 }],
  ["yakuman", { seals: 1, rays: 1, names: 2 }],
] as const;

test.each(STILLS)("who wants no motion has a still of the same rank at once (%s)", async (rank, has) => {
  const { page, errors } = await openPage(browser, "about:blank", DESKTOP, { reducedMotion: "reduce" });
  await page.goto(sceneUrl(`reading_${rank}`));
  await page.getByTestId("scoresheet").waitFor();
  const seen = await page.evaluate(() => {
    const count = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => {
        const { opacity, visibility } = getComputedStyle(element);
        return opacity === "1" && visibility === "visible" && element.getBoundingClientRect().width > 0;
      }).length;
    return {
      seals: count(".stamp-seal"),
      rays: count(".yakuman-scene"),
      names: count(".yaku .yakuman"),
      moving: document.getAnimations().length,
      words: count("[data-testid=win-call]"),
      rank: document.querySelector<HTMLElement>(".sheet-overlay")?.dataset.rank,
    };
  });
  expect(seen).toEqual({ ...has, moving: 0, words: 0, rank });
  expect(await unread(page)).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 1366, height: 625 },
  LYING,
  PHONE,
];

test.each(SIZES)(
  "eight yaku, a draw and the way on are seen without scrolling ($width x $height)",
  async (size) => {
    for (const [scene, language] of [
      ["eight", "en"],
      ["eight", "ja"],
      ["yakuman", "en"],
      ["draw", "ja"],
    ] as const) {
      const { page, errors } = await sit(browser, scene, { language }, { size });
      await page.getByTestId("scoresheet").waitFor();
      const unseen = await page.evaluate(() => {
        const parts =
          "[data-testid=yaku], [data-testid=hand-points], [data-testid^=change-], [data-action=continue]";
        const body = document.querySelector(".scoresheet .sheet-body") as HTMLElement;
        const end = body.getBoundingClientRect().bottom;
        const out = [...document.querySelectorAll<HTMLElement>(parts)].filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const most = body.contains(part) ? end + 1 : innerHeight;
          return left < 0 || right > innerWidth || top < 0 || bottom > most;
        });
        return [body.scrollHeight - body.clientHeight, ...out.map(({ textContent }) => textContent)];
      });
      expect.soft(unseen, `${scene}, ${language}`).toEqual([0]);
      expect(errors).toEqual([]);
      await page.context().close();
    }
  },
);

const ROOMS = [{ width: 1366, height: 768 }, { width: 1280, height: 600 }, PHONE, LYING];

test.each(ROOMS)(
  "of two winners each is seen whole, and so are the payments ($width x $height)",
  async (size) => {
    const { page, errors } = await sit(browser, "won", {}, { size });
    const tabs = page.getByTestId("winner-tab");
    expect(await tabs.allTextContents()).toEqual(["You1 of 2", "Bartholomew-Maximilian2 of 2"]);
    for (const nth of [0, 1]) {
      await tabs.nth(nth).click();
      const parts = [
        "[data-testid=winner]:not([hidden]) .laid-hand .tile",
        "[data-testid=winner]:not([hidden]) [data-testid=yaku]",
        "[data-testid=winner]:not([hidden]) [data-testid=hand-points]",
        "[data-testid^=change-]",
      ];
      expect(await cutOff(page, parts.join())).toEqual([]);
    }
    const first = await page.getByTestId("change-0").boundingBox();
    // The payments are on the screen before anything is scrolled.
    await page.locator(".sheet-body").evaluate((body) => body.scrollTo(0, 0));
    expect((first?.y ?? size.height) + (first?.height ?? 0)).toBeLessThan(size.height);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

/** Parts that cannot be seen whole, even by scrolling. */
function cutOff(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) => {
    const body = document.querySelector(".scoresheet .sheet-body") as HTMLElement;
    return all
      .filter((part) => {
        part.scrollIntoView({ block: "nearest" });
        const [inner, outer] = [part.getBoundingClientRect(), body.getBoundingClientRect()];
        const { left, right, top, bottom } = inner;
        return left < outer.left || right > outer.right || top < outer.top - 1 || bottom > outer.bottom + 1;
      })
      .map((part) => `${part.className} ${part.textContent}`);
  });
}

test("the table under the sheet is seen while a key is held, without its counters (R-353)", async () => {
  const { page, errors } = await openPage(browser, sceneUrl("won"));
  await there(page, "won");
  const sheet = page.getByTestId("scoresheet");
  await sheet.waitFor();
  const opacity = () => sheet.evaluate((element) => Number(getComputedStyle(element).opacity));
  const counters = page.locator(".counter").first();
  expect(await opacity()).toBe(1);
  await page.keyboard.down("v");
  await page.waitForFunction(() => document.querySelector(".sheet-overlay.lifted") !== null);
  expect(await opacity()).toBeLessThan(0.1);
  expect(await counters.isVisible()).toBe(false);
  await page.keyboard.up("v");
  await page.waitForFunction(() => document.querySelector(".sheet-overlay.lifted") === null);
  expect(await opacity()).toBe(1);
  expect(await counters.isVisible()).toBe(true);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("the own hand stands on a ground of its own, and the backs have a pattern (R-405)", async () => {
  const { page, errors } = await openPage(browser, "about:blank");
  await page.goto(sceneUrl("turn"));
  await page.locator("[data-testid=hand-tile]").first().waitFor();
  const look = () =>
    page.evaluate(() => {
      const hand = document.querySelector("[data-testid=hand]") as Element;
      const back = document.querySelector(".tile.back") as Element;
      const { top, left, width } = hand.getBoundingClientRect();
      return {
        place: [top, left, width],
        ground: getComputedStyle(hand, "::before").backgroundColor,
        back: getComputedStyle(back).backgroundImage,
      };
    });
  const before = await look();
  const seen = [before];
  for (const [handColour, backPattern] of [
    ["wood", "dots"],
    ["blue", "stripes"],
    ["wine", "lattice"],
    ["slate", "waves"],
  ]) {
    await page.evaluate((kept) => localStorage.setItem("jantaku-settings", JSON.stringify(kept)), {
      handColour,
      backPattern,
    });
    await page.reload();
    await page.locator("[data-testid=hand-tile]").first().waitFor();
    seen.push(await look());
  }
  expect(new Set(seen.map(({ ground }) => ground)).size).toBe(5);
  expect(new Set(seen.map(({ back }) => back)).size).toBe(5);
  for (const { place } of seen) expect(place).toEqual(before.place);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("the table looks as it is set: theme, cloth, backs, size of tiles, length of names (R-405)", async () => {
  const { page, errors } = await openPage(browser, "about:blank");
  const kept = {
    theme: "contrast",
    tableColour: "wine",
    backColour: "blue",
    tileSize: "small",
    shortNames: true,
  };
  await page.goto(sceneUrl("turn"));
  await page.locator("[data-testid=hand-tile]").first().waitFor();
  const look = () =>
    page.evaluate(() => {
      const tile = document.querySelector("[data-testid=hand-tile] .tile") as Element;
      const style = getComputedStyle(document.documentElement);
      const token = (name: string) => style.getPropertyValue(name).trim();
      return {
        width: Math.round(tile.getBoundingClientRect().width),
        name: document.querySelector("[data-testid=seat-2] .plate-name")?.textContent,
        colours: ["--felt", "--tile-back", "--ink"].map(token),
      };
    });
  const before = await look();
  await page.evaluate((kept) => localStorage.setItem("jantaku-settings", JSON.stringify(kept)), kept);
  await page.reload();
  await page.locator("[data-testid=hand-tile]").first().waitFor();
  const after = await look();
  expect(after.width).toBeLessThan(before.width);
  expect([before.name, after.name]).toEqual(["Bartholomew-Maximilian", "Bartholome"]);
  for (const [nth, colour] of after.colours.entries()) expect(colour).not.toBe(before.colours[nth]);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("the final sheet shows places, uma, oka and the graph, whose library is loaded only then (R-354)", async () => {
  const { page, errors } = await openPage(browser, "about:blank");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(sceneUrl("standings"));
  await page.locator("[data-action=standings]").waitFor();
  const loads = () => asked.filter((url) => /uplot/i.test(url)).length;
  expect(loads()).toBe(0);
  await page.locator("[data-action=standings]").click();
  await page.locator("[data-testid=match-graph] canvas").waitFor();
  expect(loads()).toBeGreaterThan(0);
  const [first] = await page.getByTestId("standing").allTextContents();
  expect(first).toBe("Aki41,200+51.21st+11.2Uma +20.0Oka +20.0");
  expect(await page.getByTestId("course-line").textContent()).toBe(
    "1st · 41,200 · +51.2 · you overtook Greta in South 2",
  );
  expect(await page.getByTestId("decisive").getAttribute("href")).toBe("#/replay/scene/7");
  await page.locator(".graph-numbers summary").click();
  const rows = await page.locator(".graph-numbers tbody tr").allTextContents();
  expect(rows.length).toBe(10);
  expect(rows.at(-1)).toBe("South 441,20010,00028,00020,800");
  expect(errors).toEqual([]);
  await page.context().close();
});
