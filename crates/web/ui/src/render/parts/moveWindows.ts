import { followPointer } from "./followPointer.ts";

/** In pixels from its initial place. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** The part that always stays on the page, in pixels. */
const KEPT = 48;

const placeOf = ({ style }: HTMLElement): Place => {
  const [x = 0, y = 0] = style.translate.split(" ").map((part) => Number.parseFloat(part) || 0);
  return { x, y };
};

function put(sheet: HTMLElement, { x, y }: Place): void {
  const now = placeOf(sheet);
  const { left, right, top } = sheet.getBoundingClientRect();
  const within = (to: number, least: number, most: number) => Math.min(Math.max(to, least), most);
  const toX = within(x, now.x + KEPT - right, now.x + innerWidth - KEPT - left);
  // Whole pixels: a fraction could leave the head a hair above the page.
  const toY = within(y, Math.ceil(now.y - top), now.y + innerHeight - KEPT - top);
  sheet.style.translate = `${toX}px ${toY}px`;
}

/** A length in pixels. */
const STEP = 24;

/** `null` for other keys. */
export function arrowOf(key: string): readonly [x: number, y: number] | null {
  const [x, y] = ARROWS[key] ?? [];
  return x === undefined || y === undefined ? null : [x * STEP, y * STEP];
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** An arrow moves the window, with shift it resizes it. Returns whether the key was an arrow. */
export function steer(
  grip: HTMLElement,
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
): boolean {
  const sheet = grip.closest<HTMLElement>(".sheet");
  const arrow = arrowOf(key);
  if (sheet === null || arrow === null) return false;
  const [x, y] = arrow;
  const now = placeOf(sheet);
  if (shiftKey) resize(sheet, x, y);
  put(sheet, shiftKey ? now : { x: now.x + x, y: now.y + y });
  return true;
}

function draw(sheet: HTMLElement, wider: number, higher: number): void {
  const before = sheet.getBoundingClientRect();
  resize(sheet, wider, higher);
  const after = sheet.getBoundingClientRect();
  const { x, y } = placeOf(sheet);
  put(sheet, { x: x + before.left - after.left, y: y + before.top - after.top });
}

function resize(sheet: HTMLElement, wider: number, higher: number): void {
  const { width, height } = sheet.getBoundingClientRect();
  if (wider !== 0) sheet.style.width = `${Math.min(width + wider, innerWidth - 20)}px`;
  if (higher !== 0) sheet.style.height = `${height + higher}px`;
}

/** Sends the window to the right, then to the left, then back. */
export function sendAside(within: HTMLElement): void {
  const sheet = within.closest<HTMLElement>(".sheet");
  if (sheet === null) return;
  const { x } = placeOf(sheet);
  const side = x === 0 ? innerWidth : x > 0 ? -innerWidth : 0;
  put(sheet, { x: 0, y: 0 });
  if (side === 0) return;
  const { left, right } = sheet.getBoundingClientRect();
  put(sheet, { x: side > 0 ? innerWidth - right : -left, y: 0 });
}

function windowOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest("button, a, input") !== null) return null;
  return target.closest(".sheet-head")?.closest<HTMLElement>(".sheet") ?? null;
}

function cornerOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest(".window-corner")?.closest<HTMLElement>(".sheet") ?? null;
}

/**
 * The head moves a window, the corner resizes it; two presses on the head send it to the right, to the left and back. Returns a
 * function that ends it.
 */
export function moveWindows(): () => void {
  const moving = new AbortController();
  const { signal } = moving;
  const begin = (down: PointerEvent) => {
    const corner = cornerOf(down.target);
    const sheet = corner ?? windowOf(down.target);
    if (sheet === null || !down.isPrimary || down.button !== 0) return;
    // So that the text below is not selected.
    if (corner !== null) down.preventDefault();
    const { x, y } = placeOf(sheet);
    const { width, height } = sheet.getBoundingClientRect();
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const [right, below] = [clientX - down.clientX, clientY - down.clientY];
      if (corner === null) return put(sheet, { x: x + right, y: y + below });
      const now = sheet.getBoundingClientRect();
      draw(sheet, width + right - now.width, height + below - now.height);
    };
    followPointer(down, follow, signal);
  };
  const aside = ({ target }: MouseEvent) => {
    const sheet = windowOf(target);
    if (sheet !== null) sendAside(sheet);
  };
  addEventListener("pointerdown", begin, { signal });
  addEventListener("dblclick", aside, { signal });
  return () => moving.abort();
}
