import type { ComponentChild } from "preact";

/** Drawn in the `currentColor`. */
export interface Worn {
  readonly back?: ComponentChild;
  readonly front?: ComponentChild;
}

export function dots(places: readonly (readonly [number, number, number])[]): ComponentChild {
  return places.map(([cx, cy, r]) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />);
}

export function both(path: string): ComponentChild {
  return (
    <>
      <path d={path} />
      <path d={path} transform="matrix(-1 0 0 1 100 0)" />
    </>
  );
}

export function combed(path: string): ComponentChild {
  return (
    <path d={path} fill="none" stroke="#000" stroke-width="1.300" stroke-linecap="round" opacity=".25" />
  );
}
