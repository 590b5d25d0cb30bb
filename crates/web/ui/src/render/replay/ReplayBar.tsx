import { useSignal } from "@preact/signals";
import { createPractice } from "../../api/practice.ts";
import { roundAt, type Stride, seatsOf, thoughtAt } from "../../state/replay.ts";
import { roundLabel } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import { attempt } from "../parts/attempt.ts";
import { goTo } from "../route.ts";
import type { Playback } from "./ReplayTable.tsx";

/** After each event, in milliseconds. */
export const SPEEDS = [
  { name: "slow", pause: 1500 },
  { name: "normal", pause: 700 },
  { name: "fast", pause: 250 },
] as const;

/** On a 24 × 24 grid. */
const ICONS = {
  handBack: "M4 5h3v14H4zM20 5v14L8 12z",
  turnBack: "M12 5v14L2 12zM22 5v14l-10-7z",
  eventBack: "M17 5v14L7 12z",
  play: "M7 4l13 8-13 8z",
  stop: "M6 5h4v14H6zM14 5h4v14h-4z",
  eventOn: "M7 5l10 7-10 7z",
  turnOn: "M2 5l10 7-10 7zM12 5l10 7-10 7z",
  handOn: "M4 5l12 7-12 7zM17 5h3v14h-3z",
};

function Icon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

export function ReplayBar({ playback, matchId }: { playback: Playback; matchId: string | null }) {
  const { folded, at, playing } = playback;
  const last = at.value === folded.length - 1;
  const { differs, ended } = folded.replay;
  const thought = thoughtAt(folded, at.value);
  const play = playing.value ? t("replay-stop") : t("replay-play");
  return (
    <footer class="replay-bar">
      <div class="replay-moves" role="group" aria-label={t("replay-move")}>
        <Move
          playback={playback}
          stride="round"
          by={-1}
          label={t("replay-hand-back")}
          icon="handBack"
          keys={t("key-page-up")}
        />
        <Move
          playback={playback}
          stride="turn"
          by={-1}
          label={t("replay-turn-back")}
          icon="turnBack"
          keys="↑"
        />
        <Move
          playback={playback}
          stride="event"
          by={-1}
          label={t("replay-event-back")}
          icon="eventBack"
          keys="←"
        />
        <button
          type="button"
          class="replay-move main"
          data-action="play"
          title={t("key-named", { label: play, key: t("key-space") })}
          aria-label={play}
          disabled={last}
          onClick={() => {
            playing.value = !playing.peek();
          }}
        >
          <Icon name={playing.value ? "stop" : "play"} />
        </button>
        <Move
          playback={playback}
          stride="event"
          by={1}
          label={t("replay-event-on")}
          icon="eventOn"
          keys="→"
        />
        <Move playback={playback} stride="turn" by={1} label={t("replay-turn-on")} icon="turnOn" keys="↓" />
        <Move
          playback={playback}
          stride="round"
          by={1}
          label={t("replay-hand-on")}
          icon="handOn"
          keys={t("key-page-down")}
        />
      </div>
      {thought !== null && (
        <span class="replay-thought" data-testid="thought" title={t("replay-thought-title")}>
          {t("replay-thought", { seconds: (thought / 1000).toFixed(1) })}
        </span>
      )}
      <Choices playback={playback} />
      {matchId !== null && <PlayFromHere playback={playback} matchId={matchId} />}
      {differs !== undefined && last && (
        <p class="replay-end" role="status">
          {t("replay-differs", { differs })}
        </p>
      )}
      {ended !== undefined && last && (
        <p class="replay-end" role="status" data-testid="replay-ended">
          {t(`match-ended-${ended}`)}
        </p>
      )}
    </footer>
  );
}

/** At the end there is nothing left to play. */
function PlayFromHere({ playback, matchId }: { playback: Playback; matchId: string }) {
  const { folded, at } = playback;
  const failure = useSignal<string | null>(null);
  const begin = () =>
    attempt(failure, async () => {
      const { match_id } = await createPractice({ from: "record", match_id: matchId, event: at.peek() });
      goTo({ page: "match", id: match_id });
    });
  return (
    <div class="replay-practice">
      <button
        type="button"
        class="quiet"
        data-action="play-from-here"
        title={t("play-from-here-title")}
        disabled={at.value >= folded.length - 2}
        onClick={begin}
      >
        {t("play-from-here")}
      </button>
      {failure.value !== null && <span role="alert">{failure.value}</span>}
    </div>
  );
}

function Choices({ playback }: { playback: Playback }) {
  const { folded, at, seat, open, speed } = playback;
  const { rounds, names } = folded.replay;
  const seats = seatsOf(folded);
  return (
    <div class="replay-choices">
      <label>
        <span>{t("replay-hand")}</span>
        <select
          data-testid="replay-round"
          value={roundAt(folded, at.value)}
          onChange={({ currentTarget }) => playback.go(rounds[Number(currentTarget.value)]?.first ?? 0)}
        >
          {rounds.map(({ name }, nth) => (
            <option key={nth} value={nth}>
              {roundLabel(name)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t("replay-seat")}</span>
        <select
          data-testid="replay-seat"
          value={seat.value}
          disabled={seats.length < 2}
          onChange={({ currentTarget }) => {
            seat.value = Number(currentTarget.value);
          }}
        >
          {seats.map((seat) => (
            <option key={seat} value={seat}>
              {names[seat]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t("replay-speed")}</span>
        <select
          data-testid="replay-speed"
          value={speed.value}
          onChange={({ currentTarget }) => {
            speed.value = Number(currentTarget.value);
          }}
        >
          {SPEEDS.map(({ name }, nth) => (
            <option key={name} value={nth}>
              {t(`speed-${name}`)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="quiet"
        data-action="hands"
        aria-pressed={open.value}
        disabled={seats.length < 2}
        title={seats.length < 2 ? t("hands-one") : t("hands-title")}
        onClick={() => {
          open.value = !open.peek();
        }}
      >
        {open.value && seats.length > 1 ? t("hands-open") : t("hands-hidden")}
      </button>
    </div>
  );
}

interface MoveProps {
  readonly playback: Playback;
  readonly stride: Stride;
  readonly by: 1 | -1;
  readonly label: string;
  readonly icon: keyof typeof ICONS;
  readonly keys: string;
}

function Move({ playback, stride, by, label, icon, keys }: MoveProps) {
  const { folded, at, playing } = playback;
  return (
    <button
      type="button"
      class="replay-move"
      data-action={`${stride}${by > 0 ? "-on" : "-back"}`}
      title={t("key-named", { label, key: keys })}
      aria-label={label}
      disabled={at.value === (by > 0 ? folded.length - 1 : 0)}
      onClick={() => {
        playing.value = false;
        playback.move(stride, by);
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
