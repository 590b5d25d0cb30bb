// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { FIELDS, settings } from "../../state/settings.ts";
import { companyOf } from "./company.ts";

const names = ["Aki", "Cho", "Bot one", "Bot two"];
const bots = [null, "easy", "easy", "easy"];

/** */
test("a face is that of the match, whatever this browser is set to", () => {
  const byName = companyOf({ names, bots }).people[0];
  settings.value = { ...FIELDS.initial, portrait: "Emi" };
  expect(companyOf({ names, bots }).people[0]).toBe(byName);
  expect(byName).not.toBe("Emi");
  expect(companyOf({ names, bots, faces: ["Otto", null, null, null] }).people[0]).toBe("Otto");
});
