import type { Page } from "playwright";
import { expect, test } from "vitest";
import type { Catalogue, RuleValue } from "../src/wire/generated/wire.ts";
import { DESKTOP, openPage, PHONE, screenshot } from "./browser.ts";
import { mouse } from "./hands.ts";
import { ask, newHouse, newMatch, tableOf } from "./matches.ts";
import { decide } from "./player.ts";
import { browser, serveEach, server } from "./running.ts";
import { look } from "./seen.ts";
import { Server } from "./server.ts";
import { expectShippable } from "./shippable.ts";
import { atStart, openForm } from "./startForm.ts";

serveEach({ seed: 11 });

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("jantaku-settings") ?? "null"));

/** */
test("settings are found from every page, count at once and are kept", async () => {
  const { page, errors } = await openPage(browser, server.url, DESKTOP, { bypassCSP: true });
  await atStart(page);
  await page.locator("[data-action=settings]").click();
  await page.locator("input[name=tableColour][value=blue]").click();
  await page.locator("input[name=faces][value=numbered]").click();
  await page.locator("input[name=tileSize][value=large]").click();
  await page.locator("input[name=speed][value=none]").click();
  expect(await page.locator(".settings-preview text").allTextContents()).toEqual([
    "1",
    "5",
    "1",
    "W",
    "G",
    "R",
  ]);
  await expectShippable(page, "settings");
  await page.keyboard.press("Escape");
  await page.getByTestId("settings").waitFor({ state: "detached" });
  await page.goto(await newMatch(server.url));
  await look(page);
  await page.reload();
  await look(page);
  expect(await page.locator("[data-testid=hand] text").count()).toBeGreaterThan(0);
  expect(await kept(page)).toMatchObject({ tableColour: "blue", faces: "numbered", speed: "none" });
  expect(errors).toEqual([]);
  await page.context().close();
});

test("the sheet is worked by keys alone, and gives the focus back", async () => {
  const { page, errors } = await openPage(browser, await newMatch(server.url));
  await look(page);
  await page.keyboard.press(",");
  await page.getByTestId("settings").waitFor();
  // Presses in the sheet play nothing at the table below.
  const before = await tableOf(page);
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate(() => document.activeElement?.getAttribute("name") === "theme")) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("ArrowRight");
  expect((await kept(page)).theme).toBe("light");
  await page.keyboard.press("Escape");
  await page.getByTestId("settings").waitFor({ state: "detached" });
  expect(await tableOf(page)).toEqual(before);
  expect(errors).toEqual([]);
  await page.context().close();
});

/** */
test("neither settings nor changed rules touch a match in progress", async () => {
  await newHouse(server.url, "club", { open_tanyao: false, starting_points: 30_000 });
  const { page, errors } = await openPage(browser, await newMatch(server.url, { preset: "club" }));
  await look(page);
  const before = await tableOf(page);
  const rulesShown = async () => {
    await page.keyboard.press("?");
    const rules = await page.locator("[data-testid=help] .rule-lines").textContent();
    await page.keyboard.press("Escape");
    return rules;
  };
  const rules = await rulesShown();
  const house = {
    name: "club",
    base: "tenhou",
    options: { open_tanyao: true, starting_points: 20_000 },
    yaku: {},
  };
  const saved = await ask(server.url, "/api/houses", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ house, replaces: "club" }),
  });
  expect(saved.ok).toBe(true);
  await page.keyboard.press(",");
  // Switches that play for the player answer what is asked.
  const playing = "[name$=autoWin], [name$=noCalls]";
  const switches = page.locator(`.settings input[type=checkbox]:not(${playing})`);
  for (const input of await switches.all()) await input.click();
  await page.locator("input[name=names][value=kanji]").click();
  await page.locator("[data-action=reset-settings]").click();
  await page.keyboard.press("Escape");
  await page.reload();
  await look(page);
  expect(await tableOf(page)).toEqual(before);
  expect(await rulesShown()).toBe(rules);
  expect(rules).toContain("30,000");
  expect(errors).toEqual([]);
  await page.context().close();
});

/** */
test("a match starts with what is filled in already", async () => {
  const { page, errors } = await openPage(browser, server.url);
  await openForm(page);
  const chosen = (name: string) => page.locator(`input[name=${name}]:checked`).inputValue();
  const filled = [await chosen("preset"), await chosen("length"), await chosen("pace")];
  expect(filled).toEqual(["tenhou", "east_south", "normal"]);
  expect(await page.locator("input[name=name]").inputValue()).toBe("");
  await page.locator("[data-action=play]").click();
  await look(page);
  expect(await page.locator(".plate-self .plate-name").textContent()).toBe("You");
  expect(await page.getByTestId("round").textContent()).toBe("East 1");
  expect(errors).toEqual([]);
  await page.context().close();
});

/** */
test("a call has all the time there is", async () => {
  const { page, errors } = await openPage(browser, await newMatch(server.url));
  let seen = await look(page);
  for (let decisions = 0; decisions < 400 && !seen.buttons.some(({ id }) => id === "pass"); decisions++) {
    await mouse(page, decide(seen, 0, new Set()));
    seen = await look(page);
  }
  expect(seen.buttons.map(({ id }) => id)).toContain("pass");
  const before = await tableOf(page);
  await page.waitForTimeout(6000);
  expect(await tableOf(page)).toEqual(before);
  expect(errors).toEqual([]);
  await page.context().close();
});

async function catalogue(): Promise<Catalogue> {
  return (await ask(server.url, "/api/rules")).json();
}

/** What each described house lets one choose, and what it has by itself. */
/** what is set in the menu is what is played, and the menu keeps it. */
test("a match is played by what is set in the menu of its house", async () => {
  const { page, errors } = await openPage(browser, server.url, DESKTOP, { bypassCSP: true });
  await openForm(page);
  await page.locator("input[name=preset][value=yakuza]").click();
  await expect(page.locator("[data-menu]").count()).resolves.toBe(4);
  expect(await page.locator("input[name=length]").count()).toBe(0);
  await page.locator("input[name=menu-length][value=half]").click();
  await page.locator("input[name=menu-red_dora][value=use]").click();
  expect(await page.locator("[data-menu][data-changed]").count()).toBe(2);
  await expectShippable(page, "menu");
  await page.locator("[data-action=play]").click();
  await look(page);
  await page.keyboard.press("?");
  const rules = await page.locator("[data-testid=help] .rule-lines").textContent();
  expect(rules).toContain("Half game");
  const { preselected } = await (await ask(server.url, "/api/start")).json();
  expect(preselected.menu).toEqual({ length: "half", red_dora: "use" });
  await page.goto(server.url);
  await openForm(page);
  await page.locator("[data-menu=length][data-changed]").waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

const MENUS: readonly (readonly [requirement: string, preset: string, options: Record<string, RuleValue>])[] =
  [
    [
      "R-402",
      "yakuza",
      { round_winds: ["E"], open_tanyao: true, two_han_from: 5, red_fives: { m: 0, p: 0, s: 0 } },
    ],
    [
      "R-403",
      "shanghai",
      {
        furiten_riichi: "allowed",
        open_tanyao: true,
        keishiki_tenpai: true,
        kuikae: "no_same_or_suji",
        red_fives: { m: 1, p: 1, s: 1 },
        yakitori: 0,
        pao: ["daisangen", "daisuushii"],
        riichi_forced_win: true,
        kan_dora: true,
        round_winds: ["E", "S"],
        uma: [0, 0, 0, 0],
        starting_points: 25_000,
      },
    ],
    [
      "R-404",
      "touzai",
      {
        open_tanyao: false,
        noten_pot: 3000,
        ura_dora: true,
        kan_ura_dora: true,
        round_winds: ["E", "S"],
        starting_points: 27_000,
        auto_discard: true,
      },
    ],
  ];

test.each(MENUS)("the menu of a house, with its defaults (%s)", async (_, preset, options) => {
  const { presets, groups } = await catalogue();
  const rules = presets.find(({ name }) => name === preset);
  const known = groups.flatMap(({ options }) => options).map(({ key }) => key);
  expect(known).toEqual(expect.arrayContaining(Object.keys(options)));
  expect(rules?.options).toMatchObject(options);
  // Ippatsu is a yaku here.
  expect(rules?.yaku.ippatsu).toBeTruthy();
});

/** */
test.each([
  ["tenhou", "yes", "25,000"],
  ["yakuza", "yes", "25,000"],
  ["pretty_girls", "yes", "25,000"],
  ["touzai", "no", "27,000"],
  ["shanghai", "yes", "25,000"],
  ["pool_of_dreams", "yes", "25,000"],
])("every rule is listed with its meaning and the house's value (%s)", async (preset, openTanyao, points) => {
  const { page, errors } = await openPage(browser, `${server.url}#/rules/${preset}`);
  await page.locator("input[name=find]").waitFor();
  const { groups, yaku } = await catalogue();
  const wanted = groups.flatMap(({ options }) => options).filter(({ kind }) => kind.type !== "yaku");
  for (const group of await page.locator(".rule-group > summary").all()) await group.click();
  const rows = await page.locator(".rule[id^=options-]").evaluateAll((rows) =>
    rows.map((row) => ({
      key: row.id.slice("options-".length),
      meaning: row.querySelector(".rule-meaning")?.textContent ?? "",
      value: row.querySelector(".rule-value")?.textContent ?? "",
    })),
  );
  expect(rows.map(({ key }) => key)).toEqual(wanted.map(({ key }) => key));
  expect(rows.filter(({ meaning, value }) => meaning === "" || value === "")).toEqual([]);
  const stated = (key: string) => rows.find((row) => row.key === key)?.value;
  expect([stated("open_tanyao"), stated("starting_points")]).toEqual([openTanyao, points]);
  expect(await page.locator(".rule[id^=yaku-]").count()).toBe(yaku.length);
  expect(errors).toEqual([]);
  await page.context().close();
});

/** */
test("the program may be started with settings", async () => {
  const flags = [
    "--speed",
    "none",
    "--tile-size",
    "large",
    "--faces",
    "black",
    "--language",
    "ja",
    "--portrait-size",
    "double",
  ];
  const started = await Server.start({ seed: 11, flags });
  const { page, errors } = await openPage(browser, started.url);
  await atStart(page);
  expect(await kept(page)).toMatchObject({
    speed: "none",
    tileSize: "large",
    faces: "black",
    portraitSize: "double",
    language: "ja",
  });
  expect(await page.locator("html").getAttribute("lang")).toBe("ja");
  expect(new URL(page.url()).search).toBe("");
  expect(errors).toEqual([]);
  await page.context().close();
  await started.stop();
});

test("the sheet on a phone", async () => {
  const { page, errors } = await openPage(browser, server.url, PHONE);
  await atStart(page);
  await page.locator("[data-action=settings]").click();
  await screenshot(page, "settings-phone");
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
  expect(errors).toEqual([]);
  await page.context().close();
});
