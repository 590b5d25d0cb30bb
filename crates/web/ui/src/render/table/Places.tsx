import { listed } from "../../state/face.ts";
import { limitName } from "../../state/named.ts";
import { placeName, points } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type {
  BetterPlace,
  LimitName,
  PlacementByRon,
  PlacementByTsumo,
  PlacementTarget,
} from "../../wire/generated/wire.ts";

/** The places a win can still reach, and with which win. */
export function Places({ reach, names }: { reach: PlacementTarget; names: readonly string[] }) {
  const { now, better } = reach;
  return (
    <div role="group" aria-label={t("places-if-last")} data-testid="places-list">
      <p>
        <b>{t("places", { place: placeName(now) })}</b> {t("places-if-last")}
      </p>
      {better.length === 0 && <p>{t(now === 1 ? "places-first" : "places-none")}</p>}
      <dl class="places">
        {better.map((one) => (
          <div key={one.place} data-place={one.place}>
            <dt>{placeName(one.place)}</dt>
            <dd>{ways(one, names).join(" · ")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Rons of equal value in one. */
function ways({ ron, tsumo }: BetterPlace, names: readonly string[]): readonly string[] {
  const worths = [...new Set(ron.map((one) => one.points))].sort((a, b) => a - b);
  const rons = worths.map((worth) => {
    const alike = ron.filter((one) => one.points === worth);
    return byRon(alike, alike.length === names.length - 1, names);
  });
  return tsumo === null ? rons : [...rons, byTsumo(tsumo)];
}

function byRon(alike: readonly PlacementByRon[], anybody: boolean, names: readonly string[]): string {
  const [one] = alike;
  const hand = worth(points(one?.points ?? 0), one?.limit ?? null);
  if (anybody) return t("places-ron-any", { hand });
  return t("places-ron", { hand, names: listed(alike.map(({ from }) => names[from] ?? "")) });
}

function byTsumo({ dealer, others, limit }: PlacementByTsumo): string {
  if (dealer === null) return t("places-tsumo-all", { hand: worth(points(others), limit) });
  return t("places-tsumo", { hand: worth(`${points(others)}/${points(dealer)}`, limit) });
}

function worth(number: string, limit: LimitName | null): string {
  return limit === null ? number : t("places-limit", { points: number, limit: limitName(limit) });
}
