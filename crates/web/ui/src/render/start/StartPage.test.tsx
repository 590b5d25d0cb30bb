import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { startPage } from "../../../e2e/startPage.ts";
import { chosen, formOpen } from "../../state/newMatch.ts";
import { FIELDS, settings } from "../../state/settings.ts";
import { nameAsked } from "../../state/visitor.ts";
import type { MatchSummary, StartPage as Page } from "../../wire/generated/wire.ts";
import { Question } from "../parts/Question.tsx";
import { settingsOpen } from "../settings/SettingsSheet.tsx";
import { StartPage } from "./StartPage.tsx";

const NEW: Page = {
  ...startPage,
  open: { matches: [], damaged: [] },
  finished: { matches: [], damaged: [] },
};
const [OPEN] = startPage.open.matches as [MatchSummary];

let asked: { path: string; method: string; body: unknown }[] = [];

async function show(
  page: Page,
  answer: (path: string) => object | undefined = () => undefined,
  there = "[data-action=play]",
): Promise<void> {
  asked = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    asked.push({ path, method, body: body === undefined ? undefined : JSON.parse(String(body)) });
    if (method === "DELETE") return new Response(null, { status: 204 });
    return new Response(JSON.stringify(answer(path) ?? (method === "POST" ? { match_id: "c3" } : page)));
  });
  render(
    <>
      <StartPage />
      <Question />
    </>,
    document.body,
  );
  await expect.poll(() => find(there)).not.toBeNull();
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const press = (selector: string) => act(() => find(selector)?.click());
const created = () => expect.poll(() => asked.find(({ method }) => method === "POST")?.body);

afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
  settings.value = FIELDS.initial;
  chosen.value = null;
  nameAsked.value = false;
  formOpen.value = false;
  settingsOpen.value = false;
  location.hash = "";
});

test("somebody new plays at once, or a first match beside it, whose press sets what helps", async () => {
  await show(NEW);
  await expect.poll(() => document.activeElement?.getAttribute("data-action")).toBe("play");
  expect(document.querySelectorAll(".action.main").length).toBe(1);
  expect(find("[data-action=learn]")?.className).toBe("action");
  press("[data-action=first-match]");
  await created().toEqual({ from: "match", chosen: { ...NEW.first, name: NEW.preselected.name } });
  expect([settings.value.faces, settings.value.helpers.discardHints]).toEqual(["numbered", true]);
});

test("on a server for friends the first door is theirs", async () => {
  const hosted = (path: string) => (path === "/api/me" ? { hosted: true, name: "Yui" } : undefined);
  await show(NEW, hosted, "[data-action=friends]");
  expect(document.querySelectorAll(".action.main").length).toBe(1);
  press("[data-action=friends]");
  await expect.poll(() => location.hash).toBe("#/friends");
});

test("whoever has no name yet on a server for friends is asked for one, and nothing else is asked of the server", async () => {
  const paths: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    paths.push(path);
    return Response.json({ hosted: true });
  });
  render(<StartPage />, document.body);
  await expect.poll(() => nameAsked.value).toBe(true);
  expect(paths).toEqual(["/api/me"]);
});

/** */
test("from the start a match begins, and the score windows, the help and the settings open", async () => {
  const career = { characters: [], achievements: [] };
  await show({ ...startPage, open: NEW.open }, (path) => (path === "/api/career" ? career : undefined));
  expect(find("[data-action=help]")?.getAttribute("href")).toBe("#/help");
  expect(find("[data-action=play]")).not.toBeNull();
  press("[data-action=settings]");
  expect(settingsOpen.value).toBe(true);
  act(() => find("[data-door=career]")?.focus());
  for (const page of ["club", "statistics"])
    await expect.poll(() => find(`.panel-rooms [href="#/${page}"]`)).not.toBeNull();
});

test("each door has a panel, and all but the first lead to a page", async () => {
  await show({ ...startPage, open: NEW.open });
  const doors = [...document.querySelectorAll<HTMLElement>("[data-door]")];
  expect(doors.map((door) => [door.dataset.door, door.getAttribute("href")])).toEqual([
    ["play", null],
    ["learn", "#/learn"],
    ["friends", "#/friends"],
    ["career", "#/parlour"],
    ["records", "#/records"],
  ]);
  for (const door of doors) {
    act(() => door.focus());
    await expect.poll(() => find(".panel")?.dataset.panel).toBe(door.dataset.door);
    expect(door.getAttribute("aria-current")).toBe("true");
  }
});

test("the next match is played with one press, by what was chosen last", async () => {
  await show({ ...startPage, open: NEW.open });
  await expect.poll(() => document.activeElement?.getAttribute("data-action")).toBe("play");
  expect(find("[data-action=change]")?.textContent).toContain("Tenhou");
  expect(find("input[name=length]:checked")?.getAttribute("value")).toBe("east");
  expect(find("[data-action=opponents]")?.textContent).toContain("3 bots: Normal");
  expect([find("[data-action=first-match]"), find("[data-action=learn]")?.className]).toEqual([
    null,
    "quiet",
  ]);
  press("[data-action=play]");
  await created().toEqual(startPage.preselected);
  expect(settings.value.faces).toBe("house");
});

test("an unfinished match is the main thing, and is given up only after a question", async () => {
  const page = { ...startPage };
  await show(page);
  await expect.poll(() => document.activeElement?.textContent).toBe("Continue");
  expect(find("[data-action=play]")?.textContent).toBe("New match");
  press("[data-action=give-up]");
  expect(find("[data-testid=question]")?.textContent).toContain("Tenhou, East 2");
  press("[data-action=no]");
  await expect.poll(() => find("[data-testid=question]")).toBeNull();
  expect(asked.some(({ method }) => method === "DELETE")).toBe(false);
  press("[data-action=give-up]");
  page.open = NEW.open;
  press("[data-action=yes]");
  await expect
    .poll(() => asked.filter(({ method }) => method === "DELETE").map(({ path }) => path))
    .toEqual([`/api/matches/${OPEN.match_id}`]);
  await expect.poll(() => find(`[data-match=${OPEN.match_id}]`)).toBeNull();
  expect(find("[data-testid=question]")).toBeNull();
});

/** */
test.each([
  ["parlour", "You lose the 25,000 points you paid for the seat"],
  ["ladder", "Your place on the ladder stays the same"],
] as const)("giving up says what is lost (%s)", async (mode, lost) => {
  await show({ ...startPage, open: { matches: [{ ...OPEN, mode }], damaged: [] } });
  press("[data-action=give-up]");
  expect(find("[data-testid=question]")?.textContent).toContain(lost);
});

test("an unfinished match that cannot be read can be given up", async () => {
  const damaged = [{ match_id: "e5", why: "", rounds: 0 }];
  await show({ ...startPage, open: { matches: [], damaged } });
  press("[data-testid=damaged] [data-action=give-up]");
  expect(find("[data-testid=question]")?.textContent).toContain("Give up e5?");
  press("[data-action=yes]");
  await expect.poll(() => asked.find(({ method }) => method === "DELETE")?.path).toBe("/api/matches/e5");
});

test("rules are on cards in groups, opponents stay when fewer are seated, and Escape folds the form", async () => {
  const three = { ...(NEW.presets[0] as Page["presets"][number]), name: "three", title: "Three", players: 3 };
  await show({
    ...NEW,
    presets: [...NEW.presets, { ...three, lengths: ["east_south"] }],
    preselected: { ...NEW.preselected, opponents: ["normal", "wild", "random"] },
  });
  expect(find("[data-testid=form]")).toBeNull();
  press("[data-action=change]");
  await expect.poll(() => find("[data-testid=form]")).not.toBeNull();
  const groups = [...document.querySelectorAll("[data-testid^=rules-]")];
  expect(groups.map((group) => group.querySelectorAll("input").length)).toEqual([9, 5, 1]);
  const opponents = () => [...document.querySelectorAll("select")].map(({ value }) => value);
  press("input[name=players][value='3']");
  expect(opponents()).toEqual(["normal", "wild"]);
  expect(find("[data-testid=only-length]")?.textContent).toBe("Hanchan");
  press("input[name=players][value='4']");
  expect(opponents()).toEqual(["normal", "wild", "random"]);
  const name = find("input[name=name]") as HTMLInputElement;
  name.focus();
  name.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  await expect.poll(() => find("[data-testid=form]")).toBeNull();
  expect(document.activeElement?.getAttribute("data-action")).toBe("change");
});
