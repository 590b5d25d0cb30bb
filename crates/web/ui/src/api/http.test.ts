// @vitest-environment happy-dom

import { afterEach, expect, test } from "vitest";
import { change, FIELDS, settings } from "../state/settings.ts";
import type { NewMatch } from "../wire/generated/wire.ts";
import { withFace } from "./http.ts";

afterEach(() => {
  settings.value = FIELDS.initial;
});

/** */
test("a match begins with the face that is set, or with that of the name", () => {
  const match: NewMatch = {
    preset: "tenhou",
    length: "east",
    opponents: [],
    pace: "instant",
    name: "Aki",
    menu: {},
  };
  expect(withFace({ ...match, face: "Otto" })).toEqual(match);
  change("portrait", "Emi");
  expect(withFace({ ...match, face: "Otto" })).toEqual({ ...match, face: "Emi" });
});
