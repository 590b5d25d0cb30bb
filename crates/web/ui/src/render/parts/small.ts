import { type ReadonlySignal, signal } from "@preact/signals";

/** Upright screens and phones that lie: what is seldom pressed at the table is in its menu. */
export const small = matching("(max-aspect-ratio: 1 / 1), (max-height: 520px)");

/** There a row of nine discards would run into those of the neighbours. */
export const upright = matching("(max-aspect-ratio: 1 / 1)");

function matching(media: string): ReadonlySignal<boolean> {
  const query = matchMedia(media);
  const matches = signal(query.matches);
  query.addEventListener("change", () => {
    matches.value = query.matches;
  });
  return matches;
}
