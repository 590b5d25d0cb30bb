import { LANGUAGES } from "../texts/languages.ts";
import type { Person } from "../wire/generated/wire.ts";
import { byHouse, flag, group, level, type OneOf, oneOf, partsOf, type ValueOf } from "./fields.ts";
import { json, kept } from "./kept.ts";
import { COMPANY } from "./people.ts";

/** Settings of this browser; none is a rule of a match. */
export const FIELDS = group({
  /** `auto`: the first of the browser's languages that the page has. */
  language: oneOf("auto", ["auto", ...LANGUAGES]),
  /** `system` follows the browser's setting. */
  theme: oneOf("dark", ["dark", "light", "system", "contrast"]),
  tableColour: oneOf("green", ["green", "blue", "wine", "slate"]),
  backColour: oneOf("amber", ["amber", "green", "blue", "red"]),
  backPattern: oneOf("ornament", ["ornament", "plain", "dots", "stripes", "lattice", "waves"]),
  /** `cloth`: that of the table. */
  handColour: oneOf("cloth", ["cloth", "wood", "green", "blue", "wine", "slate"]),
  tileSize: oneOf("normal", ["small", "normal", "large"]),
  /** `rows`: the opponents' names in a row above; the player's name, status and buttons below (R-336). */
  layout: byHouse("seats", "rows"),
  /** Players' places as windows (R-364). */
  seatWindows: byHouse("on", "off"),
  /** The second suit of a hand. */
  suitOrder: byHouse("circles", "bamboo"),
  /**
   * `japanese`: black winds and a blank white dragon; `framed`: blue winds and a frame; `numbered`: letters and digits in a corner;
   * `black`: black tiles.
   */
  faces: byHouse("japanese", "framed", "numbered", "black"),
  /** Taken off the river, or dimmed in their place. */
  calledDiscards: byHouse("taken", "dimmed"),
  speed: oneOf("normal", ["slow", "normal", "fast", "none"]),
  /** `house`: the house's own, else `standard`; `standard`: those of most players; the rest name the yaku, beside standard words. */
  names: byHouse("standard", "english", "romaji", "kanji"),
  /** `name`: the face that goes with the name. */
  portrait: oneOf<"name" | Person>("name", ["name", ...COMPANY]),
  /** `large`: 1.4 times, `double`: twice. */
  portraitSize: oneOf("normal", ["normal", "large", "double"]),
  /** Names of at most ten characters. */
  shortNames: flag(false),
  /** Volumes from 0, off, to 1; `on` silences them all. */
  sound: group({
    on: flag(true),
    tiles: level(0.3),
    calls: level(0.3),
    music: level(0),
    /** Calls and yaku. */
    voice: byHouse("on", "off"),
    voiceLevel: level(0.6),
  }),
  helpers: group({
    riichiHelper: flag(true),
    riichiDetector: flag(true),
    waits: flag(true),
    furiten: byHouse("on", "off"),
    whyNot: flag(true),
    discardHints: flag(false),
    places: flag(true),
    fromAbove: flag(true),
    doraNames: flag(true),
    /** `unstaked`: unless points or places of a career are at stake. */
    safety: oneOf("unstaked", ["unstaked", "on", "off"]),
    kanWarnings: flag(true),
    allInPractice: flag(true),
  }),
  inputs: group({
    /** `two`: the second click on a raised tile discards it. */
    discardClick: byHouse("one", "two"),
    /** `pass_or_drawn`: passes, or discards the drawn tile; `special`: by a double press. */
    rightClick: byHouse("pass_or_drawn", "special", "off"),
    /** A double tap, or a swipe up. */
    discardTouch: oneOf("twice", ["twice", "drag"]),
    autoSort: flag(true),
    autoWin: flag(false),
    noCalls: flag(false),
    autoDiscard: byHouse("on", "off"),
    /** `house`: as the rules of the match say. */
    riichiButton: oneOf("house", ["house", "lit", "on_demand"]),
    /** `letters`: a letter for each call; `cursor`: arrows and a few keys; `numbers`: 1, 4 and 3, 6. */
    keys: byHouse("letters", "cursor", "numbers"),
    /** On wide screens. */
    decisionPlace: oneOf("right", ["right", "centre"]),
    /** The focus jumps to a decision and back. */
    pointerJump: flag(false),
  }),
});

export type Settings = ValueOf<typeof FIELDS>;

export const settings = kept<Settings>(
  "jantaku-settings",
  {
    ...json((stored) => FIELDS.read(asNow(stored))),
    write: (settings) => JSON.stringify({ ...settings, version: VERSION }),
  },
  FIELDS.initial,
);

/** `change("sound", { music: 1 })` sets the given fields of a part. */
export function change<K extends keyof Settings>(
  key: K,
  value: Settings[K] extends object ? Partial<Settings[K]> : Settings[K],
): void {
  const before = settings.peek();
  const next = typeof value === "object" ? { ...(before[key] as object), ...value } : value;
  settings.value = { ...before, [key]: next };
}

/** Keeps the face, which others know. */
export function reset(): void {
  settings.value = { ...FIELDS.initial, portrait: settings.peek().portrait };
}

/** The program may open the page with settings in its address. */
export function takeAsked(): void {
  const query = new URLSearchParams(location.search);
  const fields = Object.entries<object>(FIELDS.fields).filter(([key]) => query.has(key));
  if (fields.length === 0) return;
  history.replaceState(null, "", location.pathname + location.hash);
  const fits = ([key, field]: [string, object]) =>
    "values" in field && (field as OneOf<string>).values.includes(query.get(key) ?? "");
  const asked = Object.fromEntries(fields.filter(fits).map(([key]) => [key, query.get(key)]));
  settings.value = { ...settings.peek(), ...asked };
}

/** The first had other defaults of mouse and keys. */
const VERSION = 2;

/** Keeps the player's choices. Earlier defaults are no choices: the house comes first. */
function asNow(stored: unknown): Stored {
  const earlier: Stored = partsOf(stored);
  if (earlier.version === VERSION) return earlier;
  const { sound, helpers } = earlier;
  const inputs = leftToHouse(earlier.inputs);
  const speech = sound?.speech ?? 0;
  return {
    ...earlier,
    ...(speech > 0 && { sound: { ...sound, voice: "on", voiceLevel: speech } }),
    ...((helpers?.furiten === false || helpers?.safety === false) && {
      helpers: {
        ...helpers,
        ...(helpers.furiten === false && { furiten: "off" }),
        ...(helpers.safety === false && { safety: "off" }),
      },
    }),
    inputs: { ...inputs, ...(inputs?.autoDiscard === true && { autoDiscard: "on" }) },
  };
}

function leftToHouse(inputs: Stored["inputs"]): Stored["inputs"] {
  const once = { discardClick: "one", rightClick: "pass_or_drawn", keys: "letters" } as const;
  const chosen = Object.entries(inputs ?? {}).filter(
    ([key, value]) => value !== once[key as keyof typeof once],
  );
  return Object.fromEntries(chosen);
}

interface Stored {
  readonly sound?: { readonly speech?: number; readonly voice?: string; readonly voiceLevel?: number };
  readonly helpers?: { readonly furiten?: unknown; readonly safety?: unknown };
  readonly inputs?: Readonly<Record<string, unknown>>;
  readonly version?: unknown;
}
