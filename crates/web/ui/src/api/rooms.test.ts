// @vitest-environment happy-dom

import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "../state/fixtures/fakeSocket.ts";
import { full } from "../state/fixtures/fullStorage.ts";
import { ROOM } from "../state/fixtures/room.ts";
import { inRoom, sharesFor } from "../state/ownShares.ts";
import { readyIn } from "../state/roomShare.ts";
import { FIELDS, settings } from "../state/settings.ts";
import { nameAsked, signedInAs } from "../state/visitor.ts";
import { withTexts } from "../texts/texts.ts";
import { fetchRooms, type RoomCommand, type Visitor } from "../wire/generated/wire.ts";
import { socketAt } from "./connection.ts";
import { fetchVisitor, LiveRoom, rename, signIn, wear } from "./rooms.ts";
import { VERSION } from "./version.ts";

let live: LiveRoom;

beforeAll(() => withTexts("friends"));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.opened.length = 0;
  live = new LiveRoom("r1", socketAt("ws://test/ws"));
});
afterEach(() => {
  live.close();
  nameAsked.value = false;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answers(body: object, status = 200): void {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));
}

test("a room is told of at once and at each change, also after a connection is lost", () => {
  const hello = { type: "room", version: VERSION, room_id: "r1" };
  FakeSocket.last.open({ type: "room", ...ROOM });
  expect([FakeSocket.last.sent, live.link.value]).toEqual([[hello], "open"]);
  FakeSocket.last.say({ type: "room", ...ROOM, you: 2 });
  expect(live.room.value?.you).toBe(2);
  FakeSocket.last.lose();
  expect(live.link.value).toBe("lost");
  vi.advanceTimersByTime(200);
  expect(FakeSocket.opened).toHaveLength(2);
  FakeSocket.last.open({ type: "room", ...ROOM, watchers: 1 });
  expect([FakeSocket.last.sent, live.link.value, live.room.value?.watchers]).toEqual([[hello], "open", 1]);
});

test("a server that stops is asked for the room until it is back", () => {
  FakeSocket.last.open({ type: "room", ...ROOM }, { type: "bye", code: "server_stops", message: "" });
  FakeSocket.last.lose();
  expect([live.closed.value, live.link.value]).toEqual([null, "lost"]);
  vi.advanceTimersByTime(200);
  FakeSocket.last.open({ type: "room", ...ROOM, watchers: 1 });
  expect([live.link.value, live.room.value?.watchers]).toEqual(["open", 1]);
});

test("a room that is gone is not asked for again, and one that there is not says so", () => {
  FakeSocket.last.open({ type: "room", ...ROOM }, { type: "bye", message: "gone" });
  expect(live.closed.value).toBe("This room is closed.");
  FakeSocket.last.lose();
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.opened).toHaveLength(1);
  const other = new LiveRoom("r2", socketAt("ws://test/ws"));
  FakeSocket.last.open({ type: "error", code: "no_such_room", message: "This room does not exist." });
  expect([other.closed.value, nameAsked.value]).toEqual(["This room does not exist.", false]);
  other.close();
});

test("the answer to a command counts only where no change would be heard", async () => {
  answers({ ...ROOM, watchers: 1 });
  await live.order({ type: "leave" });
  expect(live.room.value?.watchers).toBe(1);
  FakeSocket.last.open({ type: "room", ...ROOM, watchers: 2 });
  await live.order({ type: "leave" });
  expect(live.room.value?.watchers).toBe(2);
});

test("a share is opened, also by a browser that has no room left to keep it", async () => {
  vi.stubGlobal("localStorage", full(localStorage));
  const ready = readyIn(ROOM);
  const said: RoomCommand[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit = {}) => {
    said.push(JSON.parse(String(body)));
    return Response.json({ ...ROOM });
  });
  const seals = ready.type === "ready" ? ready.seals : undefined;
  FakeSocket.last.open({ type: "room", ...ROOM, next: { ...ROOM.next, seals: seals ?? [] } });
  await vi.waitFor(() => expect(sharesFor(inRoom(ROOM.id))[0]?.opened).toBe(true));
  expect(said).toEqual([{ type: "open", share: sharesFor(inRoom(ROOM.id))[0]?.share }]);
});

test("a face is told to the server where somebody is signed in, and comes back from it", async () => {
  const asked: unknown[] = [];
  let me: Partial<Visitor> = { name: "Aki" };
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit = {}) => {
    if (body !== undefined) {
      asked.push(JSON.parse(String(body)));
      if (me.face === "Luca") return Response.json({ code: "too_often", message: "" }, { status: 429 });
      const { face = me.face, name = me.name } = JSON.parse(String(body));
      if (name === undefined) return Response.json({ code: "sign_in_first", message: "" }, { status: 401 });
      me = { name, ...(face !== null && face !== undefined && { face }) };
    }
    return Response.json({ hosted: true, ...me });
  });
  settings.value = FIELDS.initial;
  signedInAs.value = null;
  localStorage.removeItem("jantaku-face-told");
  await wear("Emi");
  expect([asked, settings.value.portrait]).toEqual([[], "Emi"]);
  await signIn("Aki");
  expect(asked).toEqual([{ name: "Aki", face: "Emi" }]);
  await wear("name");
  expect(asked.at(-1)).toEqual({ face: null });
  await wear("Emi");
  await rename("Akiko");
  expect([asked.at(-1), me, settings.value.portrait], "a name is only a name").toEqual([
    { name: "Akiko" },
    { name: "Akiko", face: "Emi" },
    "Emi",
  ]);
  await wear("name");
  // Chosen on another device.
  me = { name: "Aki", face: "Luca" };
  await fetchVisitor();
  expect(settings.value.portrait).toBe("Luca");
  await expect(wear("Emi")).rejects.toThrow();
  expect(settings.value.portrait, "what the server refuses is not shown").toBe("Luca");
  // The later of two choices counts.
  me = { name: "Aki" };
  await Promise.all([wear("Hana"), wear("Sora")]);
  expect([settings.value.portrait, me.face]).toEqual(["Sora", "Sora"]);
  // The session ended elsewhere: a face signs nobody in.
  me = {};
  await wear("Hana");
  expect([me, settings.value.portrait]).toEqual([{}, "Hana"]);
  // A face chosen before servers kept faces is sent once.
  localStorage.removeItem("jantaku-face-told");
  me = { name: "Aki" };
  await fetchVisitor();
  expect([asked.at(-1), settings.value.portrait]).toEqual([{ face: "Hana" }, "Hana"]);
  me = { name: "Aki" };
  await fetchVisitor();
  expect(settings.value.portrait, "by the name since, at another device").toBe("name");
});

test("a server of an earlier version signs guests in by their names, and a later one is told the face", async () => {
  const asked: unknown[] = [];
  let knowsFaces = false;
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit = {}) => {
    const said = body === undefined ? {} : JSON.parse(String(body));
    if (body !== undefined) asked.push(said);
    if (!knowsFaces && "face" in said)
      return Response.json({ code: "malformed", message: "unknown field `face`" }, { status: 400 });
    return Response.json({ hosted: true, name: "Aki", ...said });
  });
  settings.value = { ...FIELDS.initial, portrait: "Emi" };
  signedInAs.value = null;
  // A former user of this browser has sent theirs.
  localStorage.setItem("jantaku-face-told", "");
  expect((await signIn("Aki")).name).toBe("Aki");
  expect(asked).toEqual([{ name: "Aki", face: "Emi" }, { name: "Aki" }]);
  await fetchVisitor();
  expect(settings.value.portrait, "it is not forgotten").toBe("Emi");
  knowsFaces = true;
  expect((await fetchVisitor()).face).toBe("Emi");
  answers({ code: "refused", refusal: "name_mixed", message: "This name mixes alphabets." }, 400);
  await expect(signIn("Аki"), "what else is refused is said").rejects.toThrow("mixes alphabets");
});

test("whoever the server does not know is asked for a name, by a request as by a connection, until they have one", async () => {
  answers({ code: "sign_in_first", message: "Enter your name first." }, 401);
  await expect(fetchRooms()).rejects.toThrow("Enter your name first.");
  expect(nameAsked.value).toBe(true);
  answers({ hosted: true, name: "Aki" });
  await signIn("Aki");
  expect(nameAsked.value).toBe(false);
  FakeSocket.last.open({ type: "error", code: "sign_in_first", message: "" });
  expect(nameAsked.value).toBe(true);
});
