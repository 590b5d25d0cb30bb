import { listed as joined } from "../../state/face.ts";
import { houseName } from "../../state/phrases.ts";
import { placeName, points, roundLabel, signed } from "../../state/seats.ts";
import { endName, worthWords, yakuWords } from "../../state/statisticsWords.ts";
import { t } from "../../texts/texts.ts";
import type { ListedEntry, ListedHand } from "../../wire/generated/wire.ts";
import { Tile } from "../parts/Tile.tsx";
import { LaidHand } from "../result/LaidHand.tsx";
import { hrefOf } from "../route.ts";
import { dayOf } from "../start/MatchParts.tsx";
import "../../style/melds.css";
import "../../style/entries.css";

interface HandEntryProps {
  readonly entry: ListedEntry;
  readonly alone?: boolean;
}

export function HandEntry({ entry, alone = false }: HandEntryProps) {
  const { match_id, created, rules, names, seat, listed } = entry;
  const isHand = listed.type === "hand";
  const round = isHand ? { round: listed.round + 1 } : {};
  const others = names.filter((_, at) => at !== seat);
  const where = `${houseName(rules)}, ${dayOf(created)}`;
  return (
    <li
      class="hand-entry"
      data-testid="entry"
      data-match={match_id}
      data-round={isHand ? listed.round : undefined}
    >
      {isHand ? <HandHead hand={listed} alone={alone} /> : <ResultHead {...listed} />}
      {isHand && listed.win !== undefined && (
        <LaidHand hand={listed.win.hand} name={t("you")} label={t("your-hand")}>
          <span class="winning-tile">
            <Tile face={listed.win.tile} note={t("winning-tile")} />
          </span>
        </LaidHand>
      )}
      <div class="entry-foot">
        <p>
          {isHand && `${roundLabel(listed.name)} · `}
          {houseName(rules)} · <time>{dayOf(created)}</time> · {t("against", { names: joined(others) })}
        </p>
        <a
          class="action"
          href={hrefOf({ page: "replay", id: match_id, ...round })}
          aria-label={t("verb-match", {
            verb: t("watch"),
            match: isHand ? `${roundLabel(listed.name)}, ${where}` : where,
          })}
        >
          {t("watch")}
        </a>
      </div>
    </li>
  );
}

function HandHead({ hand, alone }: { hand: ListedHand; alone: boolean }) {
  const { win, riichi } = hand;
  const change = win?.points ?? hand.points;
  return (
    <p class="entry-title">
      <b class="entry-points" data-sign={Math.sign(change)}>
        {alone && win !== undefined ? points(win.worth) : signed(change)}
      </b>
      <span>
        <b>{win === undefined ? endName(hand) : `${endName(hand)} · ${worthWords(win)}`}</b>
        <small>
          {win === undefined ? riichi !== undefined && t("riichi-on", { turn: riichi }) : yakuWords(win)}
        </small>
      </span>
    </p>
  );
}

function ResultHead({ place, points: final, total }: { place: number; points: number; total: number }) {
  return (
    <p class="entry-title">
      <b class="entry-points" data-sign={Math.sign(total)}>
        {signed(total)}
      </b>
      <span>
        <b>{placeName(place)}</b>
        <small>{t("with-points", { points: points(final) })}</small>
      </span>
    </p>
  );
}
