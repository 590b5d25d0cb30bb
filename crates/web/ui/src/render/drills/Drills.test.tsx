import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DRILL_KEYS, dailyPuzzle, drillList, QUESTIONS } from "../../../e2e/drillQuestions.ts";
import { startPage } from "../../../e2e/startPage.ts";
import { keepAnswer } from "../../state/drillLog.ts";
import { dayOf } from "../../state/drills.ts";
import { FIELDS, settings } from "../../state/settings.ts";
import { speak, withTexts } from "../../texts/texts.ts";
import { App } from "../App.tsx";
import { route } from "../route.ts";

await withTexts("drills", "score", "advice");

let asked: URL[] = [];
let refused: (url: URL) => boolean = () => false;

beforeEach(() => {
  asked = [];
  refused = () => false;
  vi.stubGlobal("fetch", async (path: string) => {
    const url = new URL(path, "http://server");
    asked.push(url);
    if (refused(url))
      return new Response(JSON.stringify({ code: "no_such_match", message: "" }), { status: 404 });
    return new Response(JSON.stringify(answerTo(url)));
  });
});

function answerTo({ pathname, searchParams }: URL): object {
  if (pathname === "/api/drills") return drillList;
  if (pathname === "/api/drills/daily") return dailyPuzzle(searchParams.get("date") ?? "");
  if (pathname !== "/api/drills/question") return startPage;
  const drill = DRILL_KEYS.find((key) => key === searchParams.get("drill")) ?? "discard";
  return { ...QUESTIONS[drill], skill: searchParams.get("skill") };
}

async function show(hash: string, there: string): Promise<void> {
  location.hash = hash;
  await expect.poll(() => route.value.page).not.toBe("start");
  render(<App />, document.body);
  await expect.poll(() => document.querySelector(there)).not.toBeNull();
}

afterEach(async () => {
  render(null, document.body);
  vi.unstubAllGlobals();
  settings.value = FIELDS.initial;
  location.hash = "";
  await expect.poll(() => route.value.page).toBe("start");
  await speak("en");
});

const text = (selector: string) => document.querySelector(selector)?.textContent?.trim();
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const press = (selector: string) => act(() => document.querySelector<HTMLElement>(selector)?.click());
/** A key or a finger raises a tile first. */
async function discard(tile: string): Promise<void> {
  for (let press = 0; press < 2; press++)
    await act(() =>
      document.querySelector<HTMLElement>(`[data-testid=hand-tile][data-tile='${tile}']`)?.click(),
    );
}
const key = (key: string) =>
  act(() => {
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
  });
const queries = () =>
  asked.filter(({ pathname }) => pathname === "/api/drills/question").map(({ search }) => search);

test("waits: tiles are toggled by keys, and the next question is another skill", async () => {
  await show("#/drills/waits", "[data-testid=drill-ask]");
  for (const digit of ["3", "6", "9"]) await key(digit);
  await key("9");
  expect(all("[data-choice][aria-pressed=true]").map(({ dataset }) => dataset.choice)).toEqual(["2", "5"]);
  await key("9");
  await key("Enter");
  expect(document.querySelector("[data-testid=drill-reply]")?.getAttribute("data-mood")).toBe("right");
  expect(text("[data-testid=drill-solution]")).toContain("3 left");
  expect(document.activeElement?.getAttribute("data-action")).toBe("drill-next");
  await press("[data-action=drill-next]");
  await expect
    .poll(() => document.querySelector("[data-testid=drill-ask]")?.getAttribute("data-skill"))
    .toBe("two");
  expect(queries()).toEqual([
    "?drill=waits&skill=one&n=0&level=2&rules=tenhou",
    "?drill=waits&skill=two&n=0&level=2&rules=tenhou",
  ]);
});

test("points: the win is shown with all that counts, and the score is explained", async () => {
  await show("#/drills/points/tsumo", "[data-testid=drill-ask]");
  expect(text(".drill-facts")).toMatch(/Tsumo.*West seat, South round.*Riichi.*Ippatsu.*Dora.*Ura-dora/);
  expect(all("[data-choice]").map((choice) => choice.textContent?.replace(/.$/, ""))).toEqual([
    "1000/2000",
    "1300/2600",
    "1600/3200",
    "2000/3900",
  ]);
  await press("[data-choice='1']");
  expect(text("[data-testid=drill-reply]")).toBe("Not 1300/2600. Try once more.");
  expect(document.querySelector("[data-right]")).toBeNull();
  await press("[data-choice='0']");
  expect(text("[data-testid=drill-reply]")).toBe("Wrong.");
  expect(all("[data-right]").map(({ dataset }) => dataset.choice)).toEqual(["3"]);
  expect(document.querySelector("[data-testid=score]")).not.toBeNull();
  expect(document.querySelector("[data-action=print]")).toBeNull();
});

test("safety: the four tiles are compared, and the adviser speaks", async () => {
  await show("#/drills/safety/suji", "[data-testid=hand-tile]");
  expect(text("[data-testid=drill-ask]")).toBe("Which of these is the safest against South’s riichi?");
  expect(document.querySelector(".safety-sign")).toBeNull();
  // The hand is pressed, and only the four tiles can be.
  expect(document.querySelector("[data-choice]")).toBeNull();
  await discard("4p");
  expect(text("[data-testid=drill-reply]")).toMatch(/^4-pin: .*Try once more\.$/);
  await discard("7p");
  expect(all(".drill-lines > li")).toHaveLength(4);
  expect(text(".drill-lines [data-right]")).toContain("genbutsu");
  expect(text("[data-testid=drill-advice]")).toContain("safe enough against South’s riichi");
});

test("call: the tile and its discarder are named, and the estimates compared", async () => {
  await show("#/drills/call/chii", "[data-testid=hand-tile]");
  expect(text("[data-testid=drill-ask]")).toBe("Do you call 4-pin from South?");
  await press("[data-choice='1']");
  expect(text("[data-testid=drill-reply]")).toBe("Right!");
  expect(all(".drill-lines > li").map((line) => line.textContent)).toEqual([
    expect.stringContaining("worth about 750 points less · wins 16% · dealing in costs about 200"),
    expect.stringContaining("best · wins 8%"),
  ]);
});

test("the page names the weakest skills first, each with a way to it", async () => {
  const answered = (drill: string, skill: string, right: boolean) =>
    keepAnswer({ drill, skill, own: false }, right, new Date());
  answered("push", "tenpai", true);
  answered("push", "iishanten", true);
  for (const right of [true, false, false, false]) answered("fu", "triplets", right);
  await show("#/drills", "[data-testid=drill-map] [data-skill]");
  expect(all("[data-door]").map(({ dataset }) => dataset.door)).toEqual(["daily", ...DRILL_KEYS]);
  const weakest = all("[data-testid=drill-weakest] a").find(
    (link) => link.getAttribute("href") === "#/drills/fu/triplets",
  );
  expect(weakest?.textContent).toBe("Count the fu: Triplets");
  expect(text("[data-testid=drill-weakest]")).not.toContain("In tenpai");
  expect(text("[data-skill='push/tenpai']")).toContain("1 of 1 · 100%");
  expect(text("[data-skill='fu/triplets']")).toContain("1 of 4 · 25%");
  expect(text("[data-skill='fu/kan']")).toContain("New");
});

test("without a position of their own, players are offered those of the bots", async () => {
  await show("#/drills", "[name=source]");
  await press("[name=source][value=own]");
  refused = ({ searchParams }) => searchParams.get("from") === "own";
  location.hash = "#/drills/riichi";
  await expect.poll(() => document.querySelector("[data-testid=none-own]")).not.toBeNull();
  await press("[data-action=use-bots]");
  await expect.poll(() => document.querySelector("[data-testid=drill-ask]")).not.toBeNull();
  expect(queries()).toEqual([
    "?drill=riichi&skill=good_wait&n=0&level=2&from=own",
    "?drill=riichi&skill=good_wait&n=0&level=2",
  ]);
});

test("the puzzle of the day is answered once, and the bots’ choices are told", async () => {
  await show("#/daily", "[data-testid=hand-tile]");
  const { choices, right } = dailyPuzzle("").question;
  const wrong = choices.filter((_, nth) => !right.includes(nth));
  for (const choice of wrong.slice(0, 2)) if (choice.type === "tile") await discard(choice.tile);
  const levels = () => text("[data-testid=daily-levels]");
  const told = "Master, Expert and Hard chose 4-sou; Normal chose something else; Easy chose 1-man";
  expect(levels()).toBe(told);
  expect(text("[data-testid=daily-share]")).toBe(
    `Jantaku daily puzzle ${dayOf(new Date())}: ✗ wrong, days in a row: 1`,
  );
  render(null, document.body);
  await show("#/daily", "[data-testid=daily-levels]");
  expect(document.querySelector("[data-testid=drill-choices]")).toBeNull();
  expect(levels()).toBe(told);
});
