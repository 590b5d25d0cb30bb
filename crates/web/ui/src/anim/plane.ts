export interface Plane {
  readonly x: number;
  readonly y: number;
  /** A length in pixels. */
  readonly eye: number;
  readonly cos: number;
  readonly sin: number;
}

/** `null` for what faces the user. */
export function planeOf(element: Element): Plane | null {
  const plane = element.closest<HTMLElement>(".plane");
  const board = plane?.parentElement;
  if (!plane || !board) return null;
  const { left, top } = board.getBoundingClientRect();
  const { m22, m23 } = new DOMMatrix(getComputedStyle(plane).transform);
  return {
    x: left + plane.offsetLeft + plane.offsetWidth / 2,
    y: top + plane.offsetTop + plane.offsetHeight / 2,
    eye: Number.parseFloat(getComputedStyle(board).perspective),
    cos: m22,
    sin: m23,
  };
}

/**
 * Coordinates are from the plane's middle. A point at depth `z` is drawn `eye / (eye - z)` times as far from it, and one `y` below it on the
 * plane has the depth `y * sin`.
 */
export function onPlane(point: { x: number; y: number }, plane: Plane): { x: number; y: number } {
  const [dx, dy] = [point.x - plane.x, point.y - plane.y];
  const y = (dy * plane.eye) / (plane.cos * plane.eye + dy * plane.sin);
  return { x: (dx * (plane.eye - y * plane.sin)) / plane.eye, y };
}
