import { render } from "preact";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { banned } from "../../state/visitor.ts";
import { withTexts } from "../../texts/texts.ts";
import { App } from "../App.tsx";

beforeAll(() => withTexts("friends"));
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
  banned.value = null;
  location.hash = "";
});

test("who is banned reads until when and why, on every page", async () => {
  const ban = { since: 1_790_000_000, until: 1_790_600_000, reason: "insults" };
  vi.stubGlobal("fetch", async () => Response.json({ code: "banned", message: "", ban }, { status: 403 }));
  for (const hash of ["#/friends", "#/you", "#/"]) {
    banned.value = null;
    location.hash = hash;
    render(<App />, document.body);
    await expect.poll(() => document.querySelector("[data-testid=banned]")?.textContent).toContain("insults");
    expect(document.body.textContent).toMatch(/ends on .*2026/);
    render(null, document.body);
  }
});
