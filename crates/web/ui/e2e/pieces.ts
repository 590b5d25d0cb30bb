import { VERSION } from "../src/api/version.ts";
import { DISPLAY } from "../src/state/plainDisplay.ts";
import type { Tile, Welcome } from "../src/wire/generated/wire.ts";

/** `tiles("123m 0p")`: an mpsz run of tiles. */
export function tiles(mpsz: string): Tile[] {
  const found: Tile[] = [];
  let numbers: string[] = [];
  for (const letter of mpsz.replaceAll(" ", "")) {
    if ("mpsz".includes(letter)) {
      found.push(...numbers.map((number) => `${number}${letter}` as Tile));
      numbers = [];
    } else numbers.push(letter);
  }
  return found;
}

export const NAMES = ["Aki", "Greta", "Bartholomew-Maximilian", "Mio"];
const BOTS = [null, "expert", "hard/attacker", "wild"];

export const welcome: Welcome & { type: "welcome" } = {
  type: "welcome",
  version: VERSION,
  match_id: "scene",
  mode: "free",
  seat: 0,
  names: NAMES,
  bots: BOTS,
  rules: "Tenhou",
  summary: [
    {
      topic: "length",
      facts: [
        { type: "winds", winds: ["E", "S"] },
        { type: "extension", goal: 30_000 },
      ],
    },
    { topic: "open_tanyao", facts: [{ type: "yes" }] },
  ],
  riichi_stake: 1000,
  honba_value: 300,
  pace: "instant",
  display: DISPLAY,
};
