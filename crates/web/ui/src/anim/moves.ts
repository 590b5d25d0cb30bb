/** Small moves; none where the player prefers a still picture. */

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A tile arrives from where its player sits: from below, in the player's own view. */
export function land(element: Element): void {
  if (still()) return;
  element.animate(
    [
      { transform: "translateY(180%) scale(1.15)", opacity: 0.4 },
      { transform: "none", opacity: 1 },
    ],
    { duration: 170, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" },
  );
}

/** The drawn tile comes down to the hand. */
export function draw(element: Element): void {
  if (still()) return;
  element.animate(
    [
      { transform: "translateY(-40%)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { duration: 140, easing: "ease-out" },
  );
}

/** A call pops up, stays a moment and goes. */
export function pop(element: Element): void {
  const kept = { transform: "none", opacity: 1 };
  const frames = still()
    ? [kept, kept]
    : [
        { transform: "scale(0.6)", opacity: 0 },
        { ...kept, offset: 0.12 },
        { ...kept, offset: 0.85 },
        { transform: "none", opacity: 0 },
      ];
  element.animate(frames, { duration: 1300, fill: "forwards" });
}
