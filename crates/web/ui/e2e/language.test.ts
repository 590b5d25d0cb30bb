import type { Page } from "playwright";
import { expect, test } from "vitest";
import { LANGUAGES, traitsOf } from "../src/texts/languages.ts";
import { PRESET_KEYS } from "../src/wire/generated/presets.ts";
import type { Catalogue, StartPage, ValueKind } from "../src/wire/generated/wire.ts";
import { DESKTOP, fromMenu, openPage } from "./browser.ts";
import { mouse } from "./hands.ts";
import { ask, newMatch } from "./matches.ts";
import { decide } from "./player.ts";
import { browser, serveEach, server } from "./running.ts";
import { look } from "./seen.ts";
import { expectShippable } from "./shippable.ts";
import { openForm } from "./startForm.ts";

serveEach({ seed: 5 });

const JAPANESE = { locale: "ja-JP", bypassCSP: true };

/** Words that are Latin in Japanese, too: programs, keys, houses, abbreviations. */
const LATIN =
  /Jantaku|CPU|Tenhou|TOUZAI|Pretty Girls|Yakuza|JPML|WRC|EMA|mjai|mjlog|tenhou\.net\/6|JSON|English|Enter|Esc|Home|End|Space|Page (Up|Down)|uma|oka/g;

/** Except for names of people. */
function english(page: Page): Promise<string[]> {
  return page.evaluate((latin) => {
    const shown = [...document.querySelectorAll<HTMLElement>("body *")].filter(
      (element) =>
        element.checkVisibility() &&
        element.closest("[lang=en], option, kbd, .plate-name, [data-pick=portrait]") === null,
    );
    const said = shown.flatMap((element) => [
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent),
      element.ariaLabel,
      element.title,
    ]);
    const names = [...document.querySelectorAll<HTMLElement>(".plate-name")].map(({ title }) => title);
    const known = new RegExp([latin, ...names].join("|"), "g");
    const words = said.map((text) => (text ?? "").replace(known, ""));
    return [...new Set(words.filter((text) => /[A-Za-z]{3}/.test(text)))];
  }, LATIN.source);
}

test("a Japanese browser is spoken to in Japanese, and no English is left", async () => {
  const { page, errors } = await openPage(browser, server.url, DESKTOP, JAPANESE);
  await openForm(page);
  expect(await page.locator("html").getAttribute("lang")).toBe("ja");
  await page.locator(".rules-short summary").click();
  expect(await english(page)).toEqual([]);
  await expectShippable(page, "start-ja");
  await page.locator("[data-action=settings]").click();
  expect(await english(page)).toEqual([]);
  await expectShippable(page, "settings-ja");
  await page.keyboard.press("Escape");
  await page.goto(await newMatch(server.url));
  const left = new Set<string>();
  for (let decisions = 0; decisions < 2000; decisions++) {
    const seen = await look(page);
    for (const words of await english(page)) left.add(words);
    if (seen.next.length > 0 || seen.standings) await expectShippable(page, "scoresheet-ja");
    if (seen.next.length > 0 || seen.standings) break;
    await mouse(page, decide(seen, 2, new Set()));
  }
  await page.keyboard.press("?");
  for (const words of await english(page)) left.add(words);
  expect([...left]).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("the language is changed at once, whatever is open", async () => {
  const { page, errors } = await openPage(browser, await newMatch(server.url, { name: "You" }));
  await look(page);
  expect(await page.getByTestId("round").textContent()).toBe("East 1");
  await fromMenu(page, "settings");
  await page.locator("input[name=language][value=ja]").click();
  await expect.poll(() => page.getByTestId("round").textContent()).toBe("東1局");
  expect(await page.locator(".plate-self .plate-name").textContent()).toBe("あなた");
  expect(await page.locator("html").getAttribute("lang")).toBe("ja");
  await page.locator("input[name=language][value=en]").click();
  await expect.poll(() => page.getByTestId("round").textContent()).toBe("East 1");
  expect(errors).toEqual([]);
  await page.context().close();
});

function choiceKeys(kind: ValueKind): string[] {
  if (kind.type === "list") return choiceKeys(kind.of);
  return kind.type === "choice" || kind.type === "set" ? kind.choices.map(({ key }) => key) : [];
}

/** Boxes and numbers need no words. */
function menusOf({ presets }: StartPage): string[] {
  const lines = presets.flatMap(({ name, menu }) =>
    menu.map((line) => ({ ...line, key: `${name}-${line.key}` })),
  );
  return lines.flatMap(({ key, is_box, choices }) => [
    key,
    ...(is_box ? [] : choices.filter(({ title }) => !/^\d+$/.test(title) && /[a-z]/i.test(title))).map(
      (choice) => `${key}-${choice.key}`,
    ),
  ]);
}

test("what the server names in English has a name in every other language, and nothing else has", async () => {
  const fetched = async (path: string) => (await ask(server.url, path)).json();
  const start: StartPage = await fetched("/api/start");
  const { groups, yaku }: Catalogue = await fetched("/api/rules");
  const options = groups.flatMap(({ options }) => options).filter(({ kind }) => kind.type !== "yaku");
  const bots = start.bots.flatMap(({ name }) => name.split("/").at(-1) ?? []);
  const names = bots.flatMap((bot) => [`bot-${bot}`, `bot-${bot}-about`]).map(keyOf);
  const rules = [
    ...start.presets.map(({ title }) => PRESET_KEYS.get(title) ?? title),
    ...menusOf(start).map((key) => `menu-${key}`),
    ...groups.map(({ key }) => key),
    ...options.flatMap(({ key, kind }) => [`option-${key}`, ...choiceKeys(kind)]),
    ...yaku.map(({ key }) => `yaku-${key}`),
  ];
  // Not everything has other words.
  const also = [...options.map(({ key }) => `also-${key}`), ...yaku.map(({ key }) => `also-yaku-${key}`)].map(
    keyOf,
  );
  const files = import.meta.glob<string>(["../src/texts/*/said/*.ftl", "../../../core/texts/*/*.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const texts = Object.entries(files);
  const idsOf = (folder: string) =>
    texts
      .filter(([path]) => path.includes(folder))
      .flatMap(([, text]) => text.match(/^[a-z][\w-]*(?= =)/gm) ?? []);
  // Names of houses may be Latin; texts.test.ts checks reasons and errors, and the build of jantaku-core that it has the same texts in all languages.
  const known = [...names, ...also];
  const languages = LANGUAGES.filter((language) => !traitsOf(language).english);
  expect(languages).toContain("ja");
  for (const language of languages) {
    const said = idsOf(`src/texts/${language}/`);
    const ofRules = new Set(idsOf(`core/texts/${language}/`));
    expect(
      [...names.filter((name) => !said.includes(name)), ...rules.filter((key) => !ofRules.has(key))],
      language,
    ).toEqual([]);
    const others = said.filter((key) => !known.includes(key) && !/^said-(why|error|refusal)-/.test(key));
    expect(others, language).toEqual([]);
  }
});

function keyOf(name: string): string {
  return `said-${name.toLowerCase().replace(/[^a-z0-9_]+/g, "-")}`;
}
