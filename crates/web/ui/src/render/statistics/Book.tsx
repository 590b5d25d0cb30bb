import type { ComponentChildren } from "preact";
import { valueName } from "../../state/statisticsWords.ts";
import { t } from "../../texts/texts.ts";
import type { FigureGroup, ListedEntry, StatisticsPage } from "../../wire/generated/wire.ts";
import { Opens } from "./Figure.tsx";
import { HandEntry } from "./HandEntry.tsx";

/** The best hand and every yakuman in a frame, the other hands behind it. */
export function Book({ page }: { page: StatisticsPage }) {
  const [best, ...others] = page.best;
  const limits = page.groups.find(({ key }) => key === "limit");
  return (
    <>
      {page.yakuman.length > 0 && <Framed name="yakuman-book" of={page.yakuman} />}
      {best !== undefined && (
        <Framed name="best-hands" of={[best]}>
          <Limits group={limits} />
          {others.length > 0 && (
            <details>
              <summary>{t("more-best")}</summary>
              <Entries of={others} />
            </details>
          )}
        </Framed>
      )}
    </>
  );
}

interface FramedProps {
  readonly name: "yakuman-book" | "best-hands";
  readonly of: readonly ListedEntry[];
  readonly children?: ComponentChildren;
}

function Framed({ name, of, children }: FramedProps) {
  return (
    <section class="card" data-testid={name}>
      <h2>{t(name)}</h2>
      <div class="framed">
        <Entries of={of} />
      </div>
      {children}
    </section>
  );
}

function Limits({ group }: { group: FigureGroup | undefined }) {
  if (group === undefined || group.parts.length === 0) return null;
  return (
    <ul class="in-line" aria-label={t("group-limit")}>
      {group.parts.map((part) => (
        <li key={part.value}>
          <Opens behind={{ group: "limit", value: part.value }} listed={part.share.sum}>
            {valueName("limit", part)} <b>{part.share.sum}</b>
          </Opens>
        </li>
      ))}
    </ul>
  );
}

function Entries({ of }: { of: readonly ListedEntry[] }) {
  return (
    <ol class="entries">
      {of.map((entry, nth) => (
        <HandEntry key={nth} entry={entry} alone />
      ))}
    </ol>
  );
}
