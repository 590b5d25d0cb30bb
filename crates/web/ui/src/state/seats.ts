import { language, t, textOf } from "../texts/texts.ts";
import type { RoundName, Side, Tile, View, Welcome, Wind } from "../wire/generated/wire.ts";

export const WINDS: readonly Wind[] = ["E", "S", "W", "N"];

export type Place = "self" | Side;

const FOUR: readonly Place[] = ["self", "right", "across", "left"];
const THREE: readonly Place[] = ["self", "right", "left"];

export function placeOf(seat: number, own: number, players: number): Place {
  const steps = (seat - own + players) % players;
  return (players === 3 ? THREE : FOUR)[steps] ?? "self";
}

/** Draws or acts; while a tile may be claimed, the seat it came from. */
export function activeSeat(view: View): number | null {
  switch (view.phase.type) {
    case "draw":
    case "turn":
    case "showdown":
      return view.phase.seat;
    case "claims":
      return view.phase.from;
    case "opening":
    case "over":
      return null;
  }
}

/** The seat has discarded nothing yet. */
export function hasJustBegun({ round, seats, result }: View, seat: number): boolean {
  const { game, wind, number, honba } = round;
  const first = game === 1 && wind === "E" && number === 1 && honba === 0;
  return first && result === undefined && seats[seat]?.river.length === 0;
}

/** The dealer's last tile is like the others in some houses. */
export function dealtWhole(view: View, { display, seat }: Pick<Welcome, "display" | "seat">): boolean {
  const mine = view.seats[seat];
  if (!display.dealer14 || view.round.dealer !== seat || mine === undefined) return false;
  return mine.river.length === 0 && mine.melds.length === 0 && mine.kita === 0;
}

/** The match, not only one of its games. */
export function isOver({ standings }: View): boolean {
  return standings !== undefined && standings.game === standings.games;
}

/** `1,234`, with a real minus and at least this many decimals. */
export function points(value: number, decimals = 0): string {
  return value.toLocaleString(language.value, { minimumFractionDigits: decimals }).replace("-", "−");
}

/** For example `+1,300`, `−700` or `0`. */
export function signed(value: number, decimals = 0): string {
  return value > 0 ? `+${points(value, decimals)}` : points(value, decimals);
}

/** The hand of an open riichi, without the drawn tile. */
export function openedHand(view: View, seat: number): readonly Tile[] | null {
  return view.opened?.find((opened) => opened.seat === seat)?.concealed ?? null;
}

/** A hand shown at the end of the round; a winner's with the winning tile last. */
export function shownHand(view: View, seat: number): readonly Tile[] | null {
  if (view.phase.type === "showdown") return view.phase.shown[seat]?.concealed ?? null;
  const outcome = view.result?.outcome;
  switch (outcome?.type) {
    case "won": {
      const winner = outcome.winners.find((winner) => winner.seat === seat);
      return winner === undefined ? null : [...winner.hand.concealed, winner.tile];
    }
    case "exhaustive":
      return (outcome.tenpai[seat] ?? outcome.noten[seat])?.concealed ?? null;
    case "abortive":
      return outcome.shown[seat]?.concealed ?? null;
    default:
      return null;
  }
}

/** The best first; equal ones in seat order, as in the standings. */
export function byPoints(scores: readonly number[]): readonly number[] {
  return scores.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
}

export function placesOf(scores: readonly number[]): readonly number[] {
  const order = byPoints(scores);
  return scores.map((_, seat) => order.indexOf(seat) + 1);
}

export function placeName(place: number): string {
  return textOf("place", `${place}`);
}

export function roundName({ wind, number }: Pick<RoundName, "wind" | "number">): string {
  return t("round-name", { wind: t(`wind-${wind}`), number });
}

/** `Game 2, East 1, honba 2`. */
export function roundLabel({ game, honba, ...round }: RoundName): string {
  const hand = game > 1 ? t("round-game", { game, round: roundName(round) }) : roundName(round);
  return honba > 0 ? t("round-honba", { round: hand, honba }) : hand;
}

/** For the axis of a graph: `E2-1`. */
export function roundShort({ wind, number, honba }: RoundName): string {
  return `${t(`wind-letter-${wind}`)}${number}${honba > 0 ? `-${honba}` : ""}`;
}
