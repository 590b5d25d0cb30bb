import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import type { SeatView } from "../../../wire/generated/wire.ts";
import { Plate } from "./Plate.tsx";

afterEach(() => render(null, document.body));

const seat: SeatView = {
  wind: "E",
  score: 25_000,
  concealed: 13,
  riichi: "none",
  river: [],
  melds: [],
  kita: 0,
};

function show(view: Partial<SeatView>, offline = false, away: "bot" | "default" | null = null): void {
  render(
    <Plate
      seat={0}
      place="self"
      you
      name="A"
      offline={offline}
      away={away}
      view={{ ...seat, ...view }}
      open={false}
      dealer={false}
      carried={null}
      broken={false}
      active={false}
    />,
    document.body,
  );
}

function marker(view: Partial<SeatView>) {
  show(view);
  const found = document.body.querySelector<HTMLElement>("[data-testid=yakitori-0]");
  return found && [found.ariaLabel, found.classList.contains("turned")];
}

test("a marker lies face up at each seat until its first win, where the house has the penalty (R-246)", () => {
  expect(marker({})).toBeNull();
  expect(marker({ won: false })).toEqual(["Yakitori: no win yet", false]);
  expect(marker({ won: true })).toEqual(["Yakitori cleared: has won", true]);
});

test("a plate says that its player has no page open", () => {
  show({});
  expect(document.body.querySelector("[data-testid=offline]")).toBeNull();
  show({}, true);
  expect(document.body.querySelector("[data-testid=offline]")?.textContent).toBe("Offline");
});

test("a plate says that its player is away and who plays, rather than that no page is open", () => {
  const words = () => document.body.querySelector("[data-testid=plate-away]")?.textContent;
  show({});
  expect(words()).toBeUndefined();
  show({}, true, "default");
  expect(words()).toBe("Away");
  expect(document.body.querySelector("[data-testid=offline]")).toBeNull();
  show({}, false, "bot");
  expect(words()).toBe("Bot plays");
});
