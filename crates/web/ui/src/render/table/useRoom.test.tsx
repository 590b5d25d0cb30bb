import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "../../state/fixtures/fakeSocket.ts";
import { person, ROOM } from "../../state/fixtures/room.ts";
import { offlineIn, rememberRoom } from "../../state/friends.ts";
import type { Mode, Welcome } from "../../wire/generated/wire.ts";
import { useRoom } from "./useRoom.ts";

function Names({ mode }: { mode: Mode }) {
  const live = useRoom({ mode, match_id: "m1" } as Welcome);
  return <p>{[...offlineIn(live?.room.value ?? null, "m1")].join()}</p>;
}

beforeEach(() => {
  FakeSocket.opened.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  rememberRoom("m1", "r1");
});
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
});

test("the room of a match tells who is offline, as it changes", () => {
  act(() => render(<Names mode="friends" />, document.body));
  const room = { ...ROOM, type: "room", current: { match_id: "m1", over: false } } as const;
  act(() => FakeSocket.last.open({ ...room, seats: [person("Aki"), person("Ren", true, false)] }));
  expect(FakeSocket.last.sent).toMatchObject([{ type: "room", room_id: "r1" }]);
  expect(document.querySelector("p")?.textContent).toBe("Ren");
  act(() => FakeSocket.last.say({ ...room, seats: [person("Aki"), person("Ren", true)] }));
  expect(document.querySelector("p")?.textContent).toBe("");
});

test("a match against bots asks no room", () => {
  act(() => render(<Names mode="free" />, document.body));
  expect(FakeSocket.opened.length).toBe(0);
});
