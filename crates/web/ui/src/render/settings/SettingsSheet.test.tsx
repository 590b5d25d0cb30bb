import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import type { Field, OneOf } from "../../state/fields.ts";
import { HOME, keepSeat, seatPlace } from "../../state/seatPlaces.ts";
import { FIELDS, settings } from "../../state/settings.ts";
import { speak } from "../../texts/texts.ts";
import { SettingControl, type SettingPath } from "./SettingControl.tsx";
import { SettingsSheet, settingsOpen } from "./SettingsSheet.tsx";

afterEach(async () => {
  render(null, document.body);
  settings.value = FIELDS.initial;
  settingsOpen.value = false;
  await speak("en");
});

function paths(): SettingPath[] {
  return Object.entries(FIELDS.fields).flatMap(([key, field]: [string, Field<unknown>]) =>
    "fields" in field ? Object.keys(field.fields as object).map((inner) => `${key}.${inner}`) : [key],
  ) as SettingPath[];
}

const value = (path: string) =>
  path.split(".").reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], settings.value);

test.each(["en", "ja"] as const)("every field can be set, and has its texts (%s)", async (language) => {
  await speak(language);
  for (const path of paths()) {
    render(<SettingControl path={path} />, document.body);
    const before = value(path);
    const inputs = [...document.querySelectorAll("input")];
    expect(
      inputs.map(({ name }) => name),
      path,
    ).toEqual(inputs.map(() => path));
    const [first] = inputs;
    act(() => {
      if (first?.type === "range") {
        first.value = "0.5";
        first.dispatchEvent(new Event("input", { bubbles: true }));
      } else inputs.find(({ checked, type }) => type === "checkbox" || !checked)?.click();
    });
    expect(value(path), path).not.toBe(before);
    render(null, document.body);
  }
});

test("each value that is offered is the one that is set", () => {
  for (const value of (FIELDS.fields.speed as OneOf<string>).values) {
    render(<SettingControl path="speed" />, document.body);
    act(() => document.querySelector<HTMLInputElement>(`[value=${value}]`)?.click());
    expect(settings.value.speed).toBe(value);
  }
});

test("everything can be as it was at first", () => {
  settings.value = { ...FIELDS.initial, speed: "none", tableColour: "wine", portrait: "Emi" };
  keepSeat("left", { x: 1, y: 1, size: 1.2 });
  settingsOpen.value = true;
  render(<SettingsSheet />, document.body);
  act(() => document.querySelector<HTMLElement>("[data-action=reset-settings]")?.click());
  expect(settings.value).toEqual({ ...FIELDS.initial, portrait: "Emi" });
  // The windows at the table, too.
  expect(seatPlace("left")).toEqual(HOME);
});
