import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { startPage } from "../../../e2e/startPage.ts";
import { FakeSocket } from "../../state/fixtures/fakeSocket.ts";
import { withTexts } from "../../texts/texts.ts";
import type { Catalogue, Room, Visitor } from "../../wire/generated/wire.ts";
import { Question } from "../parts/Question.tsx";
import { RoomPage } from "./RoomPage.tsx";

const CATALOGUE: Catalogue = {
  groups: [
    {
      key: "group-points",
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

export const find = (selector: string) => document.querySelector<HTMLElement>(selector);
export const words = (selector: string) => find(selector)?.textContent;
export const press = (selector: string) => act(() => find(selector)?.click());
export const tell = (room: Room) => act(() => FakeSocket.last.say({ type: "room", ...room }));

export function typeName(name: string, selector = "input[name=visitor]"): void {
  const field = find(selector) as HTMLInputElement;
  field.value = name;
  act(() => void field.dispatchEvent(new Event("input", { bubbles: true })));
}

export const asked: unknown[] = [];

export async function show(room: Room, visitor: Visitor = { hosted: true, name: "Yui" }): Promise<void> {
  asked.length = 0;
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

export async function enter(room: Room): Promise<void> {
  await expect.poll(() => FakeSocket.opened.length).toBe(1);
  act(() => FakeSocket.last.open({ type: "room", ...room }));
}

export function setUp(): void {
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
}
