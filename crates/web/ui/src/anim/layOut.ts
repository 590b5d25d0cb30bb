/** Has the page laid out in a task of its own, so that the next frame has only the moves and the paint to do. */
export function layOutSoon(): void {
  setTimeout(() => document.body.getBoundingClientRect());
}
