export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A length in pixels. */
const GAP = 8;

/**
 * The shortest way to a place that is whole on the page and free of the others; without such a place, one that covers the first of
 * them least.
 */
export function clearOf(
  box: Box,
  others: readonly Box[],
  page: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number } {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const within = (at: number, most: number) => Math.min(Math.max(at, 0), Math.max(most, 0));
  const columns = [box.left, ...others.flatMap(({ left, right }) => [left - GAP - width, right + GAP])];
  const rows = [box.top, ...others.flatMap(({ top, bottom }) => [top - GAP - height, bottom + GAP])];
  const places = columns
    .flatMap((left) =>
      rows.map((top) => [within(left, page.width - width), within(top, page.height - height)]),
    )
    .map(([left = 0, top = 0]) => {
      const at = { left, top, right: left + width, bottom: top + height };
      const [first = 0, ...rest] = others.map((other) => shared(at, other));
      const [x, y] = [left - box.left, top - box.top];
      return {
        x,
        y,
        far: Math.hypot(x, y),
        covered: first,
        free: first === 0 && !rest.some((area) => area > 0),
      };
    });
  places.sort(
    (one, other) =>
      Number(other.free) - Number(one.free) || one.covered - other.covered || one.far - other.far,
  );
  const { x, y } = places[0] ?? { x: 0, y: 0 };
  return { x, y };
}

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(wide, 0) * Math.max(high, 0);
}
