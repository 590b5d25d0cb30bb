import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startPage } from "../../../e2e/startPage.ts";
import { FakeSocket } from "../../state/fixtures/fakeSocket.ts";
import { bot, OPEN, OWN_ROOM, person, ROOM } from "../../state/fixtures/room.ts";
import { roomOfMatch } from "../../state/friends.ts";
import { keepForMatch, keepRoomShare, sharesFor } from "../../state/ownShares.ts";
import { playRoomsBy } from "../../state/roomDrafts.ts";
import { signedInAs } from "../../state/visitor.ts";
import { withTexts } from "../../texts/texts.ts";
import type { Catalogue, Room, Visitor } from "../../wire/generated/wire.ts";
import { Question } from "../parts/Question.tsx";
import { route } from "../route.ts";
import { RoomPage } from "./RoomPage.tsx";

const CATALOGUE: Catalogue = {
  groups: [
    {
      title: "Points",
      options: [
        {
          key: "starting_points",
          title: "Starting points",
          meaning: "",
          kind: { type: "number", least: 0, most: 99_999 },
        },
      ],
    },
  ],
  yaku: [],
  limits: [],
  presets: [{ name: "tenhou", title: "Tenhou", options: { starting_points: 25_000 }, yaku: {} }],
  houses: [],
};

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const words = (selector: string) => find(selector)?.textContent;
const press = (selector: string) => act(() => find(selector)?.click());
const tell = (room: Room) => act(() => FakeSocket.last.say({ type: "room", ...room }));

/** The commands that were given, and the names that were said. */
let asked: unknown[] = [];

/** Shows the room to this visitor. */
async function show(room: Room, visitor: Visitor = { hosted: true, name: "Yui" }): Promise<void> {
  asked = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit = {}) => {
    if (body !== undefined) asked.push(JSON.parse(String(body)));
    if (path === "/api/me")
      return Response.json(body === undefined ? visitor : { hosted: true, name: "Yui" });
    if (path === "/api/start") return Response.json(startPage);
    if (path === "/api/rules") return Response.json(CATALOGUE);
    return Response.json(room);
  });
  render(
    <>
      <RoomPage id="r1" />
      <Question />
    </>,
    document.body,
  );
  if (visitor.name !== undefined) await enter(room);
}

async function enter(room: Room): Promise<void> {
  await expect.poll(() => FakeSocket.opened.length).toBe(1);
  act(() => FakeSocket.last.open({ type: "room", ...room }));
}

beforeAll(() => withTexts("friends"));
beforeEach(() => {
  FakeSocket.opened.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  location.hash = "";
});

test("seats say with which wind they begin, unless they are drawn", async () => {
  const winds = () =>
    [...document.querySelectorAll("[data-testid=seat-wind]")].map((wind) => wind.textContent);
  await show({ ...ROOM, settings: { ...ROOM.settings, seating: "choice" } });
  expect(winds()).toEqual(["East", "South", "West", "North"]);
  await tell({ ...ROOM, east: 1, settings: { ...ROOM.settings, seating: "choice" } });
  expect(winds(), "they turn from match to match").toEqual(["North", "East", "South", "West"]);
  await tell({ ...ROOM, settings: { ...ROOM.settings, seating: "draw" } });
  expect(winds()).toEqual([]);
});

test("who is invited reads by whom and to which rules, says a name and sits", async () => {
  await show(ROOM, { hosted: true });
  await expect.poll(() => words("#invitation")).toBe("Aki invites you to a match");
  expect(words("[data-testid=room-rules]")).toContain("Thinking time5+20 s");
  expect(words("[data-action=sign-in]")).toBe("Sit down");
  const field = find("input[name=visitor]") as HTMLInputElement;
  field.value = "Yui";
  act(() => void field.dispatchEvent(new Event("input", { bubbles: true })));
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

test("the room says what came of its matches, for people in all", async () => {
  await show(ROOM);
  expect(find("[data-testid=evening]")).toBeNull();
  const played = [
    {
      match_id: "m1",
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
  expect(find(".room-played li:last-child [data-action=watch-replay]")?.getAttribute("href")).toBe(
    "#/replay/m1",
  );
});

test("the host lets seats change places where they are chosen", async () => {
  const chosen: Room = { ...OWN_ROOM, settings: { ...ROOM.settings, seating: "choice" } };
  await show(chosen);
  const swap = (seat: number) => `[data-seat="${seat}"] [data-action=swap]`;
  press(swap(0));
  expect([words(swap(0)), words(swap(1))]).toEqual(["Cancel", "Swap with this seat"]);
  expect(find("[data-action=make-host]"), "nothing else is in the way").toBeNull();
  press(swap(0));
  expect(words(swap(1))).toBe("Swap seats");
  expect(find(swap(2)), "an open seat is taken by sitting down").toBeNull();
  press(swap(0));
  press(swap(1));
  await expect.poll(() => asked.at(-1)).toEqual({ type: "swap", seat: 0, with: 1 });
  await tell({ ...chosen, you: 1, host: ROOM.host });
  expect(find("[data-action=swap]"), "nobody else does").toBeNull();
  await tell({ ...chosen, settings: ROOM.settings });
  expect(find("[data-action=swap]"), "drawn seats have no places").toBeNull();
});

test("who is invited to a full room comes in without a seat", async () => {
  const full: Room = { ...ROOM, seats: ROOM.seats.map((_, nth) => person(`${nth}`)) };
  await show(full, { hosted: true });
  await expect.poll(() => words("[data-action=sign-in]")).toBe("Enter the room");
  const field = find("input[name=visitor]") as HTMLInputElement;
  field.value = "Yui";
  act(() => void field.dispatchEvent(new Event("input", { bubbles: true })));
  press("[data-action=sign-in]");
  await enter(full);
  expect(find("[data-action=sit-down]")).toBeNull();
  expect(asked).toEqual([{ name: "Yui" }]);
});

test("where seats are chosen, each open one can be", async () => {
  await show({ ...ROOM, settings: { ...ROOM.settings, seating: "choice" } });
  press("[data-seat='3'] [data-action=sit]");
  await expect.poll(() => asked).toEqual([{ type: "sit", seat: 3 }]);
});

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
  const share = expect.stringMatching(/^[0-9a-f]{64}$/);
  await expect.poll(() => asked.at(-1)).toEqual({ type: "ready", ready: true, share });
  keepForMatch(ROOM.id, "begun");
  expect(sharesFor("begun")).toEqual([
    { of: "begun", commitment: ROOM.commitment, share: (asked.at(-1) as { share: string }).share },
  ]);
  tell({ ...ROOM, seats: [person("Aki"), person("Ren", true), OPEN, person("Yui", true)], you: 3 });
  press("[data-action=ready]");
  await expect.poll(() => asked.at(-1)).toEqual({ type: "ready", ready: false });
  press("[data-action=leave]");
  await expect.poll(() => route.value).toEqual({ page: "friends" });
  expect(asked.at(-1)).toEqual({ type: "leave" });
});

test("the host gives up their seat, hosts on without one, and takes one again", async () => {
  await show({ ...ROOM, you: 1 }, { hosted: true, name: "Ren" });
  expect(find("[data-action=give-up-seat]"), "the host alone gives up a seat and stays").toBeNull();
  await tell(OWN_ROOM);
  press("[data-action=give-up-seat]");
  await expect.poll(() => asked.at(-1)).toEqual({ type: "give_up_seat" });
  const seats = [OPEN, person("Ren"), person("Yui"), OPEN];
  const { you: _, ...organised }: Room = { ...OWN_ROOM, seats, host: { name: "Aki", here: true, you: true } };
  await tell(organised);
  expect(words("[data-testid=organiser]")).toBe("HostAkiYouNot playingOnline");
  expect(words("[data-testid=room-news]"), "they have not lost it").toBe("");
  expect([find("#invitation"), find("[data-action=ready]")]).toEqual([null, null]);
  for (const way of ["make-host", "keep-out", "free", "add-bot"])
    expect(find(`[data-action=${way}]`), way).not.toBeNull();
  press("[data-action=sit-down]");
  await expect.poll(() => asked.at(-1)).toEqual({ type: "sit", seat: 0 });

  const bots = [bot("wild"), bot("wild"), bot("wild"), bot("wild")];
  await tell({ ...organised, seats: bots });
  expect(words("[data-testid=waited]")).toBe("Only bots sit here: free a seat for a player");
  press("[data-action=leave]");
  expect(words("[data-testid=question]")).toContain("it closes");
  press("[data-action=no]");
  const settings: Room["settings"] = { ...ROOM.settings, watching: "table" };
  await tell({ ...organised, settings, current: { match_id: "m1", over: false } });
  expect(find("[data-action=watch]")?.getAttribute("href")).toBe("#/watch/m1");
  press("[data-action=end-match]");
  press("[data-action=yes]");
  await expect.poll(() => asked.at(-1)).toEqual({ type: "end_match" });
});

test("everybody sees who hosts without a seat, and whether they are there", async () => {
  const organised: Room = {
    ...ROOM,
    seats: [OPEN, person("Ren"), OPEN, OPEN],
    host: { name: "Aki", here: false, you: false },
  };
  await show(organised, { hosted: true });
  await expect.poll(() => words("[data-testid=organiser]")).toBe("HostAkiNot playingOffline");
  expect(words("#invitation")).toBe("Aki invites you to a match");
  render(null, document.body);
  await show({ ...organised, you: 1 }, { hosted: true, name: "Ren" });
  expect(words("h1")).toBe("Aki’s room");
  press("[data-action=leave]");
  await expect
    .poll(() => asked.at(-1), { message: "the room goes on with its host" })
    .toEqual({ type: "leave" });
});

test("the host seats bots, frees seats, hands over and changes the settings", async () => {
  const seats = [person("Aki"), person("Ren"), bot("wild"), OPEN];
  await show({ ...OWN_ROOM, seats }, { hosted: true, name: "Aki" });
  await expect.poll(() => find("[data-action=change-settings]")).not.toBeNull();
  press("[data-seat='3'] [data-action=add-bot]");
  press("[data-seat='1'] [data-action=free]");
  press("[data-action=no]");
  press("[data-seat='1'] [data-action=free]");
  expect(words("[data-testid=question]")).toContain("Remove Ren?");
  press("[data-action=yes]");
  await expect.poll(() => asked.length).toBe(2);
  press("[data-seat='2'] [data-action=free]");
  const level = find("[data-seat='2'] select") as HTMLSelectElement;
  expect(level.value).toBe("wild");
  level.value = "random";
  act(() => void level.dispatchEvent(new Event("change", { bubbles: true })));
  press("[data-seat='1'] [data-action=make-host]");
  press("[data-action=yes]");
  await expect
    .poll(() => asked)
    .toEqual([
      { type: "bot", seat: 3, level: "normal" },
      { type: "free", seat: 1 },
      { type: "free", seat: 2 },
      { type: "bot", seat: 2, level: "random" },
      { type: "host", seat: 1 },
    ]);
  press("[data-action=change-settings]");
  await expect.poll(() => find("[data-action=save-settings]")).not.toBeNull();
  press("input[name=time][value=none]");
  press("[data-action=save-settings]");
  const { time: _, ...settings } = ROOM.settings;
  await expect.poll(() => asked.at(-1)).toEqual({ type: "change", settings });
  await expect.poll(() => find("[data-action=save-settings]"), { message: "it is folded again" }).toBeNull();
});

test("what the host has chosen and not saved is still there after a visit to another page", async () => {
  const own = OWN_ROOM;
  await show(own, { hosted: true, name: "Aki" });
  await expect.poll(() => find("[data-action=change-settings]")).not.toBeNull();
  press("[data-action=change-settings]");
  await expect.poll(() => find("[data-action=save-settings]")).not.toBeNull();
  press("input[name=time][value=none]");
  render(null, document.body);
  playRoomsBy("Mahjong Soul");
  FakeSocket.opened.length = 0;
  await show(own, { hosted: true, name: "Aki" });
  await expect.poll(() => find("[data-action=save-settings]")).not.toBeNull();
  press("[data-action=save-settings]");
  const { time: _, ...settings } = ROOM.settings;
  await expect
    .poll(() => asked.at(-1))
    .toEqual({ type: "change", settings: { ...settings, preset: "Mahjong Soul" } });
  render(null, document.body);
  FakeSocket.opened.length = 0;
  await show(own, { hosted: true, name: "Aki" });
  await expect.poll(() => find("[data-action=change-settings]")).not.toBeNull();
  expect(find("[data-action=save-settings]"), "what is saved is no draft").toBeNull();
});

test("a refusal is said, and the room stays", async () => {
  await show({ ...ROOM, you: 1 }, { hosted: true, name: "Ren" });
  vi.stubGlobal("fetch", async () =>
    Response.json({ code: "refused", message: "", refusal: "room_in_play" }, { status: 409 }),
  );
  press("[data-action=leave]");
  await expect
    .poll(() => words("[role=alert]"))
    .toContain("Seats and settings cannot change while a match is played.");
  expect(words("h1")).toBe("Aki’s room");
});

test("settings that are refused stay as they were typed", async () => {
  await show(OWN_ROOM, { hosted: true, name: "Aki" });
  await expect.poll(() => find("[data-action=change-settings]")).not.toBeNull();
  press("[data-action=change-settings]");
  await expect.poll(() => find("[name=room-name]")).not.toBeNull();
  const field = find("[name=room-name]") as HTMLInputElement;
  field.value = "...";
  act(() => void field.dispatchEvent(new Event("input", { bubbles: true })));
  const refused = { code: "refused", message: "", refusal: "name_blank" };
  vi.stubGlobal("fetch", async () => Response.json(refused, { status: 400 }));
  press("[data-action=save-settings]");
  await expect.poll(() => find("[role=alert]")).not.toBeNull();
  expect((find("[name=room-name]") as HTMLInputElement).value).toBe("...");
});

test("when the match begins, who has a seat is at the table, and it leads back to the room", async () => {
  await show({ ...ROOM, current: { match_id: "m1", over: false } });
  expect(words("[data-testid=waited]")).toBe("A match is being played");
  expect(location.hash, "who has no seat stays").toBe("");
  tell({ ...ROOM, you: 2, current: { match_id: "m1", over: true } });
  expect(location.hash).toBe("");
  keepRoomShare("r1", ROOM.commitment, "share");
  tell({ ...ROOM, you: 2, current: { match_id: "m2", over: false } });
  await expect.poll(() => route.value).toEqual({ page: "match", id: "m2" });
  expect(roomOfMatch("m2")).toBe("r1");
  expect(sharesFor("m2")).toEqual([{ of: "m2", commitment: ROOM.commitment, share: "share" }]);
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

test("who is invited to open seats may watch instead, and is led to the match", async () => {
  const watched: Room = { ...ROOM, settings: { ...ROOM.settings, watching: "table" } };
  await show(watched, { hosted: true });
  await expect.poll(() => find("[data-action=just-watch]")).not.toBeNull();
  const field = find("input[name=visitor]") as HTMLInputElement;
  field.value = "Yui";
  act(() => void field.dispatchEvent(new Event("input", { bubbles: true })));
  press("[data-action=just-watch]");
  await enter(watched);
  expect(words("[data-testid=invitation] [role=status]")).toContain("you watch it here");
  expect(asked, "they get no seat").toEqual([{ name: "Yui" }]);
  tell({ ...watched, current: { match_id: "m5", over: false } });
  await expect.poll(() => location.hash).toBe("#/watch/m5");
  expect(roomOfMatch("m5")).toBe("r1");
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

test("everybody reads who is there without a seat, and the host keeps them out", async () => {
  const bystanders = [
    { who: "e1", name: "Eve" },
    { who: "m1", name: "Mei" },
  ];
  await show({ ...ROOM, bystanders });
  expect(words("[data-testid=also-here]")).toBe("Also here:EveMei");
  tell({ ...OWN_ROOM, bystanders });
  document.querySelectorAll<HTMLElement>("[data-action=keep-out-bystander]")[1]?.click();
  await expect.poll(() => words("[data-testid=question]")).toContain("Remove Mei");
  press("[data-action=yes]");
  await expect.poll(() => asked).toEqual([{ type: "keep_out_bystander", who: "m1" }]);
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

test("whoever is called like somebody there can say another name at once", async () => {
  await show(ROOM);
  signedInAs.value = "Ren";
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit = {}) => {
    const said = body === undefined ? undefined : JSON.parse(String(body));
    asked.push(said);
    if (path === "/api/me") return Response.json({ hosted: true, name: said.name });
    return asked.length > 1
      ? Response.json(ROOM)
      : Response.json({ code: "refused", refusal: "room_looks_alike", message: "" }, { status: 403 });
  });
  press("[data-action=sit-down]");
  await expect.poll(() => words("[role=alert]")).toContain("Choose another name.");
  const field = find(".name-form input[name=visitor]") as HTMLInputElement;
  expect(field.value).toBe("Ren");
  field.value = "Rei";
  act(() => void field.dispatchEvent(new Event("input", { bubbles: true })));
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

test("the host keeps people out and reads what others report; the others report", async () => {
  await show({ ...OWN_ROOM, reports: [{ by: "Yui", about: "Ren" }], kept_out: ["Eve"] });
  expect(words("[data-testid=host-desk]")).toContain("Yui reports Ren.");
  expect(find("[data-action=report]")).toBeNull();
  press("[data-action=let-in]");
  press("[data-action=keep-out]");
  press("[data-action=yes]");
  await expect.poll(() => asked.length).toBe(2);
  expect(asked).toEqual([
    { type: "let_in", nth: 0 },
    { type: "keep_out", seat: 1 },
  ]);
  tell({ ...ROOM, seats: [person("Aki"), person("Ren"), person("Yui"), OPEN], you: 2 });
  expect(find("[data-testid=host-desk]")).toBeNull();
  press("[data-seat='1'] [data-action=report]");
  press("[data-action=yes]");
  await expect.poll(() => asked.at(-1)).toEqual({ type: "report", seat: 1 });
  expect(find("[data-seat='0'] [data-action=report]"), "not the host").toBeNull();
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
