import { afterEach, expect, test } from "vitest";
import { speak } from "../texts/texts.ts";
import { plateName, yakuName } from "./named.ts";
import { change, FIELDS, settings } from "./settings.ts";

const ITTSUU = {
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
test("a yaku is called as the house calls it, in Japanese by its kanji, or as the player likes best", async () => {
  expect(yakuName(ITTSUU)).toBe("Large straight");
  await speak("ja");
  expect(yakuName(ITTSUU)).toBe("一気通貫");
  const called = (["english", "romaji", "kanji"] as const).map((names) => {
    change("names", names);
    return yakuName(ITTSUU);
  });
  expect(called).toEqual(["Pure straight", "Ikki tsuukan", "一気通貫"]);
});

/** */
test("names of players are shown in ten characters where they are to be short", () => {
  expect(plateName("Bartholomew-Maximilian")).toBe("Bartholomew-Maximilian");
  change("shortNames", true);
  expect(plateName("Bartholomew-Maximilian")).toBe("Bartholome");
  expect(plateName("麻雀太郎")).toBe("麻雀太郎");
});
