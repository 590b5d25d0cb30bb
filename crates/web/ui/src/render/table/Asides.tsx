import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Sitting } from "../../api/session.ts";
import { listed } from "../../state/face.ts";
import { limitName } from "../../state/named.ts";
import { placeName, points } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { BetterPlace, LimitName, PlacementByRon, PlacementByTsumo } from "../../wire/generated/wire.ts";
import { useEscape } from "../input/useEscape.ts";
import { useHelpers } from "../parts/kind.ts";
import { AllDiscards } from "./AllDiscards.tsx";
import { WhyNot } from "./hand/Hints.tsx";

interface AsidesProps {
  readonly session: Sitting;
  readonly why: boolean;
  readonly toggleWhy: () => void;
  /** The key of the enlarged discards is held down. */
  readonly held: boolean;
  readonly children?: ComponentChildren;
}

export function Asides({ session, why, toggleWhy, held, children }: AsidesProps) {
  return (
    <div class="asides">
      {/* What is always there comes first, so that nothing moves. */}
      <AllDiscards model={session.model} held={held} />
      {children}
      <Places session={session} />
      <WhyNot session={session} open={why} toggle={toggleWhy} />
    </div>
  );
}

/** In a hand that may be the last: the places a win can still reach, and with which win. */
export function Places({ session }: { session: Sitting }) {
  const open = useSignal(false);
  const { places } = useHelpers();
  const { view, welcome } = session.model.value;
  const reach = view?.own.reach;
  useEscape(open.value && reach !== undefined, () => {
    open.value = false;
  });
  if (reach === undefined || welcome === null || !places) return null;
  const { now, better } = reach;
  return (
    <div class="places">
      <button
        type="button"
        class="quiet"
        aria-expanded={open.value}
        data-testid="places"
        onClick={() => {
          open.value = !open.value;
        }}
      >
        {t("places", { place: placeName(now) })}
      </button>
      {open.value && (
        <div class="aside-list" role="group" aria-label={t("places-if-last")} data-testid="places-list">
          <p>{t("places-if-last")}</p>
          {better.length === 0 && <p>{t(now === 1 ? "places-first" : "places-none")}</p>}
          <dl>
            {better.map((one) => (
              <div key={one.place} data-place={one.place}>
                <dt>{placeName(one.place)}</dt>
                <dd>{ways(one, welcome.names).join(" · ")}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
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
