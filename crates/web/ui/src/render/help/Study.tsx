import { faceName, listed } from "../../state/face.ts";
import type { FigureTable, StudyKey } from "../../state/help/strategy.ts";
import { placeName, points } from "../../state/seats.ts";
import { t, textOf } from "../../texts/texts.ts";
import type { StrategyFigure, StudyExample } from "../../wire/generated/wire.ts";
import { MiniTiles } from "../parts/MiniTiles.tsx";
import { Tile } from "../parts/Tile.tsx";
import { LaidHand } from "../result/LaidHand.tsx";
import { gradeName, markWords, SafetySign } from "../table/hand/Safety.tsx";
import { Hand } from "./Hand.tsx";
import { useLibrary } from "./HelpContext.ts";

/** Renders nothing if the house's rules make the claim untrue. */
export function Study({ of }: { of: StudyKey }) {
  const study = useLibrary().book.studies.find(({ key }) => key === of);
  if (study === undefined) return null;
  return (
    <figure class="help-study" data-study={of}>
      <figcaption>{t(`help-study-${of}`)}</figcaption>
      <div class="help-pair">
        <div class="help-has">
          <h4>{t("help-shows")}</h4>
          <Example of={study.hit} />
        </div>
        <div class="help-misses">
          <h4>{t("help-shows-not")}</h4>
          <Example of={study.miss} />
        </div>
      </div>
    </figure>
  );
}

function Example({ of }: { of: StudyExample }) {
  switch (of.type) {
    case "look":
      return <Look of={of} />;
    case "win":
      return <Hand hand={of.hand} />;
    case "seen":
      return <Seen of={of} />;
    case "standing":
      return <Standing of={of} />;
  }
}

type Of<T extends StudyExample["type"]> = { readonly of: Extract<StudyExample, { type: T }> };

/** Says of each tile that helps how many are left, and what it pays. */
function Look({ of: { concealed, melds, cut, visible, shanten, accepts } }: Of<"look">) {
  const far = t("help-look-hand", { shanten });
  const count = accepts.reduce((sum, { left }) => sum + left, 0);
  return (
    <div class="help-hand help-look">
      <LaidHand hand={{ concealed, melds }} name={null} label={t("help-example-hand")}>
        {cut !== undefined && (
          <span class="help-cut">
            <Tile face={cut} />
          </span>
        )}
      </LaidHand>
      {visible.length > 0 && (
        <p>
          {t("help-look-visible")} <MiniTiles groups={[visible]} label={t("help-look-visible")} />
        </p>
      )}
      <p>
        <b>{cut === undefined ? far : t("help-look-cut", { tile: faceName(cut), hand: far })}</b>
      </p>
      <p class="help-accepts">
        {t("help-look-helps", { count })}
        {accepts.map(({ tile, left, points: paid }) => (
          <span key={tile}>
            <Tile face={tile} />
            <small>
              ×{left}
              {paid !== undefined && ` ${points(paid)}`}
            </small>
          </span>
        ))}
      </p>
    </div>
  );
}

function Seen({ of: { river, others, tile, grade, mark } }: Of<"seen">) {
  return (
    <div class="help-hand help-seen">
      <p>
        {t("help-seen-river")}
        <MiniTiles groups={[river.slice(0, -1), river.slice(-1)]} label={t("help-seen-river")} />
      </p>
      <p>
        {t("help-seen-others")}
        <MiniTiles groups={[others]} label={t("help-seen-others")} />
      </p>
      <p class="help-judged">
        <Tile face={tile} /> <SafetySign grade={grade} />
        <b>{t("safety-of", { tile: faceName(tile), grade: gradeName(grade) })}</b> {markWords(mark)}
      </p>
    </div>
  );
}

function Standing({ of: { hand, before, after, places } }: Of<"standing">) {
  const [now, then] = places.map(placeName);
  const all = (scores: readonly number[]) => listed(scores.map((score) => points(score)));
  return (
    <>
      <Hand hand={hand} />
      <p>
        <b>{t("help-standing", { before: now ?? "", after: then ?? "" })}</b>
      </p>
      <p class="help-scores">{t("help-standing-points", { before: all(before), after: all(after) })}</p>
    </>
  );
}

/** In the order of tradition if there is one. */
export function Figures({ of }: { of: FigureTable }) {
  const rows = useLibrary().book.figures.filter(({ table }) => table === of);
  return (
    <table class="help-table help-figures" data-figures={of}>
      <caption>
        {t(`help-figures-${of}`)} <small>{t("help-measured-from")}</small>
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("help-measured-value")}</th>
          <th scope="col">{t("help-measured-cases")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((figure) => (
          <tr key={figure.key}>
            <th scope="row">{textOf("help-figure", `${of}-${figure.key}`)}</th>
            <td>{measured(figure)}</td>
            <td>{points(figure.cases)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** From hundredths: `4.21 % ± 0.08`, `5,310 ± 60`. */
function measured({ measure, value, error }: StrategyFigure): string {
  const shown = (hundredths: number) =>
    measure === "points" ? points(Math.round(hundredths / 100)) : (hundredths / 100).toFixed(1);
  return t(`help-measured-${measure}`, { value: shown(value), error: shown(error) });
}
