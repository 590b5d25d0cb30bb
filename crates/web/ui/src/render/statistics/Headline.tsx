import { placeName } from "../../state/seats.ts";
import { shareOf } from "../../state/statistics.ts";
import { figureName } from "../../state/statisticsWords.ts";
import { t } from "../../texts/texts.ts";
import type { FigureLine, StatisticsPage } from "../../wire/generated/wire.ts";
import { Figure } from "./Figure.tsx";

const FIRST = ["win", "deal_in", "riichi", "call", "tenpai", "win_points", "deal_in_points"];
const PLACES = ["first", "second", "third", "fourth"] as const;

/** The places, and the figures that players compare most. */
export function Headline({ page }: { page: StatisticsPage }) {
  const of = (key: string) => [...page.of_matches, ...page.of_hands].find((line) => line.key === key);
  const place = of("place");
  const first = FIRST.flatMap((key) => of(key) ?? []);
  return (
    <section class="card headline" data-testid="headline">
      <h2>{t("matches-and-hands", { matches: page.matches, rounds: page.rounds })}</h2>
      <p class="about">{t("errors-about")}</p>
      {place !== undefined && place.measured.count > 0 && <Places place={place} of={of} />}
      <ul class="figures">
        {first.map((line) => (
          <li key={line.key}>
            <Figure line={line} label={figureName(line.key)} behind={{ figure: line.key }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PlacesProps {
  readonly place: FigureLine;
  readonly of: (key: string) => FigureLine | undefined;
}

/** The mean, and the share of each as a bar. */
function Places({ place, of }: PlacesProps) {
  const shares = PLACES.flatMap((key, nth) => {
    const line = of(key);
    return line === undefined || line.measured.count === 0 ? [] : [{ key, place: nth + 1, line }];
  });
  return (
    <div class="places">
      <Figure line={place} label={figureName("place")} behind={{ figure: "place" }} />
      <div class="place-shares">
        <div class="place-bar" aria-hidden="true">
          {shares.map(({ key, place, line }) => (
            <span key={key} data-place={place} style={{ flexGrow: line.measured.sum }} />
          ))}
        </div>
        <ul>
          {shares.map(({ key, place, line }) => (
            <li key={key} data-place={place}>
              <Figure line={shareOf(line.measured)} label={placeName(place)} behind={{ figure: key }} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export function Details({ page }: { page: StatisticsPage }) {
  const shown: ReadonlySet<string> = new Set([...FIRST, ...PLACES, "place"]);
  const rest = [...page.of_matches, ...page.of_hands].filter(
    ({ key, measured }) => !shown.has(key) && measured.count > 0,
  );
  return (
    <section class="card">
      <h2>{t("more-figures")}</h2>
      <ul class="figures">
        {rest.map((line) => (
          <li key={line.key}>
            <Figure line={line} label={figureName(line.key)} behind={{ figure: line.key }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
