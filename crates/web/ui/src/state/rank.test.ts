import { expect, test } from "vitest";
import { drawn, ended, plainWin, sample, yakumanWin } from "../../e2e/tables.ts";
import type { LimitName } from "../wire/generated/wire.ts";
import { rankOf, rankOfEnd, yakumanCount } from "./rank.ts";

const limit = (key: string): LimitName => ({ key, name: key, english: key, kanji: key });

test("a win is plain, a limit from mangan to sanbaiman, or a yakuman, counted ones too", () => {
  expect(rankOf({ limit: null })).toBe("plain");
  for (const key of ["mangan", "haneman", "baiman", "sanbaiman"])
    expect(rankOf({ limit: limit(key) })).toBe("limit");
  for (const key of ["kazoe", "yakuman"]) expect(rankOf({ limit: limit(key) })).toBe("yakuman");
});

test("several wins have the rank of the best, a draw that of a plain one", () => {
  expect([drawn, plainWin, ended, sample, yakumanWin].map(rankOfEnd)).toEqual([
    "plain",
    "plain",
    "limit",
    "limit",
    "yakuman",
  ]);
});

test("yakuman are counted over all yaku", () => {
  const [winner] = yakumanWin.outcome.type === "won" ? yakumanWin.outcome.winners : [];
  expect(winner && yakumanCount(winner)).toBe(2);
  const [limited] = ended.outcome.type === "won" ? ended.outcome.winners : [];
  expect(limited && yakumanCount(limited)).toBe(0);
});
