import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The files of styles without their comments. */
const STYLES = readdirSync("src/style")
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({
    file,
    css: readFileSync(`src/style/${file}`, "utf8").replace(/\/\*[\s\S]*?\*\//g, (comment) =>
      comment.replace(/[^\n]/g, " "),
    ),
  }));

interface Declaration {
  readonly where: string;
  readonly property: string;
  readonly value: string;
}

const DECLARATION = /(?<=[{;\n]\s*)([\w-]+):\s+([^;{}]+);/g;

function declarations({ file, css }: (typeof STYLES)[number]): Declaration[] {
  return [...css.matchAll(DECLARATION)].map(({ 1: property = "", 2: value = "", index }) => ({
    where: `${file}:${css.slice(0, index).split("\n").length}`,
    property,
    value: value.replace(/\s+/g, " "),
  }));
}

const ALL = STYLES.flatMap(declarations);
const said = ({ where, property, value }: Declaration) => `${where} ${property}: ${value}`;

/** A size of the scale; on the cloth, what grows with the tiles and is never smaller than a note. */
const SIZE =
  /^(?:\d+ var\(--type-\w+\) \/ [\d.]+ var\(--display\)|inherit|1em|0|var\(--type-\w+\)|max\(var\(--type-note\), calc\(var\(--(?:t|w|hand-w|tile-width)\) \* [\d.]+\)\))$/;
/** The root, by which all grow; the call across a player's cloth; the sheet to print. */
const ROOT = /^(?:base\.css:\d+ font-size: \d+px|helpSheet\.css:\d+ font-size: [\d.]+pt)$/;

test("every size of type is one of the scale", () => {
  const sizes = ALL.filter(({ property }) => property === "font-size" || property === "font");
  const others = sizes.filter(
    (size) => !SIZE.test(size.value) && !ROOT.test(said(size)) && size.value !== "inherit",
  );
  expect(sizes.length).toBeGreaterThan(100);
  expect(others.map(said)).toEqual([]);
});

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\(|\b(?:white|black)\b/i;
/** Drawings, which have their own: a tile's body, and what is drawn with fill and stroke. The sheet to print is paper. */
const DRAWN = /^(?:palette|tile|melds|helpSheet)\.css/;
const INK = /^(?:fill|stroke|mask|mask-image|--stamp-\w+)$/;

test("every colour is one of the palette", () => {
  const literal = ALL.filter(
    ({ where, property, value }) => COLOUR.test(value) && !DRAWN.test(where) && !INK.test(property),
  );
  expect(literal.map(said)).toEqual([]);
});

test("every typeface is that of the page, the display face, or one for codes", () => {
  const faces = ALL.filter(
    ({ where, property }) => property === "font-family" && !where.startsWith("base.css"),
  );
  const others = faces.filter(
    ({ value }) => !/^(?:var\(--display\)|ui-monospace, monospace|inherit|"Jantaku Display")$/.test(value),
  );
  expect(others.map(said)).toEqual([]);
});

const CODE = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
  .map((file) => readFileSync(`src/${file}`, "utf8"))
  .join("\n");
const CSS = STYLES.map(({ css }) => css).join("\n");
const names = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = ""]) => name));

test("every colour of the palette is used", () => {
  const palette = STYLES.find(({ file }) => file === "palette.css")?.css ?? "";
  const isUsed = (name: string) =>
    CSS.includes(`var(${name})`) || CODE.includes(`${name}"`) || CODE.includes(`${name})`);
  expect([...names(palette, /^\s+(--[\w-]+):/gm)].filter((name) => !isUsed(name))).toEqual([]);
});

test("every variable is set somewhere", () => {
  const set = names(`${CSS}\n${CODE}`, /(--[\w-]+)"?(?:\]|:| \{)/g);
  const used = new Set([...names(`${CSS}\n${CODE}`, /var\((--[\w-]+)\)/g), ...names(CODE, /"(--[\w-]+)"/g)]);
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});
