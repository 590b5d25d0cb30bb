import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ServerMessage } from "../wire/generated/wire.ts";
import { EMPTY, fold } from "./model.ts";
import { callOf, narrate } from "./narrate.ts";

/** A seat that reconnected several times, with a full view each time. */
const HAND: readonly ServerMessage[] = readFileSync(`${import.meta.dirname}/fixtures/hand.jsonl`, "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line));

test("folding the events gives the very view that the server has", () => {
  let model = EMPTY;
  let compared = 0;
  for (const message of HAND) {
    if (message.type === "view" && model.view !== null && message.next_event === model.nextEvent) {
      expect(model.view).toEqual(message.view);
      compared += 1;
    }
    model = fold(model, message);
  }
  expect(compared).toBeGreaterThanOrEqual(3);
  expect(model.torn).toBe(false);
  expect(model.view?.result?.outcome.type).toBeDefined();
});

test("everything but others' draws and the own answer is worth a sentence", () => {
  const silent = new Set(["drew_other", "riichi_paid", "answered"]);
  const names = ["Ann", "Bob", "Cy", "Dee"];
  const heard = new Set<string>();
  for (const message of HAND) {
    if (message.type !== "event") continue;
    const line = narrate(message.event, names, 0);
    expect(line === null, message.event.type).toBe(silent.has(message.event.type));
    if (callOf(message.event) !== null) heard.add(message.event.type);
  }
  expect([...heard].sort()).toEqual(expect.arrayContaining(["called", "discarded"]));
});
