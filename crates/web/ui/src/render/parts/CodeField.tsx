import type { Signal } from "@preact/signals";

interface CodeFieldProps {
  readonly label: string;
  readonly name: "device-code" | "room-code";
  readonly code: Signal<string>;
}

export function CodeField({ label, name, code }: CodeFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        name={name}
        required
        pattern=".*\S.*"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        value={code.value}
        onInput={({ currentTarget }) => {
          code.value = currentTarget.value;
        }}
      />
    </label>
  );
}
