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

const KOKUSHI = {
  key: "kokushi13",
  kanji: "国士無双十三面",
  english: "Thirteen orphans",
  romaji: "Kokushi musou juusanmen",
};

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
      yaku: [{ ...KOKUSHI, value: { yakuman: 1 } }],
      dora: { dora: 0, ura: 0, red: 0, kita: 0 },
      han: 0,
      fu: 0,
      limit: { key: "yakuman", english: "yakuman", kanji: "役満" },
      points: 48_600,
      worth: 48_000,
    },
  },
};

const PLAYED = 24;
const PAGE: Page = {
  matches: PLAYED,
  rounds: 200,
  pending: 0,
  damaged: 1,
  choices: { modes: ["free"], rules: [{ name: "tenhou", title: "Tenhou" }], opponents: ["Beni"] },
  of_matches: [
    { key: "place", share: false, measured: { ...share(48, PLAYED), value: 2, error: 0.1, interval: null } },
    line("first", 8, PLAYED),
    line("second", 8, PLAYED),
    line("third", 8, PLAYED),
    line("fourth", 0, PLAYED),
  ],
  of_hands: [line("win", 50, 200), line("deal_in", 0, 200), line("tsumo", 3, 5), line("kazoe", 0, 50)],
  groups: [
    { key: "wait", parts: [{ value: "ryanmen", share: share(4, 5), figures: [line("tsumo", 1, 4)] }] },
    { key: "yaku", parts: [{ value: "kokushi13", yaku: KOKUSHI, share: share(30, 50), figures: [] }] },
    { key: "quoted", parts: [{ value: "yakuman", share: share(1, 5), quoted: 0.0018, figures: [] }] },
    { key: "learn_first", parts: [{ value: "yakuhai", share: share(2, 5), figures: [] }] },
    { key: "rare", parts: [{ value: "nagashi", share: share(0, 20), figures: [] }] },
  ],
  yakuman_per_match: { quoted: 0.01, measured: { ...share(1, 3), interval: null } },
  yakuman: [YAKUMAN],
  best: [YAKUMAN],
  over_time: Array.from({ length: PLAYED }, (_, nth) => ({
    match_id: `${nth}`.padStart(16, "0"),
    created: 1_780_000_000,
    place: 1 + (nth % 3),
    total: 1_000,
    sum: 1_000 * (nth + 1),
  })),
};

const NOTHING: Page = { ...PAGE, matches: 0, damaged: 0, over_time: [] };
const LIST: StatisticsList = { total: 1, pending: 0, entries: [YAKUMAN] };

const yakuHelp = (key: string, closed: object) => ({
  ...KOKUSHI,
  key,
  english: key,
  romaji: key,
  kanji: key,
  closed,
  open: null,
});
const HELP = {
  yaku: [
    yakuHelp("riichi", { han: 1 }),
    yakuHelp("suuankou", { yakuman: 1 }),
    yakuHelp("kokushi13", { yakuman: 2 }),
  ],
};

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const words = (selector: string) => find(selector)?.textContent ?? "";

/** Returns what the page asks of the server. */
async function show(hands: boolean, query: string, ...answers: readonly object[]): Promise<string[]> {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.startsWith("/api/help")) return Response.json(HELP);
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
  expect(words("[data-testid=against] [data-figure=win]")).toMatch(
    /^Win rate 25.0% ±1.0% 50 of 200 · Normal: 1\d\.\d%$/,
  );
  expect(words("[data-testid=table-figures] [data-figure=win]")).toBe("25.0% ±1.0% 50 of 200");
  expect(find("[data-figure=win]")?.getAttribute("href")).toBe("#/statistics/hands?figure=win&mode=free");
  expect(find("[data-figure='wait ryanmen']")?.getAttribute("href")).toBe(
    "#/statistics/hands?group=wait&value=ryanmen&mode=free",
  );
  expect(find("[data-figure=deal_in]")?.tagName, "an empty list is not opened").toBe("SPAN");
  expect(words("main")).toContain("1 match is damaged");
});

test("the latest places are beads that open their matches", async () => {
  await show(false, "", PAGE);
  const beads = [...document.querySelectorAll<HTMLAnchorElement>(".beads a")];
  expect(beads.map((bead) => bead.querySelector("b")?.textContent)).toEqual(
    PAGE.over_time.map(({ place }) => `${place}`),
  );
  expect(beads[1]?.getAttribute("href")).toBe("#/replay/0000000000000001");
  expect(beads[1]?.textContent).toMatch(/^2, \+1,000, /);
  expect(words("[data-testid=headline]"), "2.0 ± 0.1 is better than 2.5").toContain(
    "Better than an even table",
  );
});

test("few matches show places and hands, and how many are missing", async () => {
  await show(false, "", { ...PAGE, matches: 3 });
  expect(words("[data-testid=headline]")).toContain("17 matches to go");
  expect(find("[data-testid=best-hands]")).not.toBeNull();
  for (const picture of ["style", "mend", "against", "waits", "group-yaku", "over-time"])
    expect(find(`[data-testid=${picture}]`), picture).toBeNull();
  expect(words("[data-testid=table-figures] [data-figure=win]"), "with its count").toContain("50 of 200");
});

/** Rates of few cases are hollow. */
test("what is worse than the bots' beyond chance is to be mended", async () => {
  const losing = {
    ...PAGE,
    of_hands: [...PAGE.of_hands.slice(0, 1), line("deal_in", 40, 200), line("tsumo", 3, 5)],
  };
  await show(false, "", losing);
  expect(find("[data-testid=mend]")?.dataset.mend).toBe("deal_in");
  expect(find("[data-action=see-hands]")?.getAttribute("href")).toBe("#/statistics/hands?figure=deal_in");
  expect(words("[data-action=see-hands]")).toBe("See 40 hands");
  const bar = (key: string) => find(`[data-testid=against] [data-figure=${key}] rect`);
  expect(bar("deal_in")?.getAttribute("fill")).toBe("var(--loss)");
  expect([bar("tsumo")?.getAttribute("fill"), bar("tsumo")?.getAttribute("stroke-dasharray")]).toEqual([
    "none",
    "3",
  ]);
  find("[name=level][value=easy]")?.click();
  await expect.poll(() => words("[data-testid=mend]")).toContain("Nothing is clearly worse than Easy");
});

test("the style is told in words, too", async () => {
  await show(false, "", PAGE);
  expect(find("[data-testid=style] svg")?.ariaLabel).toMatch(
    /^You: win rate 25.0%, deal-in rate 0.0%; Easy: /,
  );
});

test("made yaku are stacks, and the others lead to the help", async () => {
  await show(false, "", PAGE);
  expect(words("[data-testid=group-yaku] [data-value=kokushi13]")).toBe("30Kokushi musou juusanmen");
  await expect.poll(() => words("[data-testid=group-yaku] h3")).toBe("2 still to make");
  const missing = [...document.querySelectorAll("[data-testid=group-yaku] a.quiet")];
  expect(missing.map((way) => way.getAttribute("href"))).toEqual([
    "#/help/yaku/riichi",
    "#/help/yakuman/suuankou",
  ]);
});

test("days are a period, or typed in any way", async () => {
  await show(false, "since=2026-01-31", PAGE);
  expect(words("[data-testid=filters] summary")).toContain("Jan 31, 2026");
  const until = find("input[name=until]") as HTMLInputElement;
  const type = (text: string) => {
    until.value = text;
    until.dispatchEvent(new Event("change"));
  };
  type("soon");
  await expect.poll(() => until.getAttribute("aria-invalid")).toBe("true");
  type("2026/2/1");
  expect(location.hash).toBe("#/statistics?since=2026-01-31&until=2026-02-01");
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
  const row = (table: string, value: string) =>
    [...(find(`[data-testid=table-${table}] [data-value=${value}]`)?.children ?? [])].map(
      (cell) => cell.textContent,
    );
  expect(row("quoted", "yakuman")).toEqual(["Any yakuman", "20.0% ±1.0% 1 of 5", "0.18%"]);
  expect(row("quoted", "per-match")[2]).toBe("0.01");
  expect(row("rare", "nagashi")[1]).toContain("0 of 20");
  expect(words("[data-testid=as-table]")).toContain("one win in 550");
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
