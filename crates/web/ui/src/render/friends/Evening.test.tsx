import { expect, test } from "vitest";
import { ROOM } from "../../state/fixtures/room.ts";
import { find, setUp, show, tell, words } from "./roomPage.fixture.tsx";

setUp();

test("the room says what came of its matches, for people in all", async () => {
  await show(ROOM);
  expect(find("[data-testid=evening]")).toBeNull();
  const played = [
    {
      match_id: "m1",
      begun: 1_790_000_000,
      standings: [
        { name: "Aki", total: 45_300 },
        { name: "Yui", total: -12_000 },
      ],
    },
    { match_id: "m2", standings: [] },
  ];
  await tell({ ...ROOM, played, totals: [{ name: "Aki", matches: 1, total: 45_300 }] });
  expect(words("[data-testid=evening-total]")).toBe("Aki1+45.3");
  const lines = [...document.querySelectorAll(".room-played span")].map((line) => line.textContent);
  expect(lines, "the last one first").toEqual(["Ended early", "Aki +45.3 · Yui −12.0"]);
  const times = [...document.querySelectorAll(".room-played time")].map((time) =>
    time.getAttribute("datetime"),
  );
  expect(times, "a server of an earlier version says none").toEqual(["2026-09-21T14:13:20.000Z"]);
  expect(find(".room-played li:last-child [data-action=watch-replay]")?.getAttribute("href")).toBe(
    "#/replay/m1",
  );
});
