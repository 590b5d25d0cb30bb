import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { sealOf } from "../../prove/shared.ts";
import { FakeSocket } from "../../state/fixtures/fakeSocket.ts";
import { OPEN, OWN_ROOM, person, ROOM } from "../../state/fixtures/room.ts";
import { roomOfMatch } from "../../state/friends.ts";
import { inRoom, keepShare, type OwnShare, sharesFor } from "../../state/ownShares.ts";
import { signedInAs } from "../../state/visitor.ts";
import type { Room, RuleLine } from "../../wire/generated/wire.ts";
import { route } from "../route.ts";
import { asked, find, press, setUp, show, tell, typeName, words } from "./roomPage.fixture.tsx";

setUp();

test("a guest sits down, gets ready and leaves", async () => {
  await show(ROOM);
  expect(words("[data-testid=waited]")).toBe("2 seats are open");
  expect(find("[data-action=ready]")).toBeNull();
  expect(find("[data-action=add-bot], [data-action=free], [data-action=change-settings]")).toBeNull();
  expect(find("[data-action=sit]"), "drawn seats are all alike").toBeNull();
  press("[data-action=sit-down]");
  await expect.poll(() => asked).toEqual([{ type: "sit", seat: 2 }]);
  tell({ ...ROOM, seats: [person("Aki"), person("Ren", true, false), OPEN, person("Yui")], you: 3 });
  expect(find("[data-action=sit-down]")).toBeNull();
  expect(words("[data-seat='1']")).toBe("RenOfflineReadyReport");
  press("[data-action=ready]");
  await expect.poll(() => asked.at(-1)).toMatchObject({ type: "ready", ready: true });
  const [{ share, commitment }] = sharesFor(inRoom(ROOM.id)) as [OwnShare];
  const { match_id: matchId } = ROOM.next;
  expect(commitment).toBe(ROOM.next.commitment);
  expect(asked.at(-1), "a seal for each seat that may be drawn").toHaveProperty(
    "seals",
    [0, 1, 2, 3].map((seat) => sealOf({ matchId, round: 1 }, seat, share)),
  );
  tell({ ...ROOM, seats: [person("Aki"), person("Ren", true), OPEN, person("Yui", true)], you: 3 });
  press("[data-action=ready]");
  await expect.poll(() => asked.at(-1)).toEqual({ type: "ready", ready: false });
  press("[data-action=leave]");
  await expect.poll(() => route.value).toEqual({ page: "friends" });
  expect(asked.at(-1)).toEqual({ type: "leave" });
});

test("a share is opened once the room shows its seal, and only once", async () => {
  const ready = { ...ROOM, seats: [person("Aki", true), person("Ren", true)], you: 1 };
  const { next } = ROOM;
  const share = "01".repeat(32);
  const seal = sealOf({ matchId: next.match_id, round: 1 }, 0, share);
  keepShare({ of: inRoom(ROOM.id), round: 1, commitment: next.commitment, share });
  await show(ready);
  tell({ ...ready, next: { ...next, seals: [seal, null] } });
  tell({ ...ready, watchers: 1, next: { ...next, seals: [seal, null] } });
  await expect.poll(() => sharesFor(inRoom(ROOM.id))[0]?.opened).toBe(true);
  // A dishonest server would send other seals after it has seen the share.
  tell({ ...ready, next: { ...next, seals: [seal, seal] } });
  expect(asked).toEqual([{ type: "open", share }]);
  expect(sharesFor(inRoom(ROOM.id))[0]?.seals).toEqual([seal, null]);
});

test("a refusal is said, and the room stays", async () => {
  await show({ ...ROOM, you: 1 }, { hosted: true, name: "Ren" });
  vi.stubGlobal("fetch", async () =>
    Response.json(
      { code: "refused", message: "A match is played.", refusal: "room_in_play" },
      { status: 409 },
    ),
  );
  press("[data-action=leave]");
  await expect.poll(() => words("[role=alert]")).toContain("A match is played.");
  expect(words("h1")).toBe("Aki’s room");
});

test("when the match begins, who has a seat is at the table, and it leads back to the room", async () => {
  await show({ ...ROOM, current: { match_id: "m1", over: false } });
  expect(words("[data-testid=waited]")).toBe("A match is being played");
  expect(location.hash, "who has no seat stays").toBe("");
  tell({ ...ROOM, you: 2, current: { match_id: "m1", over: true } });
  expect(location.hash).toBe("");
  const own = { round: 1, commitment: "c0".repeat(32), share: "01".repeat(32) };
  keepShare({ of: inRoom("r1"), ...own });
  tell({ ...ROOM, you: 2, current: { match_id: "m2", over: false } });
  await expect.poll(() => route.value).toEqual({ page: "match", id: "m2" });
  expect(roomOfMatch("m2")).toBe("r1");
  expect(sharesFor("m2")).toEqual([{ of: "m2", ...own }]);
});

test("who has no seat watches where the room allows it, and everybody sees how many do", async () => {
  const current = { match_id: "m1", over: false };
  await show({ ...ROOM, current });
  expect(find("[data-action=watch]"), "nobody may watch").toBeNull();
  const settings = { ...ROOM.settings, watching: "hands" } as const;
  tell({ ...ROOM, settings, current, watchers: 3 });
  expect(words("[data-testid=watchers]")).toContain("3 watching");
  expect(words("[data-testid=room-rules]")).toContain("All hands, each after it is over");
  press("[data-action=watch]");
  expect([location.hash, roomOfMatch("m1")]).toEqual(["#/watch/m1", "r1"]);
  tell({ ...ROOM, settings, current: { ...current, over: true }, watchers: 3 });
  expect(find("[data-action=watch]")).toBeNull();
});

test("where nobody may watch, nobody is offered to", async () => {
  await show(ROOM);
  expect([find("[data-action=sit-down]") !== null, find("[data-action=just-watch]")]).toEqual([true, null]);
  tell({ ...ROOM, settings: { ...ROOM.settings, watching: "table" } });
  press("[data-action=just-watch]");
  expect(find("[data-action=just-watch]")).toBeNull();
  press("[data-action=sit-down]");
  await expect.poll(() => asked).toEqual([{ type: "sit", seat: 2 }]);
});

test("whoever is taken off their seat reads so, and everybody what the host has changed until they are ready", async () => {
  const news = () => words("[data-testid=room-news]");
  const seats = (ready: boolean) => [person("Aki"), person("Ren"), person("Yui", ready), OPEN];
  const sitting: Room = { ...ROOM, seats: seats(false), you: 2 };
  await show(sitting);
  expect(news()).toBe("");
  const settings = { ...ROOM.settings, listed: true, claim_window: 3 };
  const rules = { ...ROOM.rules, title: "Mahjong Soul", hash: "0".repeat(64) };
  tell({ ...sitting, rules });
  await expect.poll(news).toBe("The host has changed: Rules (Mahjong Soul)");
  tell(sitting);
  await expect.poll(news).toBe("");
  tell({ ...sitting, rules, settings });
  await expect.poll(news).toContain("Time to call");
  expect(news()).toContain("Rules (Mahjong Soul)");
  expect(news()).not.toContain("Seating");
  tell({ ...sitting, seats: seats(true), rules, settings });
  await expect.poll(news).toBe("");
  tell({ ...ROOM, rules, settings });
  await expect.poll(news).toBe("You no longer have a seat in this room.");
  tell({ ...sitting, rules, settings });
  await expect.poll(news).toBe("");
});

const LOOKS_ALIKE = { code: "refused", refusal: "room_looks_alike" };

test("whoever is called like somebody there can say another name at once", async () => {
  await show(ROOM);
  signedInAs.value = "Ren";
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit = {}) => {
    const said = body === undefined ? undefined : JSON.parse(String(body));
    asked.push(said);
    if (path === "/api/me") return Response.json({ hosted: true, name: said.name });
    return asked.length > 1
      ? Response.json(ROOM)
      : Response.json({ ...LOOKS_ALIKE, message: "Choose another name." }, { status: 403 });
  });
  press("[data-action=sit-down]");
  await expect.poll(() => words("[role=alert]")).toContain("Choose another name.");
  expect((find(".name-form input[name=visitor]") as HTMLInputElement).value).toBe("Ren");
  typeName("Rei");
  press(".name-form [data-action=sign-in]");
  await expect.poll(() => asked.length).toBe(3);
  expect(asked.slice(1)).toEqual([{ name: "Rei" }, { type: "sit", seat: 2 }]);
  await expect.poll(() => find(".name-form")).toBeNull();
});

test("whom the host keeps out reads so, and is back in the room once they are let in", async () => {
  await show(ROOM);
  act(() => FakeSocket.last.say({ type: "kept_out" }));
  expect(words("[role=alert]")).toContain("The host has asked you to leave this room.");
  tell(ROOM);
  expect([words("h1"), find("[role=alert]")]).toEqual(["Aki’s room", null]);
  expect(FakeSocket.opened.length).toBe(1);
});

test("what is said in the room is listed, and what the user says is sent", async () => {
  await show(ROOM);
  const said = { who: "a1", name: "Aki", talk: { type: "phrase", phrase: "one_more" } } as const;
  act(() => FakeSocket.last.say({ type: "said_before", lines: [said] }));
  expect(words("[data-testid=talk-lines]")).toBe("Aki One more match?");
  press("[data-stamp=heart]");
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "say", talk: { type: "stamp", stamp: "heart" } });
});

test("the link is copied, and the page says that it has been", async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
  await show(ROOM);
  press("[data-action=copy-link]");
  await expect.poll(() => words("[data-testid=copied]")).toBe("Link copied");
  expect(copied).toEqual([new URL("#/room/r1", location.href).href]);
});

test("rules that differ from a preset say in what", async () => {
  const differences = { ...ROOM.rules.differences, options: { starting_points: 30_000 } };
  await show({ ...ROOM, rules: { ...ROOM.rules, differences } });
  await expect.poll(() => words("[data-testid=differences] summary")).toBe("1 rule differs from Tenhou");
  expect(words("[data-testid=differences] dl")).toContain("Starting points30,000 Tenhou: 25,000");
});

test("a room that is gone leads to the others", async () => {
  await show(ROOM);
  act(() => FakeSocket.last.say({ type: "bye", message: "" }));
  expect(words("[role=alert]")).toBe("This room is closed.");
  expect(find("[data-action=rooms]")?.getAttribute("href")).toBe("#/friends");
});

test("a room uses the words of its house, also beside a form about another one", async () => {
  const summary: RuleLine[] = [{ topic: "length", facts: [{ type: "winds", winds: ["E", "S"] }] }];
  const rules = { ...ROOM.rules, summary, words: "yakuza" } as const;
  await show({ ...OWN_ROOM, rules });
  const length = () => words("[data-testid=room-rules]");
  await expect.poll(length).toContain("Half game");
  await expect.poll(() => find("[data-action=change-settings]")).not.toBeNull();
  press("[data-action=change-settings]");
  await expect.poll(() => find(".room-form")).not.toBeNull();
  expect(length()).toContain("Hanchan");
  press("[data-action=change-settings]");
  await expect.poll(() => find(".room-form")).toBeNull();
  expect(length()).toContain("Half game");
});
