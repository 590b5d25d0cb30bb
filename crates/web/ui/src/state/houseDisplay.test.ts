import { afterEach, expect, test } from "vitest";
import type { Tile } from "../wire/generated/wire.ts";
import {
  calledStay,
  discardClicks,
  facesOf,
  house,
  inSuits,
  keyScheme,
  layout,
  rightButton,
  showsFuriten,
  speaking,
} from "./houseDisplay.ts";
import { DISPLAY } from "./plainDisplay.ts";
import { change, FIELDS, settings } from "./settings.ts";

const PARLOUR = { ...DISPLAY, called_stay: true, japanese_faces: true, shows_furiten: false, speaks: true };
const ROWS = { ...DISPLAY, named_in_rows: true };

function shown(display: typeof DISPLAY) {
  house.value = display;
  return [facesOf(display), calledStay(display), layout.value, showsFuriten.value, speaking.value];
}

afterEach(() => {
  house.value = null;
  settings.value = FIELDS.initial;
});

/** */
test("a house shows its table in its own way, and another one in another", () => {
  expect(shown(PARLOUR)).toEqual(["japanese", true, "seats", false, true]);
  expect(shown(ROWS)).toEqual(["framed", false, "rows", true, false]);
});

test("what a player sets is for every house", () => {
  change("faces", "numbered");
  change("calledDiscards", "dimmed");
  change("layout", "rows");
  change("helpers", { furiten: "on" });
  change("sound", { voice: "off" });
  const all = ["numbered", true, "rows", true, false];
  expect(shown(PARLOUR)).toEqual(all);
  expect(shown(ROWS)).toEqual(all);
  change("calledDiscards", "taken");
  change("helpers", { furiten: "off" });
  change("sound", { voice: "on" });
  expect(shown(PARLOUR)).toEqual(["numbered", false, "rows", false, true]);
  // The voice follows its volume, and zero is silence.
  change("sound", { voiceLevel: 0 });
  expect(speaking.value).toBe(false);
  change("sound", { voiceLevel: 1, on: false });
  expect(speaking.value).toBe(false);
});

/** T:631-655, T:663-679 */
test("a house plays with double clicks and digits, unless the player has chosen for all", () => {
  const played = (double_clicks: boolean) => {
    house.value = { ...DISPLAY, double_clicks };
    return [discardClicks.value, rightButton.value, keyScheme.value];
  };
  expect(played(true)).toEqual(["two", "special", "numbers"]);
  expect(played(false)).toEqual(["one", "pass_or_drawn", "letters"]);
  change("inputs", { discardClick: "one", rightClick: "off", keys: "cursor" });
  expect([played(true), played(false)]).toEqual([
    ["one", "off", "cursor"],
    ["one", "off", "cursor"],
  ]);
});

/** R-323, Y:1913-1914 */
test("a hand stands in the order of its house: characters, bamboo, circles, winds, dragons in the parlour", () => {
  const dealt: Tile[] = ["1m", "0m", "2p", "9p", "1s", "3s", "1z", "7z"];
  const bamboo: Tile[] = ["1m", "0m", "1s", "3s", "2p", "9p", "1z", "7z"];
  const parlour = { ...DISPLAY, bamboo_second: true };
  expect(inSuits(dealt, parlour)).toEqual(bamboo);
  expect(inSuits(dealt, DISPLAY)).toEqual(dealt);
  expect(inSuits(["1s", "back", "1p", "back"], DISPLAY)).toEqual(["1p", "1s", "back", "back"]);
  change("suitOrder", "circles");
  expect(inSuits(dealt, parlour)).toEqual(dealt);
  change("suitOrder", "bamboo");
  expect(inSuits(dealt, DISPLAY)).toEqual(bamboo);
});
