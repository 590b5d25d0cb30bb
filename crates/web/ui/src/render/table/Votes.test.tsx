import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import type { Session } from "../../api/session.ts";
import { EMPTY, type Model } from "../../state/model.ts";
import type { Vote, Welcome } from "../../wire/generated/wire.ts";
import { Votes } from "./Votes.tsx";

const welcome = { seat: 0, names: ["Aki", "Ben", "Chika", "Sora"] } as Welcome;
const vote = vi.fn();

function shown(of: Partial<Model>): void {
  const session = { model: { value: { ...EMPTY, welcome, ...of } }, vote } as unknown as Session;
  act(() => render(<Votes session={session} />, document.body));
}

const words = () => document.querySelector("[data-testid=votes]")?.textContent;
const button = (action: string) => document.querySelector<HTMLButtonElement>(`[data-action=${action}]`);

afterEach(() => {
  render(null, document.body);
  vote.mockReset();
});

test("whoever has a vote is asked, and whoever has voted reads for whom the table waits", () => {
  const open: Vote = { on: { type: "replace", seat: 2 }, yes: [1], voters: [0, 1] };
  shown({ votes: [open] });
  expect(words()).toContain("Ben wants a bot to play for Chika");
  button("vote-yes")?.click();
  expect(vote).toHaveBeenLastCalledWith(open.on, true);
  button("vote-no")?.click();
  expect(vote).toHaveBeenLastCalledWith(open.on, false);
  shown({ votes: [{ on: { type: "end" }, yes: [0], voters: [0, 1, 2] }] });
  expect(words()).toContain("You want to end the match, without a result.");
  expect(words()).toContain("Ben");
  expect(words()).toContain("Chika");
  expect(button("vote-yes")).toBeNull();
});

test("nobody is asked who is away, and everybody reads who was against it", () => {
  shown({ votes: [{ on: { type: "end" }, yes: [1], voters: [1, 2] }] });
  expect([button("vote-yes"), button("vote-no")]).toEqual([null, null]);
  shown({ against: 1 });
  expect(words()).toContain("Ben disagrees.");
  shown({});
  expect(words()).toBeUndefined();
});
