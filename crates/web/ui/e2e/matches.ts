import type { Page } from "playwright";
import type { HouseDraft, NewMatch, SaveHouse } from "../src/wire/generated/wire.ts";

/** East only, against the recommended bots without a pause. */
const MATCH: NewMatch = {
  preset: "tenhou",
  length: "east",
  opponents: ["normal", "normal", "normal"],
  pace: "instant",
  name: "Aki",
  menu: {},
};

/** Asks as the page does; `url` is the link that the server printed. */
export function ask(url: string, path: string, init: RequestInit = {}): Promise<Response> {
  const key = new URL(url).searchParams.get("key");
  return fetch(new URL(path, url), { ...init, headers: { ...init.headers, authorization: `Bearer ${key}` } });
}

/** Returns the address of its table. */
export async function newMatch(url: string, change: Partial<NewMatch> = {}): Promise<string> {
  const response = await ask(url, "/api/matches", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...MATCH, ...change }),
  });
  if (!response.ok) throw new Error(`no match: ${await response.text()}`);
  const { match_id } = (await response.json()) as { match_id: string };
  return `${url}#/match/${match_id}`;
}

/** Differs from a preset in these options; a match may name it. */
export async function newHouse(url: string, name: string, options: HouseDraft["options"]): Promise<void> {
  const house: HouseDraft = { name, base: "tenhou", options, yaku: {} };
  const save: SaveHouse = { house, replaces: null };
  const response = await ask(url, "/api/houses", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(save),
  });
  if (!response.ok) throw new Error(`no house: ${await response.text()}`);
}

export function tableOf(page: Page) {
  return page.evaluate(() => {
    const faces = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} .tile`)].map(({ dataset }) => dataset.face);
    const words = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent);
    return {
      hand: faces("[data-testid=hand]"),
      rivers: [0, 1, 2, 3].map((seat) => faces(`[data-testid=river-${seat}]`)),
      indicators: faces("[data-testid=indicators]"),
      scores: words("[data-testid^=score-]"),
      counters: words("[data-testid^=counter-]"),
      asked: words("[data-testid=prompt] [data-action]"),
    };
  });
}
