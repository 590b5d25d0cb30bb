import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { createMatch } from "../../api/match.ts";
import { createFirstMatch } from "../../api/practice.ts";
import { fetchVisitor } from "../../api/rooms.ts";
import { lossOf } from "../../state/careerModes.ts";
import { listed } from "../../state/face.ts";
import { chosen, formOpen, ready, startingChoice } from "../../state/newMatch.ts";
import { houseName } from "../../state/phrases.ts";
import { roundLabel } from "../../state/seats.ts";
import { nameAsked } from "../../state/visitor.ts";
import { t, withTexts } from "../../texts/texts.ts";
import {
  type DamagedMatch,
  deleteHouse,
  fetchStart,
  giveUp,
  type MatchSummary,
  type NewMatch,
  type StartPage as Page,
} from "../../wire/generated/wire.ts";
import { later } from "../later.tsx";
import { attempt } from "../parts/attempt.ts";
import { HeadTools } from "../parts/PageHead.tsx";
import { ask } from "../parts/Question.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { useFetched } from "../parts/useFetched.ts";
import { goTo } from "../route.ts";
import { type Door, Doors } from "./Doors.tsx";
import { foldOnEscape } from "./foldOnEscape.ts";
import { Continue, OtherOpenMatches } from "./OpenMatches.tsx";
import { PlayPanel } from "./PlayPanel.tsx";
import { Still } from "./Still.tsx";
import "../../style/page.css";
import "../../style/sheet.css";
import "../../style/start.css";
import "../../style/matches.css";

/** Loaded when somebody looks behind another door. */
const Preview = later<Parameters<typeof import("./Preview.tsx").Preview>[0]>(async () => {
  const [{ Preview }] = await Promise.all([import("./Preview.tsx"), withTexts("lessons", "career")]);
  return Preview;
}, "part");

export function StartPage() {
  const { value, failure, load } = useFetched(fetchHome);
  const { page, hosted = false } = value.value ?? {};
  return (
    <main class="entrance" onKeyDown={foldOnEscape}>
      <Still />
      <header class="start-head">
        <div class="sign">
          <h1>
            Jantaku <span lang="ja">雀卓</span>
          </h1>
          <p>{t("home-about")}</p>
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

const ALONE = ["play", "learn", "friends", "career", "records"] as const satisfies readonly Door[];
/** On a server for friends, they come first. */
const HOSTED = ["friends", "play", "learn", "career", "records"] as const satisfies readonly Door[];

interface HomeProps {
  readonly page: Page;
  readonly hosted: boolean;
  readonly failure: Signal<string | null>;
  readonly load: () => Promise<void>;
}

function Home({ page, hosted, failure, load }: HomeProps) {
  const order = hosted ? HOSTED : ALONE;
  const door = useSignal<Door>(order[0]);
  const focusMain = () =>
    document.querySelector<HTMLElement>(".panel .action.main")?.focus({ preventScroll: true });
  useEffect(focusMain, []);
  const choice = startingChoice(page, chosen.value);
  const start = (match: NewMatch) =>
    attempt(failure, async () => {
      const { match_id } = await createMatch(match);
      formOpen.value = false;
      goTo({ page: "match", id: match_id });
    });
  const play = () => start(ready(page, choice));
  const first = () =>
    attempt(failure, async () => {
      const { match_id } = await createFirstMatch(page, choice.name);
      goTo({ page: "match", id: match_id });
    });
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
    <Doors
      order={order}
      open={door.value}
      show={(next) => {
        door.value = next;
      }}
    >
      {door.value === "play" ? (
        <>
          {latest !== undefined && <Continue match={latest} giveUp={() => leave(latest)} />}
          <PlayPanel
            page={page}
            choice={choice}
            second={latest !== undefined}
            play={play}
            first={first}
            forget={forget}
          />
          <OtherOpenMatches matches={others} damaged={page.open.damaged} giveUp={leave} />
        </>
      ) : (
        <Preview door={door.value} page={page} first={first} />
      )}
    </Doors>
  );
}

/** A damaged match has only its number. */
function nameOf(match: MatchSummary | DamagedMatch): string {
  if (!("rules" in match)) return match.match_id;
  return listed([houseName(match.rules), ...(match.round === undefined ? [] : [roundLabel(match.round)])]);
}
