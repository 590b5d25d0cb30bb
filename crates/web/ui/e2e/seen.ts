import type { Page } from "playwright";
import { PATIENCE } from "./patience.ts";

export interface SeenTile {
  readonly slot: number;
  readonly tile: string;
  readonly drawn: boolean;
  readonly raised: boolean;
  readonly able: boolean;
}

export interface SeenButton {
  readonly id: string;
  /** The index of one of several open calls. */
  readonly call: number | null;
  /** The index of one of several calls with buttons of their own. */
  readonly way: number | null;
  /** It stands there, but does nothing now. */
  readonly dark: boolean;
}

/** All that a player may go by. */
export interface Seen {
  readonly round: string;
  readonly hand: readonly SeenTile[];
  readonly buttons: readonly SeenButton[];
  readonly next: readonly string[];
  readonly standings: boolean;
  readonly status: string;
  readonly scores: readonly string[];
}

export const AFTER_HAND = ":is([data-testid=scoresheet], [data-testid=last-question])";

/** Not the sheet's other buttons, such as the talk. */
const WAY_ON = `${AFTER_HAND} .action[data-action]`;

const WAITED_FOR = [
  "[data-testid=prompt] [data-action]",
  "[data-testid=hand-tile][aria-disabled=false]",
  WAY_ON,
  "[data-testid=standings]",
].join();

/** Waits until the page asks for something; reads all of it at one time. */
export function look(page: Page): Promise<Seen> {
  return page.evaluate(
    async ({ waitedFor, wayOn, patience }) => {
      const drawn = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      const begun = performance.now();
      await drawn();
      while (document.querySelector(waitedFor) === null) {
        if (performance.now() - begun > patience)
          throw new Error(`the page asks for nothing: ${document.body.innerText}`);
        // Looking at every frame would make the browser draw each of them.
        await new Promise((later) => setTimeout(later, 50));
        await drawn();
      }
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      return {
        round: document.querySelector("[data-testid=round]")?.textContent?.trim() ?? "",
        hand: all("[data-testid=hand-tile]").map((tile) => ({
          slot: Number(tile.dataset.slot),
          tile: tile.dataset.tile ?? "",
          drawn: tile.dataset.drawn !== undefined,
          raised: tile.ariaPressed === "true",
          able: tile.ariaDisabled === "false",
        })),
        buttons: all("[data-testid=prompt] [data-action]").map((button) => ({
          id: button.dataset.action ?? "",
          call: button.dataset.call === undefined ? null : Number(button.dataset.call),
          way: button.dataset.way === undefined ? null : Number(button.dataset.way),
          dark: button.ariaDisabled === "true",
        })),
        next: all(wayOn).map((button) => button.dataset.action ?? ""),
        standings: document.querySelector("[data-testid=standings]") !== null,
        status: document.querySelector("[data-testid=status]")?.textContent ?? "",
        scores: all("[data-testid^=score-]").map((score) => score.textContent ?? ""),
      };
    },
    { waitedFor: WAITED_FOR, wayOn: WAY_ON, patience: PATIENCE },
  );
}

/** Such as `delta-0` to `delta-3`. */
export async function bySeat(page: Page, what: string): Promise<number[]> {
  const cells = await page.locator(`[data-testid^="${what}-"]`).all();
  const seats = await Promise.all(
    cells.map(async (cell) => ({
      seat: Number((await cell.getAttribute("data-testid"))?.slice(what.length + 1)),
      value: numberOf((await cell.textContent()) ?? ""),
    })),
  );
  return seats.sort((a, b) => a.seat - b.seat).map(({ value }) => value);
}

export function numberOf(shown: string): number {
  return Number(shown.replaceAll(",", "").replace("−", "-").trim());
}
