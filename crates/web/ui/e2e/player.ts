import type { Seen, SeenButton, SeenTile } from "./seen.ts";

export type Deed =
  | { readonly type: "button"; readonly id: string }
  /** One of several calls, each with a button. */
  | { readonly type: "way"; readonly id: string; readonly nth: number }
  | { readonly type: "call"; readonly nth: number }
  | { readonly type: "discard"; readonly slot: SeenTile }
  | { readonly type: "next"; readonly id: string };

/** Names of deeds; a test asks afterwards whether all were done. */
export type Done = Set<string>;

/**
 * Goes by what the page shows: wins and declares riichi whenever it may, keeps what fits together, and calls only in every third hand, so
 * that both kinds of hand come about.
 */
export function decide(seen: Seen, hand: number, done: Done): Deed {
  // Matches are played to their end.
  const on = seen.next.find((id) => id === "continue") ?? seen.next[0];
  if (on !== undefined) return { type: "next", id: on };
  const calls = seen.buttons.filter(({ call }) => call !== null);
  if (calls.length > 0) return { type: "call", nth: calls.length - 1 };
  const offered = seen.buttons.filter(
    (button) => !button.dark && !(CALLED_UP.has(button.id) && refused(seen)),
  );
  const button = offered.find((button) => wanted(button, hand, done)) ?? offered.find(isPass);
  // While riichi is being declared its button takes it back, unless the table asks for it.
  const declaring = seen.hand.some(({ raised }) => raised) && !offered.some(({ id }) => id === "plain");
  if (button !== undefined && !declaring) {
    const { id, way } = button;
    return way === null ? { type: "button", id } : { type: "way", id, nth: way };
  }
  return { type: "discard", slot: leastUseful(seen.hand) };
}

/** These buttons stand there whether possible or not. */
const CALLED_UP = new Set(["riichi", "kan"]);

const refused = ({ status }: Seen) => /^No (riichi|kan)/.test(status);

const isPass = ({ id }: SeenButton) => id === "pass";

function wanted({ id, way }: SeenButton, hand: number, done: Done): boolean {
  const open = hand % 3 === 2;
  switch (id) {
    case "tsumo":
    case "ron":
    case "ippatsu":
    case "riichi":
    case "kita":
      return true;
    case "kan":
      return open || !done.has("kan");
    // Each of these is done once in either way.
    case "nine":
    case "hide":
      return !done.has(id);
    case "show":
      return done.has("hide");
    case "chii":
    case "pon":
      return open || (way !== null && !done.has("choice"));
    default:
      return false;
  }
}

/** Among equals the one at the right, which is the drawn one. */
function leastUseful(hand: readonly SeenTile[]): SeenTile {
  const able = hand.filter(({ able }) => able);
  const worst = able.reduce((worst, tile) => (friends(tile, hand) <= friends(worst, hand) ? tile : worst));
  return worst;
}

function friends(tile: SeenTile, hand: readonly SeenTile[]): number {
  return hand
    .filter((other) => other !== tile)
    .reduce((sum, other) => sum + friendship(tile.tile, other.tile), 0);
}

const WEIGHTS = [3, 2, 1];

/** The same, neighbours, or one apart. */
function friendship(a: string, b: string): number {
  if (a[1] !== b[1]) return 0;
  const apart = Math.abs(rank(a) - rank(b));
  return a[1] === "z" && apart > 0 ? 0 : (WEIGHTS[apart] ?? 0);
}

/** A red five is written with a 0. */
const rank = (tile: string) => Number(tile[0]) || 5;

export function remember(deed: Deed, done: Done): void {
  for (const name of namesOf(deed)) done.add(name);
}

function namesOf(deed: Deed): readonly string[] {
  switch (deed.type) {
    case "button":
    case "next":
      return [deed.id];
    case "way":
      return [deed.id, "choice"];
    case "call":
      return ["choice"];
    case "discard":
      return [deed.slot.drawn ? "discard drawn" : "discard from the hand"];
  }
}
