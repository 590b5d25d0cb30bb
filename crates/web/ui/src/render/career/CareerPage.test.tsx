import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { playing } from "../../state/career.ts";
import { withTexts } from "../../texts/texts.ts";
import type { CareerCharacter, MemberRecord, CareerPage as Page } from "../../wire/generated/wire.ts";
import { question, reply } from "../parts/Question.tsx";
import { CareerPage } from "./CareerPage.tsx";

const NONE: MemberRecord = { matches: 0, places: [0, 0, 0, 0], marks: 0, best: 0 };

const ME: CareerCharacter = {
  character: "tiger",
  name: "Aki",
  face: "Torao",
  yen: 35_000,
  account: 25_000,
  goods: [{ item: "bulls_eye_tile", count: 2 }],
  unlocked: [],
  dragon_titles: 0,
  may_start_afresh: false,
};

const PAGE: Page = {
  characters: [ME],
  open: [],
  parlour: {
    buy_in: 25_000,
    tables: [
      { table: "easy", uma: [25_000, 0, -10_000, -15_000], bots: ["easy"] },
      { table: "expert", uma: [75_000, 15_000, -25_000, -65_000], bots: ["expert"] },
    ],
    packs: [
      { pack: "medium", points: 25_000, yen: 25_000 },
      { pack: "large", points: 100_000, yen: 100_000 },
    ],
    goods: [{ item: "bulls_eye_tile", points: 20_000, pawnshop: 10_000 }],
    words: "common",
    menu: [],
  },
  fee: 50_000,
  rewards: [{ rank: 25, item: "cologne", yen: 2900 }],
  club: { members: [{ name: "Asami", bot: "normal", record: NONE }], own: NONE, words: "common", menu: [] },
  achievements: [{ achievement: "first_win", match_id: "00000000000000aa" }, { achievement: "yakuman" }],
  due: 0,
};

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const words = (selector: string) => find(selector)?.textContent;

async function show(page: Page, section: "parlour" | "ladder" | "club" | "achievements"): Promise<unknown[]> {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit = {}) => {
    if (body !== undefined) asked.push(JSON.parse(String(body)));
    return new Response(JSON.stringify(page));
  });
  render(<CareerPage page={section} />, document.body);
  await expect.poll(() => find("h2")).not.toBeNull();
  return asked;
}

beforeAll(() => withTexts("career"));
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
  playing.value = null;
});

/** with a point less there is no seat, and the desk comes first. */
test("who has 25,000 points sits down, and who has fewer is sent to the desk", async () => {
  await show(PAGE, "parlour");
  const sit = find("[data-table=easy] [data-action=sit]");
  expect(sit?.hasAttribute("disabled")).toBe(false);
  const cloth = find("[data-table=easy] .cloth")?.getBoundingClientRect() ?? new DOMRect();
  expect(document.elementFromPoint(cloth.x + 20, cloth.y + 20), "the table itself is pressed").toBe(sit);
  expect(find("[data-table=expert] [data-action=sit]")).toBeNull();
  expect(words("h2")).toBe("Tables");
  render(null, document.body);
  await show({ ...PAGE, characters: [{ ...ME, account: 24_999 }] }, "parlour");
  expect(find("[data-table=easy] [data-action=sit]")?.hasAttribute("disabled")).toBe(true);
  expect(words("h2")).toBe("Desk");
  expect(find("[data-action=buy-medium]")?.className).toContain("main");
});

test("what is bought and sold is asked of the server in the name of the character", async () => {
  const asked = await show(PAGE, "parlour");
  act(() => find("[data-item=bulls_eye_tile] [data-action=trade]")?.click());
  await expect.poll(() => asked).toEqual([{ type: "buy_prize", character: "tiger", item: "bulls_eye_tile" }]);
  expect(find("[data-action=sell-dealer]"), "the dealer does not buy it").toBeNull();
  expect(find("[data-action=buy-large]")?.hasAttribute("disabled")).toBe(true);
});

test("what a match changed is told where it was played, to the character who played", async () => {
  const before = [...Array(29).fill("Gen"), null];
  const last: Page["last"] = {
    match_id: "00000000000000bb",
    mode: "ladder",
    character: "tiger",
    place: 1,
    total: 0,
    moved: { from: 26, to: 25, before },
    prizes: ["cologne"],
    unlocked: ["dragon_king"],
    achieved: ["first_win"],
    defended: false,
  };
  await show({ ...PAGE, last }, "ladder");
  const lines = [...document.querySelectorAll("[data-testid=news] li")].map((line) => line.textContent);
  expect(lines).toEqual([
    "You moved from rank 26 to rank 25.",
    "You won: Italian cologne",
    "You can now play for the title of Dragon King.",
    "Achievement: First victory",
  ]);
  render(null, document.body);
  await show({ ...PAGE, last }, "parlour");
  expect(find("[data-testid=news]")).toBeNull();
  render(null, document.body);
  await show({ ...PAGE, last: { ...last, character: "dragon" } }, "ladder");
  expect(find("[data-testid=news]")).toBeNull();
});

/** the table's menu is part of what is asked for when a seat is taken. */
test("the parlour's menu is set before a seat is taken", async () => {
  const choices = [
    { key: "use", title: "On", usual: true },
    { key: "no_use", title: "Off", usual: false },
  ];
  const line = {
    key: "kuitan",
    title: "Open tanyao",
    source: "Y:1509-1516",
    is_box: false,
    for_beginners: false,
    choices,
  };
  const asked = await show({ ...PAGE, parlour: { ...PAGE.parlour, menu: [line] } }, "parlour");
  act(() => find("[data-menu=kuitan] input[value=no_use]")?.click());
  act(() => find("[data-table=easy] [data-action=sit]")?.click());
  const game = {
    mode: "parlour",
    character: "tiger",
    table: "easy",
    menu: { kuitan: "no_use" },
    marked: false,
  };
  await expect.poll(() => asked).toEqual([{ game, pace: "normal" }]);
});

/** each section of the career is in a house. */
test("the parlour and the club use the words of their houses", async () => {
  const length = { key: "length", title: "Length", source: "", is_box: false, for_beginners: false };
  const half = { ...length, choices: [{ key: "half", title: "Hanchan", usual: true }] };
  await show({ ...PAGE, parlour: { ...PAGE.parlour, words: "yakuza", menu: [half] } }, "parlour");
  expect(words("[data-menu=length] label")).toBe("Half game");
  render(null, document.body);
  const east = { ...length, choices: [{ key: "e", title: "East only", usual: true }] };
  await show({ ...PAGE, club: { ...PAGE.club, words: "touzai", menu: [east] } }, "club");
  expect(words("[data-menu=length] label")).toBe("Quarter game");
});

/** everybody who has played stands in the score window, the most marks first. */
test("the club shows each player's matches, places and marks", async () => {
  const record = { matches: 3, places: [1, 1, 1, 0], marks: 40, best: 48_000 } satisfies MemberRecord;
  const own = { matches: 2, places: [0, 0, 1, 1], marks: -45, best: 24_000 } satisfies MemberRecord;
  const idle = { name: "Ben", bot: "easy", record: NONE };
  const members = [{ name: "Asami", bot: "normal", record }, idle];
  await show({ ...PAGE, club: { members, own, words: "common", menu: [] } }, "club");
  const rows = [...document.querySelectorAll("[data-testid=scores] tbody tr")];
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent).join(" "))).toEqual([
    "Asami 3 1 1 1 0 +40 48,000",
    "You 2 0 0 1 1 −45 24,000",
  ]);
});

/** */
test("the name in the club has ten characters at most", async () => {
  await show({ ...PAGE, characters: [{ ...ME, name: "Bartholomew" }] }, "club");
  const name = find("input[name=club-name]") as HTMLInputElement;
  expect([name.value, name.maxLength]).toEqual(["Bartholome", 10]);
});

test("an achievement opens the match it was reached in", async () => {
  await show(PAGE, "achievements");
  expect(words("h2")).toBe("Achievements: 1 of 2");
  const links = [...document.querySelectorAll("[data-testid=achievements] a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["#/replay/00000000000000aa"]);
});

async function restores(yes: boolean): Promise<void> {
  const input = find("[data-testid=profile-file]") as HTMLInputElement;
  Object.defineProperty(input, "files", { value: [new File(["{}"], "mine.jsonl")], configurable: true });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.poll(() => question.value?.words).toContain("mine.jsonl");
  reply(yes);
}

/** a profile is replaced when the player has said so; what the server refuses changes nothing. */
test("a profile is saved as a file, and restored from one after a question", async () => {
  const restored = { ...PAGE, achievements: [{ achievement: "first_win" as const }] };
  const answers = [
    () => new Response(JSON.stringify(PAGE)),
    () => new Response(JSON.stringify({ code: "malformed", message: "line 3 is damaged" }), { status: 400 }),
    () => new Response(JSON.stringify(restored)),
  ];
  const fetched = vi.fn(async (_path: string, _init?: RequestInit) => answers.shift()?.() as Response);
  vi.stubGlobal("fetch", fetched);
  render(<CareerPage page="achievements" />, document.body);
  await expect
    .poll(() => find("[data-action=save-profile]")?.getAttribute("href"))
    .toBe("/api/career/profile");
  await restores(false);
  expect(fetched).toHaveBeenCalledTimes(1);
  await restores(true);
  await expect.poll(() => words("[role=alert]")).toContain("Cannot be read: line 3 is damaged");
  expect(words("h2")).toBe("Achievements: 1 of 2");
  await restores(true);
  await expect.poll(() => words("h2")).toBe("Achievements: 0 of 1");
  expect(words("[role=status]")).toBe("Profile restored");
  expect(find("[role=alert]")).toBeNull();
  const [path, { method, body } = {}] = fetched.mock.calls[2] ?? [];
  expect([path, method, (body as File).name]).toEqual(["/api/career/profile", "POST", "mine.jsonl"]);
});

/** A profile damaged in storage cannot be saved, but another can replace it. */
test("a profile that cannot be read can only be replaced", async () => {
  const damaged = { code: "damaged_career", message: "the profile cannot be read: line 3 is damaged" };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(damaged), { status: 500 }));
  render(<CareerPage page="achievements" />, document.body);
  await expect.poll(() => words("[role=alert]")).toContain("line 3 is damaged");
  expect(find("[data-testid=profile-file]")).not.toBeNull();
  expect(find("[data-action=save-profile]")).toBeNull();
});

test("who comes first sees the rooms, and is asked for a name on entering", async () => {
  await show({ ...PAGE, characters: [] }, "ladder");
  expect(document.querySelectorAll("[data-testid=entry] .face").length).toBe(29);
  expect(find("[data-action=enter-ladder]")).toBeNull();
  render(null, document.body);
  const asked = await show({ ...PAGE, characters: [] }, "parlour");
  expect(find("[data-item=bulls_eye_tile]")).not.toBeNull();
  expect(find("[data-action=sit], [data-action=trade], [data-testid=desk]")).toBeNull();
  act(() => find("[data-action=enter-career]")?.click());
  expect(find("[data-testid=new-character] details")?.hasAttribute("open")).toBe(false);
  const name = find("[name=character-name]") as HTMLInputElement;
  name.value = "Aki";
  act(() => {
    name.dispatchEvent(new Event("input", { bubbles: true }));
    find("[name=slot][value=tiger]")?.click();
  });
  act(() => find("[data-action=create-character]")?.click());
  const command = { type: "create_character", character: "tiger", name: "Aki", face: "Torao" };
  await expect.poll(() => asked).toEqual([command]);
});
