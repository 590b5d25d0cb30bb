import { placeName, signed } from "../../state/seats.ts";
import { ENOUGH, figureOf, percent, rangeOf } from "../../state/statistics.ts";
import { figureName } from "../../state/statisticsWords.ts";
import { t } from "../../texts/texts.ts";
import type { FigureLine, PointsAfter, StatisticsPage } from "../../wire/generated/wire.ts";
import { hrefOf } from "../route.ts";
import { dayOf } from "../start/MatchParts.tsx";
import { Named, Opens } from "./Figure.tsx";
import { Track } from "./Track.tsx";

const LATEST = 30;
const PLACES = ["first", "second", "third", "fourth"] as const;
const COLOURS = ["--gain", "--seat-1", "--ink-soft", "--loss"];

const styleOf = (place: number) => ({ "--place": `var(${COLOURS[place - 1]})`, "--down": place - 1 });

/** The latest places as beads, and the mean beside that of equal players. */
export function Places({ page }: { page: StatisticsPage }) {
  const place = figureOf(page, "place");
  const latest = page.over_time.slice(-LATEST);
  if (place === undefined || latest.length === 0) return null;
  const missing = ENOUGH - page.matches;
  const [all, four] = [place.measured.count, figureOf(page, "fourth")?.measured.count ?? 0];
  const even = (2.5 * four + 2 * (all - four)) / all;
  return (
    <section class="card place-strip" data-testid="headline">
      {missing > 0 ? (
        <p class="named">
          {figureName("place")} <b>–</b>
          <span class="about">{t("matches-to-go", { count: missing })}</span>
        </p>
      ) : (
        <Named line={place}>
          <Track line={place} from={1} to={four === 0 ? 3 : 4} mark={even} />
          <span class="about">{t(`places-${verdict(rangeOf(place), even)}`)}</span>
        </Named>
      )}
      <div>
        <ol class="beads" aria-label={t("latest-places")}>
          {latest.map((match) => (
            <Bead key={match.match_id} match={match} />
          ))}
        </ol>
        <ul class="in-line">
          {missing <= 0 && PLACES.map((key, nth) => share(figureOf(page, key), nth + 1))}
        </ul>
      </div>
    </section>
  );
}

function share(line: FigureLine | undefined, place: number) {
  if (line === undefined) return null;
  const { value, sum } = line.measured;
  return (
    <li key={place} data-place={place}>
      <Opens behind={{ figure: line.key }} listed={sum}>
        {placeName(place)} <b>{percent(value ?? 0)}</b>
      </Opens>
    </li>
  );
}

/** By 95 %; the less the place, the better. */
function verdict(range: ReturnType<typeof rangeOf>, even: number): "better" | "worse" | "even" {
  if (range === null) return "even";
  return range[1] < even ? "better" : range[0] > even ? "worse" : "even";
}

function Bead({ match: { match_id, created, place, total } }: { match: PointsAfter }) {
  const words = `${signed(total)}, ${dayOf(created)}`;
  return (
    <li data-place={place} style={styleOf(place)}>
      <a href={hrefOf({ page: "replay", id: match_id })} title={`${placeName(place)}, ${words}`}>
        <b>{place}</b>
        <span class="unseen">, {words}</span>
      </a>
    </li>
  );
}
