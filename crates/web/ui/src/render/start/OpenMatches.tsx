import { houseName } from "../../state/phrases.ts";
import { playerName } from "../../state/playerName.ts";
import { points, roundLabel } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { DamagedMatch, MatchSummary } from "../../wire/generated/wire.ts";
import { hrefOf } from "../route.ts";
import { Damaged, dayOf, GiveUp } from "./MatchParts.tsx";

interface ContinueProps {
  readonly match: MatchSummary;
  readonly giveUp: () => void;
}

export function Continue({ match, giveUp }: ContinueProps) {
  return (
    <section class="continue" data-testid="match" data-match={match.match_id}>
      <Standing match={match} />
      <Ways match={match} giveUp={giveUp} main />
    </section>
  );
}

interface OtherOpenMatchesProps {
  readonly matches: readonly MatchSummary[];
  readonly damaged: readonly DamagedMatch[];
  readonly giveUp: (match: MatchSummary | DamagedMatch) => void;
}

export function OtherOpenMatches({ matches, damaged, giveUp }: OtherOpenMatchesProps) {
  if (matches.length === 0 && damaged.length === 0) return null;
  return (
    <details class="card matches">
      <summary>{t("more-unfinished", { count: matches.length + damaged.length })}</summary>
      <ul class="match-list">
        {matches.map((match) => (
          <li key={match.match_id} data-testid="match" data-match={match.match_id}>
            <Standing match={match} />
            <Ways match={match} giveUp={() => giveUp(match)} />
          </li>
        ))}
        {damaged.map((match) => (
          <Damaged key={match.match_id} match={match} giveUp={() => giveUp(match)} />
        ))}
      </ul>
    </details>
  );
}

function Standing({ match }: { match: MatchSummary }) {
  const { names, scores, seat, rules, round, created, mode } = match;
  return (
    <div class="match-standing">
      <p>
        <b>{round && roundLabel(round)}</b>
        <span>{houseName(rules)}</span>
        {mode === "practice" && <span>{t("match-practice")}</span>}
        <time>{dayOf(created)}</time>
      </p>
      <p>
        {names.map((name, at) => (
          <span key={at} class={at === seat ? "own-score" : ""}>
            {playerName(name)} {points(scores[at] ?? 0)}
          </span>
        ))}
      </p>
    </div>
  );
}

function Ways({ match, giveUp, main = false }: { match: MatchSummary; giveUp: () => void; main?: boolean }) {
  const { match_id, rules, mode } = match;
  return (
    <div class="match-ways">
      <a
        class={`action ${main ? "main" : ""}`}
        href={hrefOf({ page: "match", id: match_id })}
        aria-label={t("verb-match", { verb: t("resume"), match: houseName(rules) })}
      >
        {t("resume")}
      </a>
      {/* Nobody gives up a match for the others. */}
      {mode !== "friends" && <GiveUp name={houseName(rules)} giveUp={giveUp} />}
    </div>
  );
}
