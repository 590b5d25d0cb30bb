import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { BOOK, CATALOGUE } from "../../state/fixtures/help.ts";
import { FIELDS, settings } from "../../state/settings.ts";
import { speak, withTexts } from "../../texts/texts.ts";
import type { HelpBook } from "../../wire/generated/wire.ts";
import { HelpPage } from "./HelpPage.tsx";

await withTexts("help");

let asked: string[] = [];

async function show(topic: string | undefined, query = "", book: HelpBook = BOOK): Promise<void> {
  asked = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(path.startsWith("/api/help") ? book : CATALOGUE));
  });
  render(<HelpPage topic={topic} query={query} />, document.body);
  await expect
    .poll(() => document.querySelector(".help-body > .card, .help-contents, .help-sheet"))
    .not.toBeNull();
}

afterEach(async () => {
  render(null, document.body);
  vi.unstubAllGlobals();
  settings.value = FIELDS.initial;
  location.hash = "";
  await speak("en");
});

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent?.trim());
const faces = (selector: string) => all(`${selector} .tile`).map(({ dataset }) => dataset.face);
const page = () => document.querySelector("[data-testid=help-page]")?.textContent ?? "";

//
test("all yaku in the order of the house, each with its value, a hand and a near miss with its reason", async () => {
  await show("yaku");
  const shown = all(".help-yaku").map(({ dataset }) => dataset.yaku);
  const plain = BOOK.yaku.filter(({ closed }) => closed !== null && "han" in closed).map(({ key }) => key);
  expect(shown).toEqual(plain);
  const pinfu = ".help-yaku[data-yaku=pinfu]";
  expect(texts(`${pinfu} h3`)).toEqual(["Pinfu 平和 1 han, closed only"]);
  expect(faces(`${pinfu} .help-has`)).toHaveLength(14);
  expect(texts(`${pinfu} .help-reason`)).toEqual(["It was a middle wait (kanchan)."]);
  expect(all(".help-yaku")).toHaveLength(all(".help-misses").length);
  await show("yakuman");
  expect(all(".help-yaku").map(({ dataset }) => dataset.yaku)).toEqual(["kokushi", "shousuushii"]);
  await show("double");
  expect(all(".help-yaku").map(({ dataset }) => dataset.yaku)).toEqual(["kokushi13", "daisuushii"]);
});

/** the help draws tiles as the house does. */
test("the tiles of the help are those of the house", async () => {
  for (const japanese_faces of [false, true]) {
    await show("yakuman", "", { ...BOOK, display: { ...BOOK.display, japanese_faces } });
    const tiles = all(".help-yaku .tile");
    expect(tiles.length).toBeGreaterThan(20);
    expect(tiles.filter((tile) => tile.matches(".japanese")).length).toBe(japanese_faces ? tiles.length : 0);
    render(null, document.body);
  }
});

test("a yaku without an example in the house shows its shape, and no near miss where there is none", async () => {
  const bare = BOOK.yaku.map((one) => (one.key === "pinfu" ? { ...one, hand: null, near_miss: null } : one));
  await show("yaku", "", { ...BOOK, yaku: bare });
  expect(faces(".help-yaku[data-yaku=pinfu] .help-has .mini-tiles")).toHaveLength(14);
  expect(all(".help-yaku[data-yaku=pinfu] .help-misses")).toHaveLength(0);
});

//
test("the yaku to learn first, in order", async () => {
  await show("first");
  const order = all(".help-first li").map(({ dataset }) => dataset.yaku);
  expect(order[0]).toBe("riichi");
  // The value triplets share a number.
  expect(all(".help-first li").map((item) => (item as HTMLLIElement).value)).toEqual([
    1, 2, 2, 2, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect(order.slice(1, 6).sort()).toEqual(["chun", "haku", "hatsu", "round_wind", "seat_wind"]);
  expect(order.slice(6)).toEqual([
    "tanyao",
    "pinfu",
    "menzen_tsumo",
    "honitsu",
    "iipeikou",
    "toitoi",
    "sanshoku_doujun",
    "chiitoitsu",
  ]);
  expect(page()).toContain("One-shot is more common than honitsu");
});

//
test("the nine characters stand in order in a full flush, the four winds in a shousuushii", async () => {
  await show("tiles");
  const flush = faces("[data-hand=full_flush]");
  expect(flush).toEqual([..."11233445666789"].map((rank) => `${rank}m`));
  const winds = faces("[data-hand=four_winds]").filter((face) => face?.endsWith("z"));
  expect(winds).toEqual(["1z", "1z", "1z", "2z", "2z", "2z", "3z", "3z", "3z", "4z", "4z"]);
  expect(document.querySelector("[data-hand=four_winds] .tile:last-child")?.ariaLabel).toBe("North");
});

//
test("the quick start names everything somebody new needs, and warns beginners", async () => {
  await show("start");
  for (const words of [
    "Practise first",
    "registered",
    "nine characters and the four winds",
    "Keep your hand closed",
    "Prefer runs",
    "Keep one pair",
    "at least one yaku",
    "declare rīchi",
    "pinfu",
    "Dora add han",
    "The dealer wins half as much again",
    "Tsumo: you draw",
    "Ron: another player",
    "Furiten:",
    "Call if you know",
    "fold: discard what they have discarded",
    "If you have never played any mahjong",
    "recommended settings",
  ])
    expect(page(), words).toContain(words);
});

//
test("tables of fu, of points by han and fu, and of the limits", async () => {
  await show("fu");
  expect(all(".help-fu tbody tr")).toHaveLength(BOOK.fu.length);
  expect(all(".help-fu tbody .laid-hand")).toHaveLength(BOOK.fu.length);
  await show("points");
  expect(texts("[data-side=others] tr[data-fu='30'] [data-han='3']")).toEqual(["3,9001,000/2,000"]);
  expect(texts("[data-side=dealer] tr[data-fu='30'] [data-han='3']")).toEqual(["5,8002,000 each"]);
  expect(texts("[data-side=others] tr[data-fu='20'] [data-han='2']")).toEqual(["–400/700"]);
  expect(texts("[data-side=others] tr[data-fu='50'] [data-han='4']")).toEqual(["mangan"]);
  await show("limits");
  expect(texts(".help-limits tbody th")).toEqual([
    "mangan",
    "haneman",
    "baiman",
    "sanbaiman",
    "counted yakuman",
    "yakuman",
    "double yakuman",
  ]);
  // fewer han reach it with more fu.
  expect(texts("[data-limit=mangan] td")[0]).toBe("3 han, 70+ fu4 han, 40+ fu5 han");
  expect(texts("[data-limit=haneman] td")).toEqual(["6–7 han", "12,0003,000/6,000", "18,0006,000 each"]);
});

//
test("yaku, han, fu and points are kept apart, in words and in an example", async () => {
  await show("hand");
  for (const word of ["Yaku: a pattern", "Han: what a yaku", "Fu: what the build", "Points: what is paid"])
    expect(page()).toContain(word);
  await show("example");
  const sum = (step: string) =>
    texts(`[data-step=${step}] tr:not(:last-child) td`).reduce(
      (sum, cell) => sum + Number.parseInt(cell ?? "", 10),
      0,
    );
  const total = texts("[data-step] tr:last-child td");
  expect(total[0]).toBe(`${sum("han")} han`);
  expect(total[1]).toContain(`${sum("fu")} fu`);
  expect(texts("[data-step=points]")[0]).toMatch(/^\d han, \d0 fu, [\d,]+ points$/);
});

//
test("the questions that players ask", async () => {
  await show("faq");
  expect(texts("article h3")).toEqual([
    "Why can’t I win?",
    "Why can’t I declare rīchi?",
    "Why can’t I ron?",
    "Why can’t I kan?",
    "When should I kan?",
    "What do the counters mean?",
    "Which tiles are dora?",
    "How is riichi mahjong different?",
  ]);
  for (const answer of [
    "The hand has no yaku. Dora alone are not enough.",
    "it has only one",
    "The hand is open: you have called.",
    "No discard leaves it tenpai.",
    "fewer than 1,000 points",
    "Too few tiles are left in the wall.",
    "a tile you wait for is among your discards, or you have passed one",
    "no yaku without a self-draw",
    "does not say that rīchi is possible: press the button",
    "In rīchi the kan would change the hand",
    "does not say that a kan is possible: press the button",
    "When your hand is good and nearly complete",
    "Not against a rīchi",
    "Honba: 300 points more for the next win, each.",
    "sticks of 1,000 points for the next winner",
    "tiles that can still be drawn",
    "The dora is the tile after the indicator.",
    "different?What sets the Japanese game apart",
  ])
    expect(page(), answer).toContain(answer);
  expect(faces(".help-dora")).toEqual(["3s", "4s", "9m", "1m", "4z", "1z", "5z", "6z", "7z", "5z"]);
});

//
test("what sets the Japanese game apart", async () => {
  await show("different");
  for (const words of [
    "Only the winner is paid",
    "by the discarder alone",
    "At an exhaustive draw, too",
    "list of yaku of its own",
    "tanyao, ittsuu, chanta, sanshoku, sanshoku doukou and chiitoitsu",
    "at least one han",
    "any number of suits",
    "any number of runs",
    "no flowers",
    "Dora:",
    "Rīchi:",
    "Furiten:",
    "two rounds",
  ])
    expect(page(), words).toContain(words);
});

//
test("the glossary has kanji, reading, Latin letters and English words, those of the yaku and of other houses, too", async () => {
  await show("glossary");
  const term = (key: string) => document.querySelector(`#at-${key}`)?.textContent;
  for (const [key, kanji] of Object.entries({
    ton: "東",
    nan: "南",
    shaa: "西",
    pei: "北",
    haku: "白",
    hatsu: "發",
  }))
    expect(term(key), key).toContain(kanji);
  for (const [key, kanji] of Object.entries({ manzu: "萬子", pinzu: "筒子", souzu: "索子", chun: "中" }))
    expect(term(key), key).toContain(kanji);
  expect(term("koutsu")).toMatch(/^Koutsu 刻子 コーツThree equal tiles\. triplet · pung$/);
  for (const { key, kanji } of BOOK.yaku)
    expect(document.querySelector(`#yaku-${key}`)?.textContent, key).toContain(kanji);
  expect(document.querySelector("#yaku-iipeikou")?.textContent).toContain("Pure double chow");
});

//
test("how the calls are spoken", async () => {
  await show("glossary");
  expect(texts("[data-say=ron] dd")[0]).toContain("without the g");
  expect(texts("[data-say=ippatsu] dd")[0]).toContain("eep-PAH-tsoo");
});

//
test("pages of the rules, in short and option by option, of operation and about the program", async () => {
  await show("house");
  expect(all(".rule-lines > div").length).toBe(BOOK.summary.length);
  const options = CATALOGUE.groups
    .flatMap(({ options }) => options)
    .filter(({ kind }) => kind.type !== "yaku");
  expect(all("[data-option]").map(({ dataset }) => dataset.option)).toEqual(options.map(({ key }) => key));
  await show("operation");
  expect(texts(".keys dt")).toEqual(expect.arrayContaining(["Y", "?", "Q"]));
  await show("about");
  expect(page()).toContain("MIT · Apache-2.0");
});

//
test("where the game comes from, and customs of places", async () => {
  await show("background");
  for (const words of [
    "China",
    "19th century",
    "1924",
    "America",
    "Tokyo",
    "Osaka",
    "“Ari”",
    "“nashi”",
    "bad omen",
    "four rounds",
  ])
    expect(page(), words).toContain(words);
  expect(page()).toContain("the whole wall");
});

//
test("a real table: what it needs, the sticks, the marker, and the two things beginners decide", async () => {
  await show("real");
  const needs = texts("#at-needs li").join(" ");
  for (const words of [
    "table",
    "four chairs",
    "136 tiles",
    "sticks",
    "Two dice",
    "marker",
    "Paper",
    "calculator",
  ])
    expect(needs, words).toContain(words);
  expect(page()).toContain("stand in for sticks, dice and calculator, a coin or a chip for the marker");
  expect(texts(".help-sticks li")).toEqual(["1 × 10,000", "2 × 5,000", "4 × 1,000", "10 × 100"]);
  expect(page()).toContain("at East’s side");
  expect(texts("#at-decide p")[0]).toMatch(/two things only: how many rounds .* how many points/);
});

//
test("fouls at a real table, which the program prevents", async () => {
  await show("fouls");
  for (const [nth, foul] of [
    "no yaku or too few han",
    "Ron while furiten",
    "Rīchi without tenpai",
    "A kan in rīchi that changes the hand",
    "Missing a win in rīchi",
    "Too many or too few tiles",
    "Knocking over the wall",
  ].entries())
    expect(texts("#at-chombo li")[nth]).toContain(foul);
  expect(page()).toContain("the dealer 4,000 to each, the others 4,000 to the dealer and 2,000");
  expect(page()).toContain("so most fouls cannot happen");
});

test("the address names the rules, or a match whose rules they are", async () => {
  await show(undefined);
  expect(asked).toContain("/api/help");
  await show(undefined, "rules=tenhou");
  await expect.poll(() => asked).toContain("/api/help?rules=tenhou");
  await show(undefined, "match=00ff");
  await expect.poll(() => asked).toContain("/api/help?match=00ff");
  await expect.poll(() => texts("select[name=help-rules] option")[0]).toBe("This match: Pretty Girls");
  expect(document.querySelector("[data-testid=help-contents] a")?.getAttribute("href")).toBe(
    "#/help/start?match=00ff",
  );
});

test("a slash goes to the search, whose words are in the address", async () => {
  await show("start");
  const field = document.querySelector<HTMLInputElement>("input[name=help-find]");
  // The page listens once it is painted.
  const pressed = () => {
    act(() => void dispatchEvent(new KeyboardEvent("keydown", { key: "/", cancelable: true })));
    return document.activeElement;
  };
  await expect.poll(pressed).toBe(field);
  if (field === null) throw new Error("no field");
  field.value = "furiten";
  act(() => void field.dispatchEvent(new Event("input", { bubbles: true })));
  expect(location.hash).toBe("#/help/start?find=furiten");
  await show("start", "find=furiten");
  expect(all("[data-place=furiten]").length).toBeGreaterThan(0);
});

test("an unknown topic says so", async () => {
  await show("nonsense");
  expect(page()).toContain("no such page");
});
