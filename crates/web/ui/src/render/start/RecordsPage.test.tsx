import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { startPage } from "../../../e2e/startPage.ts";
import { RecordsPage } from "./RecordsPage.tsx";

afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const rows = () => document.querySelectorAll("[data-testid=finished] li").length;

test("finished matches say place and points, are sought by the server and come in parts", async () => {
  const asked: string[] = [];
  const [over] = startPage.finished.matches;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (path.startsWith("/api/matches?"))
      return Response.json({ matches: [{ ...over, match_id: "d4" }], damaged: [] });
    return Response.json({ ...startPage, finished: { ...startPage.finished, next: "9-1" } });
  });
  render(<RecordsPage />, document.body);
  await expect.poll(() => find("[data-testid=finished] li")?.textContent).toMatch(/^3rd24,000 points/);
  act(() => find("[data-action=more-matches]")?.click());
  await expect.poll(rows).toBe(2);
  expect(find("[data-action=more-matches]")).toBeNull();
  const search = find("input[name=search]") as HTMLInputElement;
  search.value = "yaku";
  act(() => void search.dispatchEvent(new Event("input", { bubbles: true })));
  await expect.poll(() => asked.at(-1)).toBe("/api/matches?search=yaku");
  await expect.poll(rows).toBe(1);
});

test("before the first match the page leads to it", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ ...startPage, finished: { matches: [], damaged: [] } }));
  render(<RecordsPage />, document.body);
  await expect.poll(() => find(".action.main")?.getAttribute("href")).toBe("#/");
  expect(find("[data-testid=finished]")).toBeNull();
});
