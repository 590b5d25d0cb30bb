import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { ask, Question, reply } from "./Question.tsx";

afterEach(() => {
  reply(false);
  render(null, document.body);
});

const box = () => document.querySelector<HTMLDialogElement>("[data-testid=question]");

test.each([
  ["yes", true],
  ["no", false],
])("the page asks before it goes on: %s", async (button, answer) => {
  act(() => render(<Question />, document.body));
  expect(box()).toBeNull();
  let asked = Promise.resolve(false);
  act(() => {
    asked = ask("Delete it?", "Delete");
  });
  expect(box()?.textContent).toContain("Delete it?");
  // The focus is not on what cannot be undone.
  expect((document.activeElement as HTMLElement).dataset.action).toBe("no");
  act(() => document.querySelector<HTMLElement>(`[data-action=${button}]`)?.click());
  expect([await asked, box()]).toEqual([answer, null]);
});

test("Escape closes the question, and is a no", async () => {
  let asked = Promise.resolve(true);
  act(() => {
    asked = ask("Delete it?", "Delete");
    render(<Question />, document.body);
  });
  act(() => box()?.close());
  expect(await asked).toBe(false);
});
