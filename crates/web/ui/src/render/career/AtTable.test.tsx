import { render } from "preact";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { hasJustBegun } from "../../state/seats.ts";
import { withTexts } from "../../texts/texts.ts";
import type { CareerPage, LadderState, MatchNews, Mode, View } from "../../wire/generated/wire.ts";
import { accountAt, ladderAt } from "../table/atTable.tsx";

const LADDER = {
  rank: 2,
  first: 1,
  rivals_due: 0,
  won: [],
  order: [{ name: "Ryu", face: "Ryu", bot: "hard", record: { matches: 0, places: [0, 0, 0, 0] } }, null],
} as unknown as LadderState;
const CHARACTERS = ["tiger", "dragon"].map((character, nth) => ({
  character,
  name: "Aki",
  face: "Torao",
  account: 25_000 + nth * 9000,
  ladder: LADDER,
}));
const PAGE = {
  characters: CHARACTERS,
  open: [],
  rewards: [],
  due: 0,
  parlour: { buy_in: 25_000 },
} as unknown as CareerPage;
const NEWS = {
  match_id: "m1",
  character: "dragon",
  total: -16_000,
  account: { from: 25_000, score: 9000, to: 34_000 },
} as MatchNews;

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const account = () => find("[data-testid=account-at-table]")?.textContent;

function show(page: Partial<CareerPage>, what: preact.ComponentChild) {
  const asked = vi.fn(async () => new Response(JSON.stringify({ ...PAGE, ...page })));
  vi.stubGlobal("fetch", asked);
  render(what, document.body);
  return asked;
}

beforeAll(() => withTexts("career"));
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
});

test("at the start of a parlour match the table shows the account of who plays, and no other's (R-289)", async () => {
  const open = [{ match_id: "m1", mode: "parlour" as Mode, character: "dragon" as const }];
  show({ open }, accountAt("parlour", "m1"));
  await expect.poll(account).toBe("Points 34,000 and 25,000 at this table");
  for (const mode of ["free", "practice", "ladder", "rate"] as const)
    expect(accountAt(mode, "m1")).toBe(false);
});

test("at the end of a parlour match it shows the account after it, and what the match did to it (R-289)", async () => {
  show({ last: NEWS }, accountAt("guest", "m1"));
  await expect.poll(account).toBe("Points 34,000 25,000 +9,000 (score with uma)");
  render(null, document.body);
  // A loss beyond the account leaves nothing, and the page says so.
  show({ last: { ...NEWS, account: { from: 5000, score: -9000, to: 0 } } }, accountAt("guest", "m1"));
  await expect.poll(account).toBe("Points 0 5,000 −9,000 (score with uma) · never below 0");
  render(null, document.body);
  const asked = show({ last: { ...NEWS, match_id: "m2" } }, accountAt("guest", "m1"));
  await expect.poll(() => asked.mock.results.length).toBe(1);
  await asked.mock.results[0]?.value;
  await new Promise((done) => setTimeout(done));
  expect(document.body.textContent?.trim()).toBe("");
});

test("after a match of the ladder the final sheet shows the ladder, and after no other (R-354)", async () => {
  show({ last: NEWS }, ladderAt("ladder", "m1"));
  await expect.poll(() => find("[data-testid=ladder-after] .own-row")?.dataset.rank).toBe("2");
  expect(document.querySelectorAll("[data-testid=ladder-after] li").length).toBe(2);
  for (const mode of ["free", "parlour", "rate"] as const) expect(ladderAt(mode, "m1")).toBe(false);
});

test("a match has just begun until the player has discarded, in its first hand alone (R-289)", () => {
  const round = { game: 1, wind: "E", number: 1, honba: 0 };
  const begun = (change: object, discards = 0, result?: object) =>
    hasJustBegun(
      {
        round: { ...round, ...change },
        seats: [{ river: Array(discards) }, { river: [1] }],
        result,
      } as unknown as View,
      0,
    );
  expect([begun({}), begun({}, 1), begun({}, 0, {})]).toEqual([true, false, false]);
  for (const later of [{ honba: 1 }, { number: 2 }, { wind: "S" }, { game: 2 }])
    expect(begun(later)).toBe(false);
});
