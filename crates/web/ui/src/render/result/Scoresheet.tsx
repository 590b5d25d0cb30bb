import { useEffect, useRef } from "preact/hooks";
import { outcomeTitle } from "../../state/narrate.ts";
import { readOf } from "../../state/reading.ts";
import { isOver, roundLabel, signed } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { RoundEnd, ShownHand, View } from "../../wire/generated/wire.ts";
import { Kanji } from "../parts/Kanji.tsx";
import { Melds } from "../parts/Meld.tsx";
import { Likeness } from "../parts/portrait/Likeness.tsx";
import { Tile } from "../parts/Tile.tsx";
import { WindowGrip } from "../parts/WindowGrip.tsx";
import { Payments } from "./Payments.tsx";
import { StandingsTable } from "./Standings.tsx";
import { useReading } from "./useReading.ts";
import { SheetDora, WinnerSheet } from "./WinnerSheet.tsx";

interface ScoresheetProps {
  readonly view: View;
  readonly end: RoundEnd;
  /** The user's own seat; none in a replay. */
  readonly own: number | null;
  readonly names: readonly string[];
  /** The actions that may follow; the first has the focus. */
  readonly next: readonly { id: string; label: string; key: string | null; go: () => void }[];
  /** Whether the payments have been added to the scores. */
  readonly booked: boolean;
  /** Whether the sheet is lifted to show the table. */
  readonly lifted: boolean;
  readonly lift: (lifted: boolean) => void;
  /** Whether all lines are shown at once. */
  readonly still: boolean;
}

/** The result of a hand: each win, and the payments. */
export function Scoresheet({ view, end, own, names, next, booked, lifted, lift, still }: ScoresheetProps) {
  const { lines, read, finish } = useReading(end, still);
  const reading = read < lines.length;
  const main = useRef<HTMLButtonElement>(null);
  const ready = next.length > 0;
  const first = next[0]?.id;
  useEffect(() => {
    if (first !== undefined) main.current?.focus({ preventScroll: true });
  }, [first]);
  const { outcome } = end;
  return (
    <div class={`overlay sheet-overlay ${lifted ? "lifted" : ""}`} onPointerDown={finish}>
      <section
        class={`sheet scoresheet ${reading ? "reading" : ""}`}
        role="dialog"
        aria-label={t("result")}
        data-testid="scoresheet"
        data-read={`${read}/${lines.length}`}
      >
        <header class="sheet-head">
          <h2>{roundLabel(view.round)}</h2>
          <p>
            {outcomeTitle(end, names, own)}
            {outcome.type === "abortive" && <Kanji of={outcome.kanji} />}
          </p>
        </header>
        <div class="sheet-body">
          <div class="sheet-hands">
            {outcome.type === "won" && <SheetDora end={end} />}
            {outcome.type === "won" &&
              outcome.winners.map((winner, nth) => (
                <WinnerSheet
                  key={winner.seat}
                  winner={winner}
                  own={own}
                  names={names}
                  read={readOf(lines, read, nth)}
                />
              ))}
            {outcome.type === "exhaustive" && (
              <>
                <ShownHands hands={outcome.tenpai} names={names} title={t("shown-tenpai")} />
                <ShownHands hands={outcome.noten} names={names} title={t("shown-noten")} />
              </>
            )}
            {outcome.type === "abortive" && (
              <ShownHands hands={outcome.shown} names={names} title={t("shown")} />
            )}
          </div>
          <div class="sheet-points">
            <Payments
              view={view}
              end={end}
              names={names}
              own={own}
              booked={booked}
              paid={booked && !reading}
            />
            {end.chips.length > 0 && (
              <p class="amounts">
                {t("chips", {
                  chips: end.chips.map((chips, seat) => `${names[seat]} ${signed(chips)}`).join(" · "),
                })}
              </p>
            )}
          </div>
          {view.standings !== undefined && !isOver(view) && (
            <section class="game-over" data-testid="game-over">
              <h3>{t("game-over", { game: view.standings.game, games: view.standings.games })}</h3>
              <StandingsTable end={view.standings} own={own} names={names} />
            </section>
          )}
        </div>
        <footer class="sheet-foot">
          <button
            type="button"
            class="quiet"
            title={t("peek-title")}
            onPointerDown={() => lift(true)}
            onPointerUp={() => lift(false)}
            onPointerLeave={() => lift(false)}
          >
            {t("peek")} <kbd>V</kbd>
          </button>
          {!ready && <span class="waiting">{t("one-moment")}</span>}
          {next.map(({ id, label, key, go }, nth) => (
            <button
              key={id}
              ref={nth === 0 ? main : null}
              type="button"
              class={`action ${nth === 0 ? "main" : ""}`}
              data-action={id}
              onClick={go}
            >
              {label} {key && <kbd>{key}</kbd>}
            </button>
          ))}
        </footer>
        <WindowGrip />
      </section>
    </div>
  );
}

interface ShownHandsProps {
  readonly hands: readonly (ShownHand | null)[];
  readonly names: readonly string[];
  readonly title: string;
}

function ShownHands({ hands, names, title }: ShownHandsProps) {
  return (
    <div class="shown-hands">
      {hands.map(
        (hand, seat) =>
          hand !== null && (
            <div key={seat} class="shown-hand" data-testid={`shown-${seat}`}>
              <span class="shown-name">
                <Likeness seat={seat} />
                {names[seat]} <small>{title}</small>
              </span>
              <span class="shown-tiles">
                {hand.concealed.map((face, nth) => (
                  <Tile key={nth} face={face} />
                ))}
                <Melds melds={hand.melds} name={names[seat] ?? ""} />
              </span>
            </div>
          ),
      )}
    </div>
  );
}
