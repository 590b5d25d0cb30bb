import { signal } from "@preact/signals";

const query = matchMedia("(max-aspect-ratio: 1 / 1), (max-height: 520px)");

/** Upright screens and phones that lie: what is seldom pressed at the table is in its menu. */
export const small = signal(query.matches);
query.addEventListener("change", () => {
  small.value = query.matches;
});
