import { faceName } from "../render/face.ts";
import type { Event, RoundEnd } from "../wire/generated/wire.ts";
import { meldTiles } from "./melds.ts";

/** A call to be shown beside the player who makes it. */
export interface Call {
  readonly seat: number;
  readonly text: string;
}

const MELD_CALLS = { chii: "Chii", pon: "Pon", daiminkan: "Kan", kakan: "Kan", ankan: "Kan" };

/** What a player calls out with an event. */
export function callOf(event: Event | null): readonly Call[] {
  switch (event?.type) {
    case "called":
    case "kan_declared":
      return [{ seat: event.seat, text: MELD_CALLS[event.meld.type] }];
    case "kita":
      return [{ seat: event.seat, text: "Kita" }];
    case "tenpai_declared":
      return [{ seat: event.seat, text: event.tenpai ? "Tenpai" : "Noten" }];
    case "discarded":
      return event.riichi ? [{ seat: event.seat, text: event.open ? "Open riichi" : "Riichi" }] : [];
    case "round_ended": {
      const { outcome } = event.end;
      if (outcome.type !== "won") return [];
      return outcome.winners.map(({ seat, from }) => ({ seat, text: from === null ? "Tsumo" : "Ron" }));
    }
    default:
      return [];
  }
}

/**
 * An event as one sentence, for those who hear the table: the user, where `you`, or one who looks from the seat `own`.
 * Draws of others are not worth one.
 */
export function narrate(event: Event, names: readonly string[], own: number, you = true): string | null {
  const who = (seat: number) => (you && seat === own ? "You" : (names[seat] ?? `Seat ${seat + 1}`));
  const s = (seat: number) => (you && seat === own ? "" : "s");
  switch (event.type) {
    case "dealt":
      return `${event.round.label}. ${who(event.round.dealer)} deal${s(event.round.dealer)}.`;
    case "drew_own":
      return `${who(own)} draw${s(own)} ${faceName(event.tile)}.`;
    case "discarded":
      return `${who(event.seat)}: ${declared(event)}${faceName(event.discard.tile)}.`;
    case "called":
    case "kan_declared": {
      const tiles = meldTiles(event.meld).map(faceName).join(", ");
      return `${who(event.seat)}: ${MELD_CALLS[event.meld.type].toLowerCase()}, ${tiles}.`;
    }
    case "kita":
      return `${who(event.seat)}: kita.`;
    case "wall_ran_out":
      return "The wall has run out.";
    case "tenpai_declared":
      return `${who(event.seat)}: ${event.tenpai ? "tenpai" : "noten"}.`;
    case "dora_revealed":
      return `New dora: ${faceName(event.dora.dora)}.`;
    case "round_ended":
      return outcomeTitle(event.end, who);
    case "game_ended":
      return `Game ${event.end.game} of ${event.end.games} is over.`;
    case "match_ended":
      return "The match is over.";
    default:
      return null;
  }
}

function declared({ riichi, open }: Event & { type: "discarded" }): string {
  return riichi ? `${open ? "open " : ""}riichi, ` : "";
}

/** How a round ended, in a few words. */
export function outcomeTitle({ outcome }: RoundEnd, who: (seat: number) => string): string {
  switch (outcome.type) {
    case "won":
      return outcome.winners
        .map(({ seat, from }) =>
          from === null ? `${who(seat)}: tsumo` : `${who(seat)}: ron on ${who(from).replace("You", "you")}`,
        )
        .join(" · ");
    case "exhaustive":
      return outcome.nagashi.length > 0
        ? `Nagashi mangan: ${outcome.nagashi.map(who).join(", ")}`
        : "Exhaustive draw";
    case "abortive":
      if (outcome.reason === "chombo") return `Chombo: ${outcome.name.toLowerCase()}`;
      return `Abortive draw: ${outcome.name}`;
  }
}
