import { expect, test, vi } from "vitest";
import { person, ROOM } from "../../state/fixtures/room.ts";
import { roomOfMatch } from "../../state/friends.ts";
import type { Room } from "../../wire/generated/wire.ts";
import { asked, enter, find, press, setUp, show, tell, typeName, words } from "./roomPage.fixture.tsx";

setUp();

test("who is invited reads by whom and to which rules, says a name and sits", async () => {
  await show(ROOM, { hosted: true });
  await expect.poll(() => words("#invitation")).toBe("Aki invites you to a match");
  expect(words("[data-testid=room-rules]")).toContain("Thinking time5+20 s");
  expect(words("[data-action=sign-in]")).toBe("Sit down");
  typeName("Yui");
  press("[data-action=sign-in]");
  await enter(ROOM);
  expect(words("h1")).toBe("Aki’s room");
  await expect.poll(() => asked).toEqual([{ name: "Yui" }, { type: "sit", seat: 2 }]);
  tell(ROOM);
  expect(asked.length, "they are seated once").toBe(2);
});

test("an invitation follows the room, and says that one may watch", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const open: Room = { ...ROOM, settings: { ...ROOM.settings, name: "Friday", watching: "table" } };
  await show(open, { hosted: true });
  await expect
    .poll(() => words("[data-testid=invited-to]"))
    .toBe("2 seats are openYou can sit down, or just watch.");
  expect(words(".room-called")).toBe("Friday");
  const full: Room = { ...open, seats: open.seats.map((_, nth) => person(`${nth}`)) };
  vi.stubGlobal("fetch", async () => Response.json(full));
  vi.advanceTimersByTime(5000);
  await expect.poll(() => words("[data-testid=invited-to]")).toContain("You can watch.");
  expect(words("[data-action=sign-in]")).toBe("Watch");
});

test("who is invited to a full room comes in without a seat", async () => {
  const full: Room = { ...ROOM, seats: ROOM.seats.map((_, nth) => person(`${nth}`)) };
  await show(full, { hosted: true });
  await expect.poll(() => words("[data-action=sign-in]")).toBe("Enter the room");
  typeName("Yui");
  press("[data-action=sign-in]");
  await enter(full);
  expect(find("[data-action=sit-down]")).toBeNull();
  expect(asked).toEqual([{ name: "Yui" }]);
});

test("who is invited to open seats may watch instead, and is led to the match", async () => {
  const watched: Room = { ...ROOM, settings: { ...ROOM.settings, watching: "table" } };
  await show(watched, { hosted: true });
  await expect.poll(() => find("[data-action=just-watch]")).not.toBeNull();
  typeName("Yui");
  press("[data-action=just-watch]");
  await enter(watched);
  expect(words("[data-testid=invitation] [role=status]")).toContain("you watch it here");
  expect(asked, "they get no seat").toEqual([{ name: "Yui" }]);
  tell({ ...watched, current: { match_id: "m5", over: false } });
  await expect.poll(() => location.hash).toBe("#/watch/m5");
  expect(roomOfMatch("m5")).toBe("r1");
});
