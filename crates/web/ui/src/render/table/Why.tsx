import { adviceHand, glossed } from "../../state/adviser.ts";
import { faceName, listed } from "../../state/face.ts";
import { placeName, points } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { DiscardDanger, Explanation, HandOutlook, WaitLeft } from "../../wire/generated/wire.ts";
import { MiniTiles } from "../parts/MiniTiles.tsx";
import { Tile } from "../parts/Tile.tsx";
import { gradeName, markWords, SafetySign } from "./hand/Safety.tsx";

interface WhyProps {
  readonly why: Explanation;
  readonly names: readonly string[];
}

/** Its tiles, what helps them, and what else could be discarded. */
export function Why({ why, names }: WhyProps) {
  const { before, after, best, plan, blocks, danger } = why;
  return (
    <ul class="advice-why" aria-label={faceName(why.tile)} data-testid="advice-why">
      <li>
        <b>
          <Tile face={why.tile} /> {faceName(why.tile)}
        </b>
      </li>
      <li data-line="after">
        {t("advice-why-after", { hand: adviceHand(after.shanten) })}
        <MiniTiles groups={blocks} label={t("advice-why-blocks")} />
        {plan && <p>{t("advice-why-plan", { yaku: glossed(plan) })}</p>}
        {t("advice-why-help", { count: count(after) })}
        <Helping ukeire={after.ukeire} />
      </li>
      {best === undefined ? (
        <li>{t("advice-why-is-best")}</li>
      ) : (
        <li data-line="best">
          {t("advice-why-best", { tile: faceName(best.tile), ...outlook(best.after) })}
          <Helping ukeire={best.after.ukeire} />
        </li>
      )}
      {before && <li>{t("advice-why-before", outlook(before))}</li>}
      {danger.map((one) => (
        <Danger key={one.mark.seat} danger={one} name={names[one.mark.seat] ?? ""} />
      ))}
      {worth(why).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const count = ({ ukeire }: HandOutlook) => ukeire.reduce((sum, { left }) => sum + left, 0);
const outlook = (of: HandOutlook) => ({ hand: adviceHand(of.shanten), count: count(of) });

function Helping({ ukeire }: { ukeire: readonly WaitLeft[] }) {
  return (
    <span class="why-helping">
      {ukeire.map(({ tile, left }) => (
        <span key={tile}>
          <Tile face={tile} />
          <small>{t("advice-why-left", { count: left })}</small>
        </span>
      ))}
    </span>
  );
}

function Danger({ danger: { grade, mark }, name }: { danger: DiscardDanger; name: string }) {
  return (
    <li data-line="danger">
      <SafetySign grade={grade} />{" "}
      {t("advice-why-danger", { name, grade: gradeName(grade), why: markWords(mark) })}
    </li>
  );
}

function worth({ dora, dora_lost, yaku, points: won, place }: Explanation): readonly string[] {
  const lines = [
    dora > 0 && t("advice-why-dora", { count: dora }),
    dora_lost > 0 && t("advice-why-dora-lost", { count: dora_lost }),
    yaku.length > 0 && t("advice-why-yaku", { yaku: listed(yaku.map(glossed)) }),
    won && t("advice-why-points", { least: points(won[0]), most: points(won[1]) }),
    place !== undefined && t("advice-why-place", { place: placeName(place) }),
  ];
  return lines.filter((line) => typeof line === "string");
}
