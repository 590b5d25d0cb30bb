import { commitmentTo, type Parts, sealOf, seedOf } from "./shared.ts";
import {
  type Dealing,
  dealing,
  type SeatsDrawn,
  seatsOf,
  tilesOf,
  type Wall,
  type WallRules,
  wallOf,
} from "./wall.ts";

interface Header {
  readonly match_id: string;
  readonly rules: WallRules;
  readonly table?: { readonly seats_drawn?: SeatsDrawn };
  readonly seats: readonly { readonly name: string; readonly kind: string }[];
}

/** Its fields are checked where they are used. */
interface Line {
  readonly type: string;
  readonly [key: string]: unknown;
}

export type Fault =
  | "mixed"
  | "version"
  | "commitment"
  | "shares"
  | "seal"
  | "tile"
  | "seats"
  | "seats_not_stated"
  | "unrevealed"
  | "malformed";

export interface RoundProof {
  readonly number: number;
  /** The server alone chose the wall: nothing to prove. */
  readonly alone: boolean;
  readonly fault: Fault | null;
  /** The number, counted from 1. */
  readonly line: number | null;
  readonly commitment: string;
  /** By seat; `null` before version 2 of the protocol. */
  readonly seals: Parts | null;
  readonly shares: Parts;
  readonly missing: readonly string[];
  readonly unopened: readonly string[];
}

/** `line` counts within the round, from 0. */
class Refusal extends Error {
  readonly fault: Fault;
  readonly at: number;

  constructor(fault: Fault, at: number) {
    super(fault);
    this.fault = fault;
    this.at = at;
  }
}

/** Follows docs/fair-wall.md. Throws if the text is no record of Jantaku. */
export function proveRecord(text: string): RoundProof[] {
  const lines: Line[] = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const header = lines[0] as unknown as Header;
  if (lines[0]?.type !== "match" || !Array.isArray(header.seats)) throw new Error("not a record of ours");
  const starts = lines.flatMap(({ type }, at) => (type === "wall" || type === "shared_wall" ? [at] : []));
  if (starts[0] !== 1) throw new Error("a record of ours begins with a wall");
  const proofs = starts.map((start, nth) =>
    proveRound(header, nth + 1, lines.slice(start, starts[nth + 1]), start + 1),
  );
  // If one wall is shared, all are, and later ones have seals if one has: otherwise somebody could pick the wall that matters.
  if (proofs.every(({ alone }) => alone)) return proofs;
  const sealed = proofs.findIndex(({ seals }) => seals !== null);
  const isMixed = ({ alone, seals }: RoundProof, nth: number) =>
    alone || (seals === null && sealed >= 0 && nth > sealed);
  return proofs.map((proof, nth) =>
    isMixed(proof, nth) ? { ...proof, fault: "mixed", line: (starts[nth] ?? 0) + 1 } : proof,
  );
}

function proveRound(header: Header, number: number, lines: readonly Line[], first: number): RoundProof {
  const end = lines.findIndex(({ type }) => ["shared_seed", "seed", "tiles"].includes(type));
  const [sealed, revealed] = [lines[0] as Line, lines[end]];
  const alone = sealed.type === "wall";
  const shares = (Array.isArray(revealed?.shares) ? revealed.shares : []) as Parts;
  const seals = Array.isArray(sealed.seals) ? (sealed.seals as Parts) : null;
  const [commitment, named] = [`${sealed.commitment}`, { missing: [], unopened: [] }];
  const proof = { number, alone, fault: null, line: null, commitment, seals, shares, ...named };
  if (alone) return proof;
  try {
    if (sealed.version !== 1 && sealed.version !== 2) throw new Refusal("version", 0);
    if ((sealed.version === 1) !== (seals === null)) throw new Refusal("malformed", 0);
    if (revealed === undefined) throw new Refusal("unrevealed", 0);
    const strange = lines.findIndex(({ type }, at) => at > end && !/^(game|match)_ended$/.test(type));
    if (strange > 0) throw new Refusal("malformed", strange);
    const own = { matchId: header.match_id, round: number, secret: `${revealed.secret}` };
    if (commitmentTo(own, seals) !== sealed.commitment) throw new Refusal("commitment", end);
    if (seals !== null && !areShares(seals, header)) throw new Refusal("shares", 0);
    if (!areShares(shares, header)) throw new Refusal("shares", end);
    if (number === 1) checkSeats(header, own.secret, 1 - first);
    const fits = (share: string | null, seat: number) =>
      share === null || sealOf(own, seat, share) === seals?.[seat];
    if (seals !== null && !shares.every(fits)) throw new Refusal("seal", end);
    const wall = wallOf(seedOf(own, seals, shares), header.rules);
    checkTiles(header.rules, wall, lines.slice(0, end));
  } catch (error) {
    const { fault, at } = error instanceof Refusal ? error : new Refusal("malformed", 0);
    return { ...proof, fault, line: first + at };
  }
  const hasSealed = (seat: number) => typeof seals?.[seat] === "string";
  const without = header.seats.flatMap(({ kind, name }, seat) =>
    kind === "human" && shares[seat] === null ? [{ name, seat }] : [],
  );
  const names = (sealed: boolean) =>
    without.filter(({ seat }) => hasSealed(seat) === sealed).map(({ name }) => name);
  return { ...proof, missing: names(false), unopened: names(true) };
}

/** Only houses that use dice or tiles state it. */
function checkSeats({ table, rules }: Header, secret: string, at: number): void {
  const [drawn, stated] = [seatsOf(secret, rules), table?.seats_drawn ?? null];
  if (drawn !== null && stated === null) throw new Refusal("seats_not_stated", at);
  if (JSON.stringify(drawn) !== JSON.stringify(stated)) throw new Refusal("seats", at);
}

/** One entry for each seat, none for bots. */
function areShares(shares: readonly (string | null)[], { rules, seats }: Header): boolean {
  if (shares.length !== rules.players || shares.length !== seats.length) return false;
  return shares.every((share, seat) => share === null || seats[seat]?.kind === "human");
}

function checkTiles(rules: WallRules, wall: Wall, lines: readonly Line[]): void {
  const { hands, live, supplement, indicators, ura } = dealing(wall, rules);
  const next = { live: live.values(), supplement: supplement.values(), dora: indicators.values() };
  let dealt = false;
  for (const [at, line] of lines.entries()) {
    let fits = true;
    if (line.type === "dealt") {
      fits = !dealt && isDealt(line, hands, wall, rules) && line.indicator === next.dora.next().value;
      dealt = true;
    } else if (line.type === "drew") {
      const from = line.from === "live" ? next.live : next.supplement;
      fits = line.tile === from.next().value;
    } else if (line.type === "dora_revealed") {
      fits = line.indicator === next.dora.next().value;
    } else if (line.type === "round_ended") {
      const first = rules.ura_dora === false ? 1 : 0;
      fits = turnedUra(line).every((tile, nth) => tile === ura[first + nth]);
    }
    if (!fits) throw new Refusal("tile", at);
  }
  if (!dealt) throw new Refusal("malformed", 0);
}

function turnedUra({ outcome }: Line): readonly string[] {
  return (outcome as { readonly ura_indicators?: readonly string[] }).ura_indicators ?? [];
}

/** Old records have no dice. */
function isDealt(line: Line, hands: Dealing["hands"], wall: Wall, { players }: WallRules): boolean {
  const said = (line.hands as string[]).map(tilesOf);
  const wanted = said.map((_, seat) => hands[(seat - Number(line.dealer) + players) % players]);
  const same = JSON.stringify([said, line.dice ?? wall.dice]) === JSON.stringify([wanted, wall.dice]);
  return said.length === players && same;
}
