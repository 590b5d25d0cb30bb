import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePolled } from "./useFetched.ts";

/** Unanswered requests in order. */
const asked: ((answer: string) => void)[] = [];
let count = 0;

function Polled() {
  const { value } = usePolled(() => {
    count += 1;
    return new Promise<string>((answer) => asked.push(answer));
  });
  return <p>{value.value}</p>;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  count = 0;
  asked.length = 0;
});
afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

test("the server is asked again only once it has answered, and not after the page is left", async () => {
  act(() => render(<Polled />, document.body));
  expect(count).toBe(1);
  vi.advanceTimersByTime(20_000);
  expect(count, "the first answer is still on its way").toBe(1);
  asked.shift()?.("one");
  await expect.poll(() => document.querySelector("p")?.textContent).toBe("one");
  vi.advanceTimersByTime(5000);
  expect(count).toBe(2);
  asked.shift()?.("two");
  await expect.poll(() => document.querySelector("p")?.textContent).toBe("two");
  act(() => render(null, document.body));
  vi.advanceTimersByTime(20_000);
  expect(count).toBe(2);
});
