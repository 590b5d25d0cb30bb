// Tiles and melds, from mjai (`5mr`, `E`) to majiang (`m0`, `z1`, `m340-`) and back.
import Majiang from "@kobalab/majiang-core";

const HONOURS = ["E", "S", "W", "N", "P", "F", "C"];

/** Whose tile was called, seen from the caller: index 1 the right, 2 across, 3 the left. */
const MARKS = "_+=-";

/** A tile as majiang writes it. */
export function toMajiang(pai) {
  const honour = HONOURS.indexOf(pai);
  if (honour >= 0) return `z${honour + 1}`;
  if (!/^([1-9][mps]|5[mps]r)$/.test(pai)) throw new Error(`\`${pai}\` is no tile of mjai`);
  return pai[1] + (pai.endsWith("r") ? "0" : pai[0]);
}

/** A tile as mjai writes it; `_` and `*` behind it are not part of it. */
export function toMjai(p) {
  const [suit, digit] = p;
  if (suit === "z") return HONOURS[digit - 1];
  return digit === "0" ? `5${suit}r` : digit + suit;
}

/** Tiles of a hand as one text. */
export const handText = (tehai) => tehai.map(toMajiang).join("");

/** The mark of a tile that seat `actor` calls from seat `target`. */
const mark = (actor, target) => MARKS[(target - actor + 4) % 4];

/** A called meld of mjai: chi, pon or daiminkan. */
export function calledMeld({ actor, target, pai, consumed }) {
  const digits = [...consumed, pai].map((tile) => toMajiang(tile)[1]);
  return Majiang.Shoupai.valid_mianzi(toMajiang(pai)[0] + digits.join("") + mark(actor, target));
}

/** A closed kan of mjai. */
export function closedKan({ consumed }) {
  const tiles = consumed.map(toMajiang);
  return Majiang.Shoupai.valid_mianzi(tiles[0][0] + tiles.map((tile) => tile[1]).join(""));
}

/** A meld of majiang: its name in mjai, the tile called, the tile added to a pon, and the others. */
export function meldTiles(m) {
  const tiles = (digits) => [...digits].map((digit) => toMjai(m[0] + digit));
  const at = m.search(/[+=-]/);
  if (at < 0) return { type: "ankan", own: tiles(m.slice(1)) };
  const [before, called, after] = [m.slice(1, at - 1), m[at - 1], m.slice(at + 1)].map(tiles);
  const parts = { called: called[0], own: before };
  const kinds = new Set(m.slice(1).replaceAll("0", "5").replace(/[+=-]/, ""));
  if (kinds.size > 1) return { type: "chi", ...parts, own: [...before, ...after] };
  if (after.length > 0) return { type: "kakan", ...parts, added: after[0] };
  return { type: before.length === 2 ? "pon" : "daiminkan", ...parts };
}
