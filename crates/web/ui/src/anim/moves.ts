import { pace } from "./pace.ts";
import { onPlane, type Plane, planeOf } from "./plane.ts";

/** Moves end at the final layout: they only use transforms, and nothing waits for them. */

const OUT = "cubic-bezier(0.2, 0.8, 0.25, 1)";

const waiting: (() => void)[] = [];

/** Starts a move after all places of this frame are read; otherwise the browser would lay the page out between two moves. */
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

/** In degrees; parts of the table are turned. */
function turnOf(element: Element): number {
  return Number(element.closest<HTMLElement>("[data-turn]")?.dataset.turn ?? 0);
}

interface Way {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** In the coordinates of the part of the table where the move ends. `plane` is the tilted one. */
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
  /** At the start of the move, in degrees. */
  readonly turn?: number;
  /** In heights of the element. */
  readonly lift?: number;
}

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

/** One tile of a row cannot be moved until it stands alone. */
function slide(run: Element, x: number, y: number, duration: number): void {
  if (run.childElementCount > 1) return;
  const frames = [{ translate: `${x}px ${y}px` }, { translate: "none" }];
  start(run, frames, { duration, easing: OUT, fill: "backwards" });
}

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

/** One move for any number of tiles. */
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

/** `from` in degrees: until its turn comes, a tile that stands is seen from above. */
export function turnOver(element: Element | undefined, delay = 0, from = 90): void {
  const length = pace();
  if (length === 0 || element === undefined) return;
  start(element, [{ transform: `rotateX(${from}deg)` }, { transform: "none" }], {
    duration: 240 * length,
    delay: delay * length,
    easing: OUT,
    fill: "backwards",
  });
}

/** The player's own hand is laid open for the others. */
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

export function swell(element: Element | null | undefined, to: number): void {
  const length = pace();
  if (length === 0 || !element) return;
  start(
    element,
    [{ transform: "none" }, { transform: `scale(${to})`, zIndex: 4, offset: 0.35 }, { transform: "none" }],
    { duration: 650 * length, easing: "ease-in-out" },
  );
}

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

/** The stroke, then the word on it. Without motion the call only stays, for as long. */
export function brush(call: Element, time: number, delay: number, gone: (() => void) | null = null): void {
  const length = pace();
  const timing = { easing: OUT, fill: "backwards", delay: delay * length } as const;
  const [stroke, word] = call.children;
  if (length > 0 && stroke !== undefined && word !== undefined) {
    start(stroke, [{ transform: "scaleX(0)" }, { transform: "none" }], { ...timing, duration: 260 * length });
    const from = { transform: "scale(1.5)", opacity: 0 };
    const on = { ...timing, delay: (delay + 60) * length };
    start(word, [from, { transform: "none", opacity: 1 }], { ...on, duration: 220 * length });
  }
  const kept = { opacity: 1 };
  const frames = length === 0 ? [kept, kept] : [kept, { ...kept, offset: 0.8 }, { opacity: 0 }];
  start(call, frames, { duration: time * Math.max(length, 1), delay: timing.delay, fill: "both" }, gone);
}
