import { afterEach, expect, test } from "vitest";
import { calledStay, facesOf, house, layout, showsFuriten, speaking } from "./houseDisplay.ts";
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
  // A voice is no louder than it is set, and no sound is none.
  change("sound", { voiceLevel: 0 });
  expect(speaking.value).toBe(false);
  change("sound", { voiceLevel: 1, on: false });
  expect(speaking.value).toBe(false);
});
