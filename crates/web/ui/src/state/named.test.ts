import { afterEach, expect, test } from "vitest";
import { speak } from "../texts/texts.ts";
import { limitName, plateName, yakuName } from "./named.ts";
import { change, FIELDS, settings } from "./settings.ts";

const ITTSUU = {
  key: "ittsuu",
  name: "Large straight",
  english: "Pure straight",
  romaji: "Ikki tsuukan",
  kanji: "一気通貫",
};

afterEach(async () => {
  settings.value = FIELDS.initial;
  await speak("en");
});

/** */
test("a yaku has the house's name, or else its standard one, or the name the player likes best", async () => {
  const { name: _, ...unnamed } = ITTSUU;
  expect([ITTSUU, unnamed].map(yakuName)).toEqual(["Large straight", "Ikki tsuukan"]);
  const called = (["standard", "english", "romaji", "kanji"] as const).map((names) => {
    change("names", names);
    return yakuName(ITTSUU);
  });
  expect(called).toEqual(["Ikki tsuukan", "Pure straight", "Ikki tsuukan", "一気通貫"]);
  await speak("ja");
  change("names", "standard");
  expect(yakuName(ITTSUU)).toBe("一気通貫");
  // Houses are described in English.
  change("names", "house");
  expect(yakuName(ITTSUU)).toBe("一気通貫");
});

/** */
test("a value triplet is called by its tile, an English loan word in English", async () => {
  const yaku = (key: string, kanji: string, english: string) => ({ key, kanji, english, romaji: "" });
  const lines = [
    yaku("hatsu", "發", "Green dragon"),
    yaku("seat_wind", "南", "South wind (seat)"),
    yaku("double_wind", "ダブ東", "Double East wind"),
    yaku("seat_wind", "自風", "Seat wind"),
    yaku("double_riichi", "ダブル立直", "Double riichi"),
  ];
  expect(lines.map(yakuName)).toEqual([
    "Yakuhai (green dragon)",
    "Yakuhai (South, seat wind)",
    "Yakuhai (East, double wind)",
    "Seat wind",
    "Double riichi",
  ]);
  await speak("ja");
  expect(lines.map(yakuName).slice(0, 4)).toEqual(["役牌 發", "自風 南", "ダブ東", "自風"]);
});

test("limits have their standard names, or the house's", () => {
  const limit = (key: string, name: string) => ({ key, name, english: key, kanji: "" });
  const usual = { key: "haneman", english: "haneman", kanji: "" };
  expect([usual, limit("haneman", "one half limit")].map((one) => limitName(one))).toEqual([
    "haneman",
    "one half limit",
  ]);
  change("names", "standard");
  expect(limitName(limit("haneman", "one half limit"))).toBe("haneman");
  expect(limitName(limit("yakuman", "extra limit"), 2)).toBe("double yakuman");
});

/** */
test("names of players are shown in ten characters where they are to be short", () => {
  expect(plateName("Bartholomew-Maximilian")).toBe("Bartholomew-Maximilian");
  change("shortNames", true);
  expect(plateName("Bartholomew-Maximilian")).toBe("Bartholome");
  expect(plateName("麻雀太郎")).toBe("麻雀太郎");
});
