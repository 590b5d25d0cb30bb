/** Lays the page out in a task of its own, so that the next frame only moves and paints. */
export function layOutSoon(): void {
  setTimeout(() => document.body.getBoundingClientRect());
}
