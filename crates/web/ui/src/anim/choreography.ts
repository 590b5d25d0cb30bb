import { type Rank, rankOfEnd } from "../state/rank.ts";
import type { Event, RoundEnd, ShownHand, Tile, View } from "../wire/generated/wire.ts";
import { fly, rise, sweep, swell, turnAround, turnOver, unroll } from "./moves.ts";

interface Stood {
  readonly tile: Tile;
  readonly drawn: boolean;
  readonly box: DOMRect;
}

interface Offered {
  readonly seat: number;
  readonly box: DOMRect;
  /** An angle in degrees. */
  readonly turn: number;
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];
const held = (seat: number) => all(`[data-testid=concealed-${seat}] .tile`);

/** Finds the widgets of the table by their `data-testid`. */
export class Choreography {
  #hand: readonly Stood[] = [];
  #offered: Offered | null = null;

  /** Begins without an event: at the start of a match, or after a reload. Before the first discard, it deals. */
  open({ seats }: View, own: number): void {
    const dealt = seats.every(({ river, melds }) => river.length === 0 && melds.length === 0);
    this.perform([], own);
    if (dealt) deal(own);
  }

  /** The page already shows the result of the events. `own` is the seat at the bottom. */
  perform(events: readonly Event[], own: number): void {
    // Before anything moves again, since a box is where its tile is drawn at the moment.
    const standing = all("[data-testid=hand-tile]").map((slot) => ({
      tile: slot.dataset.tile as Tile,
      drawn: slot.dataset.drawn !== undefined,
      box: (slot.querySelector(".tile") ?? slot).getBoundingClientRect(),
    }));
    const offered = offeredNow();
    for (const event of events) this.#move(event, own);
    this.#hand = standing;
    this.#offered = offered;
  }

  #move(event: Event, own: number): void {
    switch (event.type) {
      case "dealt":
        deal(own);
        break;
      case "drew_own":
        fly(find("[data-drawn] .tile"), wallEnd(), { time: 170 });
        break;
      case "drew_other":
        fly(last(held(event.seat)), wallEnd(), { time: 150 });
        break;
      case "discarded":
        this.#throw(event, own);
        break;
      case "called":
        this.#lay(event.seat, own, event.from, (melds) => last(melds));
        break;
      case "kan_declared":
        this.#lay(event.seat, own, null, (melds) => melds[event.at]);
        break;
      case "kita":
        this.#lay(event.seat, own, null, (melds) => last(melds));
        break;
      case "riichi_paid":
        pay(event.seat, own);
        break;
      case "dora_revealed":
        turnOver(last(all("[data-testid=indicators] .tile:not(.back)")));
        break;
      case "round_ended":
        end(event, own);
        break;
    }
  }

  #throw({ seat, discard: { tile, tsumogiri }, riichi }: Event & { type: "discarded" }, own: number): void {
    if (riichi) sweep(lightOf(seat));
    const from = seat === own ? this.#stood(tile, tsumogiri) : tileOf(seat, tsumogiri);
    const flight = riichi ? { time: 300, lift: 0.35 } : { time: 190, lift: 0.12 };
    fly(last(all(`[data-testid=river-${seat}] .tile`)), from, flight);
    if (seat === own) this.#closeUp();
  }

  #stood(tile: Tile, drawn: boolean): DOMRect | undefined {
    const same = this.#hand.filter((one) => one.tile === tile);
    return (
      (same.find((one) => one.drawn === drawn) ?? same[0])?.box ??
      boxOf("[data-testid=hand-tile]:last-child .tile")
    );
  }

  #closeUp(): void {
    const before = [...this.#hand];
    for (const slot of all("[data-testid=hand-tile]")) {
      const at = before.findIndex(({ tile }) => tile === slot.dataset.tile);
      if (at < 0) continue;
      const [stood] = before.splice(at, 1);
      fly(slot.querySelector(".tile"), stood?.box, { time: 170, delay: 60 });
    }
  }

  #lay(
    seat: number,
    own: number,
    from: number | null,
    pick: (melds: HTMLElement[]) => HTMLElement | undefined,
  ): void {
    const melds = seat === own ? all(".own .meld") : all(`[data-testid=melds-${seat}] .meld`);
    const hand = seat === own ? undefined : boxOf(`[data-testid=concealed-${seat}] .tile:last-child`);
    for (const tile of pick(melds)?.querySelectorAll<HTMLElement>(".tile") ?? []) {
      const claimed = from !== null && tile.classList.contains("sideways");
      if (claimed) {
        const offered = this.#offered?.seat === from ? this.#offered : null;
        fly(tile, offered?.box, { time: 300, turn: offered?.turn ?? 0, lift: 0.15 });
      } else fly(tile, hand ?? this.#stood(tile.dataset.face as Tile, false), { time: 220 });
    }
    if (seat === own) this.#closeUp();
  }
}

function boxOf(selector: string): DOMRect | undefined {
  return find(selector)?.getBoundingClientRect();
}

function pay(seat: number, own: number): void {
  const stick = find(`[data-testid=stick-${seat}]`);
  const hand = boxOf(seat === own ? "[data-testid=hand]" : `[data-testid=concealed-${seat}]`);
  const size = stick?.getBoundingClientRect();
  if (hand === undefined || size === undefined) return;
  const { width, height } = size;
  const from = new DOMRect(
    hand.left + (hand.width - width) / 2,
    hand.top + (hand.height - height) / 2,
    width,
    height,
  );
  fly(stick, from, { time: 480, turn: 0 });
}

function wallEnd(): DOMRect | undefined {
  return boxOf("[data-testid=counter-left]");
}

function offeredNow(): Offered | null {
  const tile = find(".discard.offered .tile");
  const river = tile?.closest<HTMLElement>("[data-testid^=river-]")?.dataset.testid;
  if (tile === null || river === undefined) return null;
  const turn = Number(tile.closest<HTMLElement>("[data-turn]")?.dataset.turn ?? 0) + 90;
  return { seat: Number(river.slice("river-".length)), box: tile.getBoundingClientRect(), turn };
}

/** A tile in the middle of the hand unless drawn, since nobody sees which one is thrown. */
function tileOf(seat: number, drawn: boolean): DOMRect | undefined {
  const tiles = held(seat);
  return (drawn ? last(tiles) : tiles[Math.floor(tiles.length / 2)])?.getBoundingClientRect();
}

/** In milliseconds: for four tiles, and until the next player gets theirs. */
const DEAL = { four: 130, next: 30 };

function deal(own: number): void {
  for (const [place, tile] of all("[data-testid=hand] .tile").entries())
    rise(tile, Math.floor(place / 4) * DEAL.four);
  const others = [0, 1, 2, 3].filter((seat) => seat !== own);
  for (const [nth, seat] of others.entries())
    unroll(find(`[data-testid=concealed-${seat}] .run`), 4, DEAL.four, (nth + 1) * DEAL.next);
}

function laidOpen(outcome: RoundEnd["outcome"]): readonly number[] {
  const seats = (hands: readonly (ShownHand | null)[]) =>
    hands.flatMap((hand, seat) => (hand === null ? [] : [seat]));
  switch (outcome.type) {
    case "won":
      return outcome.winners.map(({ seat }) => seat);
    case "exhaustive":
      return [...seats(outcome.tenpai), ...seats(outcome.noten)];
    case "abortive":
      return seats(outcome.shown);
  }
}

const lightOf = (seat: number) => find(`[data-testid=side-light-${seat}]`);

/** In milliseconds from one tile to the next; a win is called first. */
const TURNING = { won: 40, other: 18 };
const CALLED = 600;
const SWELL: Readonly<Record<Rank, number>> = { plain: 1.35, limit: 1.5, yakuman: 1.75 };

function end({ end }: Event & { type: "round_ended" }, own: number): void {
  const { outcome } = end;
  const won = outcome.type === "won";
  const apart = won ? TURNING.won : TURNING.other;
  const after = won ? CALLED : 0;
  for (const seat of laidOpen(outcome)) {
    const tiles = seat === own ? all("[data-testid=hand-tile] .tile") : held(seat);
    for (const [nth, tile] of tiles.entries())
      if (seat === own) turnAround(tile, after + nth * apart);
      else turnOver(tile, after + nth * apart, 70);
    if (won) sweep(lightOf(seat));
  }
  if (!won) return;
  const [winner] = outcome.winners;
  const from = winner?.from ?? null;
  const tile =
    from !== null
      ? last(all(`[data-testid=river-${from}] .tile`))
      : winner?.seat === own
        ? find("[data-drawn] .tile")
        : last(held(winner?.seat ?? 0));
  swell(tile, SWELL[rankOfEnd(end)]);
}
