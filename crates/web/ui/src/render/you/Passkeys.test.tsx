import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { startPage } from "../../../e2e/startPage.ts";
import { withTexts } from "../../texts/texts.ts";
import type { AccountState, PasskeyEntry } from "../../wire/generated/wire.ts";
import { App } from "../App.tsx";
import { goTo, route } from "../route.ts";

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const press = (selector: string) => act(() => find(selector)?.click());

const GUEST: AccountState = { password: false, codes: 0, passkeys: [] };
const KEY: PasskeyEntry = { id: 3, since: 1_790_000_000, browser: "Firefox", system: "Windows" };
const AKI: AccountState = { name: "aki", password: false, codes: 10, passkeys: [KEY] };
const CHALLENGE = "AAAAAAAAAAAAAAAAAAAAAA";
const OPTIONS = {
  challenge: CHALLENGE,
  rp: { id: "localhost", name: "localhost" },
  user: { id: CHALLENGE, name: "aki", displayName: "Aki" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
};

/** `passkeys`: the origin for them. */
function serve(account: AccountState, passkeys = location.origin) {
  const asked: { path: string; method: string; body: unknown }[] = [];
  let here = account;
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    const said = body === undefined ? undefined : JSON.parse(String(body));
    if (method !== "GET") asked.push({ path, method, body: said });
    switch (`${method} ${path}`) {
      case "GET /api/me":
      case "POST /api/passkeys/sign-in":
        return Response.json({ hosted: true, name: "Aki", passkeys });
      case "GET /api/start":
        return Response.json(startPage);
      case "GET /api/account":
        return Response.json(here);
      case "GET /api/sessions":
        return Response.json({ sessions: [] });
      case "GET /api/rooms":
        return Response.json({ rooms: [] });
      case "POST /api/passkeys/options":
      case "POST /api/passkeys/sign-in/options":
        return Response.json(OPTIONS);
      case "POST /api/passkeys": {
        const codes = here.name === undefined ? ["AAAA-1111"] : [];
        here = { ...AKI, passkeys: [...here.passkeys, { ...KEY, id: 4 }] };
        return Response.json({ codes }, { status: 201 });
      }
    }
    here = { ...here, passkeys: here.passkeys.filter(({ id }) => path !== `/api/passkeys/${id}`) };
    return new Response(null, { status: 204 });
  });
  return asked;
}

function answer(called: "create" | "get", credential: () => unknown) {
  return vi.spyOn(navigator.credentials, called).mockImplementation(async () => credential() as Credential);
}

async function open(page: "you" | "sign-in", ready: string) {
  goTo({ page });
  await expect.poll(() => route.value.page).toBe(page);
  render(<App />, document.body);
  await expect.poll(() => find(ready)).not.toBeNull();
}

beforeAll(() => withTexts("friends"));
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  location.hash = "";
});

test("a guest gets an account by a passkey, and its recovery codes", async () => {
  const asked = serve(GUEST);
  const create = answer("create", () => ({ id: "made" }));
  await open("you", "[data-action=new-passkey]");
  press("[data-action=new-passkey]");
  const form = find("[data-action=add-passkey]")?.closest("form") as HTMLFormElement;
  expect(form.querySelector("[name=show-password]"), "nothing in it is hidden").toBeNull();
  (form.elements.namedItem("name") as HTMLInputElement).value = "aki";
  await act(() => form.requestSubmit());
  await expect.poll(() => find("[data-testid=recovery-codes]")?.textContent).toBe("AAAA-1111");
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ["/api/passkeys/options", { name: "aki" }],
    ["/api/passkeys", { id: "made" }],
  ]);
  const bytes = create.mock.calls[0]?.[0]?.publicKey?.challenge as ArrayBuffer;
  expect(new Uint8Array(bytes)).toEqual(new Uint8Array(16));
  await expect.poll(() => find("[data-passkey]")?.textContent).toContain("Firefox on Windows");
  expect(find("[data-passkey]")?.textContent).toContain("not used yet");
});

test("whoever has an account adds a passkey with one press, and removes any but the last way to sign in", async () => {
  const asked = serve(AKI);
  answer("create", () => ({ id: "made" }));
  await open("you", "[data-passkey]");
  expect(find("[data-action=remove-passkey]")).toBeNull();
  expect(find("section[aria-labelledby=account]")?.textContent).toContain("your only way to sign in");
  press("[data-action=add-passkey]");
  await expect.poll(() => document.querySelectorAll("[data-passkey]").length).toBe(2);
  expect(asked[0]).toEqual({ path: "/api/passkeys/options", method: "POST", body: {} });
  expect([find("[data-testid=recovery-codes]"), find("[data-testid=passkey-said]")?.textContent]).toEqual([
    null,
    "The passkey is added.",
  ]);
  press("[data-passkey='3'] [data-action=remove-passkey]");
  press("[data-action=yes]");
  await expect.poll(() => document.querySelectorAll("[data-passkey]").length).toBe(1);
  expect(asked.at(-1)).toMatchObject({ path: "/api/passkeys/3", method: "DELETE" });
});

test("an account without a password gets one without an old one", async () => {
  const asked = serve(AKI);
  await open("you", "[data-action=new-password]");
  expect(find("[data-action=new-password]")?.textContent).toBe("Choose a password");
  const form = find("[data-action=change-password]")?.closest("form") as HTMLFormElement;
  (form.elements.namedItem("new") as HTMLInputElement).value = "correct horse";
  await act(() => form.requestSubmit());
  await expect
    .poll(() => asked.at(-1))
    .toEqual({ path: "/api/account/password", method: "POST", body: { new: "correct horse" } });
});

test("a device that sends no passkey is said so", async () => {
  serve(AKI);
  await open("you", "[data-action=add-passkey]");
  for (const [name, words] of [
    ["NotAllowedError", "did not send a passkey"],
    ["InvalidStateError", "already has a passkey"],
  ] as const) {
    answer("create", () => {
      throw new DOMException("", name);
    });
    press("[data-action=add-passkey]");
    await expect.poll(() => find("[role=alert]")?.textContent).toContain(words);
  }
});

test("a passkey signs in without a name", async () => {
  const asked = serve(AKI);
  answer("get", () => ({ id: "used" }));
  await open("sign-in", "[data-action=passkey-sign-in]");
  press("[data-action=passkey-sign-in]");
  await expect.poll(() => route.value.page).toBe("friends");
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ["/api/passkeys/sign-in/options", undefined],
    ["/api/passkeys/sign-in", { id: "used" }],
  ]);
});

test("where browsers have no passkeys for the address, none is offered or mentioned", async () => {
  serve(GUEST, "https://mahjong.example.org");
  await open("you", "[data-action=new-account]");
  expect([find("[data-action=new-passkey]"), /passkey/i.test(document.body.innerText)]).toEqual([
    null,
    false,
  ]);
  render(null, document.body);
  await open("sign-in", "[data-action=password-sign-in]");
  expect([find("[data-action=passkey-sign-in]"), /passkey/i.test(document.body.innerText)]).toEqual([
    null,
    false,
  ]);
});
