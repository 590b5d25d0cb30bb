import { isOpen, matchOf, personOf, waiting } from "../../state/career.ts";
import { chosenPace } from "../../state/newMatch.ts";
import { points } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { CareerCharacter, CareerPage, LadderState } from "../../wire/generated/wire.ts";
import { Goods } from "../parts/career/Goods.tsx";
import { Portrait } from "../parts/portrait/Portrait.tsx";
import type { Doing } from "./CareerPage.tsx";
import { Waiting } from "./Parlour.tsx";
import { Ranking } from "./Ranking.tsx";

interface LadderProps extends Doing {
  readonly page: CareerPage;
  readonly me: CareerCharacter;
}

export function Ladder({ page, me, does, begins }: LadderProps) {
  const { character, yen, ladder } = me;
  const seat = page.parlour.buy_in;
  const open = waiting(page, ["ladder", "dragon_king"], character);
  if (ladder === undefined)
    return (
      <div class="home">
        <section class="card" data-testid="entry">
          <h2>{t("ladder-enter")}</h2>
          <p>{t("ladder-about")}</p>
          <button
            type="button"
            class="action main"
            data-action="enter-ladder"
            disabled={yen < page.fee}
            onClick={() => does({ type: "enter_ladder", character })}
          >
            {t("ladder-pay", { fee: t("yen", { amount: points(page.fee) }) })}
          </button>
          {yen < page.fee && <p class="bar-to">{t("ladder-short")}</p>}
          {yen >= page.fee && yen - page.fee < seat && (
            <p class="bar-to">
              {t("ladder-leaves", {
                yen: t("yen", { amount: points(yen - page.fee) }),
                seat: t("yen", { amount: points(seat) }),
              })}
            </p>
          )}
        </section>
        <Rewards page={page} />
      </div>
    );
  return (
    <div class="home">
      {open !== undefined && <Waiting matchId={open} />}
      <Next ladder={ladder} busy={open !== undefined}>
        <button
          type="button"
          class="action main"
          data-action="challenge"
          disabled={ladder.rivals_due > 0 || open !== undefined}
          onClick={() => begins(matchOf({ mode: "ladder", character }, chosenPace()))}
        >
          {t("challenge")}
        </button>
        {isOpen(me, "dragon_king") && (
          <button
            type="button"
            class="action"
            data-action="dragon-king"
            onClick={() => begins(matchOf({ mode: "dragon_king", character }, chosenPace()))}
          >
            {t("dragon-king")}
          </button>
        )}
      </Next>
      <Ranking
        ladder={ladder}
        me={me}
        rewards={page.rewards}
        last={page.last?.character === character ? page.last : undefined}
      />
    </div>
  );
}

interface NextProps {
  readonly ladder: LadderState;
  readonly busy: boolean;
  readonly children: preact.ComponentChildren;
}

function Next({ ladder, busy, children }: NextProps) {
  const { rank, first, order, rivals_due, defences } = ladder;
  const rivals = order.slice(first - 1, first + 3).flatMap((rival) => (rival === null ? [] : [rival.name]));
  const [one = "", two = "", three = ""] = rivals;
  return (
    <section class="card next-match" data-testid="next">
      <h2>{t("your-rank", { rank })}</h2>
      {defences > 0 && <p>{t("defences", { count: defences })}</p>}
      <p role="status">
        {rivals_due > 0
          ? t("rivals-play", { count: rivals_due })
          : busy
            ? ""
            : t("next-against", { one, two, three, first, last: first + 3 })}
      </p>
      <ul class="meet" aria-hidden="true">
        {rivals.map((name) => (
          <li key={name}>
            <span class="face">
              <Portrait person={personOf(name)} />
            </span>
            {name}
          </li>
        ))}
      </ul>
      <div class="form-foot">{children}</div>
    </section>
  );
}

function Rewards({ page }: { page: CareerPage }) {
  return (
    <section class="card">
      <h2>{t("rewards")}</h2>
      <ul class="rewards">
        {page.rewards.map(({ rank, item, yen }) => (
          <li key={rank}>
            <b>{t("rank", { rank })}</b>
            <span class="good-box">
              <Goods item={item} />
            </span>
            <span>{t(`item-${item}`)}</span>
            <span>{t("yen", { amount: points(yen) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
