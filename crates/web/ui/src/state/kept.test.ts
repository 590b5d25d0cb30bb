// @vitest-environment happy-dom

import { effect } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { list, table } from "./fields.ts";
import { full } from "./fixtures/fullStorage.ts";
import { json, kept, mark, text, words } from "./kept.ts";

const isNumber = (value: unknown): value is number => typeof value === "number";
const numbers = () => kept<readonly number[]>("numbers", json(list(isNumber).read), [7]);

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("what is kept is there in another page, and what has gone is as at first", () => {
  const here = numbers();
  expect(here.value).toEqual([7]);
  here.value = [1, 2];
  expect([localStorage.getItem("numbers"), numbers().value]).toEqual(["[1,2]", [1, 2]]);
  localStorage.clear();
  expect(here.value).toEqual([7]);
});

test("what cannot be read is as at first, and of a list and a table what can be read stays", () => {
  const counts = () => kept("counts", json(table(isNumber).read), {});
  for (const [stored, list, table] of [
    ["{", [7], {}],
    ["null", [], {}],
    ['"x"', [], {}],
    ['[1,"x",null,2]', [1, 2], {}],
    ['{"a":1,"b":"x"}', [], { a: 1 }],
  ] as const) {
    localStorage.setItem("numbers", stored);
    localStorage.setItem("counts", stored);
    expect(numbers().value, stored).toEqual(list);
    if (!stored.startsWith("[")) expect(counts().value, stored).toEqual(table);
  }
});

test("a text is one of those there are, words are told apart, and a mark is there or not", () => {
  const door = kept("door", text(["open", "shut"]), null);
  const said = kept("said", words, []);
  const seen = kept("seen", mark("yes"), false);
  const stored = () => ["door", "said", "seen"].map((key) => localStorage.getItem(key));
  door.value = "shut";
  said.value = ["a", "b"];
  seen.value = true;
  expect(stored()).toEqual(["shut", "a b", "yes"]);
  door.value = null;
  seen.value = false;
  expect(stored()).toEqual([null, "a b", null]);
  localStorage.setItem("door", "ajar");
  localStorage.setItem("said", " b  c");
  localStorage.setItem("seen", "");
  expect([door.value, said.value, seen.value]).toEqual([null, ["b", "c"], true]);
});

test("what another tab stores is followed, and nothing runs again for what stays", () => {
  const [here, beside] = [numbers(), kept("beside", text(), null)];
  const [heard, idle]: [(readonly number[])[], (string | null)[]] = [[], []];
  const stop = [effect(() => void heard.push(here.value)), effect(() => void idle.push(beside.value))];
  localStorage.setItem("numbers", "[3]");
  dispatchEvent(new StorageEvent("storage", { key: "numbers" }));
  here.value = [3];
  here.value = [4];
  // This tab has not heard of the other's change yet.
  localStorage.setItem("numbers", "[5]");
  expect(here.peek()).toEqual([5]);
  expect([heard, idle]).toEqual([[[7], [3], [4]], [null]]);
  for (const end of stop) end();
});

test("where the browser has no room left, the page has what it could not store until it can", () => {
  const here = numbers();
  here.value = [1];
  vi.stubGlobal("localStorage", full(localStorage));
  const heard: (readonly number[])[] = [];
  const stop = effect(() => void heard.push(here.value));
  here.value = [2];
  expect([here.peek(), localStorage.getItem("numbers")]).toEqual([[2], "[1]"]);
  vi.unstubAllGlobals();
  here.value = [3];
  expect([heard, localStorage.getItem("numbers")]).toEqual([[[1], [2], [3]], "[3]"]);
  stop();
});

test("a browser without storage, or one that forbids it, is no hindrance", () => {
  for (const storage of [undefined, null]) {
    vi.stubGlobal("localStorage", storage);
    const here = numbers();
    expect(here.value).toEqual([7]);
    here.value = [1];
    expect(here.value).toEqual([1]);
  }
});
