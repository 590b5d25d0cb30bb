import { render } from "preact";
import { afterEach, expect, test, vi } from "vitest";
import "../../style/sheet.css";
import { WindowGrip } from "./WindowGrip.tsx";

afterEach(() => render(null, document.body));

function windowed() {
  render(
    <section
      class="sheet"
      style={{ position: "absolute", top: "100px", left: "50px", width: "320px", height: "160px" }}
    >
      <WindowGrip />
    </section>,
    document.body,
  );
  const sheet = document.querySelector<HTMLElement>(".sheet");
  const grip = document.querySelector<HTMLElement>("[data-testid=window-grip]");
  if (sheet === null || grip === null) throw new Error("there is no window");
  grip.focus();
  return (key: string, shiftKey = false) => {
    const before = sheet.getBoundingClientRect();
    grip.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true }));
    const after = sheet.getBoundingClientRect();
    return [after.x - before.x, after.y - before.y, after.width - before.width, after.height - before.height];
  };
}

test("arrows move a window that keys hold, and with shift they resize it (R-363)", () => {
  const press = windowed();
  expect(press("ArrowRight")).toEqual([24, 0, 0, 0]);
  expect(press("ArrowDown")).toEqual([0, 24, 0, 0]);
  expect(press("ArrowLeft")).toEqual([-24, 0, 0, 0]);
  expect(press("ArrowUp")).toEqual([0, -24, 0, 0]);
  expect(press("ArrowRight", true)).toEqual([0, 0, 24, 0]);
  expect(press("ArrowDown", true)).toEqual([0, 0, 0, 24]);
  expect(press("ArrowLeft", true)).toEqual([0, 0, -24, 0]);
  expect(press("ArrowUp", true)).toEqual([0, 0, 0, -24]);
  expect(press("Enter")).toEqual([0, 0, 0, 0]);
});

test("a window that keys move never goes out of reach (R-363, R-364)", () => {
  const press = windowed();
  for (let times = 0; times < 100; times++) press("ArrowLeft");
  for (let times = 0; times < 100; times++) press("ArrowUp");
  const { right, top } = (document.querySelector(".sheet") as HTMLElement).getBoundingClientRect();
  expect([right, top]).toEqual([48, 0]);
});

test("the arrows of a window play nothing at the table (R-363)", () => {
  const heard = vi.fn();
  addEventListener("keydown", heard);
  const press = windowed();
  press("ArrowUp");
  press("ArrowUp", true);
  expect(heard).not.toHaveBeenCalled();
  press("a");
  expect(heard).toHaveBeenCalledOnce();
  removeEventListener("keydown", heard);
});
