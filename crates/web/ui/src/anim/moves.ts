import { pace } from "./pace.ts";
import { onPlane, type Plane, planeOf } from "./plane.ts";

/** Moves end at the final layout: they only use transforms, and nothing waits for them. */

const OUT = "cubic-bezier(0.2, 0.8, 0.25, 1)";

const waiting: (() => void)[] = [];

/** Starts a move once the places of all moves of this frame are read: between two, the browser would lay the page out anew. */
function start(
  element: Element,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
  done: (() => void) | null = null,
): void {
  if (waiting.length === 0) queueMicrotask(begin);
  waiting.push(() => {
    element.animate(frames, timing).onfinish = done;
  });
}

function begin(): void {
  for (const move of waiting.splice(0)) move();
}

/** How far the part of the table around an element is turned, in degrees. */
function turnOf(element: Element): number {
  return Number(element.closest<HTMLElement>("[data-turn]")?.dataset.turn ?? 0);
}

interface Way {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The start of a move, in the coordinates of the part of the table where it ends: `plane` is the tilted one, if it is there. */
export function wayOf(from: DOMRect, to: DOMRect, turn: number, plane: Plane | null = null): Way {
  const [start, end] = [middleOf(from, plane), middleOf(to, plane)];
  const [x, y] = [start.x - end.x, start.y - end.y];
  const [cos, sin] = [
    Math.round(Math.cos((turn * Math.PI) / 180)),
    Math.round(Math.sin((turn * Math.PI) / 180)),
  ];
  return {
    x: x * cos + y * sin,
    y: y * cos - x * sin,
    scale: Math.max(from.width, from.height) / Math.max(to.width, to.height, 1),
  };
}

function middleOf({ left, top, width, height }: DOMRect, plane: Plane | null): { x: number; y: number } {
  const point = { x: left + width / 2, y: top + height / 2 };
  return plane === null ? point : onPlane(point, plane);
}

interface Flight {
  /** In milliseconds at normal speed. */
  readonly time: number;
  readonly delay?: number;
  /** How the thing was turned where it comes from, in degrees. */
  readonly turn?: number;
  /** It rises on its way, by this part of its own height. */
  readonly lift?: number;
}

/** Moves an element in from another place of the page. */
export function fly(element: Element | null | undefined, from: DOMRect | undefined, flight: Flight): void {
  const length = pace();
  if (length === 0 || !element || from === undefined) return;
  const turn = turnOf(element);
  const { x, y, scale } = wayOf(from, element.getBoundingClientRect(), turn, planeOf(element));
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  const standing = element.closest(".stands .run");
  if (standing !== null) {
    slide(standing, x, y, flight.time * length);
    return;
  }
  const turned = ((((flight.turn ?? turn) - turn + 540) % 360) - 180) as number;
  const first = `translate(${x}px, ${y}px) rotate(${turned}deg) scale(${scale})`;
  const lift = flight.lift ?? 0;
  const middle = `translate(${x / 2}px, ${y / 2}px) rotate(${turned / 2}deg) scale(${(scale + 1) / 2 + lift})`;
  start(
    element,
    [
      { transform: first, zIndex: 4 },
      ...(lift > 0 ? [{ transform: middle, zIndex: 4 }] : []),
      { transform: "none", zIndex: 4 },
    ],
    { duration: flight.time * length, delay: (flight.delay ?? 0) * length, easing: OUT, fill: "backwards" },
  );
}

/** Moves a standing tile in along the cloth; it is one with its row until it stands alone. */
function slide(run: Element, x: number, y: number, duration: number): void {
  if (run.childElementCount > 1) return;
  const frames = [{ translate: `${x}px ${y}px` }, { translate: "none" }];
  start(run, frames, { duration, easing: OUT, fill: "backwards" });
}

/** Raises an element in place: a dealt tile, an opened hand. */
export function rise(element: Element, delay: number, from = "translateY(-35%)"): void {
  const length = pace();
  if (length === 0) return;
  start(
    element,
    [
      { transform: from, opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { duration: 190 * length, delay: delay * length, easing: OUT, fill: "backwards" },
  );
}

/** Uncovers a row from one end: one move for any number of tiles. */
export function unroll(element: Element | null, parts: number, time: number, delay: number): void {
  const length = pace();
  if (length === 0 || element === null) return;
  start(element, [{ clipPath: "inset(-50% 100% -50% 0)" }, { clipPath: "inset(-50% 0)" }], {
    duration: parts * time * length,
    delay: delay * length,
    easing: `steps(${parts}, jump-start)`,
    fill: "backwards",
  });
}

/** Turns a tile over. */
export function turnOver(element: Element | undefined, delay = 0): void {
  const length = pace();
  if (length === 0 || element === undefined) return;
  start(element, [{ transform: "rotateX(90deg)" }, { transform: "none" }], {
    duration: 240 * length,
    delay: delay * length,
    easing: OUT,
    fill: "backwards",
  });
}

/** Turns a tile that is seen already over and back up: the own hand, laid open for the others. */
export function turnAround(element: Element, delay: number): void {
  const length = pace();
  if (length === 0) return;
  const edge = { transform: "translateY(-8%) rotateX(90deg)" };
  start(element, [{ transform: "none" }, edge, { transform: "none" }], {
    duration: 300 * length,
    delay: delay * length,
    easing: "ease-in-out",
  });
}

/** Swells the tile that decided the hand, once. */
export function swell(element: Element | null | undefined, to: number): void {
  const length = pace();
  if (length === 0 || !element) return;
  start(
    element,
    [{ transform: "none" }, { transform: `scale(${to})`, zIndex: 4, offset: 0.35 }, { transform: "none" }],
    { duration: 650 * length, easing: "ease-in-out" },
  );
}

/** Lets a light pass over a side of the table, once. */
export function sweep(element: Element | null): void {
  const length = pace();
  if (length === 0 || element === null) return;
  start(
    element,
    [
      { transform: "translateX(-60%)", opacity: 0 },
      { opacity: 1, offset: 0.3 },
      { opacity: 1, offset: 0.65 },
      { transform: "translateX(260%)", opacity: 0 },
    ],
    { duration: 950 * length, easing: "ease-in-out" },
  );
}

/** How a call comes in, and how long it stays, in milliseconds. */
const CALLS = {
  call: { from: "scale(0.6)", time: 1300 },
  riichi: { from: "scale(1.9)", time: 1900 },
  open_riichi: { from: "scale(1.9)", time: 1900 },
} as const;

/** A call comes, stays a moment and goes, then `gone` is called; without motion it only stays as long. */
export function pop(element: Element, kind: keyof typeof CALLS, gone: () => void): void {
  const length = pace();
  const { from, time } = CALLS[kind];
  const kept = { transform: "none", opacity: 1 };
  const frames =
    length === 0
      ? [kept, kept]
      : [
          { transform: from, opacity: 0 },
          { ...kept, offset: 0.12 },
          { ...kept, offset: 0.85 },
          { transform: "none", opacity: 0 },
        ];
  const timing = { duration: time * Math.max(length, 0.75), fill: "forwards" } as const;
  start(element, frames, timing, gone);
}
