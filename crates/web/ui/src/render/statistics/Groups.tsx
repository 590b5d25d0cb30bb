import { useSignal } from "@preact/signals";
import { shareOf } from "../../state/statistics.ts";
import { figureName, groupName, valueName } from "../../state/statisticsWords.ts";
import { t } from "../../texts/texts.ts";
import type { FigureGroup, FigurePart } from "../../wire/generated/wire.ts";
import { Figure } from "./Figure.tsx";

const FIRST = 12;

/** Hands by the values of a property. Yaku begin with the most frequent. */
export function Group({ group }: { group: FigureGroup }) {
  const all = useSignal(false);
  if (group.parts.length === 0) return null;
  const byCount = (a: FigurePart, b: FigurePart) => b.share.sum - a.share.sum;
  const parts = group.key === "yaku" ? group.parts.toSorted(byCount) : group.parts;
  const most = Math.max(...parts.map(({ share }) => share.value ?? 0));
  const shown = all.value ? parts : parts.slice(0, FIRST);
  const plain = parts.every(({ figures }) => figures.length === 0);
  return (
    <section class="card" data-testid={`group-${group.key}`}>
      <h2>{groupName(group.key)}</h2>
      <ul class={`stat-rows ${plain ? "plain" : ""}`}>
        {shown.map((part) => (
          <Row key={part.value} group={group.key} part={part} most={most} />
        ))}
      </ul>
      {shown.length < parts.length && (
        <button
          type="button"
          class="quiet"
          data-action="more-parts"
          onClick={() => {
            all.value = true;
          }}
        >
          {t("more-matches")}
        </button>
      )}
    </section>
  );
}

interface RowProps {
  readonly group: string;
  readonly part: FigurePart;
  readonly most: number;
}

function Row({ group, part, most }: RowProps) {
  const { value, share, figures } = part;
  const behind = { group, value };
  const length = most === 0 ? 0 : (share.value ?? 0) / most;
  return (
    <li class="stat-row" data-value={value}>
      <span class="stat-name" style={{ "--length": length }}>
        {valueName(group, part)}
      </span>
      <Figure line={shareOf(share)} label={t("share")} behind={behind} />
      {figures
        .filter(({ measured }) => measured.count > 0)
        .map((line) => (
          <Figure
            key={line.key}
            line={line}
            label={figureName(line.key)}
            behind={{ figure: line.key, ...behind }}
          />
        ))}
    </li>
  );
}
