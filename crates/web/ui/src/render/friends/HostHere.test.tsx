import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { withTexts } from "../../texts/texts.ts";
import { Question } from "../parts/Question.tsx";
import { FriendsPage } from "./FriendsPage.tsx";

const URL = "http://192.168.1.5:8137";
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const press = (selector: string) => act(() => find(selector)?.click());

/** A program for one person, whose machine is on a network or on none. */
function serve(hasNetwork: boolean): void {
  let url: string | undefined;
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit = {}) => {
    if (path === "/api/me") return Response.json({ hosted: false, name: "You" });
    if (method === "POST" && !hasNetwork)
      return Response.json(
        { code: "refused", refusal: "host_no_network", message: "This machine is on no network." },
        { status: 409 },
      );
    if (method !== "GET") url = method === "POST" ? URL : undefined;
    return method === "DELETE" ? new Response(null, { status: 204 }) : Response.json({ url });
  });
  render(
    <>
      <FriendsPage />
      <Question />
    </>,
    document.body,
  );
}

beforeAll(() => withTexts("friends"));
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
});

test("one press opens a server for friends, which has its link and its code, and one closes it", async () => {
  serve(true);
  await expect.poll(() => find("[data-action=open-hosting]")).not.toBeNull();
  expect(find(".qr-code")).toBeNull();
  press("[data-action=open-hosting]");
  await expect.poll(() => find(".qr-code")).not.toBeNull();
  expect(find(".room-code")?.textContent).toBe("192.168.1.5:8137");
  expect((find("[name=room-link]") as HTMLInputElement).value).toBe(`${URL}/#/friends`);
  const way = find("[data-action=enter-hosting]")?.getAttribute("href");
  expect(way).toMatch(/^http:\/\/192\.168\.1\.5:8137\/\?.*language=auto.*#\/friends$/);
  press("[data-action=close-hosting]");
  await expect
    .poll(() => find("[data-testid=question]")?.textContent)
    .toContain("Friends lose the connection");
  press("[data-action=yes]");
  await expect.poll(() => find("[data-action=open-hosting]")).not.toBeNull();
});

test("where there is no network, the page says so", async () => {
  serve(false);
  await expect.poll(() => find("[data-action=open-hosting]")).not.toBeNull();
  press("[data-action=open-hosting]");
  await expect.poll(() => find("[role=alert]")?.textContent).toContain("This machine is on no network.");
  expect(find("[data-action=open-hosting]")?.hasAttribute("disabled")).toBe(false);
});
