import { expect, test } from "vitest";
import { CAST, PEOPLE, seated } from "./cast.ts";

test("there are at least 24 people, and no two look alike", () => {
  expect(PEOPLE.length).toBeGreaterThanOrEqual(24);
  // Colours alone make nobody another person.
  const shapes = Object.values(CAST).map(({ face, hair, wears, lined, more }) => ({
    face: { ...face, skin: 0 },
    hair: { ...hair, colour: 0 },
    wears: { ...wears, colour: 0 },
    lined,
    more,
  }));
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(PEOPLE.length);
});

test("a table's four differ, whatever they are called (R-325)", () => {
  for (let nth = 0; nth < 500; nth++) {
    const names = ["Aki", `Player ${nth}`, `Bot ${nth}`, PEOPLE[nth % PEOPLE.length] ?? ""];
    expect(new Set(seated(names)).size).toBe(4);
  }
  expect(new Set(seated(["Hana", "Hana", "Hana", "Hana"])).size).toBe(4);
  expect(new Set(seated(["Aki", "Hana", "Sora"], { seat: 0, person: "Hana" })).size).toBe(3);
});

test("a name has one face, that of a person its own, and a chosen one comes first (R-325)", () => {
  expect(seated(["Hana", "Aki", "Sora"])).toEqual(["Hana", ...seated(["Aki"]), "Sora"]);
  expect(seated(["Aki", "Hana", "Sora"], { seat: 0, person: "Hana" })[0]).toBe("Hana");
});
