import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { startPage } from "../../../e2e/startPage.ts";
import { nameAsked } from "../../state/visitor.ts";
import { withTexts } from "../../texts/texts.ts";
import { App } from "../App.tsx";
import { goTo, route } from "../route.ts";
import { Account } from "./Account.tsx";

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const press = (selector: string) => act(() => find(selector)?.click());
const send = (action: string, values: Readonly<Record<string, string>>) =>
  act(() => {
    const form = find(`[data-action=${action}]`)?.closest("form") as HTMLFormElement;
    for (const [name, value] of Object.entries(values))
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
    form.requestSubmit();
  });

function serve(name?: string) {
  const asked: { path: string; body: unknown }[] = [];
  let account = name;
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    const said = body === undefined ? undefined : JSON.parse(String(body));
    if (method === "POST") asked.push({ path, body: said });
    const message = "The name or the password is wrong.";
    const wrong = { code: "refused", message, refusal: "wrong_password" };
    if (JSON.stringify(said)?.includes("wrong")) return Response.json(wrong, { status: 403 });
    if (path === "/api/account/password") return new Response(null, { status: 204 });
    if (path.startsWith("/api/account/") || path === "/api/me")
      return Response.json({ hosted: true, name: "Aki" });
    if (path === "/api/start") return Response.json(startPage);
    if (path === "/api/rooms") return Response.json({ rooms: [] });
    if (method === "POST") {
      account = said.name;
      return Response.json({ codes: ["AAAA-1111", "BBBB-2222"] }, { status: 201 });
    }
    const has = account !== undefined;
    return Response.json({ name: account, password: has, codes: has ? 2 : 0, passkeys: [] });
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

test("an account shows its recovery codes once", async () => {
  const asked = serve();
  render(<Account canAddPasskeys={false} changed={async () => {}} />, document.body);
  await expect.poll(() => find("[data-action=create-account]")).not.toBeNull();
  press("[data-action=new-account]");
  send("create-account", { name: "aki", new: "correct horse" });
  await expect.poll(() => find("[data-testid=recovery-codes]")?.textContent).toBe("AAAA-1111BBBB-2222");
  expect(asked).toEqual([{ path: "/api/account", body: { name: "aki", password: "correct horse" } }]);
  expect(find("section")?.textContent).toContain("You can sign in as aki. 2 recovery codes are left.");
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
  press("[data-action=copy-codes]");
  await expect.poll(() => find("[data-testid=codes-copied]")?.textContent).toBe("Codes copied");
  expect(copied).toEqual(["AAAA-1111\nBBBB-2222\n"]);
  const done = find("[data-action=codes-done]") as HTMLButtonElement;
  expect(done.disabled).toBe(true);
  press("[name=codes-kept]");
  expect(done.disabled).toBe(false);
  press("[data-action=codes-done]");
  expect(find("[data-testid=recovery-codes]")).toBeNull();
  render(null, document.body);
  render(<Account canAddPasskeys={false} changed={async () => {}} />, document.body);
  await expect.poll(() => find("[data-action=change-password]")).not.toBeNull();
  expect(find("[data-testid=recovery-codes]")).toBeNull();
});

test("what is typed into a field for a password is shown on request", async () => {
  serve();
  render(<Account canAddPasskeys={false} changed={async () => {}} />, document.body);
  await expect.poll(() => find("[data-action=create-account]")).not.toBeNull();
  const type = () => (find("[name=new]") as HTMLInputElement).type;
  expect(type()).toBe("password");
  press("[name=show-password]");
  expect(type()).toBe("text");
  press("[name=show-password]");
  expect(type()).toBe("password");
});

test("a new password needs the old one, and says that other devices are signed out", async () => {
  const asked = serve("aki");
  const changed = vi.fn(async () => {});
  render(<Account canAddPasskeys={false} changed={changed} />, document.body);
  await expect.poll(() => find("[data-action=change-password]")).not.toBeNull();
  press("[data-action=new-password]");
  send("change-password", { password: "wrong", new: "correct horse" });
  await expect.poll(() => find("[role=alert]")?.textContent).toContain("The name or the password is wrong.");
  expect(changed).not.toHaveBeenCalled();
  send("change-password", { password: "old password", new: "correct horse" });
  await expect.poll(() => find("[role=status]")?.textContent).toContain("signed out everywhere else");
  expect(asked.at(-1)?.body).toEqual({ old: "old password", new: "correct horse" });
  expect(changed).toHaveBeenCalledOnce();
});

test("who has no name here signs in by a password, or by a recovery code", async () => {
  const asked = serve();
  for (const [action, values, path] of [
    ["password-sign-in", { name: "aki", password: "correct horse" }, "sign-in"],
    ["recover", { name: "aki", code: "AAAA-1111", new: "correct horse" }, "recover"],
  ] as const) {
    nameAsked.value = true;
    goTo({ page: "friends" });
    await expect.poll(() => route.value.page).toBe("friends");
    render(<App />, document.body);
    await expect.poll(() => find("[data-action=have-account]")).not.toBeNull();
    press("[data-action=have-account]");
    await expect.poll(() => find(`[data-action=${action}]`)).not.toBeNull();
    if (action === "recover") press("[data-action=forgot]");
    send(action, values);
    await expect.poll(() => route.value.page).toBe("friends");
    expect([asked.at(-1)?.path, nameAsked.value]).toEqual([`/api/account/${path}`, false]);
    render(null, document.body);
  }
  expect(asked.at(-1)?.body).toEqual({ name: "aki", code: "AAAA-1111", password: "correct horse" });
});
