import { expect, test } from "vitest";
import { speak } from "../texts/texts.ts";
import type { Preset } from "../wire/generated/wire.ts";
import { searchLines } from "./search.ts";

const presets = ["Tenhou", "Tenhou, three players", "Yakuza"].map((title) => ({ title }) as Preset);

test("rules are found by their names in the language of the page", async () => {
  expect(searchLines("  ", presets)).toBe("");
  expect(searchLines(" Aki ", presets)).toBe("Aki");
  expect(searchLines("tenhou", presets)).toBe("tenhou");
  await speak("ja");
  expect(searchLines("天鳳", presets)).toBe("天鳳\nTenhou\nTenhou, three players");
  expect(searchLines("ヤクザ", presets)).toBe("ヤクザ\nYakuza");
  await speak("en");
});
