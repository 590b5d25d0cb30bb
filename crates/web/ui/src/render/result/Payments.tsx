import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { fly } from "../../anim/moves.ts";
import { listed } from "../../state/face.ts";
import { whoIs } from "../../state/narrate.ts";
import { placeName, placesOf, points, signed } from "../../state/seats.ts";
import { inSticks } from "../../state/sticks.ts";
import { t } from "../../texts/texts.ts";
import type { RoundEnd, Transfer, View, Wind } from "../../wire/generated/wire.ts";
import { useDisplay } from "../parts/display.ts";
import { PointStick } from "../parts/PointStick.tsx";
import { Likeness } from "../parts/portrait/Likeness.tsx";
import { Count } from "./Count.tsx";

/** That run from each player who pays to each who gains. */
const COINS = [0, 1, 2, 3];
/** A size in pixels. */
const COIN = 12;

interface PaymentsProps {
  readonly view: View;
  readonly end: RoundEnd;
  readonly own: number | null;
  readonly names: readonly string[];
  /** Until then, scores and changes are shown separately. */
  readonly booked: boolean;
  readonly paid: boolean;
  readonly moving: boolean;
  /** What lies beside a player's name: the hand shown after a draw. */
  readonly beside?: (seat: number) => ComponentChildren;
}

/** Everybody's points before, change, points and place after. */
export function Payments({ view, end, own, names, booked, paid, moving, beside }: PaymentsProps) {
  const element = useRef<HTMLUListElement>(null);
  const before = useRef(paid);
  useLayoutEffect(() => {
    if (paid && moving && !before.current && element.current !== null) travel(element.current);
    before.current = paid;
  }, [paid, moving]);
  const places = {
    before: placesOf(end.changes.map(({ before }) => before)),
    after: placesOf(end.changes.map(({ after }) => after)),
  };
  return (
    <ul class={`payments ${paid ? "paid" : ""} ${beside ? "with-hands" : ""}`} ref={element}>
      {end.changes.map(({ before, delta, after }, seat) => (
        <li
          key={seat}
          class={`payment ${seat === own ? "own-row" : ""}`}
          data-sign={Math.sign(delta)}
          data-testid={`change-${seat}`}
        >
          <FaceAndWind seat={seat} wind={view.round.winds[seat]} />
          <span class="payment-name" title={names[seat]}>
            {names[seat]}
          </span>
          {beside?.(seat)}
          <b class={`change ${SIGN[Math.sign(delta)] ?? ""}`} data-testid={`delta-${seat}`}>
            {signed(delta)}
          </b>
          <span class="before">
            <span class="unseen">{t("column-before")} </span>
            {points(before)}
          </span>
          <span class="after">
            {booked && (
              <>
                <Count
                  from={before}
                  to={after}
                  step={100}
                  counting={paid && moving && delta !== 0}
                  said={points}
                  testid={`after-${seat}`}
                />
                <NewPlace before={places.before[seat] ?? 0} after={places.after[seat] ?? 0} />
              </>
            )}
          </span>
          {delta > 0 &&
            moving &&
            COINS.map((nth) => <i key={nth} class="coin" style={{ "--nth": nth }} aria-hidden="true" />)}
        </li>
      ))}
    </ul>
  );
}

const SIGN: Readonly<Record<number, string>> = { 1: "gain", [-1]: "loss" };

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

/** The coins come from those who pay, or from the middle of the sheet if only the table pays. */
function travel(element: HTMLElement): void {
  const payers = [...element.querySelectorAll("[data-sign='-1'] .who-face")];
  for (const [nth, coin] of [...element.querySelectorAll(".coin")].entries()) {
    const from = payers[nth % Math.max(payers.length, 1)] ?? element;
    const { left, top, width, height } = from.getBoundingClientRect();
    fly(coin, new DOMRect(left + width / 2 - COIN / 2, top + height / 2 - COIN / 2, COIN, COIN), {
      time: 620,
      delay: (nth % COINS.length) * 90,
      lift: 0.6,
    });
  }
}

interface PartsProps {
  readonly end: RoundEnd;
  readonly names: readonly string[];
}

/** The part of each gain for honba and for riichi sticks. */
export function Extras({
  end: { transfers, changes },
  honba,
  own,
  names,
}: PartsProps & { readonly honba: number; readonly own: number | null }) {
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

/** Who pays whom, folded: the changes have the sums. */
export function Transfers({ end: { transfers }, names }: PartsProps) {
  const { pays_in_sticks } = useDisplay();
  if (transfers.length === 0) return null;
  const account = (side: Transfer["from"]) =>
    side.type === "seat" ? (names[side.seat] ?? "") : t("the-table");
  return (
    <details class="unfolds transfers">
      <summary>{t("who-pays")}</summary>
      <ul>
        {together(transfers).map(({ from, to, total, parts }, nth) => (
          <li key={nth}>
            {t("transfer", { from: account(from), to: account(to) })} <b>{points(total)}</b>{" "}
            <small>{t("transfer-for", { reason: reasons(parts) })}</small>
            {pays_in_sticks && <Sticks amount={total} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One of each kind, with how many change hands. */
function Sticks({ amount }: { amount: number }) {
  return inSticks(amount).map(({ stick, count }) => (
    <span key={stick} class="paid-sticks" aria-hidden="true">
      <PointStick stick={stick} />×{count}
    </span>
  ));
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
