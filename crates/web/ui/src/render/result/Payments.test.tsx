import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { NAMES } from "../../../e2e/pieces.ts";
import { sample } from "../../../e2e/tables.ts";
import { DISPLAY } from "../../state/plainDisplay.ts";
import type { Transfer } from "../../wire/generated/wire.ts";
import { HouseDisplay } from "../parts/display.ts";
import { Extras, Transfers } from "./Payments.tsx";

afterEach(() => render(null, document.body));

function extras(honba: number, transfers: readonly Transfer[]): (string | null)[] {
  const end = { ...sample, transfers: [...transfers] };
  render(
    <HouseDisplay.Provider value={DISPLAY}>
      <Extras end={end} honba={honba} own={0} names={NAMES} />
    </HouseDisplay.Provider>,
    document.body,
  );
  return [...document.querySelectorAll("[data-testid^=extra-]")].map(({ textContent }) => textContent);
}

const pay = (from: number, points: number, reason: Transfer["reason"], to = 0): Transfer => ({
  from: { type: "seat", seat: from },
  to: { type: "seat", seat: to },
  points,
  reason,
});
const sticks: Transfer = { ...pay(0, 1000, "sticks"), from: { type: "pot" } };

test("the sheet says how much of a gain is for honba, and how much for sticks (R-234, R-350)", () => {
  const hand = pay(2, 2000, "hand");
  expect(extras(4, [hand, pay(2, 1200, "honba"), sticks])).toEqual([
    "You: 4 honba × 300 = 1,200, riichi sticks 1,000",
  ]);
  const shares = [1, 2, 3].map((seat) => pay(seat, 400, "honba"));
  expect(extras(4, [hand, ...shares])).toEqual(["You: 4 honba × 300 = 1,200"]);
  expect(extras(1, [pay(3, 300, "honba"), sticks, pay(3, 300, "honba", 1)])).toEqual([
    "You: 1 honba × 300 = 300, riichi sticks 1,000",
    `${NAMES[1]}: 1 honba × 300 = 300`,
  ]);
  expect(extras(4, [hand])).toEqual([]);
});

test("a payment is laid out in sticks, unless the house uses only those that count (R-293, R-342)", () => {
  const shown = (pays_in_sticks: boolean) => {
    render(
      <HouseDisplay.Provider value={{ ...DISPLAY, pays_in_sticks }}>
        <Transfers
          end={{ ...sample, transfers: [pay(2, 12_000, "hand"), pay(2, 300, "honba")] }}
          names={NAMES}
        />
      </HouseDisplay.Provider>,
      document.body,
    );
    return [...document.querySelectorAll<SVGElement>(".transfers .stick")].map((stick) => [
      Number(stick.dataset.stick),
      stick.parentElement?.textContent,
    ]);
  };
  expect(shown(true)).toEqual([
    [10_000, "×1"],
    [1000, "×2"],
    [100, "×3"],
  ]);
  expect(shown(false)).toEqual([]);
});
