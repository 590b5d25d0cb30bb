import { afterEach, expect, test } from "vitest";
import { speak, t, withTexts } from "../texts/texts.ts";
import type { Words } from "../wire/generated/wire.ts";
import { faceName } from "./face.ts";
import { house } from "./houseDisplay.ts";
import { pageWords } from "./houseWords.ts";
import { abortName } from "./named.ts";
import { menuWords, whyWords } from "./phrases.ts";
import { DISPLAY } from "./plainDisplay.ts";
import { change, FIELDS, settings } from "./settings.ts";

const HOUSES: readonly Words[] = ["common", "yakuza", "pretty_girls", "touzai", "shanghai", "pool_of_dreams"];

function said(words: () => string): string[] {
  return HOUSES.map((own) => {
    house.value = { ...DISPLAY, words: own };
    return words();
  });
}

afterEach(async () => {
  house.value = null;
  pageWords.value = "common";
  settings.value = FIELDS.initial;
  await speak("en");
});

/** han and fu, by which a win is counted. */
test("each house counts a win in its own words", () => {
  const counted = () => `${t("han", { count: 1 })}, ${t("han", { count: 3 })}, ${t("fu", { count: 40 })}`;
  expect(said(counted)).toEqual([
    "1 han, 3 han, 40 fu",
    "1 fan, 3 fan, 40 minipoints",
    "1 han, 3 han, 40 fu",
    "1 double, 3 doubles, 40 points",
    "1 fan, 3 fan, 40 fu",
    "1 han, 3 han, 40 fu",
  ]);
});

/** R-115, B:75: what nobody wins by, and is paid for at a draw. */
test("Pool of Dreams and TOUZAI have names of their own for nagashi", () => {
  expect(said(() => t("transfer-nagashi"))).toEqual([
    "nagashi mangan",
    "nagashi mangan",
    "nagashi mangan",
    "discard honors",
    "nagashi mangan",
    "Pool of Dreams",
  ]);
});

/** what stands on the buttons. */
test("each house has its own words on its buttons", () => {
  const buttons = () =>
    [t("button-riichi"), t("button-ron"), t("button-chii"), t("button-pon"), t("button-kan")].join(" ");
  expect(said(buttons)).toEqual([
    "Riichi Ron Chii Pon Kan",
    "Riichi Ron Chii Pon Kan",
    "Rīchi Ron Chi Pon Kan",
    "Ready Out Chow Pung Kong",
    "Reach Ron Chow Pung Kong",
    "Riichi Ron Chii Pon Kan",
  ]);
  // A call may differ from the name of the set.
  const calls = () => [t("call-chii"), t("call-pon"), t("call-kan")].join(" ");
  expect(said(calls)).toEqual(said(() => buttons().split(" ").slice(2).join(" ")));
  expect(said(() => t("call-pon"))).toEqual(["Pon", "Pon", "Pon", "Pung", "Pung", "Pon"]);
});

/** T:31-35, T:509-520, Y:486, Y:1089, S:50, S:148, B:49: and one tile of a suit. */
test("each house has its own names of the suits", () => {
  expect(said(() => [faceName("9m"), faceName("2p"), faceName("6s")].join(" "))).toEqual([
    "9-man 2-pin 6-sou",
    "9-craks 2-dots 6-bams",
    "9-man 2-pin 6-sou",
    "9-character 2-dot 6-bamboo",
    "9-crak 2-dot 6-bam",
    "9-characters 2-dots 6-bamboo",
  ]);
  expect(said(() => [t("suits-m"), t("suits-p"), t("suits-s")].join(" ")).slice(3, 5)).toEqual([
    "characters dots bamboos",
    "craks dots bams",
  ]);
});

/** T:93, T:418, T:422-424, T:766: the tile that lies face up, the next one, which counts, and a river of honours. */
test("TOUZAI has its own words for the dora and for nagashi", () => {
  const shown = () => [t("dora"), t("dora-by", { tile: "East" }), t("ura"), t("transfer-nagashi")].join(", ");
  const [common, , , touzai] = said(shown);
  expect(common).toBe("Dora, dora indicator: East, Ura, nagashi mangan");
  expect(touzai).toBe("Double tile, face-up tile: East, Underneath, discard honors");
});

test("sentences and notes have the words of the house", () => {
  const passed = { rule: "furiten_riichi", tile: "4m", message: "" } as const;
  expect(said(() => whyWords(passed))).toEqual([
    "riichi furiten: you passed on 4-man, so only tsumo can win this hand",
    "riichi furiten: you passed on 4-craks, so only tsumo can win this hand",
    "rīchi furiten: you passed on 4-man, so only tsumo can win this hand",
    "ready furiten: you passed on 4-character, so only self-draw can win this hand",
    "reach sacred discard: you passed on 4-crak, so only tsumo can win this hand",
    "riichi furiten: you passed on 4-characters, so only self-pick can win this hand",
  ]);
  const four = { reason: "suucha_riichi", name: "Four riichi", kanji: "四家立直" };
  expect(said(() => t("abortive", { reason: abortName(four) })).slice(3)).toEqual([
    "Abortive draw: Four ready",
    "Replay: Four reach",
    "Abortive draw: Four riichi",
  ]);
  expect(said(() => t("furiten"))).toEqual([
    "Furiten",
    "Furiten",
    "Furiten",
    "Furiten",
    "Sacred discard",
    "Furiten",
  ]);
  expect(said(() => t("sticks-count", { count: 2 }))).toEqual([
    "2 riichi sticks on the table",
    "2 riichi stakes on the table",
    "2 rīchi sticks on the table",
    "2 bones on the table",
    "2 reach chips on the table",
    "2 riichi sticks on the table",
  ]);
});

test("the menu and the help have texts in the words of a house", async () => {
  await withTexts("help");
  pageWords.value = "yakuza";
  expect(menuWords("yakuza", "length-half", "Hanchan")).toBe("Half game");
  expect(t("help-topic-fu")).toBe("Minipoints table");
  pageWords.value = "shanghai";
  expect(t("help-topic-furiten")).toBe("Sacred discard");
  expect(t("help-topic-fu")).toBe("Fu table");
});

test("several wins on a discard are told in the words of the house", () => {
  expect(said(() => `${t("topic-several_rons")}: ${t("fact-triple_abort")}`)).toEqual([
    "Multiple ron: double ron pays, triple ron aborts",
    "Multiple ron: double ron pays, triple ron aborts",
    "Multiple ron: double ron pays, triple ron aborts",
    "Multiple wins on a discard: a second win on a discard pays, a third win on a discard aborts",
    "Multiple ron: double ron pays, triple ron aborts",
    "Multiple wins by discard: a second win by discard pays, a third win by discard aborts",
  ]);
  const three = { reason: "sanchahou", name: "Triple ron", kanji: "三家和" };
  expect(new Set(said(() => abortName(three)))).toEqual(
    new Set(["Triple ron", "A third win on a discard", "A third win by discard"]),
  );
});

/** `Ready` may be said of a hand and of a player who declares: the sentence makes it clear. */
test("who has declared, and what a hand is, in the words of each house", async () => {
  await withTexts("advice", "help");
  expect(said(() => t("kan-new_dora", { names: "Greta" })).slice(2, 5)).toEqual([
    "new dora for Greta’s rīchi",
    "new double tile for Greta’s ready",
    "new dora for Greta’s reach",
  ]);
  expect(said(() => t("advice-rule-riichi_is_tenpai", { players: "Greta" }))[3]).toBe(
    "Greta declared ready, so only one tile is missing.",
  );
  expect(said(() => t("button-show"))).toEqual([
    "Show tenpai",
    "Show tenpai",
    "Show tenpai",
    "Show a ready hand",
    "Show tenpai",
    "Show a waiting hand",
  ]);
  expect(said(() => t("status-show-noten"))[5]).toBe("Exhaustive draw: show your hand (not waiting)?");
});

/** */
test("a player may have the standard words in every house", () => {
  change("names", "standard");
  expect(new Set(said(() => t("button-riichi")))).toEqual(new Set(["Riichi"]));
});

test("Japanese has one word for all houses, which are described in English", async () => {
  await speak("ja");
  expect(new Set(said(() => t("han", { count: 3 })))).toEqual(new Set(["3翻"]));
});
