import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { withTexts } from "../../texts/texts.ts";
import type { AdminMatch, AdminPerson, AdminReport, AdminRoom, Visitor } from "../../wire/generated/wire.ts";
import { App } from "../App.tsx";
import { goTo, route } from "../route.ts";

const ADMIN: AdminPerson = {
  id: 2,
  name: "Aki",
  account: "aki",
  admin: true,
  since: 1_790_000_000,
  seen: 1_790_000_600,
  sessions: 2,
};
const GUEST: AdminPerson = { id: 3, name: "Ben", admin: false, since: 1_790_000_000, sessions: 0 };
const ROOM: AdminRoom = {
  id: "00000000000000ab",
  opened: 1_790_000_000,
  rules: "tenhou",
  host: "Ben",
  people: ["Ben", "Aki"],
  bots: 1,
  open: 1,
  closing: false,
};
const MATCH: AdminMatch = {
  id: "00ff",
  begun: 1_790_000_000,
  played: 1_790_000_060,
  rules: "tenhou",
  people: ["Eve"],
  bots: 3,
};
const REPORT: AdminReport = {
  at: 1_790_000_000,
  by_id: 2,
  by: "Aki",
  about_id: 3,
  about: "Ben",
  room: ROOM.id,
};

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const press = (selector: string) => act(() => find(selector)?.click());
const type = (selector: string, value: string) =>
  act(() => {
    const input = find(selector) as HTMLInputElement;
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });

function serve(visitor: Visitor) {
  const decided: { head: string; body: unknown }[] = [];
  const asked: string[] = [];
  let people = [GUEST, ADMIN, { ...ADMIN, id: 1, name: "Eve", admin: false }];
  let rooms: readonly AdminRoom[] = [ROOM];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "GET") asked.push(path);
    if (path === "/api/me") return Response.json(visitor);
    if (method !== "GET") {
      decided.push({
        head: `${method} ${path}`,
        body: body === undefined ? undefined : JSON.parse(`${body}`),
      });
      const ban = { since: 1_790_000_000, until: 1_790_600_000, reason: "insults" };
      if (method === "POST") people = people.map((person) => (person.id === 3 ? { ...person, ban } : person));
      else if (path.includes("/people/")) people = people.map(({ ban: _, ...person }: AdminPerson) => person);
      else rooms = [{ ...ROOM, closing: true, playing: "00ff" }];
      return new Response(null, { status: 204 });
    }
    if (path.startsWith("/api/admin/people")) {
      const query = new URL(path, location.href).searchParams;
      const named = people.filter(({ name }) => name.includes(query.get("name") ?? ""));
      const rest = query.has("after") ? named.filter(({ id }) => id < Number(query.get("after"))) : named;
      return Response.json({ people: rest.slice(0, 2), ...(rest.length > 2 && { next: rest[1]?.id }) });
    }
    if (path === "/api/admin/rooms") return Response.json(rooms);
    return Response.json(path === "/api/admin/matches" ? [MATCH] : [REPORT]);
  });
  return { decided, asked };
}

async function open(visitor: Visitor) {
  const server = serve(visitor);
  goTo({ page: "admin" });
  await expect.poll(() => route.value.page).toBe("admin");
  render(<App />, document.body);
  return server;
}

beforeAll(() => withTexts("friends", "admin"));
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
  location.hash = "";
});

test("who is no administrator reads so, and the server is asked for nothing else", async () => {
  const { asked } = await open({ hosted: true, name: "Ben" });
  await expect.poll(() => find("[data-testid=no-admin]")).not.toBeNull();
  expect(asked).toEqual(["/api/me"]);
});

test("the page of one's own profile leads administrators here, and nobody else", async () => {
  for (const admin of [true, false]) {
    vi.stubGlobal("fetch", async (path: string) => {
      if (path === "/api/me") return Response.json({ hosted: true, name: "Aki", ...(admin && { admin }) });
      return Response.json(path === "/api/sessions" ? { sessions: [] } : { codes: 0, passkeys: [] });
    });
    goTo({ page: "you" });
    await expect.poll(() => route.value.page).toBe("you");
    render(<App />, document.body);
    await expect.poll(() => find("[data-action=new-account]")).not.toBeNull();
    expect(find("[data-action=admin]")?.getAttribute("href")).toBe(admin ? "#/admin" : undefined);
    render(null, document.body);
  }
});

test("people are found, banned with a duration and a reason, and let in again", async () => {
  const { decided, asked } = await open({ hosted: true, name: "Aki", admin: true });
  await expect.poll(() => all("[data-person]").length).toBe(2);
  expect(find("[data-person='2']")?.textContent).toContain("signed in on 2 devices");
  expect(find("[data-person='2'] button"), "administrators are not banned here").toBeNull();
  press("[data-action=more-people]");
  await expect.poll(() => all("[data-person]").length).toBe(3);
  expect(find("[data-action=more-people]")).toBeNull();

  const row = "[data-person='3']";
  press(`${row} [data-action=ban]`);
  expect(find(`${row} form`)?.textContent).toContain("Only bans of accounts hold");
  press(`${row} [name=ban-3][value='30']`);
  type(`${row} [name=reason]`, "insults");
  press(`${row} [data-action=ban-it]`);
  await expect.poll(() => find(`${row} [data-action=unban]`)).not.toBeNull();
  expect(find(row)?.textContent).toMatch(/Banned until .*2026.* Reason: insults/);
  expect(all("[data-person]").length, "as many as before").toBe(3);
  press(`${row} [data-action=unban]`);
  await expect.poll(() => find(`${row} [data-action=ban]`)).not.toBeNull();
  expect(decided).toEqual([
    { head: "POST /api/admin/people/3/ban", body: { days: 30, reason: "insults" } },
    { head: "DELETE /api/admin/people/3/ban", body: undefined },
  ]);

  type("[name=person]", "Ev");
  await expect.poll(() => all("[data-person]").length).toBe(1);
  expect(asked.at(-1)).toBe("/api/admin/people?name=Ev");
});

test("a report leads to a ban, which may have no end and no reason", async () => {
  const { decided } = await open({ hosted: true, name: "Aki", admin: true });
  const row = "[data-testid=admin-reports] [data-report='3']";
  await expect.poll(() => find(row)?.textContent).toContain("Aki reports Ben");
  press(`${row} [data-action=ban]`);
  press(`${row} [name=ban-3][value='']`);
  press(`${row} [data-action=ban-it]`);
  await expect.poll(() => find("[data-person='3'] [data-action=unban]")).not.toBeNull();
  expect(find(`${row} form`)).toBeNull();
  expect(decided).toEqual([{ head: "POST /api/admin/people/3/ban", body: {} }]);
});

test("a room is closed once it has been asked for", async () => {
  const { decided } = await open({ hosted: true, name: "Aki", admin: true });
  const row = "[data-testid=admin-rooms] [data-room]";
  await expect.poll(() => find(row)?.textContent).toContain("Ben, Aki");
  press(`${row} [data-action=close-room]`);
  press("[data-action=no]");
  expect(decided).toEqual([]);
  press(`${row} [data-action=close-room]`);
  press("[data-action=yes]");
  await expect.poll(() => find(row)?.textContent).toContain("Being closed");
  expect(find(`${row} button`)).toBeNull();
  expect(decided[0]?.head).toBe(`DELETE /api/admin/rooms/${ROOM.id}`);
  expect(find("[data-match='00ff']")?.textContent).toContain("bots: 3");
});
