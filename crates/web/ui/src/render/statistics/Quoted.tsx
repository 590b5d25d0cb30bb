import { percent, shareOf } from "../../state/statistics.ts";
import { groupName, valueName } from "../../state/statisticsWords.ts";
import { t } from "../../texts/texts.ts";
import type { FigureGroup, FigurePart, StatisticsPage } from "../../wire/generated/wire.ts";
import { Figure } from "./Figure.tsx";

/** Yakuman, the yaku to learn first and the rare ones, beside the player's own figures. */
export function Quoted({ page }: { page: StatisticsPage }) {
  const of = (key: string) => page.groups.find((group) => group.key === key);
  const { quoted, measured } = page.yakuman_per_match;
  return (
    <section class="card" data-testid="quoted">
      <h2>{t("quoted")}</h2>
      <p class="about">{t("quoted-about")}</p>
      <ul class="stat-rows plain">
        {of("quoted")?.parts.map((part) => (
          <Row
            key={part.value}
            group="quoted"
            part={part}
            quoted={t("quoted-share", { share: percent(part.quoted ?? 0) })}
          />
        ))}
        <li class="stat-row" data-value="per-match">
          <span class="stat-name">{t("yakuman-per-match")}</span>
          <span class="quote">{t("quoted-per-match", { value: quoted.toFixed(2) })}</span>
          <Figure
            line={{ key: "place", share: false, measured }}
            label={t("yours")}
            behind={{ figure: "yakuman" }}
            listed={measured.sum}
          />
        </li>
        <Sanbaiman limits={of("limit")} wins={of("quoted")?.parts[0]?.share.count ?? 0} />
      </ul>
      <div class="pair">
        <Named group={of("learn_first")} />
        <Named group={of("rare")} />
      </div>
    </section>
  );
}

interface RowProps {
  readonly group: string;
  readonly part: FigurePart;
  readonly quoted?: string;
}

function Row({ group, part, quoted }: RowProps) {
  const { value, share } = part;
  return (
    <li class="stat-row" data-value={value}>
      <span class="stat-name">{valueName(group, part)}</span>
      {quoted !== undefined && <span class="quote">{quoted}</span>}
      <Figure line={shareOf(share)} label={t("yours")} behind={{ group, value }} />
    </li>
  );
}

/** 11 and 12 han are rarer than a yakuman. */
function Sanbaiman({ limits, wins }: { limits: FigureGroup | undefined; wins: number }) {
  const none = { sum: 0, count: wins, value: wins === 0 ? null : 0, error: null, interval: null };
  const part = limits?.parts.find(({ value }) => value === "sanbaiman");
  return (
    <Row
      group="limit"
      part={part ?? { value: "sanbaiman", share: none, figures: [] }}
      quoted={t("quoted-rarer")}
    />
  );
}

function Named({ group }: { group: FigureGroup | undefined }) {
  if (group === undefined) return null;
  return (
    <div>
      <h3>{groupName(group.key)}</h3>
      <p class="about">{t(group.key === "rare" ? "rare-about" : "learn_first-about")}</p>
      <ul class="stat-rows plain">
        {group.parts.map((part) => (
          <Row key={part.value} group={group.key} part={part} />
        ))}
      </ul>
    </div>
  );
}
