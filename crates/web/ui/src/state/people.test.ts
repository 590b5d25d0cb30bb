import { expect, test } from "vitest";
import { COMPANY, PEOPLE, RIVALS, seated } from "./people.ts";

test("a table's four differ, whatever they are called (R-325)", () => {
  for (let nth = 0; nth < 500; nth++) {
    const names = ["Aki", `Player ${nth}`, `Bot ${nth}`, PEOPLE[nth % PEOPLE.length] ?? ""];
    expect(new Set(seated(names)).size).toBe(4);
  }
  expect(new Set(seated(["Hana", "Hana", "Hana", "Hana"])).size).toBe(4);
  expect(new Set(seated(["Aki", "Hana", "Sora"], ["Hana"])).size).toBe(3);
});

test("a name has one face, that of a person its own, and a chosen one comes first (R-325)", () => {
  expect(seated(["Hana", "Aki", "Sora"])).toEqual(["Hana", ...seated(["Aki"]), "Sora"]);
  expect(seated(["Aki", "Hana", "Sora"], ["Hana"])[0]).toBe("Hana");
  expect(seated(["Aki", "Hana", "Ben"], [null, "Emi", "Emi"]).slice(1)).toEqual(["Emi", "Emi"]);
});

test("who is nobody of the cast looks the same in every match of the usual company, on any seat (R-325)", () => {
  const faces = new Set(Array.from({ length: 2000 }, (_, nth) => seated([`Player ${nth}`])[0]));
  expect(faces).toEqual(new Set(RIVALS));
  for (const name of ["You", "Aki"])
    for (const bot of COMPANY) expect(seated([bot, name])[1]).toBe(seated([name])[0]);
  const [one, other] = seated(["Player 3", "Player 3b"]);
  expect(seated(["Player 3b", "Player 3"])).toEqual([other, one]);
});

test("people of the career modes have their own faces (R-316)", () => {
  for (const person of PEOPLE) expect(seated(["Aki", person, "Hana"])[1]).toBe(person);
});
