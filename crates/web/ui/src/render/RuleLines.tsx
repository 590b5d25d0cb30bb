import type { RuleLine } from "../wire/generated/wire.ts";

/** The rules in short. */
export function RuleLines({ lines }: { lines: readonly RuleLine[] }) {
  return (
    <dl class="rule-lines">
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
