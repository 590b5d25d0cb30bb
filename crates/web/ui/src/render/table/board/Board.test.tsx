import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { ROUND } from "../../../state/fixtures/round.ts";
import { DISPLAY } from "../../../state/plainDisplay.ts";
import type { RoundStart, SeatView, View } from "../../../wire/generated/wire.ts";
import { HouseDisplay } from "../../parts/display.ts";
import { PointStick } from "../../parts/PointStick.tsx";
import { Board } from "./Board.tsx";

afterEach(() => render(null, document.body));

const seat: SeatView = {
  wind: "E",
  score: 25_000,
  concealed: 13,
  riichi: "none",
  river: [{ tile: "1z", tsumogiri: true, sideways: false, claimed_by: null }],
  melds: [],
  kita: 0,
};

function board(
  round: Partial<RoundStart>,
  seats: readonly Partial<SeatView>[] = [{}, {}, {}, {}],
  display = DISPLAY,
) {
  const view: View = {
    round: { ...ROUND, ...round },
    phase: { type: "turn", seat: 2 },
    sticks: 0,
    live_left: 50,
    dora: [ROUND.dora],
    seats: seats.map((one) => ({ ...seat, ...one })),
    own: { concealed: [], waits: [] },
  };
  render(
    <HouseDisplay.Provider value={display}>
      <Board view={view} own={0} names={["A", "B", "C", "D"]} thrower={1} />
    </HouseDisplay.Provider>,
    document.body,
  );
  return (selector: string) => [...document.body.querySelectorAll<HTMLElement>(selector)];
}

test("a discard as it was drawn is darker, but not where only what was called is darkened", () => {
  const darker = (called_stay: boolean) =>
    board({}, [{}, {}, {}, {}], { ...DISPLAY, called_stay })(".discard.tsumogiri").length;
  expect([darker(false), darker(true)]).toEqual([4, 0]);
});

test("one side alone has the dealer's mark, and it moves with the deal (R-326, R-345)", () => {
  for (const dealer of [0, 3]) {
    const scores = board({ dealer })(".score");
    expect(scores.map(({ classList }) => classList.contains("dealer")).indexOf(true)).toBe(dealer);
    expect(scores.filter(({ classList }) => classList.contains("dealer"))).toHaveLength(1);
  }
});

test("the plate of the round lies with the first dealer and is turned with the round (R-345)", () => {
  expect(board({ wind: "E", dealer: 2 })("[data-testid=round-plate]")[0]?.textContent).toBe("東");
  const [plate] = board({ wind: "S", dealer: 2 })("[data-testid=round-plate]");
  expect(plate?.textContent).toBe("南");
  expect(plate?.classList.contains("turned")).toBe(true);
  expect(plate?.closest(".wedge")?.classList.contains("wedge-self")).toBe(true);
});

test("a stick of 1,000 lies before whoever is in riichi, once it is paid (R-328, R-342)", () => {
  const find = board({}, [{}, { riichi: "declared" }, { riichi: "ippatsu" }, { riichi: "riichi" }]);
  expect(find(".edge-stick").map(({ dataset }) => dataset.testid)).toEqual(["stick-2", "stick-3"]);
  expect(find(".edge-stick [data-stick='1000']")).toHaveLength(2);
});

test("honba are counted with a stick of 100, riichi with one of 1,000 (R-342)", () => {
  const find = board({ honba: 2 });
  const marks = find(".counter").map((counter) => counter.querySelector<SVGElement>(".stick")?.dataset.stick);
  expect(marks).toEqual(["1000", "100", undefined]);
});

test("the last discard and whose turn it is are marked", () => {
  const find = board({});
  expect(
    find(".discard.newest").map((one) => one.closest("[data-testid]")?.getAttribute("data-testid")),
  ).toEqual(["river-1"]);
  expect(find(".wedge.active").map(({ className }) => className.trim())).toEqual([
    "wedge wedge-across active",
  ]);
});

test("sticks are drawn with nine, five, one and eight dots (R-293)", () => {
  for (const [stick, dots] of [
    [10_000, 9],
    [5000, 5],
    [1000, 1],
    [100, 8],
  ] as const) {
    render(<PointStick stick={stick} />, document.body);
    expect(document.body.querySelectorAll("circle")).toHaveLength(dots);
  }
});
