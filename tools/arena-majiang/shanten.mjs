// majiang-core counts the shanten of the same hands again and again; asked through here, each of a round is counted once.
import Majiang from "@kobalab/majiang-core";

const { xiangting, tingpai } = Majiang.Util;

/** Shanten by the manzu and pinzu of a hand, then by the rest of it. */
const known = new Map();

/** The counts of one suit as a number. */
const code = (counts) => {
  let number = 0;
  for (let n = 1; n < counts.length; n++) number = number * 5 + counts[n];
  return number;
};

/** The value of a key, made once. */
function kept(map, key, make) {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

function shanten(hand) {
  const { m, p, s, z } = hand._bingpai;
  const called = hand._zimo?.length > 2 ? 1 : 0;
  const first = code(m) * 5 ** 9 + code(p);
  const second = ((code(s) * 5 ** 7 + code(z)) * 5 + hand._fulou.length) * 2 + called;
  const rest = kept(known, first, () => new Map());
  return kept(rest, second, () => xiangting(hand));
}

Majiang.Util.xiangting = shanten;
Majiang.Util.tingpai = (hand, count = shanten) => tingpai(hand, count);

/** Lets go of what was counted: the hands of another round are others. */
export const forgetShanten = () => known.clear();
