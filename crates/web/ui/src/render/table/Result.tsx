import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { Session } from "../../api/session.ts";
import { keyScheme } from "../../state/houseDisplay.ts";
import { pointsAt } from "../../state/kind.ts";
import { buttons } from "../../state/options.ts";
import { keyOf } from "../../state/schemes.ts";
import { scoreHistory } from "../../state/scoreHistory.ts";
import { isOver } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import { fetchReplay, type RoundEnd } from "../../wire/generated/wire.ts";
import { Scoresheet } from "../result/Scoresheet.tsx";
import { Standings } from "../result/Standings.tsx";
import { goTo } from "../route.ts";
import { accountAt, ladderAt } from "./atTable.tsx";
import { Clock, type useClock } from "./Clock.tsx";
import { LastQuestion } from "./LastQuestion.tsx";
import { onwardFrom } from "./onward.ts";
import { practiceActions } from "./PracticeBar.tsx";
import { Review } from "./Review.tsx";
import type { Panels } from "./TablePage.tsx";

interface ResultProps {
  readonly session: Session;
  readonly panels: Panels;
  readonly left: ReturnType<typeof useClock>;
  readonly talk: ComponentChildren;
}

/** The scoresheet after a hand, then the standings after the last one. */
export function Result({ session, panels, left, talk }: ResultProps) {
  // Back from the question of the last hand, its sheet is not read out again.
  const seen = useRef<RoundEnd | null>(null);
  const { view, welcome, prompt } = session.model.value;
  const kind = session.kind.value;
  if (view?.result === undefined || welcome === null) return null;
  const standings = isOver(view) ? view.standings : undefined;
  if (standings !== undefined && panels.standings.value) {
    const { mode } = welcome;
    const { taught, staked, home } = kind;
    return (
      <Standings
        end={standings}
        own={welcome.seat}
        names={welcome.names}
        matchId={taught ? null : welcome.match_id}
        {...(!taught && { history: async () => scoreHistory(await fetchReplay(welcome.match_id)) })}
        {...(!taught && !staked && { onward: onwardFrom(session, mode) })}
        {...(home !== "start" && { backTo: home })}
        back={() => goTo({ page: home })}
        shared={mode === "friends"}
        account={accountAt(mode, welcome.match_id)}
        ladder={ladderAt(mode, welcome.match_id)}
        talk={talk}
      />
    );
  }
  const offered = prompt === null || prompt.sent !== null ? [] : buttons(prompt);
  if (session.choosing.value.ending)
    return (
      <LastQuestion
        points={view.result.changes[welcome.seat]?.after ?? 0}
        session={session}
        left={left}
        talk={talk}
      />
    );
  const goOn = {
    id: "continue",
    label: t("button-continue"),
    key: keyOf(keyScheme.value, "continue"),
    marked: pointsAt(kind, { type: "continue" }),
    go: () => session.input({ type: "button", id: "continue" }),
  };
  const last = {
    id: "standings",
    label: t("final-standings"),
    key: "⏎",
    marked: kind.marked?.part === "standings",
    go: () => {
      panels.standings.value = true;
    },
  };
  const onward = standings !== undefined ? [last] : offered.some(({ id }) => id === "continue") ? [goOn] : [];
  const bookIt = { ...goOn, id: "book", label: t("button-book"), go: () => void session.book() };
  const booked = session.booked.value;
  return (
    <Scoresheet
      view={view}
      end={view.result}
      own={welcome.seat}
      names={welcome.names}
      next={booked ? onward : [bookIt]}
      clock={<Clock left={left} />}
      talk={talk}
      {...(kind.practice && {
        more: practiceActions(session),
        note: <Review matchId={welcome.match_id} names={welcome.names} />,
      })}
      booked={booked}
      still={seen.current === view.result}
      onPaid={(paid) => {
        session.paid.value = paid;
        if (paid) seen.current = view.result ?? null;
      }}
      lifted={panels.lifted.value}
      lift={(lifted) => {
        panels.lifted.value = lifted;
      }}
    />
  );
}
