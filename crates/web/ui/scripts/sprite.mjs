// Writes the tile faces as SVG sprites: one <symbol> per face, its id the face in mpsz (`0m` a red five) or `back`.
// Each set of drawings is such a sprite; the page finds faces by these ids alone.
import { mkdir, writeFile } from "node:fs/promises";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as art from "riichi-mahjong-tiles";
import { optimize } from "svgo";

const FOLDER = new URL("../generated/tiles/", import.meta.url);
/** The file of each set of drawings by the name the art gives it. */
const SETS = { Regular: "regular.svg", Black: "black.svg" };
const HONORS = ["Ton", "Nan", "Shaa", "Pei", "Haku", "Hatsu", "Chun"];
// The white dragon is a tile without a drawing.
const BLANK = "5z";
const SUITS = { m: "Man", p: "Pin", s: "Sou" };

// Our own: it lets the colour of the tile's body show through.
const BACK =
  '<symbol id="back" viewBox="0 0 300 400"><g fill="none" stroke="#fff" stroke-width="9" stroke-linejoin="round" ' +
  'stroke-opacity=".42"><rect x="14" y="14" width="272" height="372" rx="22"/>' +
  '<path d="M150 90 232 200 150 310 68 200ZM150 146 190 200 150 254 110 200Z"/></g></symbol>';

/** The art's component names by face. */
function components(set) {
  const names = new Map();
  for (const [letter, suit] of Object.entries(SUITS)) {
    names.set(`0${letter}`, `${set}${suit}5Dora`);
    for (let rank = 1; rank <= 9; rank++) names.set(`${rank}${letter}`, `${set}${suit}${rank}`);
  }
  HONORS.forEach((honor, index) => {
    names.set(`${index + 1}z`, `${set}${honor}`);
  });
  return names;
}

/** One face as a <symbol>, smaller, its inner ids made unlike every other face's. */
function symbol(face, component) {
  if (component === undefined) throw new Error(`the art has no face ${face}`);
  const { data } = optimize(renderToStaticMarkup(createElement(component)), {
    multipass: true,
    plugins: [
      "convertStyleToAttrs",
      { name: "preset-default", params: { overrides: { convertPathData: { floatPrecision: 1 } } } },
      "removeXlink",
      { name: "prefixIds", params: { prefix: `f${face}`, delim: "-" } },
    ],
  });
  const [, attributes, body = ""] = /^<svg([^>]*?)(?:\/>|>(.*)<\/svg>)$/s.exec(data) ?? [];
  if ((body === "") !== (face === BLANK))
    throw new Error(`face ${face} is drawn unlike what the page expects`);
  const viewBox = /viewBox="[^"]*"/.exec(attributes)?.[0] ?? 'viewBox="0 0 300 400"';
  return `<symbol id="${face}" ${viewBox}>${body}</symbol>`;
}

for (const [set, file] of Object.entries(SETS)) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: a build script; nothing here is shipped
  const symbols = [...components(set)].map(([face, name]) => symbol(face, art[name]));
  symbols.push(BACK);
  await mkdir(FOLDER, { recursive: true });
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
  await writeFile(new URL(file, FOLDER), sprite);
}
