import { lineWords } from "../../state/ruleLines.ts";
import { t } from "../../texts/texts.ts";
import type { RuleLine } from "../../wire/generated/wire.ts";

export function RuleLines({ lines }: { lines: readonly RuleLine[] }) {
  return (
    <dl class="rule-lines">
      {lines.map((line) => (
        <div key={line.topic}>
          <dt>{t(`topic-${line.topic}`)}</dt>
          <dd>{lineWords(line)}</dd>
        </div>
      ))}
    </dl>
  );
}
