import { afterEach, expect, test } from "vitest";
import type { Action, Riichi, RiichiButton, View, Why } from "../wire/generated/wire.ts";
import { type Choosing, NOT_CHOOSING } from "./choosing.ts";
import { type Deciding, kanCalledUp, offered, riichiOffered, winAwaited } from "./offer.ts";
import { slots } from "./options.ts";
import { change, FIELDS, settings } from "./settings.ts";

afterEach(() => {
  settings.value = FIELDS.initial;
});

const DISCARDS: Action[] = [
  { type: "discard", tile: "1m", tsumogiri: false },
  { type: "discard", tile: "2m", tsumogiri: true },
];
const RIICHI: Action = { type: "riichi", tile: "1m", tsumogiri: false };
const OPEN: Action = { type: "open_riichi", tile: "1m", tsumogiri: false };

/** Dark buttons in brackets. */
function shown(
  riichi: RiichiButton | null,
  actions: Action[] | null,
  choosing: Partial<Choosing> = {},
  how: Partial<Deciding> = {},
): string {
  const choices = actions?.map((action) => ({ action }));
  const buttons = offered({
    prompt: choices === undefined ? null : { decisionId: 1, choices, denied: [], sent: null },
    hand: slots({ concealed: ["1m"], drawn: "2m", waits: [] }),
    choosing: { ...NOT_CHOOSING, ...choosing },
    riichi,
    kanCalledUp: false,
    single: null,
    detects: false,
    ...how,
  });
  return buttons.map(({ id, lit }) => (lit ? id : `(${id})`)).join(" ");
}

test("riichi called up looks the same whether it is possible or not (R-360)", () => {
  expect(shown("on_demand", DISCARDS)).toBe("riichi");
  expect(shown("on_demand", [...DISCARDS, RIICHI, OPEN])).toBe("riichi");
  expect(shown("on_demand", [...DISCARDS, RIICHI, OPEN], { slot: 0 })).toBe("riichi");
  expect(shown("on_demand", [...DISCARDS, RIICHI, OPEN], { slot: 0, declaring: "riichi" })).toBe(
    "riichi open_riichi",
  );
  expect(shown("on_demand", [{ type: "pass" }])).toBe("pass");
});

test("riichi is lit when some tile can declare it, or the raised one (R-338, R-339)", () => {
  expect(shown("auto_lit", DISCARDS)).toBe("");
  expect(shown("auto_lit", [...DISCARDS, RIICHI])).toBe("riichi");
  expect(shown("auto_lit", [...DISCARDS, RIICHI, OPEN], { slot: 0 })).toBe("riichi open_riichi");
  expect(shown("auto_lit", [...DISCARDS, RIICHI, OPEN], { slot: 1 })).toBe("(riichi)");
  expect(shown("auto_lit", [...DISCARDS, RIICHI], { slot: 1, declaring: "riichi" })).toBe("riichi");
  expect(shown("auto_lit", [{ type: "ron" }, { type: "pass" }])).toBe("ron pass");
});

test("riichi that is barred is dark where that is worth explaining", () => {
  const barred = (rule: "not_tenpai" | "hand_open" | "too_few_points") => {
    const why = { rule, message: "" } as Why;
    const choices = DISCARDS.map((action) => ({ action }));
    const prompt = {
      decisionId: 1,
      choices,
      denied: [{ what: { type: "riichi" } as const, why }],
      sent: null,
    };
    return shown("auto_lit", null, {}, { prompt });
  };
  expect([barred("not_tenpai"), barred("hand_open"), barred("too_few_points")]).toEqual(["", "", "(riichi)"]);
});

test("a kan called up looks the same whether it is possible or not (R-360)", () => {
  const calledUp = { kanCalledUp: true };
  const kan: Action = { type: "ankan", kind: "1z" };
  expect(shown(null, DISCARDS, {}, calledUp)).toBe("kan");
  expect(shown(null, [...DISCARDS, kan], {}, calledUp)).toBe("kan");
  // A kan of a discard is offered all the same.
  expect(shown(null, [{ type: "daiminkan" }, { type: "pass" }], {}, calledUp)).toBe("kan pass");
  expect(shown(null, [{ type: "pass" }], {}, calledUp)).toBe("pass");
  expect(shown(null, DISCARDS)).toBe("");
});

const TSUMO = { single: "tsumo" } as const;
const RON = { single: "ron" } as const;

test("the single button is always there, and says what it would do (R-338, R-339)", () => {
  expect(shown("one_button", null, {}, TSUMO)).toBe("(tsumo)");
  expect(shown("one_button", null, {}, RON)).toBe("(ron)");
  expect(shown("one_button", DISCARDS, {}, TSUMO)).toBe("(tsumo)");
  expect(shown("one_button", [{ type: "pass" }], {}, RON)).toBe("pass (ron)");
  expect(shown("one_button", [{ type: "ron" }, { type: "pass" }], {}, RON)).toBe("pass ron");
  expect(shown("one_button", [...DISCARDS, RIICHI], {}, TSUMO)).toBe("riichi");
  // The raised tile leaves the hand tenpai, or it does not.
  expect(shown("one_button", [...DISCARDS, RIICHI], { slot: 0 }, TSUMO)).toBe("riichi");
  expect(shown("one_button", [...DISCARDS, RIICHI], { slot: 1 }, TSUMO)).toBe("(riichi)");
  // Houses with separate buttons show none while nothing is asked.
  expect(shown("auto_lit", null)).toBe("");
});

test("the single button is one: it wins, and past the win it declares riichi with a tile that can (R-338)", () => {
  const both: Action[] = [...DISCARDS, RIICHI, { type: "tsumo" }];
  expect(shown("one_button", both, {}, TSUMO)).toBe("tsumo");
  // A hovered tile is not raised on purpose.
  expect(shown("one_button", both, { slot: 0 }, TSUMO)).toBe("tsumo");
  expect(shown("one_button", both, { slot: 0, past: true }, TSUMO)).toBe("riichi");
  expect(shown("one_button", both, { slot: 1, past: true }, TSUMO)).toBe("tsumo");
});

test("the single button is at the far right, whatever else is offered (R-338)", () => {
  const claims: Action[] = [
    { type: "ron" },
    { type: "pon", own: ["1m", "1m"] },
    { type: "chii", own: ["2m", "3m"] },
    { type: "pass" },
  ];
  expect(shown("one_button", claims, {}, RON)).toBe("pon chii pass ron");
  expect(shown("one_button", claims.slice(1), {}, RON)).toBe("pon chii pass (ron)");
  expect(shown("auto_lit", claims)).toBe("ron pon chii pass");
});

/** For seat 0 in a phase, with this many discards of everybody and its riichi. */
function awaited(phase: View["phase"], discards = 1, riichi: Riichi = "none") {
  const seats = [riichi, "none", "none", "none"].map((riichi) => ({ riichi, river: Array(discards) }));
  return winAwaited({ seats, phase } as unknown as View, 0);
}

test("before the first discard a win would be tsumo, then tsumo in the own turn and ron in others' (R-338)", () => {
  expect([awaited({ type: "turn", seat: 2 }, 0), awaited({ type: "turn", seat: 2 })]).toEqual([
    "tsumo",
    "ron",
  ]);
  expect([awaited({ type: "turn", seat: 0 }), awaited({ type: "draw", seat: 0 })]).toEqual([
    "tsumo",
    "tsumo",
  ]);
  expect(awaited({ type: "claims", from: 0, tile: "1m", on: "discard" })).toBe("ron");
  // In the go-around after riichi it is ippatsu, in anybody's turn.
  expect(awaited({ type: "turn", seat: 0 }, 1, "ippatsu")).toBe("ippatsu");
  expect(awaited({ type: "turn", seat: 2 }, 1, "ippatsu")).toBe("ippatsu");
  expect(awaited({ type: "turn", seat: 2 }, 1, "riichi")).toBe("ron");
});

test("the one button says ippatsu in the go-around after riichi, lit by a win (R-338)", () => {
  const ippatsu = { single: "ippatsu" } as const;
  expect(shown(null, null, {}, ippatsu)).toBe("(ippatsu)");
  expect(shown(null, DISCARDS.slice(1), {}, ippatsu)).toBe("(ippatsu)");
  expect(shown(null, [...DISCARDS.slice(1), { type: "tsumo" }], {}, ippatsu)).toBe("ippatsu");
  expect(shown(null, [{ type: "ron" }, { type: "pass" }], {}, ippatsu)).toBe("pass ippatsu");
  // After it, a win is an ordinary one.
  expect(shown(null, null)).toBe("");
  expect(shown(null, [{ type: "ron" }, { type: "pass" }])).toBe("ron pass");
});

test("where the house asks, riichi is offered with the discard alone (R-367)", () => {
  expect(shown("prompt", [...DISCARDS, RIICHI, { type: "tsumo" }])).toBe("tsumo");
  expect(shown("prompt", [...DISCARDS, RIICHI, { type: "tsumo" }], { slot: 0, asking: true })).toBe(
    "riichi plain",
  );
  expect(shown("prompt", [...DISCARDS, RIICHI, OPEN], { slot: 0, asking: true })).toBe(
    "riichi open_riichi plain",
  );
});

test("a seat in riichi is offered none", () => {
  expect(shown(null, DISCARDS.slice(1))).toBe("");
});

test("riichi is offered as the house has it, or as the player likes best (R-338, R-360)", () => {
  expect(riichiOffered("prompt")).toBe("prompt");
  change("inputs", { riichiButton: "lit" });
  expect(riichiOffered("on_demand")).toBe("auto_lit");
  change("inputs", { riichiButton: "on_demand" });
  expect(riichiOffered("auto_lit")).toBe("on_demand");
});

test("kans are called up as the house has it, or as the player likes riichi best (R-360)", () => {
  expect([kanCalledUp(true), kanCalledUp(false)]).toEqual([true, false]);
  change("inputs", { riichiButton: "lit" });
  expect(kanCalledUp(true)).toBe(false);
  change("inputs", { riichiButton: "on_demand" });
  expect(kanCalledUp(false)).toBe(true);
});
