import { t } from "../texts/texts.ts";
import type { Event, Meld, RoundEnd } from "../wire/generated/wire.ts";
import { allOf, type Seconds } from "./clock.ts";
import { faceName, listed } from "./face.ts";
import { meldTiles } from "./melds.ts";
import { abortName } from "./named.ts";
import { isUnnamed } from "./playerName.ts";
import { roundLabel } from "./seats.ts";

export interface Call {
  readonly seat: number;
  readonly text: string;
  /** A riichi is an event for everybody. */
  readonly kind: "call" | "riichi" | "open_riichi";
}

const call = (seat: number, text: string, kind: Call["kind"] = "call"): Call => ({ seat, text, kind });

function meldCall({ type }: Meld): string {
  return type === "chii" || type === "pon" ? t(`call-${type}`) : t("call-kan");
}

/** Wins are called by their sheet. */
export function callOf(event: Event | null): Call | null {
  switch (event?.type) {
    case "called":
    case "kan_declared":
      return call(event.seat, meldCall(event.meld));
    case "kita":
      return call(event.seat, t("call-kita"));
    case "hand_declared":
      return call(event.seat, event.showing === "tenpai" ? t("call-tenpai") : t("call-noten"));
    case "discarded":
      if (!event.riichi) return null;
      return event.open
        ? call(event.seat, t("call-open-riichi"), "open_riichi")
        : call(event.seat, t("call-riichi"), "riichi");
    default:
      return null;
  }
}

/** For screen readers; `you` marks the player, `own` is a viewer's seat. Other players' draws have no sentence. */
export function narrate(event: Event, names: readonly string[], own: number, you = true): string | null {
  const user = you ? own : null;
  const who = (seat: number) => whoIs(seat, names, user);
  const self = (seat: number) => selfAt(seat, names, user);
  switch (event.type) {
    case "dealt": {
      const { dealer } = event.round;
      return t("heard-dealt", { round: roundLabel(event.round), self: self(dealer), name: who(dealer) });
    }
    case "drew_own":
      return t("heard-drew", { self: self(own), name: who(own), tile: faceName(event.tile) });
    case "discarded":
      return discarded(event, who(event.seat));
    case "called":
    case "kan_declared": {
      const tiles = listed(meldTiles(event.meld).map(faceName));
      return t("heard-called", { name: who(event.seat), call: meldCall(event.meld).toLowerCase(), tiles });
    }
    case "kita":
    case "hand_declared": {
      const said = callOf(event);
      return said && t("heard-said", { name: who(said.seat), call: said.text.toLowerCase() });
    }
    case "wall_ran_out":
      return t("heard-wall");
    case "dora_revealed":
      return t("heard-dora", { tile: faceName(event.dora.dora) });
    case "round_ended":
      return outcomeTitle(event.end, names, user);
    case "game_ended":
      return t("heard-game-over", { game: event.end.game, games: event.end.games });
    case "match_ended":
      return t("heard-match-over");
    default:
      return null;
  }
}

const SAID_SECONDS = [10, 5];

/** Says only that time runs short, once, and that byoyomi begins. */
export function narrateTime(before: Seconds, now: Seconds): string | null {
  if (now.byoyomi && before.first > 0 && now.first === 0) return t("heard-byoyomi", { left: now.second });
  const left = allOf(now);
  const said = SAID_SECONDS.some((seconds) => allOf(before) > seconds && left <= seconds) && left > 0;
  return said ? t("heard-time", { left }) : null;
}

function discarded({ discard, riichi, open }: Event & { type: "discarded" }, name: string): string {
  const words = { name, tile: faceName(discard.tile) };
  if (!riichi) return t("heard-discarded", words);
  return open ? t("heard-open-riichi", words) : t("heard-riichi", words);
}

/** `You`, or a name. */
export function whoIs(seat: number, names: readonly string[], user: number | null): string {
  return seat === user ? t("you") : (names[seat] ?? t("heard-seat", { seat: seat + 1 }));
}

/** A sentence's form: also in a replay, a player without a name is `You`. */
export function selfAt(seat: number, names: readonly string[], user: number | null): "yes" | "no" {
  return seat === user || isUnnamed(names[seat] ?? "") ? "yes" : "no";
}

export function outcomeTitle({ outcome }: RoundEnd, names: readonly string[], user: number | null): string {
  const who = (seat: number) => whoIs(seat, names, user);
  switch (outcome.type) {
    case "won":
      return outcome.winners
        .map(({ seat, from }) => {
          const name = who(seat);
          const self = selfAt(seat, names, user);
          if (from === null) return t("won-tsumo", { self, name });
          return selfAt(from, names, user) === "yes"
            ? t("won-ron-you", { name })
            : t("won-ron", { self, name, from: who(from) });
        })
        .join(" · ");
    case "exhaustive":
      return outcome.nagashi.length > 0
        ? t("nagashi", { names: listed(outcome.nagashi.map(who)) })
        : t("exhaustive");
    case "abortive":
      if (outcome.reason === "chombo") return t("chombo", { reason: abortName(outcome).toLowerCase() });
      return t("abortive", { reason: abortName(outcome) });
  }
}
