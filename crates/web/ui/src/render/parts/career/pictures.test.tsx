import { type ComponentChild, render } from "preact";
import { expect, test } from "vitest";
import { Emblem, SLOTS } from "./Emblem.tsx";
import { Goods, ITEMS } from "./Goods.tsx";

function shapeOf(picture: ComponentChild): string {
  const root = document.createElement("div");
  render(picture, root);
  return [...root.querySelectorAll("svg *")]
    .map((part) => ["d", "cx", "cy", "r", "x", "y"].map((name) => part.getAttribute(name)).join())
    .join(";");
}

test("goods differ in more than their colours: plates have stamps", () => {
  expect(ITEMS).toHaveLength(12);
  expect(new Set(ITEMS.map((item) => shapeOf(<Goods item={item} />))).size).toBe(12);
});

test("each character has an emblem of its own", () => {
  expect(SLOTS).toEqual(["phoenix", "tiger", "tortoise", "dragon"]);
  expect(new Set(SLOTS.map((slot) => shapeOf(<Emblem slot={slot} />))).size).toBe(4);
});
