// @vitest-environment happy-dom

import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { change, FIELDS, settings } from "../state/settings.ts";
import type { NewMatch } from "../wire/generated/wire.ts";
import { LONGEST_RECORD } from "./http.ts";
import { withFace } from "./match.ts";

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

test("no record that the server reads is too long for the page", () => {
  const reader = readFileSync("../../record/src/reader.rs", "utf8");
  const stated = /LONGEST_RECORD: u64 = (\d+) << (\d+);/.exec(reader);
  expect(LONGEST_RECORD).toBe(Number(stated?.[1]) << Number(stated?.[2]));
});
