import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { startPage } from "../../../e2e/startPage.ts";
import { chosen } from "../../state/newMatch.ts";
import type { Catalogue } from "../../wire/generated/wire.ts";
import { RulesPage } from "./RulesPage.tsx";

const CATALOGUE: Catalogue = {
  groups: [],
  yaku: [],
  limits: [],
  presets: [{ name: "tenhou", title: "Tenhou", options: {}, yaku: {} }],
  houses: [],
};

afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  chosen.value = null;
});

test("saved rules are those of the next match, on the page that led to the editor", async () => {
  const back = vi.spyOn(history, "back").mockImplementation(() => {});
  vi.spyOn(history, "length", "get").mockReturnValue(2);
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/api/houses") return new Response(null, { status: 204 });
    if (path === "/api/start") return Response.json(startPage);
    return Response.json(path === "/api/rules" ? CATALOGUE : { faults: [], summary: [], file: "" });
  });
  act(() => render(<RulesPage name="tenhou" />, document.body));
  await expect.poll(() => document.querySelector("[data-action=save]")).not.toBeNull();
  act(() => document.querySelector<HTMLElement>("[data-action=save]")?.click());
  await expect.poll(() => back.mock.calls.length).toBe(1);
  expect(chosen.value).toMatchObject({ length: startPage.preselected.length, preset: "My Tenhou" });
});
