import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { play } from "../../sound/synth.ts";
import { EMPTY, type Model } from "../../state/model.ts";
import type { TimePart } from "../../wire/generated/wire.ts";
import { Clock, useClock } from "./Clock.tsx";
import { Heard } from "./Heard.tsx";

vi.mock("../../sound/synth.ts", () => ({ play: vi.fn(async () => {}) }));

const model = signal<Model>(EMPTY);

function Clocked() {
  return (
    <>
      <Clock left={useClock({ model })} />
      <Heard model={model} />
    </>
  );
}

/** A time in milliseconds. */
function ask(decision: number, bank: number, decisionId = 1, first: TimePart = "decision") {
  const clock = { left: { decision, bank, first }, since: performance.now() };
  const prompt = { decisionId, choices: [], denied: [], clock, sent: null };
  act(() => {
    model.value = { ...EMPTY, prompt };
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(play).mockClear();
  act(() => render(<Clocked />, document.body));
});
afterEach(() => {
  render(null, document.body);
  model.value = EMPTY;
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
const clock = () => document.querySelector<HTMLElement>("[data-testid=clock]");
const heard = () => [...document.querySelectorAll("[data-testid=heard] p")].map((line) => line.textContent);

test("the decision's seconds run down before the bank, which warns; the last five are stressed", () => {
  ask(10_000, 30_000);
  expect(clock()?.textContent).toBe("10+30");
  expect(clock()?.getAttribute("role")).toBe("timer");
  pass(3);
  expect(clock()?.textContent).toBe("7+30");
  expect(clock()?.classList).not.toContain("second");
  pass(8);
  expect(clock()?.textContent).toBe("29");
  expect(clock()?.classList).toContain("second");
  expect(clock()?.classList).not.toContain("last");
  pass(24);
  expect(clock()?.textContent).toBe("5");
  expect(clock()?.classList).toContain("last");
  pass(20);
  expect(clock()?.textContent).toBe("0");
});

test("each of the last five seconds sounds once, and no second announces itself but at ten and five", () => {
  ask(8000, 4000);
  pass(6.9);
  expect(play).not.toHaveBeenCalled();
  expect(heard()).toEqual(["10 seconds left."]);
  pass(20);
  expect(vi.mocked(play).mock.calls).toEqual(Array(5).fill(["tick"]));
  expect(heard()).toEqual(["10 seconds left.", "5 seconds left."]);
});

test("the clock is gone with the answer, and another decision has its own", () => {
  ask(3000, 0);
  expect(clock()?.textContent).toBe("3");
  act(() => {
    const { prompt } = model.value;
    if (prompt) model.value = { ...model.value, prompt: { ...prompt, sent: { type: "pass" } } };
  });
  expect(clock()).toBeNull();
  pass(5);
  expect(play).not.toHaveBeenCalled();
  ask(10_000, 0, 2);
  expect(clock()?.textContent).toBe("10");
  expect(heard()).toEqual([]);
});

test("in byoyomi the bank runs down first, then the seconds of the decision, which say so and warn", () => {
  ask(10_000, 3000, 1, "bank");
  expect(clock()?.textContent).toBe("3+10");
  expect(clock()?.classList).not.toContain("second");
  pass(2.9);
  expect(heard()).toEqual([]);
  pass(0.2);
  expect(clock()?.textContent).toBe("10byoyomi");
  expect(clock()?.classList).toContain("second");
  expect(heard()).toEqual(["Byoyomi: 10 seconds for each decision."]);
  expect(play).not.toHaveBeenCalled();
  pass(6);
  expect(clock()?.textContent).toBe("4byoyomi");
  expect(vi.mocked(play).mock.calls).toEqual(Array(2).fill(["tick"]));
});

test("where time does not count there is no clock", () => {
  const prompt = { decisionId: 1, choices: [], denied: [], sent: null };
  act(() => {
    model.value = { ...EMPTY, prompt };
  });
  expect(clock()).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});
