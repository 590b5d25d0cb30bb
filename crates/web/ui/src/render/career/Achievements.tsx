import type { ComponentChild } from "preact";
import { points } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { Achievement, CareerPage } from "../../wire/generated/wire.ts";
import { Emblem } from "../parts/career/Emblem.tsx";
import { Goods } from "../parts/career/Goods.tsx";
import { Rank } from "../parts/portrait/Rank.tsx";
import { Tile } from "../parts/Tile.tsx";
import { hrefOf } from "../route.ts";

const PICTURES: Readonly<Record<Achievement, ComponentChild>> = {
  first_win: <Tile face="6z" />,
  fifty_thousand: points(50_000),
  top_table: <Rank bot="expert" />,
  yakuman: (["5z", "6z", "7z"] as const).map((face) => <Tile key={face} face={face} />),
  ladder_first: <Goods item="platinum_plate" />,
  all_prizes: (["cologne", "trophy", "watch"] as const).map((item) => <Goods key={item} item={item} />),
  dragon_king: <Emblem slot="dragon" />,
};

/** A wall of frames: what is missing is a shade of itself. */
export function Achievements({ page }: { page: CareerPage }) {
  const { achievements } = page;
  const reached = achievements.filter(({ match_id }) => match_id !== undefined);
  return (
    <section class="card" data-testid="achievements">
      <h2>{t("achievements-reached", { reached: reached.length, all: achievements.length })}</h2>
      <ul class="trophies">
        {achievements.map(({ achievement, match_id }) => (
          <li key={achievement} class={match_id === undefined ? "" : "reached"}>
            <span class="frame" aria-hidden="true" data-achievement={achievement}>
              {PICTURES[achievement]}
            </span>
            <b>{t(`achievement-${achievement}`)}</b>
            <small>{t(`achievement-${achievement}-about`)}</small>
            <Progress achievement={achievement} characters={page.characters} />
            {match_id !== undefined && (
              <a class="quiet" href={hrefOf({ page: "replay", id: match_id })}>
                {t("watch")}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How near the best of the characters is. */
function Progress({
  achievement,
  characters,
}: Pick<CareerPage, "characters"> & { achievement: Achievement }) {
  const ladders = characters.flatMap(({ ladder }) => (ladder === undefined ? [] : [ladder]));
  if (ladders.length === 0) return null;
  if (achievement === "ladder_first")
    return (
      <small class="gain">
        {t("achievement-best", { rank: Math.min(...ladders.map(({ best }) => best)) })}
      </small>
    );
  if (achievement === "all_prizes")
    return (
      <small class="gain">
        {t("achievement-prizes", { count: Math.max(...ladders.map(({ won }) => won.length)) })}
      </small>
    );
  return null;
}
