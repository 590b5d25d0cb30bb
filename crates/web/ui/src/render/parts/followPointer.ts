/** Ends when the pointer goes up; other fingers move nothing. */
export function followPointer(
  { pointerId }: PointerEvent,
  follow: (move: PointerEvent) => void,
  signal: AbortSignal,
): void {
  const drawn = new AbortController();
  const own = (then: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) then(event);
  };
  addEventListener("pointermove", own(follow), { signal: AbortSignal.any([signal, drawn.signal]) });
  for (const end of ["pointerup", "pointercancel"] as const)
    addEventListener(
      end,
      own(() => drawn.abort()),
      { signal: drawn.signal },
    );
}
