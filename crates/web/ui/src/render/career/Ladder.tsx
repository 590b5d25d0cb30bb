import { isOpen, matchOf, personOf, waiting } from "../../state/career.ts";
import { chosenPace } from "../../state/newMatch.ts";
import { RIVALS } from "../../state/people.ts";
import { points } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { CareerCharacter, CareerPage, LadderState } from "../../wire/generated/wire.ts";
import { Goods } from "../parts/career/Goods.tsx";
import type { RoomProps } from "./CareerPage.tsx";
import { Crowd, Face } from "./Characters.tsx";
import { Waiting } from "./Parlour.tsx";
import { Ranking } from "./Ranking.tsx";

export function Ladder({ page, me, does, begins }: RoomProps) {
  if (me?.ladder === undefined)
    return (
      <div class="home">
        <section class="card hall" data-testid="entry">
          <h2>{t("ladder-enter")}</h2>
          <p class="about">{t("ladder-about")}</p>
          {me && <Fee page={page} me={me} does={does} />}
          <Crowd people={RIVALS} ranked />
        </section>
        <Rewards page={page} />
      </div>
    );
  const { character, ladder } = me;
  const open = waiting(page, ["ladder", "dragon_king"], character);
  return (
    <div class="home ladder-pair">
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

interface FeeProps extends Pick<RoomProps, "page" | "does"> {
  readonly me: CareerCharacter;
}

function Fee({ page: { fee, parlour }, me: { character, yen }, does }: FeeProps) {
  const inYen = (amount: number) => t("yen", { amount: points(amount) });
  const seat = parlour.buy_in;
  return (
    <>
      <button
        type="button"
        class="action main"
        data-action="enter-ladder"
        disabled={yen < fee}
        onClick={() => does({ type: "enter_ladder", character })}
      >
        {t("ladder-pay", { fee: inYen(fee) })}
      </button>
      {yen < fee && <p class="about">{t("ladder-short")}</p>}
      {yen >= fee && yen - fee < seat && (
        <p class="about">{t("ladder-leaves", { yen: inYen(yen - fee), seat: inYen(seat) })}</p>
      )}
    </>
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
      <ul class="cloth meet" aria-hidden="true">
        {rivals.map((name) => (
          <li key={name}>
            <Face person={personOf(name)} />
            {name}
          </li>
        ))}
      </ul>
      <p class="about" role="status">
        {rivals_due > 0
          ? t("rivals-play", { count: rivals_due })
          : busy
            ? ""
            : t("next-against", { one, two, three, first, last: first + 3 })}
      </p>
      <div class="form-foot">{children}</div>
    </section>
  );
}

function Rewards({ page }: { page: CareerPage }) {
  return (
    <section class="card">
      <h2>{t("rewards")}</h2>
      <ul class="goods rewards">
        {page.rewards.map(({ rank, item, yen }) => (
          <li key={rank}>
            <span class="good-box">
              <Goods item={item} />
            </span>
            <b>{t(`item-${item}`)}</b>
            <small>{t("rank", { rank })}</small>
            <small>{t("yen", { amount: points(yen) })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
