import type { Page } from "playwright";
import { expect } from "vitest";
import type { Hands } from "./hands.ts";
import { type Done, decide, remember } from "./player.ts";
import { results } from "./record.ts";
import { bySeat, look, numberOf } from "./seen.ts";

export interface Shown {
  readonly deltas: number[];
  readonly scores: number[];
}

/** Plays to the final standings; `handsOf` chooses the means of each hand, `done` collects what was done. */
export async function playMatch(
  page: Page,
  done: Done,
  handsOf: (hand: number) => Promise<Hands>,
): Promise<Shown[]> {
  const shown: Shown[] = [];
  let hands = await handsOf(0);
  for (let decisions = 0; decisions < 2000; decisions++) {
    const seen = await look(page);
    if (seen.standings) return shown;
    const deed = decide(seen, shown.length, done);
    const on = deed.type === "next" && deed.id !== "book";
    if (on) {
      shown.push({ deltas: await bySeat(page, "delta"), scores: await bySeat(page, "after") });
      expect(seen.scores.map(numberOf), "the plates say what the sheet says").toEqual(shown.at(-1)?.scores);
    }
    await hands(page, deed);
    remember(deed, done);
    if (on) hands = await handsOf(shown.length);
  }
  throw new Error("the match does not end");
}

/** For `playMatch`: the hands of a match in these sizes and by these means, in turn. */
export function inTurn(
  page: Page,
  turns: readonly (readonly [{ width: number; height: number }, Hands])[],
): (hand: number) => Promise<Hands> {
  return async (hand) => {
    const turn = turns[hand % turns.length];
    if (!turn) throw new Error("no sizes to play in");
    await page.setViewportSize(turn[0]);
    return turn[1];
  };
}

export async function expectRecorded(page: Page, shown: Shown[]): Promise<void> {
  const matchId = new URL(page.url()).hash.split("/").at(-1) ?? "";
  const { hands, standings } = await results(page, matchId);
  expect(shown).toEqual(hands);
  const seated = [...standings].sort((a, b) => a.seat - b.seat);
  expect(await bySeat(page, "final")).toEqual(seated.map(({ points }) => points));
  expect(await bySeat(page, "total")).toEqual(seated.map(({ total }) => total / 1000));
  const rows = await page.locator("[data-testid=standing]").all();
  const places = await Promise.all(
    rows.map(async (row) => [
      Number(await row.getAttribute("data-seat")),
      Number(await row.getAttribute("data-place")),
    ]),
  );
  expect(places).toEqual(standings.map(({ seat, place }) => [seat, place]));
}
