import { expect, test } from "vitest";
import { withTexts } from "../texts/texts.ts";
import type { Action, Advice } from "../wire/generated/wire.ts";
import { briefly, discardThen, plainDiscard, reviewWords } from "./adviser.ts";
import type { Prompt } from "./model.ts";

const discard = (tile: string) => ({ type: "discard", tile, tsumogiri: false }) as Action;

function said(rule: string, choose?: Action, avoid?: Action): Advice {
  return { rule, facts: [], matters: false, choose, avoid } as Advice;
}

test("a hand that others won is looked back at in a sentence", async () => {
  await withTexts("advice");
  const names = ["You", "Ann", "Ben", "Cleo"];
  const dealt = { tile: "6p", winner: 1 } as const;
  const safest = { tile: "1z", class: "genbutsu" } as const;
  const threatened = { type: "dealt_in", ...dealt, grade: "dangerous" } as const;
  expect(reviewWords({ ...threatened, safest }, names)).toMatch(/Ann.*6-pin was dangerous.*east was safer/i);
  expect(reviewWords(threatened, names)).toContain("nothing safer");
  expect(reviewWords({ type: "dealt_in_unseen", ...dealt }, names)).toContain("nothing warned you");
  expect(reviewWords({ type: "dealt_in_in_riichi", ...dealt }, names)).toContain("cannot choose");
  const missed = (shanten: number) => reviewWords({ type: "missed", shanten }, names);
  expect([0, 1, 2].map(missed)).toEqual([
    "You were tenpai: one more tile would have won.",
    "You were one tile from tenpai.",
    "You were 2 tiles from tenpai.",
  ]);
});

test("advice to keep a tile is followed by the discard", () => {
  const keep = said("keep_dora", undefined, discard("1p"));
  expect(discardThen([keep, said("widest", discard("9s"))], null)).toEqual({ tile: "9s", riichi: false });
  const riichi = { type: "riichi", tile: "6s", tsumogiri: false } as Action;
  expect(discardThen([keep, said("good_riichi", riichi)], null)).toEqual({ tile: "6s", riichi: true });
  expect(discardThen([said("widest", discard("9s")), keep], null)).toBeNull();
  expect(discardThen([keep, said("add_to_pon", { type: "kakan", tile: "1p" } as Action)], null)).toBeNull();
  const best = { action: discard("3m"), hint: { best: true } };
  const prompt = { choices: [{ action: discard("1p") }, best] } as unknown as Prompt;
  expect(discardThen([keep], prompt)).toEqual({ tile: "3m", riichi: false });
  expect(discardThen([], prompt)).toBeNull();
  expect(discardThen([keep], null)).toBeNull();
});

test("somebody new always hears of one tile, in defence of the safest", () => {
  const chosen = said("widest", discard("9s"));
  const matters = { ...said("riichi_is_tenpai"), matters: true };
  const ask = (...choices: object[]) => ({ choices, sent: null }) as unknown as Prompt;
  const turn = ask({ action: discard("1p") });
  expect(briefly([said("keep_dora"), chosen], turn)).toBe(chosen);
  expect(briefly([chosen, matters], turn)).toBe(matters);
  expect(briefly([said("keep_dora")], turn)).toBeUndefined();
  const call = said("few_calls");
  expect(briefly([call], ask({ action: { type: "pass" } }))).toBe(call);

  const hint = (best: boolean, left: number) => ({ best, shanten: 1, accepts: [{ tile: "1m", left }] });
  const best = { action: discard("3m"), hint: hint(true, 4) };
  expect(plainDiscard(ask({ action: discard("1p"), hint: hint(false, 9) }, best))?.tile).toBe("3m");
  const safety = [
    { tile: "1p", grade: "dangerous" },
    { tile: "5s", grade: "risky" },
    { tile: "2s", grade: "risky" },
  ];
  const none = ["1p", "0s", "2s"].map((tile, nth) => ({ action: discard(tile), hint: hint(false, nth) }));
  const threatened = { ...ask(...none), safety } as unknown as Prompt;
  expect(plainDiscard(threatened)).toMatchObject({ tile: "2s", safety: { grade: "risky" } });
  expect(plainDiscard(turn)).toBeNull();
});
