import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NAMES } from "../../../e2e/pieces.ts";
import { drawn, ended, midway, plainWin, sample, yakumanWin } from "../../../e2e/tables.ts";
import { DISPLAY } from "../../state/plainDisplay.ts";
import { points } from "../../state/seats.ts";
import { change, settings } from "../../state/settings.ts";
import type { RoundEnd } from "../../wire/generated/wire.ts";
import { HouseDisplay } from "../parts/display.ts";
import { Scoresheet } from "./Scoresheet.tsx";

const first = settings.peek();
const said: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  said.length = 0;
  vi.stubGlobal("speechSynthesis", { cancel() {}, speak: ({ text }: { text: string }) => said.push(text) });
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});
afterEach(() => {
  render(null, document.body);
  settings.value = first;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const all = (selector: string) => [...document.body.querySelectorAll<HTMLElement>(selector)];
const text = (selector: string) => all(selector).map((element) => element.textContent?.trim());
const read = () => all("[data-testid=yaku]:not(.unread)").length;
const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));

function sheet(
  end: RoundEnd,
  still = true,
  go = () => {},
  booked = true,
  paid = (_: boolean) => {},
  lifted = false,
  lift = (_: boolean) => {},
) {
  act(() =>
    render(
      <HouseDisplay.Provider value={DISPLAY}>
        <Scoresheet
          view={midway}
          end={end}
          own={0}
          names={NAMES}
          next={[{ id: booked ? "continue" : "book", label: "On", key: "⏎", go }]}
          booked={booked}
          lifted={lifted}
          lift={lift}
          still={still}
          onPaid={paid}
        />
      </HouseDisplay.Provider>,
      document.body,
    ),
  );
}

test("the table is seen after a press until the next one, which does nothing else, and while a press lasts", () => {
  const lifts: boolean[] = [];
  const gone = vi.fn();
  const show = () =>
    sheet(
      ended,
      true,
      gone,
      true,
      () => {},
      lifts.at(-1),
      (lifted) => void lifts.push(lifted),
    );
  const peek = () => all("[data-action=peek]")[0] as HTMLElement;
  const press = (element: HTMLElement, lasts: number) => {
    const at = { bubbles: true, cancelable: true };
    const down = new PointerEvent("pointerdown", at);
    const up = new PointerEvent("pointerup", at);
    Object.defineProperty(up, "timeStamp", { value: down.timeStamp + lasts });
    act(() => {
      element.dispatchEvent(down);
      element.dispatchEvent(up);
      element.dispatchEvent(new MouseEvent("click", { ...at, detail: 1 }));
    });
    show();
  };
  show();
  press(peek(), 50);
  expect(lifts).toEqual([true]);
  press(all("[data-action=continue]")[0] as HTMLElement, 50);
  expect([lifts, gone.mock.calls.length]).toEqual([[true, false], 0]);
  press(peek(), 900);
  expect(lifts).toEqual([true, false, true, false]);
  act(() => peek().click());
  show();
  expect(lifts.at(-1)).toBe(true);
  act(() => peek().click());
  expect(lifts.at(-1)).toBe(false);
  show();
  press(all("[data-action=continue]")[0] as HTMLElement, 50);
  expect(gone).toHaveBeenCalledOnce();
});

test("the hand, the winning tile apart, melds, and the dora as the tiles they are (R-348)", () => {
  sheet(ended);
  const hand = all(".winner .laid-concealed")[0];
  expect(hand?.lastElementChild?.querySelector(".tile")?.getAttribute("data-face")).toBe("7m");
  expect(hand?.lastElementChild?.className).toBe("winning-tile");
  expect(all(".winner .meld")).toHaveLength(4);
  expect(all(".winner:not([hidden]) .sheet-dora .tile").map(({ dataset }) => dataset.face)).toEqual([
    "5p",
    "1s",
    "2m",
    "4s",
  ]);
});

test("yaku with their han, dora in one line, the limit in place of fu, the points (R-349, R-355, R-357)", () => {
  sheet(ended);
  const [winner] = all("[data-testid=winner]");
  const rows = [...(winner?.querySelectorAll("[data-testid=yaku]") ?? [])].map((row) => row.textContent);
  expect(rows).toEqual([
    "Riichi 立直 1 han",
    "Ippatsu 一発 1 han",
    "Yakuhai (green dragon) 發 1 han",
    "Dora 2, 1 ura, 1 red4 han",
  ]);
  expect(winner?.querySelector(".total")?.textContent).toBe("7 han · Haneman");
  expect(winner?.querySelector<HTMLElement>(".limit-stamp")?.dataset.limit).toBe("haneman");
  expect(text("[data-testid=hand-points]")).toEqual(["12,000", "2,000"]);
  expect(text(".total")[1]).toBe("2 han · 24 → 30 fu");
});

test.each([
  ["mangan", 5, "5 han · Mangan"],
  ["haneman", 6, "6 han · Haneman"],
  ["baiman", 8, "8 han · Baiman"],
  ["sanbaiman", 11, "11 han · Sanbaiman"],
  ["kazoe", 13, "13 han · Kazoe yakuman"],
] as const)("a limit stands in place of fu, a yakuman also in that of han (R-355, %s)", (key, han, total) => {
  const { outcome } = plainWin;
  const limit = { key, english: key, kanji: "" };
  const winners = outcome.type === "won" ? outcome.winners.map((won) => ({ ...won, han, limit })) : [];
  sheet({ ...plainWin, outcome: { type: "won", winners } });
  expect(text(".total")).toEqual([total]);
  sheet(yakumanWin);
  expect(text(".total")).toEqual(["Double yakuman"]);
});

const YAKUHAI = "Yakuhai (green dragon)";

test("value triplets go by their tile, a wind that is both by both at once (R-356)", () => {
  const line = { key: "double_wind", romaji: "Daburu Ton", kanji: "ダブ東", value: { han: 2 } } as const;
  const double = { ...line, english: "Double East wind" };
  const { outcome } = ended;
  if (outcome.type !== "won") throw new Error("nobody wins");
  const winners = outcome.winners.map((winner) => ({
    ...winner,
    yaku: [...winner.yaku.slice(2, 3), double],
  }));
  sheet({ ...ended, outcome: { ...outcome, winners } });
  const [winner] = all("[data-testid=winner]");
  const rows = [...(winner?.querySelectorAll("[data-testid=yaku]") ?? [])].map((row) => row.textContent);
  expect(rows.slice(0, 2)).toEqual([
    "Yakuhai (green dragon) 發 1 han",
    "Yakuhai (East, double wind) ダブ東 2 han",
  ]);
});

test("a table of everybody's wind, points before, change and points after (R-350)", () => {
  sheet(ended);
  const row = all("[data-testid=change-3] > *").map((cell) => cell.textContent?.trim());
  expect(row).toEqual(["W", "Mio", "−14,300", "Before 25,700", "11,4004th ▼2"]);
  expect(all(".who-wind").map(({ ariaLabel }) => ariaLabel)).toEqual([
    "North seat",
    "East seat",
    "South seat",
    "West seat",
  ]);
  expect(all(".new-place").map((place) => place.textContent)).toEqual([
    "1st ▲2",
    "2nd ▼1",
    "3rd ▲1",
    "4th ▼2",
  ]);
  expect(all(".new-place [role=img]").map(({ ariaLabel }) => ariaLabel)).toEqual([
    "up 2 places",
    "down 1 place",
    "up 1 place",
    "down 2 places",
  ]);
  expect(text("[data-testid=delta-0]")).toEqual(["+14,300"]);
  expect(all(".payments [data-stick], .coin")).toEqual([]);
});

test("a self-draw is paid in one line for each player, with what it is for", () => {
  const [first, ...others] = sample.transfers;
  if (first === undefined) throw new Error("nobody pays");
  const honba = sample.transfers
    .filter(({ from }) => from.type === "seat")
    .map((transfer) => ({ ...transfer, points: 100, reason: "honba" as const }));
  sheet({ ...sample, transfers: [first, ...others, ...honba] });
  const lines = text(".transfers li");
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/: 3,100 \(hand 3,000, honba 100\)/);
  expect(lines[3]).toMatch(/^Table → .*: 1,000 \(riichi sticks\)/);
  expect(all(".transfers[open]")).toHaveLength(0);
  expect(text(".transfers summary")).toEqual(["Payments"]);
});

test("of a draw the payments and the tenpai hands (R-352)", () => {
  sheet(drawn);
  expect(all("[data-testid=winner]")).toHaveLength(0);
  expect(all("[data-testid^=shown-]").map(({ dataset }) => dataset.testid)).toEqual(["shown-0", "shown-2"]);
  expect(text("[data-testid=delta-1]")).toEqual(["−1,500"]);
  expect(text(".shown-hand small")).toEqual(["Tenpai", "Noten", "Tenpai", "Noten"]);
});

test("of a draw a noten hand that was shown, as noten (R-113)", () => {
  const { outcome } = drawn;
  if (outcome.type !== "exhaustive") throw new Error("a draw");
  const noten = outcome.noten.with(3, { concealed: ["1m", "4m", "7m"], melds: [] });
  sheet({ ...drawn, outcome: { ...outcome, noten } });
  expect(text("[data-testid^=shown-] small")).toEqual(["Tenpai", "Tenpai", "Noten"]);
  expect(all("[data-testid=shown-3] .tile")).toHaveLength(3);
});

test("the sample: chiitoitsu, riichi, ippatsu, tsumo and two dora are haneman (R-358)", () => {
  sheet(sample);
  expect(text(".total")).toEqual(["7 han · Haneman"]);
  expect(all("[data-testid^=delta-]").map((delta) => delta.textContent)).toEqual([
    "+13,000",
    "−3,000",
    "−3,000",
    "−6,000",
  ]);
});

test("first the word on the table, then the yaku one by one, spoken, the limit at last (R-172, R-346)", () => {
  change("sound", { voice: "on", voiceLevel: 1 });
  sheet(ended, false);
  expect(
    all("[data-testid=win-call]").map(({ dataset, textContent }) => [dataset.kind, textContent]),
  ).toEqual([
    ["win", "Ron"],
    ["win", "Ron"],
  ]);
  expect(all(".unopened")).toHaveLength(1);
  expect(read()).toBe(0);
  wait(1700);
  expect(all("[data-testid=win-call], .unopened")).toHaveLength(0);
  expect(read()).toBe(0);
  wait(400);
  expect(read()).toBe(1);
  wait(1000);
  expect(read()).toBe(2);
  expect(all(".payments.paid")).toHaveLength(0);
  for (let line = 0; line < 20; line++) wait(3000);
  expect(read()).toBe(6);
  expect(all(".payments.paid")).toHaveLength(1);
  expect(said).toEqual(["Riichi", "Ippatsu", YAKUHAI, "Dora", "haneman", "Yakuhai (red dragon)", "Dora"]);
});

test("the yaku are spoken without motion, too, but not again from a sheet seen before (R-172)", () => {
  change("sound", { voice: "on", voiceLevel: 1 });
  sheet(ended);
  expect(said).toEqual([]);
  render(null, document.body);
  change("speed", "none");
  sheet(ended, false);
  expect(said).toEqual(["Riichi", "Ippatsu", YAKUHAI, "Dora", "haneman", "Yakuhai (red dragon)", "Dora"]);
});

test("of two winners one sheet at a time is shown, the one that is read, then the one that is chosen", () => {
  sheet(ended, false);
  const shown = () => all("[data-testid=winner]:not([hidden])").map(({ dataset }) => dataset.seat);
  expect(text("[data-testid=winner-tab]")).toEqual(["You1 of 2", "Bartholomew-Maximilian2 of 2"]);
  expect(shown()).toEqual(["0"]);
  for (let line = 0; line < 20; line++) wait(3000);
  expect(shown()).toEqual(["2"]);
  act(() => all("[data-testid=winner-tab]")[0]?.click());
  expect(shown()).toEqual(["0"]);
  sheet(plainWin);
  expect(all("[data-testid=winner-tab]")).toHaveLength(0);
});

test("the points wait for the payments, and count on while they move", () => {
  const paid = vi.fn();
  sheet(sample, false, undefined, true, paid);
  expect(paid).toHaveBeenLastCalledWith(false);
  expect(all(".reading")).toHaveLength(1);
  while (all(".payments.paid").length === 0) wait(100);
  expect(paid).toHaveBeenLastCalledWith(true);
  expect(text("[data-testid=after-0]")).toEqual(["24,000"]);
  wait(2000);
  expect(text("[data-testid=after-0]")).toEqual(["37,000"]);
});

const SKIPS: Readonly<Record<string, () => void>> = {
  key: () => dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", cancelable: true })),
  press: () => {
    const button = all("[data-action=continue]")[0];
    button?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    button?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  },
  "click without a press": () => all("[data-action=continue]")[0]?.click(),
};

test.each(Object.entries(SKIPS))(
  "any %s shows the rest of a stage, and does nothing else (R-346)",
  (_, skip) => {
    // On the table, while it is read, and while the points move.
    for (const [lines, presses] of [
      [0, 3],
      [3, 2],
      [10, 1],
    ] as const) {
      const go = vi.fn();
      sheet(ended, false, go);
      for (let line = 0; line < lines; line++) wait(3000);
      for (let press = 0; press < presses; press++) {
        expect(all(".moving")).toHaveLength(1);
        act(skip);
      }
      expect(all(".moving, .unopened, .reading, .unread, [data-testid=win-call]")).toHaveLength(0);
      expect(all(".payments.paid")).toHaveLength(1);
      expect(text("[data-testid=after-0]")).toEqual(["38,300"]);
      expect(go).not.toHaveBeenCalled();
      act(() => all("[data-action=continue]")[0]?.click());
      expect(go).toHaveBeenCalledOnce();
      render(null, document.body);
    }
  },
);

test("a still has the seal, the light and the name of its rank", () => {
  const look = (end: RoundEnd) => {
    sheet(end);
    const [winner] = all("[data-testid=winner]");
    return [
      winner?.dataset.rank,
      all(".moving").length,
      winner?.querySelector(".stamp-seal")?.textContent,
      winner?.querySelectorAll(".stamp-light").length,
      all(".yakuman-scene").length,
      winner?.querySelectorAll(".yakuman").length,
    ];
  };
  expect(look(plainWin)).toEqual(["plain", 0, undefined, 0, 0, 0]);
  expect(look(sample)).toEqual(["limit", 0, "跳満", 1, 0, 0]);
  expect(look(yakumanWin)).toEqual(["yakuman", 0, "役満", 1, 1, 2]);
});

test("without motion the whole sheet is there at once (R-344)", () => {
  change("speed", "none");
  sheet(ended, false);
  expect(read()).toBe(6);
});

test("the sums stand there once the hand is booked: what the server says, and before and change together (R-351)", () => {
  for (const end of [ended, drawn, sample]) {
    sheet(end, true, undefined, false);
    expect(text("[data-testid=change-0] .before")).toEqual([`Before ${points(end.changes[0]?.before ?? 0)}`]);
    expect(all("[data-testid^=delta-]")).toHaveLength(4);
    expect(all("[data-testid^=after-]")).toHaveLength(0);
    expect(all(".payments.paid")).toHaveLength(0);
    sheet(end, true, undefined, true);
    expect(text("[data-testid^=after-]")).toEqual(end.changes.map(({ after }) => points(after)));
    expect(end.changes.map(({ before, delta }) => before + delta)).toEqual(
      end.changes.map(({ after }) => after),
    );
    render(null, document.body);
  }
});

test("the first button has the focus, and a key on it goes on", () => {
  const go = vi.fn();
  sheet(ended, true, go);
  const button = document.activeElement as HTMLElement | null;
  expect(button?.dataset.action).toBe("continue");
  button?.click();
  expect(go).toHaveBeenCalledOnce();
});
