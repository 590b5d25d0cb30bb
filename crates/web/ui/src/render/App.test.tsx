import { render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { App } from "./App.tsx";
import { goTo, route } from "./route.ts";
import { ROUTES } from "./routes.fixture.ts";
import "../style/index.css";

const PLAIN = document.title;

beforeEach(() => {
  // Before the server answers.
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
afterEach(() => {
  render(null, document.body);
  location.hash = "";
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("every address shows its page, with the texts that it needs, and names the tab after it", async () => {
  const reported = vi.spyOn(console, "error");
  render(<App />, document.body);
  for (const to of ROUTES) {
    const message = { message: to.page };
    goTo(to);
    await expect.poll(() => route.value).toEqual(to);
    await expect.poll(() => document.querySelector("main")?.childElementCount, message).toBeGreaterThan(0);
    const isNamed = to.page !== "start" && document.querySelector("main:not(.table) h1") !== null;
    await expect.poll(() => document.title.endsWith(` · ${PLAIN}`), message).toBe(isNamed);
  }
  expect(reported.mock.calls).toEqual([]);
});

test("pages that are one to their user go on as they are from one address to the next", async () => {
  render(<App />, document.body);
  for (const [from, to] of [
    [{ page: "parlour" }, { page: "ladder" }],
    [{ page: "help" }, { page: "help", topic: "yaku" }],
    [{ page: "statistics" }, { page: "hands", query: "figure=win" }],
  ] as const) {
    goTo(from);
    await expect.poll(() => route.value).toEqual(from);
    await new Promise((drawn) => requestAnimationFrame(drawn));
    await expect.poll(() => document.title).not.toBe(PLAIN);
    const before = document.querySelector("main");
    goTo(to);
    await expect.poll(() => route.value).toEqual(to);
    await new Promise((drawn) => requestAnimationFrame(drawn));
    expect(document.querySelector("main"), to.page).toBe(before);
  }
});

test("a drill that there is not leads to those that there are", async () => {
  render(<App />, document.body);
  goTo({ page: "drill", drill: "juggling" });
  await expect.poll(() => document.querySelector("h1")?.textContent).toBe("Drills");
});

test("an address of no page says so, and leads home", async () => {
  render(<App />, document.body);
  location.hash = "#/nowhat";
  await expect.poll(() => document.querySelector("h1")?.textContent).toBe("Page not found");
  document.querySelector<HTMLElement>(".action.main")?.click();
  await expect.poll(() => route.value).toEqual({ page: "start" });
});

test("the pages of a family are tabs, and a page above another is one step back", async () => {
  render(<App />, document.body);
  goTo({ page: "ladder" });
  await expect.poll(() => document.querySelector("h1")?.textContent).toBe("Career");
  expect([...document.querySelectorAll(".tabs a")].map(({ textContent }) => textContent)).toEqual([
    "Parlour",
    "Ladder",
    "Rate match",
    "Achievements",
    "Statistics",
  ]);
  goTo({ page: "hands" });
  await expect
    .poll(() => document.querySelector("[data-action=back]")?.getAttribute("href"))
    .toBe("#/statistics");
});
