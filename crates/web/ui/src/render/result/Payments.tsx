import { useLayoutEffect, useRef } from "preact/hooks";
import { fly } from "../../anim/moves.ts";
import { pace } from "../../anim/pace.ts";
import { listed } from "../../state/face.ts";
import { whoIs } from "../../state/narrate.ts";
import { placeName, placesOf, points, signed } from "../../state/seats.ts";
import { inSticks } from "../../state/sticks.ts";
import { t } from "../../texts/texts.ts";
import type { RoundEnd, Transfer, View, Wind } from "../../wire/generated/wire.ts";
import { useDisplay } from "../parts/display.ts";
import { PointStick } from "../parts/PointStick.tsx";
import { Likeness } from "../parts/portrait/Likeness.tsx";

/** In milliseconds at normal speed. */
const COUNTING = 700;

interface PaymentsProps {
  readonly view: View;
  readonly end: RoundEnd;
  readonly own: number | null;
  readonly names: readonly string[];
  /** Until then, scores and changes are shown separately. */
  readonly booked: boolean;
  readonly paid: boolean;
  readonly moving: boolean;
}

/** The change in points and sticks, and who pays whom. */
export function Payments({ view, end, own, names, booked, paid, moving }: PaymentsProps) {
  const { pays_in_sticks } = useDisplay();
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(paid);
  useLayoutEffect(() => {
    if (paid && moving && !before.current && element.current !== null) travel(element.current, end);
    before.current = paid;
  }, [paid, moving, end]);
  const places = {
    before: placesOf(end.changes.map(({ before }) => before)),
    after: placesOf(end.changes.map(({ after }) => after)),
  };
  const column = (title: "player" | "change" | "after") => <th scope="col">{t(`column-${title}`)}</th>;
  return (
    <div class={`payments ${paid ? "paid" : ""}`} ref={element}>
      <table class="changes">
        <thead>
          <tr>
            {column("player")}
            {column("change")}
            {column("after")}
          </tr>
        </thead>
        <tbody>
          {end.changes.map(({ before, delta, after }, seat) => {
            const look = delta > 0 ? "gain" : delta < 0 ? "loss" : "";
            return (
              <tr key={seat} class={seat === own ? "own-row" : ""} data-testid={`change-${seat}`}>
                <th scope="row">
                  <span class="who" title={names[seat]}>
                    <FaceAndWind seat={seat} wind={view.round.winds[seat]} />
                    <span>
                      {names[seat]}
                      <small class="before" title={t("column-before")}>
                        <span class="before-word">{t("column-before")} </span>
                        {points(before)}
                      </small>
                    </span>
                  </span>
                </th>
                <td class={`change ${look}`}>
                  <b data-testid={`delta-${seat}`}>{signed(delta)}</b>
                  {delta > 0 && pays_in_sticks && <Gained amount={delta} />}
                </td>
                <td class="after">
                  {booked && (
                    <>
                      <Counted
                        seat={seat}
                        before={before}
                        after={after}
                        counting={paid && moving && delta !== 0}
                      />
                      <NewPlace before={places.before[seat] ?? 0} after={places.after[seat] ?? 0} />
                    </>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Extras end={end} honba={view.round.honba} own={own} names={names} />
      <Transfers transfers={end.transfers} names={names} />
    </div>
  );
}

function FaceAndWind({ seat, wind }: { seat: number; wind: Wind | undefined }) {
  const words = wind && t("wind-seat", { wind: t(`wind-${wind}`) });
  return (
    <span class="who-face">
      <Likeness seat={seat} />
      {wind && (
        <span class="who-wind" role="img" aria-label={words} title={words}>
          {t(`wind-letter-${wind}`)}
        </span>
      )}
    </span>
  );
}

function Gained({ amount }: { amount: number }) {
  return (
    <span class="gained" aria-hidden="true">
      {inSticks(amount).map(({ stick, count }) => (
        <span key={stick} class="purse">
          <PointStick stick={stick} />
          {count > 1 && <small>{count}</small>}
        </span>
      ))}
    </span>
  );
}

interface CountedProps {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
  readonly counting: boolean;
}

/** Counts while the sticks are on their way. */
function Counted({ seat, before, after, counting }: CountedProps) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const number = element.current;
    if (number === null || !counting) return;
    const begun = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = Math.max(0, now - begun) / (COUNTING * pace());
      const reached = Math.round((before + (after - before) * part) / 100) * 100;
      number.textContent = points(part < 1 ? reached : after);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    step(begun);
    return () => {
      cancelAnimationFrame(frame);
      number.textContent = points(after);
    };
  }, [before, after, counting]);
  return (
    <b ref={element} data-testid={`after-${seat}`}>
      {points(after)}
    </b>
  );
}

function NewPlace({ before, after }: { before: number; after: number }) {
  const up = before - after;
  return (
    <small class="new-place">
      {placeName(after)}{" "}
      {up !== 0 && (
        <span
          class={up > 0 ? "gain" : "loss"}
          role="img"
          aria-label={t(up > 0 ? "place-up" : "place-down", { count: Math.abs(up) })}
        >
          {up > 0 ? "▲" : "▼"}
          {Math.abs(up)}
        </span>
      )}
    </small>
  );
}

/** The sticks come from the rows of the players who pay, or from the middle of the sheet if only the table pays. */
function travel(element: HTMLElement, { changes }: RoundEnd): void {
  const rows = [...element.querySelectorAll<HTMLElement>("[data-testid^=change-]")];
  const payers = rows.filter((_, seat) => (changes[seat]?.delta ?? 0) < 0);
  for (const [seat, row] of rows.entries()) {
    const face = row.querySelector(".portrait");
    for (const [nth, purse] of [...row.querySelectorAll(".purse")].entries()) {
      const payer = payers[(nth + seat) % Math.max(payers.length, 1)]?.querySelector(".portrait") ?? element;
      if (payer !== face)
        fly(purse, payer.getBoundingClientRect(), { time: 620, delay: nth * 90, lift: 0.6 });
    }
  }
}

interface ExtrasProps extends Pick<PaymentsProps, "end" | "own" | "names"> {
  readonly honba: number;
}

/** The part of each gain for honba and for riichi sticks. */
function Extras({ end: { transfers, changes }, honba, own, names }: ExtrasProps) {
  return changes.map((_, seat) => {
    const gained = (reason: Transfer["reason"]) =>
      transfers
        .filter(({ to, reason: why }) => why === reason && to.type === "seat" && to.seat === seat)
        .reduce((sum, { points }) => sum + points, 0);
    const [forHonba, sticks] = [gained("honba"), gained("sticks")];
    const extra = [
      ...(forHonba > 0 ? [honbaWords(honba, forHonba)] : []),
      ...(sticks > 0 ? [t("transfer-part", { reason: t("transfer-sticks"), points: points(sticks) })] : []),
    ];
    return (
      extra.length > 0 && (
        <p key={seat} class="amounts" data-testid={`extra-${seat}`}>
          {t("gained-extra", { name: whoIs(seat, names, own), extra: listed(extra) })}
        </p>
      )
    );
  });
}

const honbaWords = (count: number, sum: number): string =>
  t("gained-honba", { honba: t("honba-count", { count }), each: points(sum / count), sum: points(sum) });

/** A payment from one account to another, for all reasons together. */
interface Paid {
  readonly from: Transfer["from"];
  readonly to: Transfer["to"];
  readonly total: number;
  readonly parts: readonly Transfer[];
}

/** In the order of the transfers. */
function together(transfers: readonly Transfer[]): readonly Paid[] {
  const ways = new Map<string, Transfer[]>();
  for (const transfer of transfers) {
    const way = JSON.stringify([transfer.from, transfer.to]);
    ways.set(way, [...(ways.get(way) ?? []), transfer]);
  }
  return [...ways.values()].flatMap((parts) => {
    const [first] = parts;
    if (first === undefined) return [];
    const total = parts.reduce((sum, part) => sum + part.points, 0);
    return [{ from: first.from, to: first.to, total, parts }];
  });
}

/** Folded: the table above has the sums. */
function Transfers({ transfers, names }: { transfers: readonly Transfer[]; names: readonly string[] }) {
  if (transfers.length === 0) return null;
  const account = (side: Transfer["from"]) =>
    side.type === "seat" ? (names[side.seat] ?? "") : t("the-table");
  return (
    <details class="transfers">
      <summary>{t("who-pays")}</summary>
      <ul>
        {together(transfers).map(({ from, to, total, parts }, nth) => (
          <li key={nth}>
            {t("transfer", { from: account(from), to: account(to) })} <b>{points(total)}</b>{" "}
            <small>{t("transfer-for", { reason: reasons(parts) })}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** `hand 2,000, honba 300`; a single reason has no number. */
function reasons(parts: readonly Transfer[]): string {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return t(`transfer-${only.reason}`);
  return listed(
    parts.map(({ reason, points: amount }) =>
      t("transfer-part", { reason: t(`transfer-${reason}`), points: points(amount) }),
    ),
  );
}
