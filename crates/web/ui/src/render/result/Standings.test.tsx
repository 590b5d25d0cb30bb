import { render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inPoints, settled, standings } from "../../../e2e/matchEnds.ts";
import { NAMES } from "../../../e2e/pieces.ts";
import { drawn, viewAt } from "../../../e2e/tables.ts";
import { DISPLAY } from "../../state/plainDisplay.ts";
import type { MatchEnd } from "../../wire/generated/wire.ts";
import { HouseDisplay } from "../parts/display.ts";
import { Scoresheet } from "./Scoresheet.tsx";
import { Podium } from "./Standings.tsx";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
});

const text = (selector: string) =>
  [...document.body.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? "");
const show = (end: MatchEnd) =>
  render(<Podium end={end} own={0} names={NAMES} moving={false} />, document.body);

/** Alone or after a title: `+11.2`, `Uma +20.0`. */
const amountOf = (part: string) => number(/[+−]?[\d,.]+$/.exec(part)?.[0] ?? "");
const number = (shown: string) => Number(shown.replace("−", "-").replaceAll(",", ""));

test.each([
  ["points", inPoints],
  ["thousands", standings],
  ["marks", settled],
] as const)("the parts of each result are all there, and their sum is the result (%s, R-289)", (_, end) => {
  show(end);
  const totals = text("[data-testid^=total-]").map(number);
  const sums = [...document.querySelectorAll(".step")].map((step) =>
    [...step.querySelectorAll("small")].reduce((sum, part) => sum + amountOf(part.textContent ?? ""), 0),
  );
  expect(totals).toHaveLength(4);
  sums.forEach((sum, nth) => {
    expect(sum).toBeCloseTo(totals[nth] ?? Number.NaN, 5);
  });
});

test("a result begins with the points, and what is subtracted from them is explained (R-289)", () => {
  show(inPoints);
  expect(text(".step")[0]).toBe("1st+5,500Uma +35,000");
  expect(text(".places .unfolds li")[0]).toBe("Points: what is above or below 25,000 at the end");
});

test("uma and oka are explained where they change a number, and only there", () => {
  show(inPoints);
  expect(text(".places summary")).toEqual(["Points · Uma"]);
  show(standings);
  expect(text(".places summary")).toEqual(["Points · Uma · Oka"]);
  expect(text(".podium [data-place='2'] small").join()).not.toContain("Oka");
});

test("riichi sticks that nobody won are first place's, or nobody's (R-132)", () => {
  show(inPoints);
  expect(text("[data-testid=leftover-sticks]")).toEqual([
    "First place takes the 2 riichi sticks that nobody won.",
  ]);
  show({ ...inPoints, leftover: "lost", leftover_sticks: 1 });
  expect(text("[data-testid=leftover-sticks]")).toEqual(["Nobody gets the last riichi stick."]);
  show({ ...inPoints, leftover_sticks: 0 });
  expect(text("[data-testid=leftover-sticks]")).toEqual([]);
});

test("after a draw the sticks wait for the next winner, but not after the last hand (R-132)", () => {
  const draw = (over?: MatchEnd) => {
    render(
      <HouseDisplay.Provider value={DISPLAY}>
        <Scoresheet
          view={{ ...viewAt("drawn"), result: drawn, ...(over && { standings: over }) }}
          end={drawn}
          own={0}
          names={NAMES}
          next={[]}
          booked
          lifted={false}
          lift={() => {}}
          still
        />
      </HouseDisplay.Provider>,
      document.body,
    );
    return text("[data-testid=draw-sticks]")[0];
  };
  expect(draw()).toMatch(/The 2 riichi sticks stay on the table for the next winner\.$/);
  expect(draw(inPoints)).toMatch(/First place takes the 2 riichi sticks that nobody won\.$/);
});
