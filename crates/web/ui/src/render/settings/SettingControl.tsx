import type { Field, OneOf } from "../../state/fields.ts";
import { change, FIELDS, type Settings, settings } from "../../state/settings.ts";
import { traitsOf } from "../../texts/languages.ts";
import { textOf } from "../../texts/texts.ts";
import { Pick } from "../parts/Pick.tsx";
import { PortraitPick } from "./PortraitPick.tsx";
import { DRAWN } from "./Swatch.tsx";

/** `speed`, or in a part `sound.music`. */
export type SettingPath = {
  [K in keyof Settings]: Settings[K] extends object ? `${K}.${keyof Settings[K] & string}` : K;
}[keyof Settings];

type Value = string | number | boolean;

export function SettingControl({ path }: { path: SettingPath }) {
  const { field, value, set } = at(path);
  const id = path.replace(".", "-");
  if (path === "portrait") return <PortraitPick />;
  const label = textOf("set", id);
  if ("values" in field) {
    const { values } = field as OneOf<string>;
    const options = values.map((value) => [value, valueName(path, value)] as const);
    return (
      <Pick
        legend={label}
        name={path}
        options={options}
        value={value as string}
        pick={set}
        draw={DRAWN[path]}
      />
    );
  }
  if (typeof value === "boolean") return <Switch name={path} label={label} value={value} set={set} />;
  return <Level name={path} label={label} value={value as number} set={set} />;
}

/** A language has its own name, which is never translated. */
function valueName(path: SettingPath, value: string): string {
  if (path === "language" && value !== "auto") return traitsOf(value).name;
  return textOf("set", `${path.replace(".", "-")}-${value}`);
}

function at(path: SettingPath) {
  const [first, second] = path.split(".") as [keyof Settings, string | undefined];
  const field = FIELDS.fields[first];
  const value = settings.value[first];
  if (second === undefined)
    return { field, value: value as Value, set: (next: Value) => change(first, next as never) };
  const { fields } = field as unknown as { fields: Readonly<Record<string, Field<Value>>> };
  return {
    field: fields[second] as Field<Value>,
    value: (value as Readonly<Record<string, Value>>)[second] as Value,
    set: (next: Value) => change(first, { [second]: next } as never),
  };
}

interface ControlProps<T> {
  readonly name: string;
  readonly label: string;
  readonly value: T;
  readonly set: (value: T) => void;
}

function Switch({ name, label, value, set }: ControlProps<boolean>) {
  return (
    <label class="setting-switch">
      <input
        type="checkbox"
        name={name}
        checked={value}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

function Level({ name, label, value, set }: ControlProps<number>) {
  return (
    <label class="setting-level">
      <span>{label}</span>
      <input
        type="range"
        name={name}
        min={0}
        max={1}
        step={0.05}
        value={value}
        onInput={({ currentTarget }) => set(Number(currentTarget.value))}
      />
      <output>{Math.round(value * 100)} %</output>
    </label>
  );
}
