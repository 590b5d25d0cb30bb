import { yakuTopic } from "../../state/help/find.ts";
import { yakuName } from "../../state/named.ts";
import { valueName } from "../../state/statisticsWords.ts";
import { t } from "../../texts/texts.ts";
import { type FigureGroup, type FigurePart, fetchHelp } from "../../wire/generated/wire.ts";
import { useFetched } from "../parts/useFetched.ts";
import { hrefOf } from "../route.ts";
import { Opens } from "./Figure.tsx";

/** The tiles of the highest stack. */
const HIGH = 12;

/** Stacks of tiles, one a yaku, the highest first; and those never made, each with what it is. */
export function Yaku({ group }: { group: FigureGroup | undefined }) {
  const help = useFetched(() => fetchHelp({}));
  const made = (group?.parts ?? []).toSorted((a, b) => b.share.sum - a.share.sum);
  const most = made[0]?.share.sum ?? 0;
  const each = Math.max(1, Math.ceil(most / HIGH));
  const missing = help.value.value?.yaku.filter(({ key }) => made.every(({ value }) => value !== key)) ?? [];
  return (
    <section class="card" data-testid="group-yaku">
      <h2>
        {t("group-yaku")}
        {each > 1 && <small> {t("tile-is", { count: each })}</small>}
      </h2>
      <ul class="stacks">
        {made.map((part) => (
          <Stack key={part.value} part={part} each={each} />
        ))}
      </ul>
      {missing.length > 0 && (
        <>
          <h3>{t("yaku-missing", { count: missing.length })}</h3>
          <ul class="in-line">
            {missing.map((yaku) => (
              <li key={yaku.key}>
                <a class="quiet" href={hrefOf({ page: "help", topic: yakuTopic(yaku), at: yaku.key })}>
                  {yakuName(yaku)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Stack({ part, each }: { part: FigurePart; each: number }) {
  const { sum } = part.share;
  return (
    <li data-value={part.value}>
      <Opens behind={{ group: "yaku", value: part.value }} listed={sum}>
        <span class="stack" style={{ "--tiles": Math.max(1, Math.round(sum / each)) }} />
        <b>{sum}</b>
        <small>{valueName("yaku", part)}</small>
      </Opens>
    </li>
  );
}
