import { useLayoutEffect, useRef } from "preact/hooks";
import { pace } from "../../anim/pace.ts";
import { windOf } from "../../state/ceremony.ts";
import { faceName } from "../../state/face.ts";
import { selfAt } from "../../state/narrate.ts";
import { t } from "../../texts/texts.ts";
import type { SeatsDrawn as Drawn, SeatThrow } from "../../wire/generated/wire.ts";
import { Die } from "../parts/Die.tsx";
import { Tile } from "../parts/Tile.tsx";
import "../../style/seatsDrawn.css";

/** Between two throws or tiles, in milliseconds at normal speed. */
const STEP = 900;

interface DrawProps {
  readonly drawn: Drawn;
  readonly names: readonly string[];
  /** `null` for a viewer. */
  readonly own: number | null;
}

/** Shown over the table before the first hand; Enter, Space and Escape skip it (R-031). */
export function SeatsDrawn({ skip, ...draw }: DrawProps & { readonly skip: () => void }) {
  const element = useRef<HTMLDialogElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    element.current?.showModal();
    // If the throws scroll, a browser would focus them.
    on.current?.focus();
  }, []);
  return (
    <dialog
      ref={element}
      class="sheet seats-drawn"
      aria-labelledby="seats-drawn"
      data-testid="seats-drawn"
      onClose={skip}
    >
      <Draw {...draw} />
      <footer class="sheet-foot">
        <button
          ref={on}
          type="button"
          class="action main"
          data-action="skip-seats"
          onClick={() => element.current?.close()}
        >
          {t("seats-drawn-on")}
        </button>
      </footer>
    </dialog>
  );
}

export function SeatsInReplay(draw: DrawProps) {
  return (
    <section class="sheet seats-drawn in-replay" aria-labelledby="seats-drawn" data-testid="seats-drawn">
      <Draw {...draw} />
    </section>
  );
}

function Draw({ drawn, names, own }: DrawProps) {
  const steps = drawn.type === "dice" ? drawn.throws.length : drawn.takes.length;
  return (
    <div class="seats-steps" style={{ "--step": `${STEP * pace()}ms`, "--last": steps }}>
      <h2 id="seats-drawn">{t("seats-drawn")}</h2>
      {drawn.type === "dice" ? (
        <ol>
          {drawn.throws.map((thrown, nth) => (
            <Throw key={nth} thrown={thrown} nth={nth} names={names} own={own} />
          ))}
        </ol>
      ) : (
        <>
          <p>{t("seats-drawn-winds")}</p>
          <ol class="seats-takes">
            {drawn.takes.map(({ seat, tiles }, nth) => (
              <li key={seat} style={{ "--nth": nth }}>
                <strong>{names[seat]}</strong>
                <span class="seats-tiles">
                  {tiles.map((tile) => (
                    <Tile key={tile} face={tile} note={faceName(tile)} />
                  ))}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      <p class="seats-end">
        <strong>{t("seats-drawn-dealer", about(0, names, own))}</strong>
        {own !== null && own > 0 && ` ${t("seats-drawn-own", { wind: t(`wind-${windOf(own)}`) })}`}
      </p>
    </div>
  );
}

function about(seat: number, names: readonly string[], own: number | null) {
  return { name: names[seat] ?? "", self: selfAt(seat, names, own) };
}

interface ThrowProps extends Pick<DrawProps, "names" | "own"> {
  readonly thrown: SeatThrow;
  readonly nth: number;
}

function Throw({ thrown: { seat, dice, falls_on }, nth, names, own }: ThrowProps) {
  const [a, b] = dice;
  const sum = a + b;
  const players = names.length;
  return (
    <li style={{ "--nth": nth }}>
      <p>{t("seats-drawn-throw", { ...about(seat, names, own), sum })}</p>
      <span class="dice" role="img" aria-label={t("dice-show", { a, b })}>
        {dice.map((pips, which) => (
          <Die key={which} pips={pips} />
        ))}
      </span>
      <ol class="seats-count" aria-label={t("seats-drawn-count", { ...about(falls_on, names, own), sum })}>
        {names.map((_, turn) => {
          const counted = (seat + turn) % players;
          return (
            <li key={turn} class={counted === falls_on ? "hit" : ""}>
              <span>{names[counted]}</span>
              <small>
                {numbersOf(turn, players).map((number) => (
                  <b key={number} class={number === sum ? "hit" : ""}>
                    {number}
                  </b>
                ))}
              </small>
            </li>
          );
        })}
      </ol>
    </li>
  );
}

/** Sums of two dice whose count ends `turn` seats after the thrower, who is one. */
function numbersOf(turn: number, players: number): number[] {
  return Array.from({ length: 11 }, (_, less) => less + 2).filter((sum) => (sum - 1) % players === turn);
}
