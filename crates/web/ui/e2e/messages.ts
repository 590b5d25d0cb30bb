// The tables of tables.toml, and what a scene has beyond them.
import { DISPLAY } from "../src/state/plainDisplay.ts";
import type { Display, ServerMessage, View, Welcome } from "../src/wire/generated/wire.ts";
import { END_SCENES } from "./endScenes.ts";
import { NAMES, welcome } from "./pieces.ts";
import { askedAt, type Prompt, sentAt } from "./tables.ts";

function at(table: string, more: Partial<Prompt> = {}): ServerMessage[] {
  const { view, prompt } = sentAt(table);
  return [welcome, view, ...(prompt === null ? [] : [askedAt(table, more)])];
}

const by = (change: Partial<Welcome>, [, ...messages]: ServerMessage[]): ServerMessage[] => [
  { ...welcome, ...change },
  ...messages,
];

const house = (display: Partial<Display>, messages: ServerMessage[]) =>
  by({ rules: "Thursday club", display: { ...DISPLAY, ...display } }, messages);

const seen = (messages: ServerMessage[], change: (view: View) => Partial<View>): ServerMessage[] =>
  messages.map((said) =>
    said.type === "view" ? { ...said, view: { ...said.view, ...change(said.view) } } : said,
  );

const but = (messages: ServerMessage[], ...said: ServerMessage[]): ServerMessage[] => [
  ...messages.filter(({ type }) => type !== "prompt"),
  ...said,
];

const onePress = { riichi_button: "one_button" } as const;
const dealt = at("fresh");

export const SCENES: Readonly<Record<string, ServerMessage[]>> = {
  dealt,
  parlour: by(
    { mode: "parlour" },
    seen(dealt, ({ round }) => ({ round: { ...round, number: 1 } })),
  ),
  seats_by_dice: by(
    {
      seats_drawn: {
        type: "dice",
        throws: [
          { seat: 2, dice: [3, 4], falls_on: 0 },
          { seat: 0, dice: [4, 5], falls_on: 0 },
        ],
      },
    },
    but(at("begun")),
  ),
  seats_by_winds: by(
    {
      seats_drawn: {
        type: "winds",
        takes: [
          { seat: 1, tiles: ["2z"] },
          { seat: 3, tiles: ["5z", "4z"] },
          { seat: 0, tiles: ["1z"] },
          { seat: 2, tiles: ["3z"] },
        ],
      },
    },
    but(at("begun")),
  ),
  seats_by_program: but(at("begun")),
  melds: at("midway"),
  turn: at("complete"),
  turn_touzai: house({ words: "touzai" }, at("complete")),
  threat: at("closed", { safety: sentAt("closed").prompt?.safety ?? [] }),
  furiten: at("passed"),
  furiten_shanghai: house({ words: "shanghai", named_in_rows: true }, at("passed")),
  kans: at("quads"),
  dark: house({ riichi_button: "auto_lit" }, at("unready")),
  called_up: house({ riichi_button: "on_demand" }, at("unready")),
  called_kan: house({ riichi_button: "on_demand", kan_called_up: true }, at("quads")),
  /** Called discards that stay; names in rows and a Japanese set of tiles. */
  stays: house({ called_stay: true }, at("complete")),
  bamboo_second: house({ bamboo_second: true }, at("complete")),
  windows: house({ seat_windows: true, japanese_faces: true }, at("complete")),
  double_clicks: house({ double_clicks: true, riichi_button: "prompt", words: "touzai" }, at("closed")),
  named_in_rows: house({ named_in_rows: true, japanese_faces: true }, at("complete")),
  two_rows: house({ dead_wall: { type: "two_rows" } }, dealt),
  seven: house({ dead_wall: { type: "all_stacks", before: 2, behind: 0 } }, at("midway")),
  one_button: house(onePress, at("closed")),
  one_button_win: house(onePress, at("complete")),
  one_button_claims: house({ ...onePress, named_in_rows: true }, at("claims")),
  shot: house(onePress, at("shot")),
  hit: house(onePress, at("hit")),
  /** A player who never wins pays for it: two have won. */
  birds: house(
    {},
    seen(at("midway"), ({ seats }) => ({ seats: seats.map((seat, nth) => ({ ...seat, won: nth > 1 })) })),
  ),
  asked: house({ riichi_button: "prompt" }, at("closed")),
  poor: house({ riichi_button: "prompt" }, at("poor")),
  hinted: at("unready"),
  last: at("last"),
  opened: house({}, at("opened")),
  declaring: house({}, at("declaring")),
  claims: at("claims"),
  claims_touzai: house({ words: "touzai" }, at("claims")),
  overtaken: [...at("overtaken"), ...sentAt("overtaken").then],
  long: at("long"),
  nine: house({ counted_dead: 14, discard_row: 9, ankan_inner_down: true }, at("long")),
  three: by(
    { names: NAMES.slice(0, 3), bots: welcome.bots.slice(0, 3), rules: "Tenhou, three players" },
    at("three"),
  ),
  foul: house({}, at("foul")),
  opening: house({}, at("opening")),
  showdown: house({}, at("showdown")),
  noten: house({}, at("noten")),
  /** Where time counts: the clock, its last seconds, and a player who is away. */
  timed: at("complete", { time: { decision: 9500, bank: 29_500 } }),
  byoyomi: at("complete", { time: { decision: 8500, bank: 0, first: "bank" } }),
  hurried: at("claims", { time: { decision: 0, bank: 4500 } }),
  window: but(at("claims"), { type: "claim_window", window_id: 1, millis: 3000 }),
  away: but(at("midway"), { type: "away", seats: [0, 1, 2], bots: [0, 1, 2] }),
  replaced: but(at("midway"), { type: "replaced" }),
  ...END_SCENES,
};
