import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { AUTOMATIC, isOn } from "../../../state/automatic.ts";
import { FIELDS, settings } from "../../../state/settings.ts";
import { AutoBar } from "./AutoBar.tsx";

afterEach(() => {
  render(null, document.body);
  settings.value = FIELDS.initial;
});

/** */
test("everything done for the player is a switch at the table, on and off at once", () => {
  render(<AutoBar />, document.body);
  for (const name of AUTOMATIC) {
    const button = () => document.querySelector<HTMLElement>(`[data-auto=${name}]`);
    const pressed = () => button()?.getAttribute("aria-pressed");
    const first = isOn(name);
    expect(pressed(), name).toBe(String(first));
    act(() => button()?.click());
    expect([isOn(name), pressed()], name).toEqual([!first, String(!first)]);
    act(() => button()?.click());
    expect(settings.value.inputs, name).toEqual(FIELDS.initial.inputs);
  }
});
