// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Said } from "../wire/generated/wire.ts";
import { Conversation, mute, muted, talkWords } from "./talk.ts";

const HELLO: Said = { who: "a1", name: "Aki", seat: 0, talk: { type: "phrase", phrase: "hello" } };
const TEA: Said = { who: "b2", name: "Ben", talk: { type: "stamp", stamp: "tea" } };

let talk: Conversation;
beforeEach(() => {
  vi.useFakeTimers();
  talk = new Conversation();
});
afterEach(() => {
  vi.useRealTimers();
  muted.value = [];
});

const names = (lines: readonly Said[]) => lines.map(({ name }) => name);

test("what was said before is only listed, what is said now is shown for a few seconds", () => {
  talk.take({ type: "said_before", lines: [HELLO] });
  expect([names(talk.lines.value), talk.bubbles.value]).toEqual([["Aki"], []]);
  talk.take({ type: "said", ...TEA });
  talk.take({ type: "said", ...HELLO });
  vi.advanceTimersByTime(3000);
  // Each new line restarts the time.
  talk.take({ type: "said", ...TEA });
  vi.advanceTimersByTime(3500);
  expect(names(talk.bubbles.value)).toEqual(["Ben"]);
  vi.advanceTimersByTime(3000);
  expect(talk.bubbles.value).toEqual([]);
  expect(names(talk.lines.value)).toEqual(["Aki", "Ben", "Aki", "Ben"]);
  // A room that is entered again sends everything again.
  talk.take({ type: "said_before", lines: [TEA] });
  expect(names(talk.lines.value)).toEqual(["Ben"]);
});

test("who is muted is not heard, and the browser remembers it", () => {
  talk.take({ type: "said", ...HELLO });
  talk.take({ type: "said", ...TEA });
  mute("b2", true);
  expect([names(talk.lines.value), names(talk.bubbles.value)]).toEqual([["Aki"], ["Aki"]]);
  expect(talk.speakers.value).toEqual([
    ["a1", "Aki"],
    ["b2", "Ben"],
  ]);
  expect(localStorage.getItem("jantaku-muted")).toBe('["b2"]');
  mute("b2", false);
  expect(names(talk.lines.value)).toEqual(["Aki", "Ben"]);
});

test("what is said is read in the language of the page, and a refusal is kept for the speaker", () => {
  expect(talkWords(HELLO.talk)).toBe("Hello, let’s have a good game");
  expect(talkWords({ type: "words", words: "<b>やった</b>" })).toBe("<b>やった</b>");
  talk.take({ type: "talk_rules", between_hands: true, own_words: false });
  talk.take({ type: "not_said", why: "during_hand" });
  expect([talk.rules.value?.between_hands, talk.refusal.value]).toEqual([true, "during_hand"]);
});
