import type { ComponentChildren } from "preact";
import { own, personOf, playing } from "../../state/career.ts";
import { drillLog } from "../../state/drillLog.ts";
import { dayOf } from "../../state/drills.ts";
import { progressOf } from "../../state/lessonProgress.ts";
import { EMPTY, fold } from "../../state/model.ts";
import { slots } from "../../state/options.ts";
import { points } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import {
  type DailyPuzzle,
  fetchCareer,
  fetchDaily,
  fetchLessons,
  type StartPage,
} from "../../wire/generated/wire.ts";
import { titleOf } from "../lessons/words.ts";
import { type Family, PAGES } from "../pages.ts";
import { MiniTiles } from "../parts/MiniTiles.tsx";
import { Portrait } from "../parts/portrait/Portrait.tsx";
import { Tile } from "../parts/Tile.tsx";
import { useFetched } from "../parts/useFetched.ts";
import { hrefOf, type Route } from "../route.ts";
import type { Door } from "./Doors.tsx";
import { MatchRow } from "./MatchRow.tsx";

interface PreviewProps {
  readonly door: Exclude<Door, "play">;
  readonly page: StartPage;
  readonly first: () => Promise<void>;
}

/** What is behind a door. */
export function Preview({ door, page, first }: PreviewProps) {
  switch (door) {
    case "learn":
      return <Learn first={first} />;
    case "friends":
      return <Friends />;
    case "career":
      return <Career />;
    case "records":
      return <Records page={page} />;
  }
}

function Learn({ first }: { first: () => Promise<void> }) {
  const lessons = useFetched(fetchLessons).value.value?.lessons ?? [];
  const daily = useFetched(() => fetchDaily({ date: dayOf(new Date()) })).value.value;
  const done = lessons.filter(({ key }) => progressOf(key).done);
  const next = lessons.find(({ key }) => !progressOf(key).done);
  return (
    <>
      <p class="panel-lead">{t("learn-done", { done: done.length, all: lessons.length })}</p>
      <p class="panel-path" aria-hidden="true">
        {lessons.map(({ key }, nth) => (
          <Tile
            key={key}
            face={progressOf(key).done ? (`${(nth % 9) + 1}${"mps"[(nth / 9) | 0] ?? "m"}` as "1m") : "back"}
          />
        ))}
      </p>
      <p class="panel-ways">
        {next !== undefined && (
          <a class="action main" href={hrefOf({ page: "lesson", lesson: next.key })} data-action="learn-on">
            <b>{t("learn-begin")}</b> {titleOf(next.key)}
          </a>
        )}
        <button
          type="button"
          class={`action ${next === undefined ? "main" : ""}`}
          data-action="first-match"
          onClick={first}
        >
          {t("first-match")}
        </button>
      </p>
      {daily !== null && <Daily puzzle={daily} />}
      <Rooms family="learn" />
    </>
  );
}

function Daily({ puzzle: { date, question } }: { puzzle: DailyPuzzle }) {
  const { view } = (question.messages ?? []).reduce((model, message) => fold(model, message), EMPTY);
  return (
    <a class="panel-daily" href={hrefOf({ page: "daily" })}>
      <b>
        {t("door-daily")} {drillLog.value.daily[date] !== undefined && "✓"}
      </b>
      {view !== null && (
        <MiniTiles groups={[slots(view.own).map(({ tile }) => tile)]} label={t("your-hand")} />
      )}
    </a>
  );
}

function Friends() {
  return (
    <>
      <p class="panel-lead">{t("home-friends-about")}</p>
      <p class="panel-ways">
        <a class="action main" href={hrefOf({ page: "friends" })} data-action="friends">
          {t("home-friends-open")}
        </a>
      </p>
    </>
  );
}

function Career() {
  const page = useFetched(fetchCareer).value.value;
  if (page === null) return null;
  const me = own(page, playing.value);
  const reached = page.achievements.filter(({ match_id }) => match_id !== undefined).length;
  return (
    <>
      {me === undefined ? (
        <p class="panel-lead">{t("home-career-new")}</p>
      ) : (
        <div class="panel-me">
          <Portrait person={personOf(me.face)} />
          <p>
            <b>{me.name}</b>
            <span>
              {t("account")} {points(me.account)}
            </span>
            {me.ladder !== undefined && (
              <span>
                {t("door-ladder")} {me.ladder.rank}
              </span>
            )}
            <span>{t("achievements-reached", { reached, all: page.achievements.length })}</span>
          </p>
        </div>
      )}
      <p class="panel-ways">
        <a class="action main" href={hrefOf({ page: "parlour" })}>
          {t(me === undefined ? "character-make" : "door-parlour")}
        </a>
      </p>
      <Rooms family="career" />
    </>
  );
}

function Records({ page }: { page: StartPage }) {
  const { matches } = page.finished;
  return (
    <>
      {matches.length === 0 ? (
        <p class="panel-lead">{t("nothing-played")}</p>
      ) : (
        <ul class="match-list">
          {matches.slice(0, 4).map((match) => (
            <MatchRow key={match.match_id} match={match} />
          ))}
        </ul>
      )}
      <Rooms family="records" />
    </>
  );
}

function Rooms({ family }: { family: Family }) {
  return (
    <nav class="panel-rooms" aria-label={t(`home-${family}`)}>
      {Object.entries(PAGES).map(
        ([page, { tab }]): ComponentChildren =>
          tab?.[0] === family ? (
            <a key={page} class="quiet" href={hrefOf({ page } as Route)}>
              {t(tab[1])}
            </a>
          ) : null,
      )}
    </nav>
  );
}
