import { render } from "preact";
import { afterEach, expect, test, vi } from "vitest";
import { speak } from "../../texts/texts.ts";
import type { SeatsDrawn as Drawn, SeatTake } from "../../wire/generated/wire.ts";
import { SeatsDrawn } from "./SeatsDrawn.tsx";

afterEach(async () => {
  render(null, document.body);
  await speak("en");
});

const NAMES = ["Aki", "Beni", "Chie", "Dan"];

function show(drawn: Drawn, names = NAMES, own = 2) {
  const skip = vi.fn();
  render(<SeatsDrawn drawn={drawn} names={names} own={own} skip={skip} />, document.body);
  return skip;
}

const text = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** whoever throws is one; the second throw is of whom the first fell on, and falls on the first dealer. */
test("two throws say who counts as what, and who deals first", async () => {
  const throws = [
    { seat: 2, dice: [3, 4] as [number, number], falls_on: 0 },
    { seat: 0, dice: [4, 5] as [number, number], falls_on: 0 },
  ];
  const skip = show({ type: "dice", throws });
  expect(text(".seats-steps > ol > li > p")).toEqual(["You throw 7.", "Aki throws 9."]);
  expect(text(".seats-count:first-of-type li")).toHaveLength(8);
  const first = document.querySelector(".seats-count");
  expect([...(first?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Chie59",
    "Dan2610",
    "Aki3711",
    "Beni4812",
  ]);
  expect(text(".seats-count li.hit > span")).toEqual(["Aki", "Aki"]);
  expect(text(".seats-count b.hit")).toEqual(["7", "9"]);
  expect(text(".seats-end")).toEqual(["Aki is East and deals first. You are West."]);
  document.querySelector<HTMLElement>("[data-action=skip-seats]")?.click();
  await vi.waitFor(() => expect(skip).toHaveBeenCalledOnce());
});

test("the player is spoken to as a thrower, where a count falls, and as the first dealer", async () => {
  const throws = [
    { seat: 2, dice: [3, 4] as [number, number], falls_on: 0 },
    { seat: 0, dice: [5, 5] as [number, number], falls_on: 1 },
  ];
  const counts = () =>
    [...document.querySelectorAll(".seats-count")].map((count) => count.getAttribute("aria-label"));
  // A player without a name has `You` in the list.
  show({ type: "dice", throws }, NAMES.with(0, "You"), 0);
  expect(text(".seats-steps > ol > li > p")).toEqual(["Chie throws 7.", "You throw 10."]);
  expect(counts()).toEqual(["You count as 7", "Beni counts as 10"]);
  expect(text(".seats-end")).toEqual(["You are East and deal first."]);
  await speak("ja");
  render(null, document.body);
  show({ type: "dice", throws }, NAMES, 0);
  expect(text(".seats-steps > ol > li > p")).toEqual(["Chieの出目は7です。", "あなたの出目は10です。"]);
  expect(counts()).toEqual(["7なのであなた", "10なのでBeni"]);
  expect(text(".seats-end")).toEqual(["起家はあなたです。"]);
});

/** who drew which wind, with the white dragon of one of them. */
test("a draw of winds says who drew what", () => {
  const takes: SeatTake[] = [
    { seat: 1, tiles: ["2z"] },
    { seat: 2, tiles: ["5z", "3z"] },
    { seat: 0, tiles: ["1z"] },
  ];
  show({ type: "winds", takes }, NAMES.slice(0, 3), 0);
  expect(text(".seats-takes strong")).toEqual(["Beni", "Chie", "Aki"]);
  expect(document.querySelectorAll(".seats-tiles .tile")).toHaveLength(4);
  expect(text(".seats-end")).toEqual(["You are East and deal first."]);
});
