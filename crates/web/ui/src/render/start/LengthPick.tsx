import { lengthWords } from "../../state/newMatch.ts";
import { t } from "../../texts/texts.ts";
import type { Length, Preset } from "../../wire/generated/wire.ts";
import { Pick } from "../parts/Pick.tsx";

interface LengthPickProps {
  readonly rules: Preset;
  readonly value: Length;
  readonly pick: (length: Length) => void;
}

/** Renders nothing if the house's menu has a line for it. */
export function LengthPick({ rules, value, pick }: LengthPickProps) {
  if (rules.menu.some(({ key }) => key === "length")) return null;
  return (
    <Pick
      legend={t("length")}
      name="length"
      options={rules.lengths.map((length) => [length, lengthWords(rules, length)] as const)}
      meaning={(length) => t(`length-${length}-about`)}
      value={value}
      pick={pick}
    />
  );
}
