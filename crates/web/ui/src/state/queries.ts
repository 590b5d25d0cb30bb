import { t } from "../texts/texts.ts";
import type { Meld, SeatView, View, Welcome } from "../wire/generated/wire.ts";
import { faceName, listed } from "./face.ts";
import { meldName, meldTiles } from "./melds.ts";
import type { Slot } from "./options.ts";
import { activeSeat, type Place, placeOf, points, roundLabel } from "./seats.ts";

/** A place asks for the player's discards and melds. */
export type Query = "turn" | "hand" | "dora" | "points" | Place;

/** With shift, none of these keys plays. The arrows point to the player. */
const QUERY_KEYS: Readonly<Record<string, Query>> = {
  t: "turn",
  h: "hand",
  d: "dora",
  p: "points",
  arrowdown: "self",
  arrowright: "right",
  arrowup: "across",
  arrowleft: "left",
};

export function queryOf({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): Query | undefined {
  return shiftKey ? QUERY_KEYS[key.toLowerCase()] : undefined;
}

export function answerTo(query: Query, view: View, welcome: Welcome, hand: readonly Slot[]): string {
  switch (query) {
    case "turn":
      return turn(view, welcome);
    case "hand":
      return t("spoken-hand", { tiles: all(hand.map(slotName)), melds: meldsOf(view.seats[welcome.seat]) });
    case "dora":
      return t("spoken-dora", { tiles: listed(view.dora.map(({ dora }) => faceName(dora))) });
    case "points":
      return `${listed(view.seats.map((seat, nth) => pointsOf(seat, nth, welcome)))}.`;
    default:
      return discards(query, view, welcome);
  }
}

function turn(view: View, { seat, names }: Welcome): string {
  const active = activeSeat(view);
  const whose =
    active === null || view.phase.type === "claims" ? "nobody" : active === seat ? "you" : "other";
  const name = names[active ?? seat] ?? "";
  return t("spoken-turn", { round: roundLabel(view.round), whose, name, left: view.live_left });
}

function slotName({ tile, drawn }: Slot): string {
  return drawn ? t("spoken-drawn", { tile: faceName(tile) }) : faceName(tile);
}

function pointsOf({ wind, score }: SeatView, nth: number, { seat, names }: Welcome): string {
  const name = nth === seat ? t("you") : (names[nth] ?? "");
  return t("spoken-points", { name, wind: t(`wind-${wind}`), points: points(score) });
}

function discards(place: Place, view: View, { seat, names }: Welcome): string {
  const at = view.seats.findIndex((_, nth) => placeOf(nth, seat, view.seats.length) === place);
  const found = view.seats[at];
  if (found === undefined) return t("spoken-empty-seat");
  const tiles = found.river.map(({ tile, sideways }) =>
    sideways ? t("spoken-riichi", { tile: faceName(tile) }) : faceName(tile),
  );
  return t("spoken-discards", {
    name: at === seat ? t("you") : (names[at] ?? ""),
    count: tiles.length,
    tiles: all(tiles),
    melds: meldsOf(found),
  });
}

const laid = (meld: Meld) => listed([meldName(meld), ...meldTiles(meld).map(faceName)]);

const all = (words: readonly string[]) => (words.length === 0 ? "" : listed(words));

/** It is `""` without any melds. */
function meldsOf(seat: SeatView | undefined): string {
  const melds = seat?.melds ?? [];
  return melds.length === 0 ? "" : ` ${t("spoken-melds", { melds: listed(melds.map(laid)) })}`;
}
