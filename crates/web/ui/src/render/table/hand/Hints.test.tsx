import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import type { Sitting } from "../../../api/session.ts";
import { NOT_CHOOSING } from "../../../state/choosing.ts";
import { ROUND } from "../../../state/fixtures/round.ts";
import { house } from "../../../state/houseDisplay.ts";
import { EMPTY, type Prompt } from "../../../state/model.ts";
import { DISPLAY } from "../../../state/plainDisplay.ts";
import { change, FIELDS, settings } from "../../../state/settings.ts";
import { speak } from "../../../texts/texts.ts";
import type { IllegalIntent, View } from "../../../wire/generated/wire.ts";
import { Standing, WhyNot } from "./Hints.tsx";

const VIEW: View = {
  round: ROUND,
  sticks: 0,
  live_left: 40,
  dora: [],
  seats: [],
  phase: { type: "draw", seat: 1 },
  own: {
    concealed: ["2m", "3m"],
    waits: [{ tile: "1m", left: 3 }],
    furiten: { rule: "furiten_discard", tile: "4m", message: "furiten: 4m is among your own discards" },
  },
};
const MISSED: IllegalIntent = { what: { type: "ron" }, why: { rule: "no_yaku", message: "no yaku" } };

function show(view = VIEW, missed: readonly IllegalIntent[] = [MISSED], prompt: Prompt | null = null) {
  const model = signal({ ...EMPTY, view, missed, prompt });
  const session: Sitting = {
    model,
    choosing: signal(NOT_CHOOSING),
    hand: signal([]),
    input: () => {},
  };
  render(
    <>
      <Standing session={session} />
      <WhyNot session={session} panel={signal(true)} />
    </>,
    document.body,
  );
}

const there = () =>
  [".wait", "[data-testid=furiten]", "[data-testid=why-list]"].map(
    (part) => document.querySelector(part) !== null,
  );

afterEach(async () => {
  render(null, document.body);
  await speak("en");
  house.value = null;
  settings.value = FIELDS.initial;
});

test("a wait of which no tile is left is a warning, with riichi or without (R-373)", () => {
  show();
  const warning = () => document.querySelector(".none-left")?.textContent;
  expect(warning()).toBeUndefined();
  render(null, document.body);
  const none = VIEW.own.waits.map(({ tile }) => ({ tile, left: 0 }));
  show({ ...VIEW, own: { ...VIEW.own, waits: none } });
  expect(warning()).toContain("none left!");
  expect(document.querySelector(".wait .tile")?.getAttribute("aria-label")).toContain("0 left");
});

/** */
test.each([
  ["furiten_discard", "Furiten", "your winning tile 4-man is among your discards"],
  ["furiten_passed", "Temporary furiten", "you passed on 4-man (until your next draw)"],
  ["furiten_riichi", "Riichi furiten", "you passed on 4-man, so only tsumo can win this hand"],
  ["furiten_147", "Furiten by suji", "4-man is among your discards"],
])("furiten is shown with its reason (%s)", (rule, kind, words) => {
  show({ ...VIEW, own: { ...VIEW.own, furiten: { rule, tile: "4m", message: rule } } });
  const shown = document.querySelector("[data-testid=furiten]");
  expect([shown?.querySelector("b")?.textContent, shown?.lastChild?.textContent]).toEqual([kind, words]);
});

const refused = (what: IllegalIntent["what"], rule: string): IllegalIntent => ({
  what,
  why: { rule, tile: "4s", message: rule },
});

const REFUSED: readonly IllegalIntent[] = [
  MISSED,
  refused({ type: "ron" }, "below_two_han"),
  refused({ type: "ron" }, "furiten_passed"),
  refused({ type: "ron" }, "furiten_147"),
  refused({ type: "pon" }, "last_tile"),
  refused({ type: "kan", kind: "4s" }, "riichi_kan"),
  {
    what: { type: "riichi" },
    why: { rule: "too_few_points", message: "riichi needs 1000 points, you have 900" },
  },
  { what: { type: "discard", tile: "4s" }, why: { rule: "kuikae", tile: "4s", message: "kuikae: not 4s" } },
];

test.each([
  [
    "en",
    [
      "Ron: the hand is complete but has no yaku",
      "Ron: two-han minimum",
      "Ron: temporary furiten: you passed on 4-sou",
      "Ron: furiten by suji: 4-sou is among your discards",
      "Pon: on the last tile you can only win",
      "Kan 4-sou: in riichi this kan would change your hand",
      "Riichi: you have too few points",
      "Discard 4-sou: kuikae: you",
    ],
  ],
  [
    "ja",
    [
      "ロン： 形は整っていますが役がありません",
      "ロン： 二翻縛り",
      "ロン： 同巡内フリテン",
      "ロン： スジによるフリテン",
      "ポン： 海底・河底では和了しかできません",
      "カン",
      "このカンはリーチ中に",
      "リーチ： 持ち点が足りず",
      "打牌",
      "喰い替え",
    ],
  ],
] as const)(
  "whatever was refused is listed with the rule that refuses it (R-377, %s)",
  async (language, words) => {
    await speak(language);
    show(VIEW, REFUSED);
    const items = [...document.querySelectorAll("[data-testid=why-list] li")].map((item) => item.textContent);
    expect(items).toHaveLength(REFUSED.length);
    for (const word of words) expect(items.join("\n")).toContain(word);
    render(null, document.body);
    show(VIEW, []);
    expect(document.querySelector("[data-testid=why-list]")).toBeNull();
  },
);

/** */
test("each helper is there until it is switched off", () => {
  show();
  expect(there()).toEqual([true, true, true]);
  act(() => change("helpers", { furiten: "off" }));
  expect(there()).toEqual([true, false, true]);
  act(() => change("helpers", { waits: false }));
  expect(there()).toEqual([false, false, true]);
  act(() => change("helpers", { whyNot: false }));
  expect(there()).toEqual([false, false, false]);
});

/** in one house nobody says that a player is in furiten. */
test("furiten is shown where the house shows it, or the player wants to know", () => {
  const shown = (shows_furiten: boolean) => {
    house.value = { ...DISPLAY, shows_furiten };
    show();
    return there()[1];
  };
  expect([shown(false), shown(true)]).toEqual([false, true]);
  act(() => change("helpers", { furiten: "on" }));
  expect(shown(false)).toBe(true);
});

test("beside a tsumo on offer nothing warns of furiten, which does not bar it", () => {
  const choices = [{ action: { type: "tsumo" } } as const];
  show(VIEW, [], { decisionId: 1, choices, denied: [], sent: null });
  expect(there()).toEqual([true, false, false]);
});
