import { afterEach, expect, test } from "vitest";
import { speak } from "../texts/texts.ts";
import { keptName, playerName, worded } from "./playerName.ts";

afterEach(() => speak("en"));

test("who has chosen no name is called by the page's language, whichever it was before", async () => {
  const match = worded({ seat: 1, names: ["Hana", "You"] });
  const old = worded({ names: ["あなた", "Sora"] });
  expect([...match.names, ...old.names]).toEqual(["Hana", "You", "You", "Sora"]);
  await speak("ja");
  expect([...match.names, ...old.names]).toEqual(["Hana", "あなた", "あなた", "Sora"]);
  expect(match.seat).toBe(1);
  expect(playerName("Aki")).toBe("Aki");
});

test("no word of a language is kept as a name", async () => {
  expect([" Aki ", "  ", "あなた", "You"].map(keptName)).toEqual(["Aki", "You", "You", "You"]);
  await speak("ja");
  expect(["", "あなた"].map(keptName)).toEqual(["You", "You"]);
});
