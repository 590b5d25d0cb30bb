import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { Conversation, muted } from "../../state/talk.ts";
import type { Talk } from "../../wire/generated/wire.ts";
import { Bubble, RoomBubbles, TalkContext } from "./Bubble.tsx";
import { TalkMenu } from "./TalkMenu.tsx";

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const press = (selector: string) => act(() => find(selector)?.click());

afterEach(() => {
  render(null, document.body);
  muted.value = [];
});

function show(talk: Conversation): Talk[] {
  const said: Talk[] = [];
  render(
    <TalkContext.Provider value={talk}>
      <Bubble seat={2} />
      <RoomBubbles talk={talk} />
      <TalkMenu talk={talk} say={(what) => said.push(what)} own="Ben" />
    </TalkContext.Provider>,
    document.body,
  );
  return said;
}

test("a table where nobody may talk has no button", () => {
  show(new Conversation());
  expect(find("[data-action=talk]")).toBeNull();
});

test("phrases and stamps are one press, and words of one's own are there where the room allows them", () => {
  const talk = new Conversation();
  talk.take({ type: "talk_rules", between_hands: false, own_words: false });
  const said = show(talk);
  press("[data-action=talk]");
  expect(document.querySelectorAll("[data-phrase]").length).toBe(10);
  expect(document.querySelectorAll("[data-stamp] svg").length).toBe(8);
  expect(find("[name=words]")).toBeNull();
  press("[data-phrase=nice_hand]");
  expect(find("[data-testid=talk-menu]"), "the menu closes").toBeNull();
  press("[data-action=talk]");
  press(".talk-close");
  expect(find("[data-testid=talk-menu]"), "and without a word").toBeNull();
  press("[data-action=talk]");
  press("[data-stamp=tea]");
  act(() => talk.take({ type: "talk_rules", between_hands: true, own_words: true }));
  press("[data-action=talk]");
  const words = find("[name=words]") as HTMLInputElement;
  // Letters are no keys of the table here.
  let keys = 0;
  const count = () => {
    keys += 1;
  };
  addEventListener("keydown", count);
  words.dispatchEvent(new KeyboardEvent("keydown", { key: "v", bubbles: true }));
  removeEventListener("keydown", count);
  expect(keys).toBe(0);
  words.value = " やった ";
  act(() => void words.dispatchEvent(new Event("input", { bubbles: true })));
  press(".talk-own [type=submit]");
  expect(said).toEqual([
    { type: "phrase", phrase: "nice_hand" },
    { type: "stamp", stamp: "tea" },
    { type: "words", words: "やった" },
  ]);
  act(() => talk.take({ type: "not_said", why: "too_often" }));
  expect(find(".talk-refusal")?.textContent).toBe("Not sent: wait a few seconds.");
});

test("whoever writes much reads how many characters are left", () => {
  const talk = new Conversation();
  talk.take({ type: "talk_rules", between_hands: false, own_words: true });
  show(talk);
  press("[data-action=talk]");
  const type = (length: number) => {
    const words = find("[name=words]") as HTMLInputElement;
    words.value = "a".repeat(length);
    act(() => void words.dispatchEvent(new Event("input", { bubbles: true })));
    return find("[data-testid=words-left]")?.textContent;
  };
  expect([type(59), type(60), type(79), type(80)]).toEqual([
    undefined,
    "20 characters left",
    "One character left",
    "0 characters left",
  ]);
});

test("what somebody without a seat says is shown with their name", () => {
  const talk = new Conversation();
  show(talk);
  act(() => {
    talk.take({ type: "said", who: "e1", name: "Eve", talk: { type: "phrase", phrase: "nice_hand" } });
    talk.take({ type: "said", who: "a1", name: "Aki", seat: 2, talk: { type: "stamp", stamp: "tea" } });
  });
  expect(find("[data-testid=room-bubbles]")?.textContent).toBe("Eve Nice hand");
});

test("what a player says is at their place, and a muted player says nothing", () => {
  const talk = new Conversation();
  talk.take({ type: "talk_rules", between_hands: false, own_words: true });
  show(talk);
  act(() =>
    talk.take({ type: "said", who: "a1", name: "Aki", seat: 2, talk: { type: "words", words: "<i>hm</i>" } }),
  );
  expect(find("[data-testid=bubble-2]")?.textContent).toBe("<i>hm</i>");
  act(() =>
    talk.take({ type: "said", who: "b2", name: "Ben", seat: 0, talk: { type: "phrase", phrase: "hello" } }),
  );
  press("[data-action=talk]");
  expect(find("[data-testid=talk-lines]")?.textContent).toContain("Aki <i>hm</i>");
  // Nobody mutes themselves.
  expect(document.querySelectorAll(".talk-mutes label").length).toBe(1);
  press(".talk-mutes summary");
  press(".talk-mutes input");
  expect(find("[data-testid=bubble-2]")).toBeNull();
  expect(find("[data-testid=talk-lines]")?.textContent).not.toContain("hm");
});
