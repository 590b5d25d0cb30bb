// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { plainWin, yakumanWin } from "../../e2e/tables.ts";
import { change, settings } from "../state/settings.ts";
import type { Event, View } from "../wire/generated/wire.ts";
import { Choreography } from "./choreography.ts";
import { fly, wayOf } from "./moves.ts";

interface Move {
  readonly what: string;
  readonly frames: readonly Record<string, unknown>[];
  readonly time: number;
}
let moves: Move[] = [];

const first = settings.peek();
beforeEach(() => {
  moves = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Element.prototype.animate = function (this: Element, frames: unknown, options: unknown) {
    const { duration } = options as { duration: number };
    moves.push({ what: this.id, frames: frames as Move["frames"], time: duration });
    return {} as Animation;
  };
});
afterEach(() => {
  settings.value = first;
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

const begun = () => Promise.resolve();

const box = (x: number, y: number, width = 30, height = 40) => new DOMRect(x, y, width, height);

/** happy-dom lays nothing out. */
function put(html: string, at: DOMRect): Element {
  document.body.insertAdjacentHTML("beforeend", html);
  const element = document.body.lastElementChild as Element;
  element.getBoundingClientRect = () => at;
  for (const inner of element.querySelectorAll("*")) inner.getBoundingClientRect = () => at;
  return element;
}

test("a path is in the coordinates of the turned side", () => {
  expect(wayOf(box(100, 0), box(0, 0), 0)).toMatchObject({ x: 100, y: 0, scale: 1 });
  // Turned left by a quarter: what is at the right on the screen is below.
  const { x, y } = wayOf(box(100, 0), box(0, 0), -90);
  expect([Math.round(x), Math.round(y)]).toEqual([0, 100]);
  expect(wayOf(box(0, 50), box(0, 0), 180)).toMatchObject({ y: -50 });
});

test("moves are slow, normal, fast or none, and none where the browser wants less motion (R-344, R-405)", async () => {
  const tile = put("<i></i>", box(0, 0));
  for (const speed of ["slow", "normal", "fast", "none"] as const) {
    change("speed", speed);
    fly(tile, box(50, 50), { time: 200 });
  }
  await begun();
  expect(moves.map(({ time }) => time)).toEqual([400, 200, 100]);
  change("speed", "normal");
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  fly(tile, box(50, 50), { time: 200 });
  await begun();
  expect(moves).toHaveLength(3);
});

test("a discard goes from where its tile stood to the river, and ends where it lies (R-344)", async () => {
  put('<div data-testid="river-0" data-turn="0"><b class="tile" id="thrown"></b></div>', box(200, 100));
  const slot = put(
    '<div data-testid="hand-tile" data-tile="3m"><b class="tile" id="held"></b></div>',
    box(20, 400),
  );
  const choreography = new Choreography();
  choreography.perform([], 0);
  slot.remove();
  const discard = { tile: "3m", tsumogiri: false, sideways: false, claimed_by: null } as const;
  const thrown: Event = { type: "discarded", seat: 0, discard, riichi: false, open: false };
  choreography.perform([thrown], 0);
  await begun();
  expect(moves.map(({ what }) => what)).toEqual(["thrown"]);
  expect(moves[0]?.frames[0]?.transform).toContain("translate(-180px, 300px)");
  expect(moves[0]?.frames.at(-1)?.transform).toBe("none");
});

test("a hand is dealt tile by tile to its player, four by four to the others (R-344)", async () => {
  put('<div data-testid="hand"><b class="tile" id="a"></b><b class="tile" id="b"></b></div>', box(0, 0));
  for (const seat of [0, 2])
    put(
      `<div data-testid="concealed-${seat}"><i class="run" id="row-${seat}"><b class="tile"></b></i></div>`,
      box(0, 0),
    );
  const seats = [0, 1, 2].map(() => ({ river: [], melds: [] }));
  new Choreography().open({ seats } as unknown as View, 1);
  await begun();
  expect(moves.map(({ what }) => what)).toEqual(["a", "b", "row-0", "row-2"]);
  expect(moves[2]?.frames.map(({ clipPath }) => clipPath)).toEqual([
    "inset(-50% 100% -50% 0)",
    "inset(-50% 0)",
  ]);
});

test("what is drawn comes from the wall, a claimed tile from the river (R-344)", async () => {
  put('<i data-testid="counter-left"></i>', box(500, 500));
  put('<div data-testid="concealed-2"><b class="tile"></b><b class="tile" id="drawn"></b></div>', box(0, 0));
  put(
    '<div data-turn="-90"><div data-testid="river-1"><i class="discard offered"><b class="tile"></b></i></div></div>',
    box(300, 200),
  );
  const discard = { tile: "7z", tsumogiri: false, sideways: false, claimed_by: null } as const;
  const choreography = new Choreography();
  choreography.perform([{ type: "discarded", seat: 1, discard, riichi: false, open: false }], 0);
  await begun();
  moves.length = 0;
  // It has left the river by then.
  document.querySelector("[data-testid=river-1]")?.remove();
  put(
    '<div class="own"><span class="meld"><b class="tile sideways" id="claimed"></b></span></div>',
    box(600, 700),
  );
  const meld = { type: "pon", called: "7z", own: ["7z", "7z"], from: "right" } as const;
  choreography.perform(
    [
      { type: "drew_other", seat: 2, from: "live" },
      { type: "called", seat: 0, from: 1, meld: { ...meld, own: [...meld.own] } },
    ],
    0,
  );
  await begun();
  expect(moves.map(({ what }) => what)).toEqual(["drawn", "claimed"]);
  expect(moves[0]?.frames[0]?.transform).toContain("translate(500px, 500px)");
  expect(moves[1]?.frames[0]?.transform).toContain("translate(-300px, -500px) rotate(0deg)");
});

test("the stick of a riichi goes from its player to the middle (R-344, R-342)", async () => {
  put('<span data-testid="concealed-3"></span>', box(0, 300));
  put('<div data-turn="90"><span data-testid="stick-3" id="stick"></span></div>', box(400, 300));
  new Choreography().perform([{ type: "riichi_paid", seat: 3 }], 0);
  await begun();
  expect(moves.map(({ what }) => what)).toEqual(["stick"]);
});

test("a winner's hand turns over tile by tile in the light, and the winning tile swells by its rank", async () => {
  put(
    '<div data-testid="concealed-1"><b class="tile" id="a"></b><b class="tile" id="b"></b></div>',
    box(0, 0),
  );
  put('<i data-testid="side-light-1" id="light"></i>', box(0, 0));
  put('<div data-testid="river-0"><b class="tile" id="won"></b></div>', box(0, 0));
  new Choreography().perform([{ type: "round_ended", end: plainWin }], 2);
  await begun();
  expect(moves.map(({ what }) => what)).toEqual(["a", "b", "light", "won"]);
  put('<i data-testid="hand-tile" data-drawn><b class="tile" id="own"></b></i>', box(0, 0));
  const swollen = () => moves.at(-1)?.frames[1]?.transform;
  expect(swollen()).toBe("scale(1.35)");
  new Choreography().perform([{ type: "round_ended", end: yakumanWin }], 0);
  await begun();
  expect(moves.at(-1)?.what).toBe("own");
  expect(swollen()).toBe("scale(1.75)");
});
