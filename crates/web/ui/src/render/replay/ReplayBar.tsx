import { type Stride, seatsOf, thoughtAt } from "../../state/replay.ts";
import { t } from "../../texts/texts.ts";
import { Likeness } from "../parts/portrait/Likeness.tsx";
import { Scrubber } from "./Scrubber.tsx";
import { type Playback, SPEEDS } from "./usePlayback.ts";

/** On a 24 × 24 grid. */
const ICONS = {
  handBack: "M4 5h3v14H4zM20 5v14L8 12z",
  turnBack: "M12 5v14L2 12zM22 5v14l-10-7z",
  eventBack: "M17 5v14L7 12z",
  play: "M7 4l13 8-13 8z",
  stop: "M6 5h4v14H6zM14 5h4v14h-4z",
  eventOn: "M7 5l10 7-10 7z",
  turnOn: "M2 5l10 7-10 7zM12 5l10 7-10 7z",
  list: "M4 5h3v3H4zM9 5h11v3H9zM4 10.5h3v3H4zM9 10.5h11v3H9zM4 16h3v3H4zM9 16h11v3H9z",
  handOn: "M4 5l12 7-12 7zM17 5h3v14h-3z",
};

function Icon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

export function ReplayBar({ playback }: { playback: Playback }) {
  const { folded, at, playing } = playback;
  const last = at.value === playback.last;
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
          class="quiet main"
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
      <Scrubber playback={playback} />
      {thought !== null && (
        <span class="replay-thought" data-testid="thought" title={t("replay-thought-title")}>
          {t("replay-thought", { seconds: (thought / 1000).toFixed(1) })}
        </span>
      )}
      <Choices playback={playback} />
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

/** Whose eyes one looks with, how fast it plays, and what is open. */
function Choices({ playback }: { playback: Playback }) {
  const { folded, seat, open, speed, panels } = playback;
  const seats = seatsOf(folded);
  const { name, sign } = speed.value;
  return (
    <div class="replay-choices">
      <button
        type="button"
        class="quiet"
        data-action="hand-list"
        title={t("replay-hands")}
        aria-label={t("replay-hands")}
        aria-expanded={panels.list.value}
        onClick={() => {
          panels.list.value = !panels.list.peek();
        }}
      >
        <Icon name="list" />
      </button>
      <div class="replay-seats" role="group" aria-label={t("replay-seat")} data-testid="replay-seat">
        {seats.map((one) => (
          <button
            key={one}
            type="button"
            data-seat={one}
            aria-pressed={one === seat.value}
            aria-label={folded.replay.names[one]}
            title={folded.replay.names[one]}
            onClick={() => {
              seat.value = one;
            }}
          >
            <Likeness seat={one} />
          </button>
        ))}
      </div>
      <button
        type="button"
        class="quiet"
        data-action="speed"
        title={t("replay-speed", { speed: t(`speed-${name}`) })}
        aria-label={`${sign}, ${t("replay-speed", { speed: t(`speed-${name}`) })}`}
        onClick={() => {
          speed.value = SPEEDS[(SPEEDS.indexOf(speed.peek()) + 1) % SPEEDS.length] ?? SPEEDS[0];
        }}
      >
        {sign}
      </button>
      {seats.length > 1 && (
        <button
          type="button"
          class="quiet"
          data-action="hands"
          aria-keyshortcuts="H"
          onClick={() => {
            open.value = !open.peek();
          }}
        >
          {t(open.value ? "hands-hide" : "hands-show")}
        </button>
      )}
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
  const { folded, at } = playback;
  return (
    <button
      type="button"
      class="quiet"
      data-action={`${stride}${by > 0 ? "-on" : "-back"}`}
      title={t("key-named", { label, key: keys })}
      aria-label={label}
      disabled={at.value === (by > 0 ? folded.length - 1 : 0)}
      onClick={() => playback.step(stride, by)}
    >
      <Icon name={icon} />
    </button>
  );
}
