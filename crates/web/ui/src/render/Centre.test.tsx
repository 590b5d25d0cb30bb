import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { DISPLAY } from "../state/fixtures/display.ts";
import { ROUND } from "../state/fixtures/round.ts";
import type { View } from "../wire/generated/wire.ts";
import { Centre, DoraLine } from "./Centre.tsx";
import { HouseDisplay } from "./display.ts";

afterEach(() => render(null, document.body));

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

/** The counter of tiles left: what it shows, and what it says to screen readers. */
function left(live_left: number, counted_dead: number) {
  render(
    <HouseDisplay.Provider value={{ ...DISPLAY, counted_dead }}>
      <Centre view={{ ...view, live_left }} />
    </HouseDisplay.Provider>,
    document.body,
  );
  const counter = document.body.querySelector("[data-testid=counter-left]");
  return [counter?.textContent, counter?.closest("[role=img]")?.getAttribute("aria-label")];
}

test("the dora is named beside its indicator, and the indicator beside its dora (R-379)", () => {
  const turned: View = { ...view, dora: [{ indicator: "4p", dora: "5p" }] };
  render(
    <HouseDisplay.Provider value={DISPLAY}>
      <Centre view={turned} />
      <DoraLine view={turned} />
    </HouseDisplay.Provider>,
    document.body,
  );
  const said = (where: string) =>
    document.body.querySelector(`[data-testid=${where}] [data-face$=p]`)?.getAttribute("aria-label");
  expect(said("indicators")).toBe("four of circles, the dora is five of circles");
  expect(said("dora")).toBe("five of circles, indicator four of circles");
});

test("the live wall is counted down to 0 (R-335)", () => {
  expect(left(70, 0)).toEqual(["70", "70 tiles left in the wall"]);
  expect(left(0, 0)[0]).toBe("0");
});

test("the whole wall is counted down to the dead wall (R-335)", () => {
  expect(left(70, 14)).toEqual(["84", "84 tiles left in the wall, the last 14 of them not drawn"]);
  expect(left(0, 14)[0]).toBe("14");
});
