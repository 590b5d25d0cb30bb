import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import type { MenuLine } from "../../wire/generated/wire.ts";
import { HouseMenu } from "./HouseMenu.tsx";

afterEach(() => render(null, document.body));

function line(key: string, for_beginners: boolean): MenuLine {
  const choices = [
    { key: "use", title: "Use", usual: true },
    { key: "no_use", title: "No use", usual: false },
  ];
  return { key, title: key, source: "G:430-432", is_box: false, for_beginners, choices };
}

function show(lines: readonly MenuLine[], chosen: Readonly<Record<string, string>> = {}) {
  const menu = signal<Readonly<Record<string, string>>>(chosen);
  const Shown = () => (
    <HouseMenu
      preset="pretty_girls"
      lines={lines}
      menu={menu.value}
      set={(next) => {
        menu.value = next as Readonly<Record<string, string>>;
      }}
    />
  );
  act(() => render(<Shown />, document.body));
  return menu;
}

const keys = (where: string) =>
  [...document.querySelectorAll<HTMLElement>(`${where} [data-menu]`)].map(({ dataset }) => dataset.menu);
const folded = () => document.querySelector("details");

/** R-462, G:430-432: whoever is new decides how long the match is and on the points. */
test("what beginners do not decide is folded, unless it has been changed", () => {
  const lines = [
    line("length", true),
    line("starting_points", true),
    line("uma", false),
    line("bust", false),
  ];
  show(lines);
  expect(keys("details")).toEqual(["uma", "bust"]);
  expect(keys(".house-menu").slice(0, 2)).toEqual(["length", "starting_points"]);
  expect([folded()?.open, folded()?.textContent]).toEqual([false, expect.stringContaining("2 more")]);
  render(null, document.body);
  const menu = show(lines, { uma: "no_use" });
  expect(folded()?.open).toBe(true);
  act(() => document.querySelector<HTMLElement>("[data-menu=uma] input[value=use]")?.click());
  expect([menu.value, folded()?.open]).toEqual([{}, true]);
});

test("where the house leaves nothing to beginners alone, every line is in sight", () => {
  show([line("length", false), line("uma", false)]);
  expect([folded(), keys(".house-menu")]).toEqual([null, ["length", "uma"]]);
});
