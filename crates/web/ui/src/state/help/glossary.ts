import { textOf } from "../../texts/texts.ts";
import type { Catalogue, YakuHelp } from "../../wire/generated/wire.ts";

/** The text `help-term-KEY` explains it. */
export interface Term {
  readonly key: string;
  readonly kanji: string;
  readonly kana: string;
  readonly romaji: string;
  readonly english: readonly string[];
}

/** Readings that do not follow from the Latin letters. */
const READ: Readonly<Record<string, string>> = {
  riichi: "リーチ",
  double_riichi: "ダブルリーチ",
  open_riichi: "オープンリーチ",
  open_double_riichi: "オープンダブルリーチ",
  menzen_tsumo: "メンゼンツモ",
  iipeikou: "イーペーコー",
  ryanpeikou: "リャンペーコー",
  chinpeikou: "チンペーコー",
  toitoi: "トイトイ",
  chiitoitsu: "チートイツ",
  ittsuu: "イッツー",
  sanankou: "サンアンコー",
  suuankou: "スーアンコー",
  suuankou_tanki: "スーアンコータンキ",
  shousuushii: "ショウスーシー",
  daisuushii: "ダイスーシー",
  tsuuiisou: "ツーイーソー",
  ryuuiisou: "リューイーソー",
  chuuren: "チューレンポートー",
  chuuren9: "ジュンセイチューレンポートー",
  suukantsu: "スーカンツ",
  pei: "ペー",
  gold_rush: "ゴールドラッシュ",
};

export function readingOf({ key, romaji }: Pick<YakuHelp, "key" | "romaji">): string {
  return READ[key] ?? kana(romaji);
}

const ROWS: readonly (readonly [consonant: string, kana: string])[] = [
  ["", "アイウエオ"],
  ["k", "カキクケコ"],
  ["s", "サ　スセソ"],
  ["t", "タ　　テト"],
  ["n", "ナニヌネノ"],
  ["h", "ハヒ　ヘホ"],
  ["m", "マミムメモ"],
  ["y", "ヤ　ユ　ヨ"],
  ["r", "ラリルレロ"],
  ["w", "ワ　　　ヲ"],
  ["g", "ガギグゲゴ"],
  ["z", "ザ　ズゼゾ"],
  ["d", "ダ　　デド"],
  ["b", "バビブベボ"],
  ["p", "パピプペポ"],
];
const VOWELS = "aiueo";
const GLIDES: readonly (readonly [consonant: string, kana: string, small: boolean])[] = [
  ...["kキ", "nニ", "hヒ", "mミ", "rリ", "gギ", "bビ", "pピ"].map(
    ([one = "", kana = ""]) => [`${one}y`, kana, true] as const,
  ),
  ["sh", "シ", false],
  ["ch", "チ", false],
  ["j", "ジ", false],
];
const SYLLABLES: Readonly<Record<string, string>> = Object.fromEntries([
  ...ROWS.flatMap(([consonant, row]) =>
    [...row].flatMap((kana, nth) => (kana === "　" ? [] : [[`${consonant}${VOWELS[nth]}`, kana]])),
  ),
  ...GLIDES.flatMap(([consonant, kana, always]) => [
    [`${consonant}a`, `${kana}ャ`],
    [`${consonant}u`, `${kana}ュ`],
    [`${consonant}o`, `${kana}ョ`],
    ...(always ? [] : [[`${consonant}i`, kana]]),
  ]),
  ["tsu", "ツ"],
  ["fu", "フ"],
  ["n", "ン"],
]);

export function kana(romaji: string): string {
  return romaji
    .toLowerCase()
    .replace(/([kstcpg])(?=\1)|t(?=ch)/g, "ッ")
    .replace(
      /(?:[kgnhmrbp]y|sh|ch|ts|[kgsztdnhbpmyrwjf])?[aiueo]|n/g,
      (syllable) => SYLLABLES[syllable] ?? syllable,
    )
    .replaceAll(" ", "");
}

/** The names of this yaku in other houses. */
export function otherNames(yaku: YakuHelp, catalogue: Catalogue): readonly string[] {
  const also = catalogue.yaku.find(({ key }) => key === yaku.key)?.also ?? [];
  return [...new Set([yaku.english, ...also])];
}

export function subjectName(subject: string): string {
  return textOf("help-subject", subject);
}
