import type { Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { createMatch } from "../../api/match.ts";
import { createPractice } from "../../api/practice.ts";
import { fetchVisitor } from "../../api/rooms.ts";
import { sitBeside } from "../../state/adviser.ts";
import { lossOf } from "../../state/careerModes.ts";
import { listed } from "../../state/face.ts";
import { chosen, firstMatch, formOpen, ready, startingChoice } from "../../state/newMatch.ts";
import { houseName } from "../../state/phrases.ts";
import { roundLabel } from "../../state/seats.ts";
import { change } from "../../state/settings.ts";
import { nameAsked } from "../../state/visitor.ts";
import { t } from "../../texts/texts.ts";
import {
  type DamagedMatch,
  deleteHouse,
  fetchStart,
  giveUp,
  type MatchSummary,
  type NewMatch,
  type StartPage as Page,
} from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { HeadTools } from "../parts/PageHead.tsx";
import { ask } from "../parts/Question.tsx";
import { Tile } from "../parts/Tile.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { useFetched } from "../parts/useFetched.ts";
import { goTo, hrefOf } from "../route.ts";
import { Begin } from "./Begin.tsx";
import { Doors } from "./Doors.tsx";
import { FinishedMatches } from "./FinishedMatches.tsx";
import { foldOnEscape } from "./foldOnEscape.ts";
import { NewMatchForm } from "./NewMatchForm.tsx";
import { Continue, OtherOpenMatches } from "./OpenMatches.tsx";
import "../../style/page.css";
import "../../style/sheet.css";
import "../../style/start.css";
import "../../style/matches.css";

export function StartPage() {
  const { value, failure, load } = useFetched(fetchHome);
  const { page, hosted = false } = value.value ?? {};
  return (
    <main class="start" onKeyDown={foldOnEscape}>
      <header class="start-head">
        <span class="start-tiles" aria-hidden="true">
          <Tile face="5z" />
          <Tile face="6z" />
          <Tile face="7z" />
        </span>
        <div>
          <h1>
            Jantaku <span lang="ja">雀卓</span>
          </h1>
          <p>{t("tagline")}</p>
        </div>
        <HeadTools />
      </header>
      <Trouble why={failure.value} again={page === undefined ? () => void load() : undefined} />
      {page !== undefined && <Home page={page} hosted={hosted} failure={failure} load={load} />}
    </main>
  );
}

/** An unknown user is asked for a name first. */
async function fetchHome(): Promise<{ readonly page?: Page; readonly hosted: boolean }> {
  const { hosted, name } = await fetchVisitor();
  if (hosted && name === undefined) {
    nameAsked.value = true;
    return { hosted };
  }
  return { page: await fetchStart(), hosted };
}

interface HomeProps {
  readonly page: Page;
  readonly hosted: boolean;
  readonly failure: Signal<string | null>;
  readonly load: () => Promise<void>;
}

function Home({ page, hosted, failure, load }: HomeProps) {
  const main = useRef<HTMLDivElement>(null);
  const focusMain = () =>
    main.current?.querySelector<HTMLElement>(".action.main")?.focus({ preventScroll: true });
  useEffect(focusMain, []);
  const choice = startingChoice(page, chosen.value);
  const start = (match: NewMatch) =>
    attempt(failure, async () => {
      const { match_id } = await createMatch(match);
      formOpen.value = false;
      goTo({ page: "match", id: match_id });
    });
  const play = () => start(ready(page, choice));
  const first = () => {
    // Help for somebody new; both stay until they are changed in the settings.
    change("faces", "numbered");
    change("helpers", { discardHints: true });
    return attempt(failure, async () => {
      // Practice has an adviser, and nothing is lost.
      const { match_id } = await createPractice({ from: "match", chosen: firstMatch(page, choice.name) });
      sitBeside();
      goTo({ page: "match", id: match_id });
    });
  };
  const forget = (house: string) =>
    attempt(failure, async () => {
      await deleteHouse(house);
      await load();
    });
  const leave = async (match: MatchSummary | DamagedMatch) => {
    const loss = lossOf("mode" in match ? match.mode : undefined);
    const question = t("give-up-question", { match: nameOf(match), loss });
    if (!(await ask(question, t("give-up-it")))) return;
    await attempt(failure, async () => {
      await giveUp(match.match_id);
      await load();
      focusMain();
    });
  };
  const [latest, ...others] = page.open.matches;
  return (
    <div ref={main} class="home">
      {latest !== undefined && <Continue match={latest} giveUp={() => leave(latest)} />}
      <Begin page={page} hosted={hosted} choice={choice} play={play} first={first} />
      <Doors />
      <NewMatchForm page={page} choice={choice} start={play} forget={forget} />
      <OtherOpenMatches matches={others} damaged={page.open.damaged} giveUp={leave} />
      <FinishedMatches page={page} />
      <p class="start-more">
        <a class="quiet" href={hrefOf({ page: "replay" })} data-action="open-record">
          {t("open-record")}
        </a>
      </p>
    </div>
  );
}

/** A damaged match has only its number. */
function nameOf(match: MatchSummary | DamagedMatch): string {
  if (!("rules" in match)) return match.match_id;
  return listed([houseName(match.rules), ...(match.round === undefined ? [] : [roundLabel(match.round)])]);
}
