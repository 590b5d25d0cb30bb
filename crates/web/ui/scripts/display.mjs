// Writes the display face by `npm run display`: subsets of Shippori Mincho (SIL Open Font License 1.1), its Latin apart from the kana
// and kanji of titles, calls, yaku and limits. What they lack is drawn in the system's mincho.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import subset from "subset-font";

const TEXTS = new URL("../src/texts/ja/", import.meta.url);
const HOUSES = new URL("../../../core/texts/ja/presets.ftl", import.meta.url);
const YAKU = new URL("../../../core/src/yaku/list.rs", import.meta.url);
const FACE = new URL("../node_modules/@fontsource/shippori-mincho/", import.meta.url);
const TO = new URL("../src/style/display/", import.meta.url);
/** The messages that are set in it. */
const TITLES =
  /^(?:(?:door|home)-[a-z]+|nowhere|preset-[a-z_]+|[a-z-]*-title|(?:call|button|limit|round)-[\w-]+|settings|(?:family|part)-[a-z]+|help-(?:topic|group)-[a-z]+|house-rules|replay) =(.*)/gm;
const LATIN = `${range(0x20, 0x7e)}£©·×é−–—‘’“”…`;
const MARKS = "、。・「」（）：！？…ー";

function range(from, to) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

const texts = readdirSync(TEXTS, { recursive: true }).filter((name) => name.endsWith(".ftl"));
const files = [HOUSES, ...texts.map((name) => new URL(name, TEXTS))];
const titles = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(TITLES)]);
const yaku = readFileSync(YAKU, "utf8").matchAll(/"[^"]*" "([^"]*)"/g);
const shown = [...titles, ...yaku].map(([, text]) => text).join("");
const kanaAndKanji = [...new Set(`${shown}東南西北本場一二三四五六七八九十位流終局`)].filter((character) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character),
);

async function write(name, file, characters) {
  const whole = readFileSync(new URL(`files/shippori-mincho-${file}-700-normal.woff2`, FACE));
  const part = await subset(whole, characters, { targetFormat: "woff2" });
  writeFileSync(new URL(`${name}.woff2`, TO), part);
  console.log(`${name}: ${[...characters].length} characters, ${part.length} bytes`);
}

// Every page has the name; it alone must not load the rest.
await write("name", "japanese", "雀卓");
await write("latin", "latin", LATIN);
await write("japanese", "japanese", MARKS + kanaAndKanji.join(""));
writeFileSync(new URL("LICENSE", TO), readFileSync(new URL("LICENSE", FACE)));
