import type { ComponentChild } from "preact";

/** A way to wear hair, in the colour around it. */
export interface Worn {
  /** Behind the head and the shoulders. */
  readonly back?: ComponentChild;
  readonly front?: ComponentChild;
}

export function dots(places: readonly (readonly [number, number, number])[]): ComponentChild {
  return places.map(([cx, cy, r]) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />);
}

/** A strand or a braid, and the same at the other side. */
export function both(path: string): ComponentChild {
  return (
    <>
      <path d={path} />
      <path d={path} transform="matrix(-1 0 0 1 100 0)" />
    </>
  );
}

/** The lines that a comb leaves. */
export function combed(path: string): ComponentChild {
  return (
    <path d={path} fill="none" stroke="#000" stroke-width="1.300" stroke-linecap="round" opacity=".25" />
  );
}
