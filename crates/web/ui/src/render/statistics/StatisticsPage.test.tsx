import { render } from "preact";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { withTexts } from "../../texts/texts.ts";
import type {
  FigureLine,
  ListedEntry,
  MeasuredFigure,
  Mode,
  StatisticsPage as Page,
  StatisticsList,
} from "../../wire/generated/wire.ts";
import { StatisticsPage } from "./StatisticsPage.tsx";

const share = (sum: number, count: number): MeasuredFigure => ({
  sum,
  count,
  value: count === 0 ? null : sum / count,
  error: 0.01,
  interval: [0.1, 0.9],
});
const line = (key: string, sum: number, count: number): FigureLine => ({
  key,
  share: true,
  measured: share(sum, count),
});

const YAKUMAN: ListedEntry = {
  match_id: "00000000000000aa",
  created: 1_780_000_000,
  rules: "Tenhou",
  mode: "free",
  names: ["Aki", "Beni", "Chika", "Dai"],
  seat: 0,
  listed: {
    type: "hand",
    round: 4,
    name: { game: 1, wind: "S", number: 1, honba: 2 },
    dealer: true,
    end: "won",
    points: 48_600,
    called: false,
    win: {
      hand: {
        concealed: ["1m", "9m", "1p", "9p", "1s", "9s", "1z", "2z", "3z", "4z", "5z", "6z", "7z"],
        melds: [],
      },
      tile: "1m",
      tsumo: true,
      yaku: [
        {
          key: "kokushi13",
          kanji: "国士無双十三面",
          english: "Thirteen orphans",
          romaji: "Kokushi musou juusanmen",
          value: { yakuman: 1 },
        },
      ],
      dora: { dora: 0, ura: 0, red: 0, kita: 0 },
      han: 0,
      fu: 0,
      limit: { key: "yakuman", english: "yakuman", kanji: "役満" },
      points: 48_600,
      worth: 48_000,
    },
  },
};

const PAGE: Page = {
  matches: 3,
  rounds: 20,
  pending: 0,
  damaged: 1,
  choices: { modes: ["free"], rules: [{ name: "tenhou", title: "Tenhou" }], opponents: ["Beni"] },
  of_matches: [
    { key: "place", share: false, measured: { ...share(6, 3), value: 2, interval: null } },
    line("first", 1, 3),
    line("second", 1, 3),
    line("third", 1, 3),
    line("fourth", 0, 3),
  ],
  of_hands: [line("win", 5, 20), line("deal_in", 0, 20), line("kazoe", 0, 5)],
  groups: [
    { key: "wait", parts: [{ value: "ryanmen", share: share(4, 5), figures: [line("tsumo", 1, 4)] }] },
    { key: "quoted", parts: [{ value: "yakuman", share: share(1, 5), quoted: 0.0018, figures: [] }] },
    { key: "learn_first", parts: [{ value: "yakuhai", share: share(2, 5), figures: [] }] },
    { key: "rare", parts: [{ value: "nagashi", share: share(0, 20), figures: [] }] },
  ],
  yakuman_per_match: { quoted: 0.01, measured: { ...share(1, 3), interval: null } },
  yakuman: [YAKUMAN],
  best: [YAKUMAN],
  over_time: [{ match_id: "00000000000000aa", created: 1_780_000_000, place: 1, total: 52_000, sum: 52_000 }],
};

const NOTHING: Page = { ...PAGE, matches: 0, damaged: 0, over_time: [] };
const LIST: StatisticsList = { total: 1, pending: 0, entries: [YAKUMAN] };

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const words = (selector: string) => find(selector)?.textContent ?? "";

/** Returns what the page asks of the server. */
async function show(hands: boolean, query: string, ...answers: readonly object[]): Promise<string[]> {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(answers[Math.min(asked.length, answers.length) - 1]));
  });
  render(<StatisticsPage page={hands ? "hands" : "statistics"} query={query} />, document.body);
  await expect.poll(() => find("h2")).not.toBeNull();
  return asked;
}

beforeAll(() => withTexts("statistics"));
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
});

/** each number has its error and its count, and opens its list with the filters kept. */
test("every number opens what it counts", async () => {
  await show(false, "mode=free", PAGE);
  expect(words("[data-figure=win]")).toBe("Win rate 25.0% ±1.0% 5 of 20");
  expect(find("[data-figure=win]")?.getAttribute("href")).toBe("#/statistics/hands?figure=win&mode=free");
  expect(find("[data-figure='wait ryanmen']")?.getAttribute("href")).toBe(
    "#/statistics/hands?group=wait&value=ryanmen&mode=free",
  );
  expect(find("[data-figure=deal_in]")?.tagName, "an empty list is not opened").toBe("SPAN");
  expect(words("main")).toContain("1 match is damaged");
});

test("a match of every mode is named, one of a later version too", async () => {
  const later = "of_a_later_version" as Mode;
  const reported = vi.spyOn(console, "error").mockImplementation(() => {});
  await show(false, "", { ...PAGE, choices: { ...PAGE.choices, modes: ["free", "friends", later] } });
  const options = [...document.querySelectorAll("[name=mode] option")].map(({ textContent }) => textContent);
  expect(options).toEqual(["All", "Free match", "Friendly match", "mode of a later version"]);
  expect(find("[data-figure=win]"), "the page is there").not.toBeNull();
  expect(reported).toHaveBeenCalledWith("there is no text mode-of_a_later_version");
  reported.mockRestore();
});

/** what is quoted stands beside the player's own. */
test("quoted figures stand beside the player's own", async () => {
  await show(false, "", PAGE);
  const row = (value: string) => words(`[data-testid=quoted] [data-value=${value}]`);
  expect(row("yakuman")).toBe("Any yakuman0.18% of winsYou 20.0% ±1.0% 1 of 5");
  expect(row("per-match")).toContain("0.01 per match");
  expect(row("sanbaiman")).toContain("rarer than a yakuman");
  expect(row("nagashi")).toContain("0 of 20");
  expect(words("[data-testid=quoted]")).toContain("one win in 550");
});

/** a yakuman is shown with its tiles, and opens in the replay at its round. */
test("the book has the hands themselves", async () => {
  await show(false, "", PAGE);
  const book = "[data-testid=yakuman-book]";
  expect(document.querySelectorAll(`${book} .laid-hand .tile`).length).toBe(14);
  expect(words(`${book} .entry-title`)).toContain("48,000");
  expect(find(`${book} a.action`)?.getAttribute("href")).toBe("#/replay/00000000000000aa/5");
  expect(find(`${book} a.action`)?.ariaLabel).toContain("South 1, 2 honba");
});

test("who has played nothing is told what will stand here", async () => {
  await show(false, "", NOTHING);
  expect(find("[data-action=play-now]")?.getAttribute("href")).toBe("#/");
  expect(find("[data-testid=filters]")).toBeNull();
});

test("no match that fits is not the same as no match", async () => {
  render(null, document.body);
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ ...NOTHING, choices: PAGE.choices })));
  render(<StatisticsPage page="statistics" query="opponent=Nobody" />, document.body);
  await expect.poll(() => words("main")).toContain("No match fits");
  expect(find("[data-action=all-matches]")?.getAttribute("href")).toBe("#/statistics");
});

/** Thousands of matches are read in parts. */
test("the page asks again until all matches are read", async () => {
  const asked = await show(false, "", { ...PAGE, pending: 80 }, { ...PAGE, pending: 40 }, PAGE);
  await expect.poll(() => asked.length).toBe(3);
  await expect.poll(() => find(".reading")).toBeNull();
});

test("a list has a title, its count and the way back", async () => {
  const asked = await show(true, "figure=win&group=wait&value=ryanmen&mode=free", LIST);
  await expect.poll(() => words("h2")).toBe("Ryanmen · Win rate 1 entry");
  expect(asked[0]).toContain("/api/statistics/hands?");
  expect(find(".hand-list a.quiet")?.getAttribute("href")).toBe("#/statistics?mode=free");
  expect(document.activeElement).toBe(find("h2"));
});
