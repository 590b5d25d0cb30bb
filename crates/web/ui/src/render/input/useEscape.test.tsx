import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { useEscape } from "./useEscape.ts";

afterEach(() => render(null, document.body));

function show(open: readonly [boolean, boolean], close: readonly [() => void, () => void]) {
  function Thing({ nth }: { nth: 0 | 1 }) {
    useEscape(open[nth], close[nth]);
    return null;
  }
  act(() =>
    render(
      <>
        <Thing nth={0} />
        <Thing nth={1} />
      </>,
      document.body,
    ),
  );
}

const pressEscape = () =>
  document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
  );

test("Escape closes the last opened, and nothing else hears it", () => {
  const heard = vi.fn();
  addEventListener("keydown", heard);
  const [first, second] = [vi.fn(), vi.fn()];
  show([true, true], [first, second]);
  pressEscape();
  show([true, false], [first, second]);
  pressEscape();
  expect([first.mock.calls.length, second.mock.calls.length, heard.mock.calls.length]).toEqual([1, 1, 0]);
  show([false, false], [first, second]);
  pressEscape();
  expect([first.mock.calls.length, heard.mock.calls.length]).toEqual([1, 1]);
  removeEventListener("keydown", heard);
});

test("Escape closes what is shown now, where it has changed since it was opened", () => {
  const [before, now] = [vi.fn(), vi.fn()];
  show([true, false], [before, before]);
  show([true, false], [now, before]);
  pressEscape();
  expect([before.mock.calls.length, now.mock.calls.length]).toEqual([0, 1]);
});

test("a dialog above closes first, by itself", () => {
  const close = vi.fn();
  show([true, false], [close, close]);
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  dialog.showModal();
  pressEscape();
  expect(close).not.toHaveBeenCalled();
  dialog.remove();
  pressEscape();
  expect(close).toHaveBeenCalledOnce();
});
