// Writes the tile faces as stylesheets, a picture for each face in mpsz (`0m` a red five) and one for the `back`. As pictures they
// cost the page no elements: a nine of circles, drawn into the page, has fifty-seven.
import { mkdir, writeFile } from "node:fs/promises";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as art from "riichi-mahjong-tiles";
import { optimize } from "svgo";

const FOLDER = new URL("../generated/tiles/", import.meta.url);
/** The sets of drawings by the name the art gives them: the stylesheet of each, and which tiles it is for. */
const SETS = {
  Regular: { file: "regular.css", tiles: "" },
  Black: { file: "black.css", tiles: ".black" },
};
const HONORS = ["Ton", "Nan", "Shaa", "Pei", "Haku", "Hatsu", "Chun"];
// The white dragon is a tile without a drawing.
const BLANK = "5z";
const SUITS = { m: "Man", p: "Pin", s: "Sou" };

// Our own: it lets the colour of the tile's body show through.
const BACK =
  '<g fill="none" stroke="#fff" stroke-width="9" stroke-linejoin="round" ' +
  'stroke-opacity=".42"><rect x="14" y="14" width="272" height="372" rx="22"/>' +
  '<path d="M150 90 232 200 150 310 68 200ZM150 146 190 200 150 254 110 200Z"/></g>';

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

const VIEW_BOX = "0 0 300 400";

/** A face drawn by the art, smaller; empty for the one that is not drawn. */
function drawing(face, component) {
  if (component === undefined) throw new Error(`the art has no face ${face}`);
  const { data } = optimize(renderToStaticMarkup(createElement(component)), {
    multipass: true,
    plugins: [
      "convertStyleToAttrs",
      { name: "preset-default", params: { overrides: { convertPathData: { floatPrecision: 1 } } } },
      "removeXlink",
    ],
  });
  const [, attributes, body = ""] = /^<svg([^>]*?)(?:\/>|>(.*)<\/svg>)$/s.exec(data) ?? [];
  if ((body === "") !== (face === BLANK))
    throw new Error(`face ${face} is drawn unlike what the page expects`);
  return body && picture(body, /viewBox="([^"]*)"/.exec(attributes)?.[1]);
}

function picture(body, viewBox = VIEW_BOX) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="${viewBox}">${body}</svg>`;
}

/** The rule by which the tiles of a face have their picture. */
function rule(tiles, face, svg) {
  const data = svg.replaceAll('"', "'").replace(/[%#<>\n]/g, encodeURIComponent);
  return `${tiles}[data-face="${face}"] > .tile-face { background-image: url("data:image/svg+xml,${data}"); }`;
}

await mkdir(FOLDER, { recursive: true });
for (const [set, { file, tiles }] of Object.entries(SETS)) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: a build script; nothing here is shipped
  const pictures = [...components(set)].map(([face, name]) => [face, drawing(face, art[name])]);
  pictures.push(["back", picture(BACK)]);
  const rules = pictures.filter(([, svg]) => svg).map(([face, svg]) => rule(tiles, face, svg));
  await writeFile(new URL(file, FOLDER), `@layer tile {\n${rules.join("\n")}\n}\n`);
}
