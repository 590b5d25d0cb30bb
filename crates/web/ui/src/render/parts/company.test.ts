// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { FIELDS, settings } from "../../state/settings.ts";
import { companyOf } from "./company.ts";

const names = ["Aki", "Cho", "Bot one", "Bot two"];

test("alone with bots the user has the face of the settings, among friends that of the match", () => {
  settings.value = { ...FIELDS.initial, portrait: "Emi" };
  const bots = [null, "easy", "easy", "easy"];
  const own = (table: Partial<Parameters<typeof companyOf>[0]>) =>
    companyOf({ mode: "free", names, bots, ...table }, 0).people[0];
  const byName = companyOf({ mode: "free", names, bots }, null).people[0];
  expect(own({})).toBe("Emi");
  expect(own({ faces: ["Otto", null, null, null] }), "what the match has comes first").toBe("Otto");
  expect(own({ bots: [null, null, "easy", "easy"] }), "another person sees them by their name").toBe(byName);
  expect(own({ mode: "friends" }), "and so does who watches").toBe(byName);
  expect(byName).not.toBe("Emi");
});
