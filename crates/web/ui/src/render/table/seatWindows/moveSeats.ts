import { onPlane, planeOf } from "../../../anim/plane.ts";
import {
  CLOCKWISE,
  HOME,
  keepSeat,
  type SeatPlace,
  SIZES,
  seatPlace,
  type WindowName,
} from "../../../state/seatPlaces.ts";
import { followPointer } from "../../parts/followPointer.ts";
import { arrowOf } from "../../parts/moveWindows.ts";
import { clearOf } from "./clearOf.ts";

/** The table's width in widths of a discard. */
const WIDE = 14;

interface Point {
  readonly x: number;
  readonly y: number;
}

const tableNow = () => document.querySelector<HTMLElement>("[data-windows].table");
const trayOf = (place: WindowName) =>
  tableNow()?.querySelector<HTMLElement>(`.tray[data-place=${place}]`) ?? null;

/** Upright and low screens show no windows; the ground of the box of decisions is shown with its buttons alone. */
const areShown = () => (trayOf("self")?.offsetWidth ?? 0) > 0;

function middleOf({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** The result is in widths of a discard: opponents' windows are on the tilted table. */
function wayOn(tray: HTMLElement, from: Point, to: Point): Point {
  const width = (document.querySelector<HTMLElement>(".plane")?.offsetWidth ?? WIDE) / WIDE;
  const plane = planeOf(tray);
  const [start, end] = plane === null ? [from, to] : [onPlane(from, plane), onPlane(to, plane)];
  return { x: (end.x - start.x) / width, y: (end.y - start.y) / width };
}

/** Standing tiles are higher than what they stand on. */
function boxOf(place: WindowName, tray: HTMLElement): DOMRect {
  const standing = document.querySelectorAll(`.standing [data-place=${place}] .run`);
  const boxes = [tray, ...standing].map((element) => element.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
  const right = Math.max(...boxes.map(({ right }) => right));
  return new DOMRect(left, top, right - left, Math.max(...boxes.map(({ bottom }) => bottom)) - top);
}

const within = (at: number, end: number) => Math.min(Math.max(at, 0), end);

/** The distance into 0 to `end`. */
const inward = (from: number, to: number, end: number) => (from < 0 ? -from : Math.min(end - to, 0));

function draw(place: WindowName, { x, y, size }: SeatPlace): void {
  const style = tableNow()?.style;
  style?.setProperty(`--${place}-x`, String(x));
  style?.setProperty(`--${place}-y`, String(y));
  style?.setProperty(`--${place}-size`, String(size));
}

/** The box of decisions may have made room for a hand. */
function drawnAt(place: WindowName): SeatPlace {
  const drawn = (property: string, initial: number) => {
    const value = Number.parseFloat(tableNow()?.style.getPropertyValue(`--${place}-${property}`) ?? "");
    return Number.isNaN(value) ? initial : value;
  };
  return { x: drawn("x", HOME.x), y: drawn("y", HOME.y), size: drawn("size", HOME.size) };
}

/** Shows a window at `wanted`, or as near to it as it is whole on the page. Returns its place. */
function show(place: WindowName, wanted: SeatPlace): SeatPlace {
  const tray = trayOf(place);
  if (tray === null || !areShown()) return wanted;
  if (place === "decision") return showDecision(tray, wanted);
  const size = Math.min(Math.max(wanted.size, SIZES[0]), SIZES[1]);
  let at = { ...wanted, size };
  // Nearer things are larger, so the last steps are small.
  for (let step = 0; step < 6; step++) {
    draw(place, at);
    const box = boxOf(place, tray);
    const fits = Math.min(innerWidth / box.width, innerHeight / box.height);
    if (fits < 1) {
      at = { ...at, size: at.size * fits };
      continue;
    }
    const [x, y] = [inward(box.left, box.right, innerWidth), inward(box.top, box.bottom, innerHeight)];
    if (Math.abs(x) < 0.5 && Math.abs(y) < 0.5) break;
    const middle = middleOf(box);
    const way = wayOn(tray, middle, { x: middle.x + x, y: middle.y + y });
    at = { ...at, x: at.x + way.x, y: at.y + way.y };
  }
  draw(place, at);
  return at;
}

const isHome = ({ x, y, size }: SeatPlace) => x === HOME.x && y === HOME.y && size === HOME.size;

/** Shows the box at `wanted`, or as near to it as it is whole on the page and clear of all hands. */
function showDecision(tray: HTMLElement, wanted: SeatPlace): SeatPlace {
  draw("decision", wanted);
  const moved = CLOCKWISE.filter((place) => place !== "decision" && !isHome(seatPlace(place)));
  if (moved.length === 0 && isHome(wanted)) return wanted;
  const box = (tray.parentElement ?? tray).getBoundingClientRect();
  const hands = (["self", ...moved] as const).flatMap((place) => {
    const hand = trayOf(place);
    return hand === null ? [] : [boxOf(place, hand)];
  });
  const way = clearOf(box, hands, { width: innerWidth, height: innerHeight });
  const unit = wayOn(tray, { x: 0, y: 0 }, way);
  const at = { ...wanted, x: wanted.x + unit.x, y: wanted.y + unit.y };
  draw("decision", at);
  return at;
}

/** The last place that each window was shown for. */
const shownFor = new Map<WindowName, SeatPlace>();

export function showSeats(): void {
  for (const place of CLOCKWISE) {
    const wanted = seatPlace(place);
    if (shownFor.get(place) !== wanted) show(place, wanted);
    shownFor.set(place, wanted);
  }
}

/** Its content has changed, or a hand has moved. */
function showDecisionAnew(): void {
  show("decision", seatPlace("decision"));
}

/** Runs on another table, or on a page of another size. */
function showAnew(): void {
  shownFor.clear();
  showSeats();
}

/** Puts a window at `wanted`, or as near to it as it is whole on the page. */
function put(place: WindowName, wanted: SeatPlace): void {
  const at = show(place, wanted);
  const kept = isHome(wanted) ? HOME : at;
  shownFor.set(place, kept);
  keepSeat(place, kept);
  if (place !== "decision") showDecisionAnew();
}

export const sendHome = (place: WindowName): void => put(place, HOME);

/** An arrow moves the window, with shift it resizes it. Returns whether the key was an arrow. */
export function steerSeat(place: WindowName, pressed: Pick<KeyboardEvent, "key" | "shiftKey">): boolean {
  const [arrow, tray] = [arrowOf(pressed.key), trayOf(place)];
  if (arrow === null || tray === null) return false;
  const [at, box] = [drawnAt(place), tray.getBoundingClientRect()];
  const [middle, [x, y]] = [middleOf(box), arrow];
  if (pressed.shiftKey) {
    if (place === "decision") return true;
    const larger = 1 + (x + y) / Math.max(box.width, box.height);
    put(place, { ...at, size: at.size * larger });
  } else {
    const way = wayOn(tray, middle, { x: middle.x + x, y: middle.y + y });
    put(place, { ...at, x: at.x + way.x, y: at.y + way.y });
  }
  return true;
}

/** `null` without windows, and on a button. */
function windowAt(target: EventTarget | null) {
  if (!(target instanceof Element) || target.closest("button") !== null || !areShown()) return null;
  const place = target.closest<HTMLElement>(WINDOW)?.dataset.place as WindowName | undefined;
  const tray = place === undefined ? null : trayOf(place);
  return place === undefined || tray === null ? null : { place, tray };
}

const WINDOW = ".tray, .seat-window, .decision";

/** These change the size of the box of decisions, or of the hand that it makes room for. */
const CONTENTS = ".table .decision, .table .own";

/** Dragging a place moves it, dragging its corner resizes it, and two presses put it back. Returns a function that ends it. */
export function moveSeats(): () => void {
  const moving = new AbortController();
  const { signal } = moving;
  const begin = (down: PointerEvent) => {
    const found = down.isPrimary && down.button === 0 ? windowAt(down.target) : null;
    if (found === null) return;
    down.preventDefault();
    const { place, tray } = found;
    const corner = (down.target as Element).closest(".tray-corner") !== null;
    const [start, from] = [drawnAt(place), { x: down.clientX, y: down.clientY }];
    const middle = middleOf(tray.getBoundingClientRect());
    const away = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);
    const follow = ({ clientX, clientY }: PointerEvent) => {
      // Far beyond the page there is no plane.
      const to = { x: within(clientX, innerWidth), y: within(clientY, innerHeight) };
      const way = wayOn(tray, from, to);
      const at = corner
        ? { ...start, size: (start.size * away(to)) / Math.max(away(from), 1) }
        : { ...start, x: start.x + way.x, y: start.y + way.y };
      put(place, at);
    };
    followPointer(down, follow, signal);
  };
  const home = ({ target }: MouseEvent) => {
    const found = windowAt(target);
    if (found !== null) sendHome(found.place);
  };
  addEventListener("pointerdown", begin, { signal });
  addEventListener("dblclick", home, { signal });
  addEventListener("resize", showAnew, { signal });
  // Before the page is painted.
  const changing = new MutationObserver(showDecisionAnew);
  for (const part of document.querySelectorAll(CONTENTS))
    changing.observe(part, { childList: true, subtree: true, characterData: true });
  showAnew();
  return () => {
    moving.abort();
    changing.disconnect();
  };
}
