import { useSignal } from "@preact/signals";
import { progressOf } from "../../state/lessonProgress.ts";
import { matchWords } from "../../state/newMatch.ts";
import { t } from "../../texts/texts.ts";
import type { NewMatch, StartPage } from "../../wire/generated/wire.ts";
import { Tile } from "../parts/Tile.tsx";
import { goTo } from "../route.ts";

interface BeginProps {
  readonly page: StartPage;
  readonly hosted: boolean;
  readonly choice: NewMatch;
  readonly play: () => Promise<void>;
  readonly first: () => Promise<void>;
}

const ENOUGH = "dora";

export function Begin({ page, hosted, choice, play, first }: BeginProps) {
  const busy = useSignal(false);
  const once = (start: () => Promise<void>) => async () => {
    busy.value = true;
    await start();
    busy.value = false;
  };
  const isNew = page.finished.matches.length + page.finished.damaged.length === 0;
  const next: Start = {
    id: "play",
    name: t("play"),
    about: matchWords(page, choice).join(" · "),
    start: play,
  };
  const early: Start = {
    id: "first-match",
    name: t("first-match"),
    about: t("first-match-about"),
    start: first,
  };
  const lessons: Start = {
    id: "learn",
    name: t("begin-learn"),
    about: t("begin-learn-about"),
    start: async () => goTo({ page: "learn" }),
  };
  const friends: Start = {
    id: "friends",
    name: t("door-friends"),
    about: t("begin-friends-about"),
    start: async () => goTo({ page: "friends" }),
  };
  // The large one: on a server for friends theirs, for somebody new the lessons, then the first match, else the next.
  const alone = isNew ? (progressOf(ENOUGH).done ? [early, next] : [lessons, early, next]) : [next, early];
  const [large, ...small] = hosted ? [friends, next, early] : alone;
  return (
    <section class="begin">
      {large && <StartButton {...large} large busy={busy.value} start={once(large.start)} />}
      {small.map((one) => (
        <StartButton key={one.id} {...one} busy={busy.value} start={once(one.start)} />
      ))}
    </section>
  );
}

interface Start {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly start: () => Promise<void>;
}

const FAN = ["1m", "0p", "7s", "1z", "7z"] as const;

function StartButton({
  id,
  name,
  about,
  start,
  large = false,
  busy,
}: Start & { large?: boolean; busy: boolean }) {
  return (
    <button
      type="button"
      class={`action begin-button ${large ? "main" : ""}`}
      data-action={id}
      disabled={busy}
      onClick={start}
    >
      <span class="begin-words">
        <b>{name}</b>
        <span>{about}</span>
      </span>
      {large && (
        <span class="begin-fan" aria-hidden="true">
          {FAN.map((face) => (
            <Tile key={face} face={face} />
          ))}
        </span>
      )}
    </button>
  );
}
