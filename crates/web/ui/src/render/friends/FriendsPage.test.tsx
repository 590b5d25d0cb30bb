import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { startPage } from "../../../e2e/startPage.ts";
import { ROOM } from "../../state/fixtures/room.ts";
import { nameAsked } from "../../state/visitor.ts";
import { withTexts } from "../../texts/texts.ts";
import type { RoomEntry, Visitor } from "../../wire/generated/wire.ts";
import { App } from "../App.tsx";
import { route } from "../route.ts";
import { FriendsPage } from "./FriendsPage.tsx";

const ENTRY: RoomEntry = {
  id: "r1",
  host: "Ren",
  rules: "Mahjong Soul",
  seats: 4,
  open: 2,
  playing: false,
  yours: false,
};

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const press = (selector: string) => act(() => find(selector)?.click());
const headings = () => [...document.querySelectorAll("h2")].map(({ textContent }) => textContent);
const type = (selector: string, value: string) =>
  act(() => {
    const field = find(selector) as HTMLInputElement;
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });

function serve(visitor: Visitor, rooms: readonly RoomEntry[] = []) {
  const asked: { path: string; method: string; body: unknown }[] = [];
  let here = visitor;
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    const said = body === undefined ? undefined : JSON.parse(String(body));
    if (method !== "GET") asked.push({ path, method, body: said });
    if (path === "/api/me") {
      if (method === "POST") here = { hosted: true, name: said.name };
      return Response.json(here);
    }
    if (here.name === undefined)
      return Response.json({ code: "sign_in_first", message: "" }, { status: 401 });
    if (path.startsWith("/api/codes/"))
      return path.endsWith("/04hm-asw9")
        ? Response.json({ id: "r1" })
        : Response.json({ code: "no_such_room", message: "This room does not exist." }, { status: 404 });
    if (path === "/api/rooms") return Response.json(method === "POST" ? ROOM : { rooms });
    return Response.json(startPage);
  });
  return asked;
}

beforeAll(() => withTexts("friends"));
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
  nameAsked.value = false;
  location.hash = "";
});

test("who has no name says one, and opens a room with rules and time as chosen", async () => {
  const asked = serve({ hosted: true });
  render(<FriendsPage />, document.body);
  await expect.poll(() => find("[data-action=sign-in]")).not.toBeNull();
  type("input[name=visitor]", " Aki ");
  press("[data-action=sign-in]");
  await expect.poll(() => find("[data-action=open-room]")).not.toBeNull();
  expect(asked).toEqual([{ path: "/api/me", method: "POST", body: { name: "Aki" } }]);
  expect(headings()).toEqual(["Enter a room", "New room", "Rooms"]);
  press("input[value='60+0']");
  press("input[value='Mahjong Soul']");
  press("input[value=choice]");
  press("input[name=bot-for-away][value=bot]");
  press("input[name=claim-window][value='3']");
  press("input[name=watching][value=hands]");
  press("input[name=between-hands][value=between]");
  press("input[name=listed]");
  press("[data-action=open-room]");
  await expect.poll(() => route.value).toEqual({ page: "room", id: "r1" });
  expect(asked.at(-1)).toEqual({
    path: "/api/rooms",
    method: "POST",
    body: {
      preset: "Mahjong Soul",
      length: "east_south",
      menu: {},
      pace: "normal",
      time: { per_decision: 60, per_round: 0 },
      claim_window: 3,
      seating: "choice",
      watching: "hands",
      talk: { between_hands: true, own_words: false },
      bot_for_away: true,
      listed: true,
    },
  });
});

test("rooms are listed with the user's own first, and say whether there is a seat", async () => {
  serve({ hosted: true, name: "Aki" }, [
    ENTRY,
    { ...ENTRY, id: "r2", host: "Aki", yours: true, open: 0 },
    { ...ENTRY, id: "r3", host: "Yui", playing: true },
  ]);
  render(<FriendsPage />, document.body);
  await expect.poll(() => document.querySelectorAll("[data-room]").length).toBe(3);
  expect([...document.querySelectorAll("[data-room]")].map((room) => room.textContent)).toEqual([
    "Aki’s roomMahjong Soul · fullReturn",
    "Ren’s roomMahjong Soul · 2 of 4 seats openEnter",
    "Yui’s roomMahjong Soul · in playEnter",
  ]);
  expect(find("[data-room=r1] a")?.getAttribute("href")).toBe("#/room/r1");
  expect(headings(), "they come before a new one").toEqual(["Enter a room", "Rooms", "New room"]);
});

test("a page that the server shows to nobody unknown comes after the name", async () => {
  serve({ hosted: true });
  render(<App />, document.body);
  await expect.poll(() => find("[data-action=sign-in]")).not.toBeNull();
  expect(find("[role=alert]")).toBeNull();
  type("input[name=visitor]", "Aki");
  press("[data-action=sign-in]");
  await expect.poll(() => find("[data-action=friends]")).not.toBeNull();
});

test("a room is entered by the code that a friend has said", async () => {
  serve({ hosted: true, name: "Aki" });
  render(<FriendsPage />, document.body);
  await expect.poll(() => find("[name=room-code]")).not.toBeNull();
  type("[name=room-code]", "04hm");
  press("[data-action=enter-room]");
  await expect.poll(() => find("[role=alert]")?.textContent).toContain("This room does not exist");
  expect((find("[name=room-code]") as HTMLInputElement).value).toBe("04hm");
  type("[name=room-code]", "04hm-asw9");
  press("[data-action=enter-room]");
  await expect.poll(() => route.value).toEqual({ page: "room", id: "r1" });
});
