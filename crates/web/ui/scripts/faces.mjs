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
  Regular: {
    file: "regular.css",
    tiles: "",
    inks: { dark: "#12275f", red: "#c4211d", paper: "#fff", faint: "#aeb9c9" },
  },
  Black: {
    file: "black.css",
    tiles: ".black",
    inks: { dark: "#dbe4f6", red: "#ff6d5e", paper: "#222326", faint: "#5b6472" },
  },
};
const HONORS = ["Ton", "Nan", "Shaa", "Pei", "Haku", "Hatsu", "Chun"];
/** The inks of the art's winds, and that of a Japanese set, in which the white dragon is blank. */
const WIND_INKS = [/#142896|#19328c/g, "#1b1b1e"];
// The art has no drawing of the white dragon. Ours is an empty frame, so that it is no missing picture.
const WHITE = "5z";
const SUITS = { m: "Man", p: "Pin", s: "Sou" };

// Our own: it lets the colour of the tile's body show through.
const BACK =
  '<g fill="none" stroke="#fff" stroke-width="9" stroke-linejoin="round" ' +
  'stroke-opacity=".42"><rect x="14" y="14" width="272" height="372" rx="22"/>' +
  '<path d="M150 90 232 200 150 310 68 200ZM150 146 190 200 150 254 110 200Z"/></g>';

/**
 * The circles from two to nine are our own as well, with air between their pips, which merge in the art when they are small:
 * for each face the radius, and the pips in dark and in red ink.
 */
const CIRCLES = {
  "2p": [
    78,
    [
      [150, 108],
      [150, 292],
    ],
    [],
  ],
  "3p": [
    60,
    [
      [74, 76],
      [226, 324],
    ],
    [[150, 200]],
  ],
  "4p": [
    62,
    [
      [84, 102],
      [216, 102],
      [84, 298],
      [216, 298],
    ],
    [],
  ],
  "5p": [
    55,
    [
      [74, 80],
      [226, 80],
      [74, 320],
      [226, 320],
    ],
    [[150, 200]],
  ],
  "0p": [
    55,
    [],
    [
      [74, 80],
      [226, 80],
      [150, 200],
      [74, 320],
      [226, 320],
    ],
  ],
  "6p": [
    55,
    [
      [86, 72],
      [214, 72],
    ],
    [
      [86, 204],
      [214, 204],
      [86, 328],
      [214, 328],
    ],
  ],
  "7p": [
    46,
    [
      [58, 58],
      [150, 96],
      [242, 134],
    ],
    [
      [92, 232],
      [208, 232],
      [92, 342],
      [208, 342],
    ],
  ],
  "8p": [
    44,
    [56, 152, 248, 344].flatMap((y) => [
      [92, y],
      [208, y],
    ]),
    [],
  ],
  "9p": [
    45,
    [70, 330].flatMap((y) => [
      [52, y],
      [150, y],
      [248, y],
    ]),
    [
      [52, 200],
      [150, 200],
      [248, 200],
    ],
  ],
};

function circles([radius, dark, red], inks) {
  const pips = [...dark.map((at) => [at, inks.dark]), ...red.map((at) => [at, inks.red])];
  return picture(pips.map(([[x, y], ink]) => pip(x, y, radius, ink, inks.paper)).join(""));
}

/** A pip: a disc with a bright ring, six petals and an eye. */
function pip(x, y, radius, ink, paper) {
  const r = (part) => Math.round(radius * part * 10) / 10;
  const petals = Array.from({ length: 6 }, (_, nth) => {
    const turn = (nth * Math.PI) / 3;
    const [dx, dy] = [Math.sin(turn), -Math.cos(turn)].map((way) => Math.round(way * radius * 4.2) / 10);
    return `<circle cx="${dx}" cy="${dy}" r="${r(0.13)}"/>`;
  });
  return (
    `<g transform="translate(${x} ${y})" fill="${paper}"><circle r="${radius}" fill="${ink}"/>` +
    `<circle r="${r(0.8)}" fill="none" stroke="${paper}" stroke-width="${r(0.1)}"/>${petals.join("")}` +
    `<circle r="${r(0.16)}"/></g>`
  );
}

function frame({ faint }) {
  return picture(
    `<g fill="none" stroke="${faint}"><rect x="34" y="40" width="232" height="320" rx="26" stroke-width="9"/>` +
      '<rect x="56" y="62" width="188" height="276" rx="14" stroke-width="4"/></g>',
  );
}

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

/** A face of a set. */
function drawing(face, component, inks) {
  if (face === WHITE) return frame(inks);
  return face in CIRCLES ? circles(CIRCLES[face], inks) : drawn(face, component);
}

/** A face drawn by the art, smaller. */
function drawn(face, component) {
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
  if (body === "") throw new Error(`the art draws nothing on ${face}`);
  return picture(body, /viewBox="([^"]*)"/.exec(attributes)?.[1]);
}

function picture(body, viewBox = VIEW_BOX) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="${viewBox}">${body}</svg>`;
}

/** The rule by which the tiles of a face have their picture. */
function rule(tiles, face, svg) {
  const data = svg.replaceAll('"', "'").replace(/[%#<>\n]/g, encodeURIComponent);
  return `${tiles}[data-face="${face}"] > .tile-face { background-image: url("data:image/svg+xml,${data}"); }`;
}

/** The five faces that a Japanese set draws in its own way. */
function japanese() {
  const winds = [...components("Regular")].filter(([face]) => /^[1-4]z$/.test(face));
  const rules = winds.map(([face, name]) => {
    // biome-ignore lint/performance/noDynamicNamespaceImportAccess: a build script; nothing here is shipped
    const blue = drawn(face, art[name]);
    const black = blue.replaceAll(...WIND_INKS);
    if (black === blue) throw new Error(`the art draws ${face} in another ink`);
    return rule(".japanese", face, black);
  });
  return [...rules, `.japanese[data-face="${WHITE}"] > .tile-face { background-image: none; }`];
}

const sheet = (rules) => `@layer tile {\n${rules.join("\n")}\n}\n`;

await mkdir(FOLDER, { recursive: true });
await writeFile(new URL("japanese.css", FOLDER), sheet(japanese()));
for (const [set, { file, tiles, inks }] of Object.entries(SETS)) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: a build script; nothing here is shipped
  const pictures = [...components(set)].map(([face, name]) => [face, drawing(face, art[name], inks)]);
  pictures.push(["back", picture(BACK)]);
  const rules = pictures.map(([face, svg]) => rule(tiles, face, svg));
  await writeFile(new URL(file, FOLDER), sheet(rules));
}
