import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { ROUND } from "../../../state/fixtures/round.ts";
import { DISPLAY } from "../../../state/plainDisplay.ts";
import type { DeadWall, RoundEnd, View } from "../../../wire/generated/wire.ts";
import { HouseDisplay } from "../../parts/display.ts";
import { Centre } from "./Centre.tsx";
import { DoraLine } from "./DeadWall.tsx";

afterEach(() => render(null, document.body));

const END: RoundEnd = {
  outcome: { type: "exhaustive", tenpai: [], noten: [], nagashi: [] },
  dora: [],
  ura: [],
  transfers: [],
  changes: [],
  sticks: 0,
  chips: [],
};
const phase = { type: "draw", seat: 0 } as const;
const view: View = {
  round: ROUND,
  phase,
  sticks: 0,
  live_left: 70,
  dora: [],
  seats: [],
  own: { concealed: [], waits: [] },
};

function left(live_left: number, counted_dead: number) {
  render(
    <HouseDisplay.Provider value={{ ...DISPLAY, counted_dead }}>
      <Centre view={{ ...view, live_left }} own={0} names={[]} />
    </HouseDisplay.Provider>,
    document.body,
  );
  const counter = document.body.querySelector("[data-testid=counter-left]");
  return [counter?.textContent, counter?.closest("[role=img]")?.getAttribute("aria-label")];
}

test("dora: named beside its indicator, and the indicator beside its dora (R-379)", () => {
  const turned: View = { ...view, dora: [{ indicator: "4p", dora: "5p" }] };
  render(
    <HouseDisplay.Provider value={DISPLAY}>
      <DoraLine view={turned} named />
    </HouseDisplay.Provider>,
    document.body,
  );
  const said = (where: string) =>
    document.body.querySelector(`[data-testid=${where}] [data-face$=p]`)?.getAttribute("aria-label");
  expect(said("indicators")).toBe("4-pin, dora: 5-pin");
  expect(said("dora")).toBe("5-pin, dora indicator: 4-pin");
});

test("the sticks counted are those left over, or with those of this hand, as the house has it (R-334)", () => {
  const counted = (counts_left_over: boolean) => {
    const declared: View = { ...view, round: { ...ROUND, sticks: 1 }, sticks: 3 };
    render(
      <HouseDisplay.Provider value={{ ...DISPLAY, counts_left_over }}>
        <Centre view={declared} own={0} names={[]} />
      </HouseDisplay.Provider>,
      document.body,
    );
    return document.body.querySelector("[data-testid=counter-sticks]")?.textContent;
  };
  expect([counted(true), counted(false)]).toEqual(["1", "3"]);
});

test("the live wall is counted down to 0 (R-335)", () => {
  expect(left(70, 0)).toEqual(["70", "70 tiles left in the wall"]);
  expect(left(0, 0)[0]).toBe("0");
});

test("the whole wall is counted down to the dead wall (R-335)", () => {
  expect(left(70, 14)).toEqual(["84", "84 tiles left in the wall, including 14 in the dead wall"]);
  expect(left(0, 14)[0]).toBe("14");
});

/** Row by row; `.` for a tile that is gone. */
function deadWall(dead_wall: DeadWall, more: Partial<View> = {}): string[] {
  render(
    <HouseDisplay.Provider value={{ ...DISPLAY, dead_wall }}>
      <DoraLine view={{ ...view, dora: [{ indicator: "4p", dora: "5p" }], ...more }} named={false} />
    </HouseDisplay.Provider>,
    document.body,
  );
  const rows = [...document.body.querySelectorAll("[data-testid=indicators] .dead-row")];
  return rows.map((row) =>
    [...row.children].map((tile) => (tile as HTMLElement).dataset.face ?? ".").join(" "),
  );
}

test("the five stacks of indicators lie side by side, the first one open (R-333)", () => {
  expect(deadWall({ type: "five_tiles" })).toEqual(["4p back back back back"]);
});

test("the five stacks lie in two rows, and the lower tiles open with the ura (R-333)", () => {
  expect(deadWall({ type: "two_rows" })).toEqual(["4p back back back back", "back back back back back"]);
  const result: RoundEnd = { ...END, ura: [{ indicator: "7z", dora: "5z" }] };
  expect(deadWall({ type: "two_rows" }, { result })[1]).toBe("7z back back back back");
});

test("seven stacks lie as seven tiles, and one at the end goes with every two supplement tiles (R-333)", () => {
  const seven: DeadWall = { type: "all_stacks", before: 2, behind: 0 };
  expect(deadWall(seven)).toEqual(["back back 4p back back back back"]);
  const left = [1, 2, 3, 4].map((supplements) => deadWall(seven, { supplements })[0]);
  expect(left).toEqual([
    "back back 4p back back back back",
    ". back 4p back back back back",
    ". back 4p back back back back",
    ". . 4p back back back back",
  ]);
  // If the first indicator is on the second stack, the last one to go is at the far end.
  const split: DeadWall = { type: "all_stacks", before: 1, behind: 1 };
  expect(deadWall(split, { supplements: 3 })).toEqual([". 4p back back back back back"]);
  expect(deadWall(split, { supplements: 4 })).toEqual([". 4p back back back back ."]);
});
