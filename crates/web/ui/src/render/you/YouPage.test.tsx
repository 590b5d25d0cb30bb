import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { nameAsked, signedInAs } from "../../state/visitor.ts";
import { withTexts } from "../../texts/texts.ts";
import type { AccountState, SessionEntry } from "../../wire/generated/wire.ts";
import { App } from "../App.tsx";
import { goTo, route } from "../route.ts";

const OWN: SessionEntry = {
  id: 3,
  since: 1_790_000_000,
  seen: 1_790_000_600,
  browser: "Firefox",
  system: "Windows",
  own: true,
};
const PHONE: SessionEntry = {
  ...OWN,
  id: 5,
  browser: "Chrome",
  system: "Android",
  own: false,
};
const CODE = "0K7Q-ABCD";
const WRONG_CODE = { code: "refused", refusal: "no_such_code", message: "It is older than ten minutes." };

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const press = (selector: string) => act(() => find(selector)?.click());
const type = (selector: string, value: string) =>
  act(() => {
    const field = find(selector) as HTMLInputElement;
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });

let arrive: (session: SessionEntry) => void;
let endAll: () => void;

function serve(
  name: string | undefined,
  sessions: readonly SessionEntry[] = [],
  account: AccountState = { password: false, codes: 0, passkeys: [] },
) {
  const asked: { path: string; method: string; body: unknown }[] = [];
  let [here, left] = [name, sessions];
  arrive = (session) => {
    left = [...left, session];
  };
  endAll = () => {
    here = undefined;
  };
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    const said = body === undefined ? undefined : JSON.parse(String(body));
    if (method !== "GET") asked.push({ path, method, body: said });
    const refused = (status: number, failure: object) =>
      Response.json({ message: "", ...failure }, { status });
    switch (`${method} ${path}`) {
      case "POST /api/devices/name":
      case "POST /api/devices":
        if (said.code !== CODE) return refused(403, WRONG_CODE);
        if (path === "/api/devices") here = "Aki";
        return Response.json({ hosted: true, name: "Aki" });
      case "POST /api/devices/offer":
        return Response.json({ code: CODE, minutes: 10 });
      case "GET /api/me":
        return Response.json({ hosted: true, ...(here !== undefined && { name: here }) });
      case "POST /api/me":
        here = said.name;
        return Response.json({ hosted: true, name: here });
      case "GET /api/account":
        return Response.json(account);
      case "GET /api/sessions":
        if (here === undefined) break;
        return Response.json({ sessions: left });
    }
    if (here === undefined) return refused(401, { code: "sign_in_first" });
    if (path === "/api/rooms") return Response.json({ rooms: [] });
    left = left.filter(({ id, own }) => own || (path !== "/api/sessions" && path !== `/api/sessions/${id}`));
    if (path === "/api/me" || path === "/api/me/data") here = undefined;
    return new Response(null, { status: 204 });
  });
  return asked;
}

beforeAll(() => withTexts("friends"));
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  nameAsked.value = false;
  signedInAs.value = null;
  location.hash = "";
});

async function open(page: "you" | "device", code?: string) {
  goTo(page === "you" ? { page } : { page, code });
  await expect.poll(() => route.value.page).toBe(page);
  render(<App />, document.body);
}

test("a name can be changed, and is given up only after a question", async () => {
  const asked = serve("Aki", [OWN]);
  await open("you");
  await expect.poll(() => find("[data-session]")).not.toBeNull();
  press("[data-action=rename]");
  type("input[name=visitor]", "Akiko");
  press("[data-action=sign-in]");
  await expect.poll(() => find(".friends-you")?.textContent).toContain("You are playing as Akiko.");
  press("[data-action=sign-out]");
  await expect.poll(() => String(find("#question")?.textContent)).toContain("signed in nowhere else");
  press("[data-action=no]");
  expect(asked.some(({ method }) => method === "DELETE")).toBe(false);
  press("[data-action=sign-out]");
  await expect.poll(() => find("[data-action=yes]")).not.toBeNull();
  press("[data-action=yes]");
  await expect.poll(() => route.value.page).toBe("friends");
  expect(asked).toContainEqual({ path: "/api/me", method: "DELETE", body: undefined });
});

test("another device gets a link and a code, but only when they are asked for", async () => {
  const asked = serve("Aki", [OWN]);
  await open("you");
  await expect.poll(() => find("[data-action=offer-device]")).not.toBeNull();
  expect(asked).toEqual([]);
  press("[data-action=offer-device]");
  await expect.poll(() => find("[data-testid=device-code]")?.textContent).toBe(CODE);
  expect((find("[name=device-link]") as HTMLInputElement).value).toMatch(/#\/device\/0K7Q-ABCD$/);
  expect(find(".qr-code path")?.getAttribute("d")).toMatch(/^M/);
});

test("a link that has been used is said to be and hidden, and so is one that is too old", async () => {
  serve("Aki", [OWN]);
  await open("you");
  await expect.poll(() => find("[data-action=offer-device]")).not.toBeNull();
  vi.useFakeTimers();
  const pass = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)));
  const make = async () => {
    press("[data-action=offer-device]");
    await vi.waitFor(() => expect(find("[data-testid=device-code]")).not.toBeNull());
  };
  await make();
  await pass(9_000);
  expect(find("[data-testid=device-code]"), "nobody has come").not.toBeNull();
  arrive(PHONE);
  await pass(3_000);
  await vi.waitFor(() =>
    expect(find("[data-testid=device-said]")?.textContent).toContain("Chrome on Android"),
  );
  expect([find("[data-testid=device-code]"), find("[name=device-link]")]).toEqual([null, null]);
  expect(document.querySelectorAll("[data-session]").length).toBe(2);
  await make();
  await pass(600_000);
  expect(find("[data-testid=device-said]")?.textContent).toBe("This link has expired.");
  expect(find("[data-testid=device-code]")).toBeNull();
});

test("whose session has ended elsewhere reads so, and whoever signs out here does not", async () => {
  serve("Aki", [OWN, PHONE]);
  await open("you");
  await expect.poll(() => find("[data-session='5']")).not.toBeNull();
  endAll();
  press("[data-session='5'] [data-action=end-session]");
  await expect.poll(() => find("[data-testid=signed-out]")?.textContent).toContain("you were Aki");
  type("input[name=visitor]", "Ben");
  press("[data-action=sign-in]");
  await expect.poll(() => find("[data-action=you-page]")?.textContent).toBe("Ben");
  await expect.poll(() => find("[data-action=sign-out]")).not.toBeNull();
  press("[data-action=sign-out]");
  await expect.poll(() => find("[data-action=yes]")).not.toBeNull();
  press("[data-action=yes]");
  await expect.poll(() => route.value.page).toBe("friends");
  await expect.poll(() => find("input[name=visitor]")).not.toBeNull();
  expect([find("[data-testid=signed-out]"), find("[data-action=you-page]")]).toEqual([null, null]);
});

test("browsers are named, and any but this one can be signed out", async () => {
  const asked = serve("Aki", [OWN, PHONE, { ...PHONE, id: 6, browser: undefined } as never]);
  await open("you");
  await expect.poll(() => document.querySelectorAll("[data-session]").length).toBe(3);
  const names = [...document.querySelectorAll("[data-session] b")].map((name) => name.textContent);
  expect(names).toEqual(["Firefox on Windows · this one", "Chrome on Android", "Android"]);
  expect(find("[data-own=true] button")).toBeNull();
  press("[data-session='5'] [data-action=end-session]");
  await expect.poll(() => document.querySelectorAll("[data-session]").length).toBe(2);
  expect(asked.at(-1)).toMatchObject({ path: "/api/sessions/5", method: "DELETE" });
  press("[data-action=end-others]");
  press("[data-action=yes]");
  await expect.poll(() => document.querySelectorAll("[data-session]").length).toBe(1);
  expect(find("[data-action=end-others]")).toBeNull();
});

test("who opens the link of another device is asked before anything happens", async () => {
  const asked = serve("Ben");
  await open("device", CODE);
  await expect.poll(() => find("#offered")?.textContent).toBe("Go on as Aki here?");
  await expect.poll(() => find("section.card")?.textContent).toContain("you are Ben now");
  expect(asked.map(({ path }) => path)).toEqual(["/api/devices/name"]);
  press("[data-action=accept-device]");
  await expect.poll(() => route.value.page).toBe("you");
  await expect.poll(() => find(".friends-you")?.textContent).toContain("You are playing as Aki.");
});

test("who has no name yet can enter the code of another device instead, and again if it is wrong", async () => {
  serve(undefined);
  await open("you");
  await expect.poll(() => find("[data-action=other-device]")).not.toBeNull();
  press("[data-action=other-device]");
  await expect.poll(() => find("[name=device-code]")).not.toBeNull();
  type("[name=device-code]", "guess");
  press("[data-action=look-up-code]");
  await expect.poll(() => find("[role=alert]")?.textContent).toContain("older than ten minutes");
  type("[name=device-code]", CODE);
  press("[data-action=look-up-code]");
  await expect.poll(() => find("#offered")?.textContent).toBe("Go on as Aki here?");
  expect(find("[role=alert]")).toBeNull();
});

test("all that is kept can be taken along, and is deleted only by whoever types their name", async () => {
  const asked = serve("Aki", [OWN]);
  await open("you");
  await expect.poll(() => find("[data-action=own-data]")?.getAttribute("href")).toBe("/api/me/data");
  const button = find("[data-action=delete-everything]") as HTMLButtonElement;
  type("[name=typed-name]", "Ak");
  expect(button.disabled).toBe(true);
  type("[name=typed-name]", "Aki ");
  expect(button.disabled).toBe(false);
  press("[data-action=delete-everything]");
  await expect.poll(() => route.value.page).toBe("friends");
  expect(asked).toEqual([{ path: "/api/me/data", method: "DELETE", body: { name: "Aki " } }]);
});

test("whoever has an account can sign out everywhere and come back", async () => {
  serve("Aki", [OWN], { name: "aki", password: true, codes: 10, passkeys: [] });
  await open("you");
  await expect.poll(() => find("[data-action=sign-out]")).not.toBeNull();
  press("[data-action=sign-out]");
  await expect.poll(() => String(find("#question")?.textContent)).toContain("Sign out on this device?");
  press("[data-action=no]");
});
