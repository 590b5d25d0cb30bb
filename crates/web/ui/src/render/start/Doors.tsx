import type { ComponentChildren, TargetedFocusEvent } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../../texts/texts.ts";
import { Tile } from "../parts/Tile.tsx";
import { hrefOf } from "../route.ts";

export const DOORS = {
  play: ["1z", null],
  learn: ["2z", "learn"],
  friends: ["3z", "friends"],
  career: ["4z", "parlour"],
  records: ["7z", "records"],
} as const;
export type Door = keyof typeof DOORS;

/** In milliseconds: a pointer on its way to the panel crosses other doors. */
const REST = 120;

/** Where the panel is beside the doors, as `start.css` has it. */
const BESIDE = "(min-width: 600px)";

interface DoorsProps {
  readonly order: readonly Door[];
  readonly open: Door;
  readonly show: (door: Door) => void;
  readonly children: ComponentChildren;
}

/** The panel comes after its door, so that the keyboard gets there from it. */
export function Doors({ order, open, show, children }: DoorsProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  return (
    <div class="front">
      {order.map((door) => {
        const [tile, page] = DOORS[door];
        const way = {
          "data-door": door,
          "aria-current": door === open ? ("true" as const) : undefined,
          // A press moves the focus, too, and nothing may move below the pointer.
          onFocus: ({ currentTarget }: TargetedFocusEvent<HTMLElement>) => {
            if (currentTarget.matches(":focus-visible")) show(door);
          },
          onPointerEnter: ({ pointerType }: PointerEvent) => {
            leave();
            if (pointerType === "mouse" && matchMedia(BESIDE).matches)
              timer.current = setTimeout(() => show(door), REST);
          },
          onPointerLeave: leave,
        };
        const words = (
          <>
            <span aria-hidden="true">
              <Tile face={door === open ? tile : "back"} />
            </span>
            <span class="door-word">{t(`home-${door}`)}</span>
            {door !== "play" && <small>{t(`home-${door}-about`)}</small>}
          </>
        );
        return [
          <h2 key={door}>
            {page === null ? (
              <button type="button" {...way} onClick={() => show(door)}>
                {words}
              </button>
            ) : (
              <a href={hrefOf({ page })} {...way}>
                {words}
              </a>
            )}
          </h2>,
          door === open && (
            <section key="panel" class="panel" aria-label={t(`home-${door}`)} data-panel={door}>
              {children}
            </section>
          ),
        ];
      })}
    </div>
  );
}
