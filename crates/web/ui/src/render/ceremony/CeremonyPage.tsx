import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pace } from "../../anim/pace.ts";
import {
  beginning,
  breaks,
  counts,
  deals,
  handOf,
  onward,
  ownSeat,
  seatingOf,
  type TableSetup,
  takes,
  windOf,
} from "../../state/ceremony.ts";
import { faceName } from "../../state/face.ts";
import { inOrder } from "../../state/notation.ts";
import { t, textOf } from "../../texts/texts.ts";
import { fetchCeremony } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Tile } from "../parts/Tile.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { hrefOf } from "../route.ts";
import { Walls } from "./Walls.tsx";
import "../../style/page.css";
import "../../style/start.css";
import "../../style/ceremony.css";

/** Between two steps, in milliseconds at normal speed. */
const DEALING = 350;

/** Seats, walls, dice, the break and the deal, as with real tiles. */
export function CeremonyPage() {
  const setup = useSignal<TableSetup | null>(null);
  const failure = useSignal<string | null>(null);
  const begin = () =>
    attempt(failure, async () => {
      setup.value = beginning(await fetchCeremony());
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void begin();
  }, []);
  return (
    <main class="start ceremony">
      <PageHead title={t("ceremony-title")} />
      <Trouble why={failure.value} again={setup.value === null ? () => void begin() : undefined} />
      {setup.value !== null && (
        <Scene
          setup={setup.value}
          set={(next) => {
            setup.value = next;
          }}
          again={() => void begin()}
        />
      )}
    </main>
  );
}

interface SceneProps {
  readonly setup: TableSetup;
  readonly set: (setup: TableSetup) => void;
  readonly again: () => void;
}

function Scene({ setup, set, again }: SceneProps) {
  const { step, dealt } = setup;
  // The deal goes on by itself.
  useEffect(() => {
    if (step !== "deal" || dealt === 0) return;
    const timer = setTimeout(() => set(deals(setup)), DEALING * pace());
    return () => clearTimeout(timer);
  }, [step, dealt, set, setup]);
  return (
    <section class="card ceremony-card" data-step={step}>
      <div class="ceremony-words" aria-live="polite">
        <h2>{t(`ceremony-${step}-title`)}</h2>
        <p>{words(setup)}</p>
        {step === "count" && setup.astray && <p role="alert">{t("ceremony-astray")}</p>}
      </div>
      <div class="ceremony-do">
        <Deeds setup={setup} set={set} again={again} />
      </div>
      {step === "draw" || step === "drawn" ? (
        <SeatingTiles setup={setup} take={(nth) => set(takes(setup, nth))} />
      ) : (
        <Walls setup={setup} />
      )}
      {dealt > 0 && <OwnHand setup={setup} />}
    </section>
  );
}

function words(setup: TableSetup): string {
  const { ceremony, step } = setup;
  const seating = seatingOf(setup);
  const [a, b] = ceremony.dice;
  switch (step) {
    case "drawn": {
      const holder = seating?.holder ?? 0;
      return t("ceremony-drawn", {
        holder: textOf("ceremony-place", `${holder}`),
        white: seating?.takes.some((nth) => ceremony.seating_tiles[nth] === "5z") ? "drawn" : "left",
      });
    }
    case "seated":
      return t("ceremony-seated", { wind: t(`wind-${windOf(ownSeat(setup))}`) });
    case "count":
      return t("ceremony-count", {
        a,
        b,
        sum: a + b,
        wind: t(`wind-${windOf(ceremony.broken)}`),
        counted: setup.counted,
      });
    case "dead":
      return t("ceremony-dead", { tile: faceName(ceremony.indicator) });
    case "dice":
      return t("ceremony-dice-words");
    default:
      return t(`ceremony-${step}`);
  }
}

function Deeds({ setup, set, again }: SceneProps) {
  const { step, counted, dealt } = setup;
  const main = (action: string, label: string, press: () => void) => (
    <button type="button" class="action main" data-action={action} onClick={press}>
      {label}
    </button>
  );
  switch (step) {
    case "draw":
      return null;
    case "count": {
      // The next step has the large button: the break, once as many stacks are counted as the dice say.
      const there = counted === setup.ceremony.after;
      return (
        <>
          <button
            type="button"
            class={there ? "action" : "action main"}
            data-action="count"
            onClick={() => set(counts(setup))}
          >
            {t("ceremony-do-count")}
          </button>
          <button
            type="button"
            class={there ? "action main" : "action"}
            data-action="break"
            disabled={counted === 0}
            onClick={() => set(breaks(setup))}
          >
            {t("ceremony-do-break")}
          </button>
        </>
      );
    }
    case "deal":
      return dealt === 0 ? main("deal", t("ceremony-do-deal"), () => set(deals(setup))) : null;
    case "done":
      return (
        <>
          {main("again", t("ceremony-do-again"), again)}
          <a class="quiet" href={hrefOf({ page: "start" })}>
            {t("ceremony-play")}
          </a>
        </>
      );
    default:
      return main("onward", t(`ceremony-do-${step}`), () => set(onward(setup)));
  }
}

function SeatingTiles({ setup, take }: { setup: TableSetup; take: (nth: number) => void }) {
  const { ceremony, taken } = setup;
  const seating = seatingOf(setup);
  return (
    <ul class="seating-tiles">
      {ceremony.seating_tiles.map((face, nth) => {
        const place = seating?.takes.indexOf(nth) ?? -1;
        const whose = (place === -1 ? (seating?.holder ?? 0) : place) as 0 | 1 | 2 | 3;
        return (
          <li key={face}>
            {taken === null ? (
              <button
                type="button"
                class="seating-tile"
                aria-label={t("ceremony-take", { nth: nth + 1 })}
                onClick={() => take(nth)}
              >
                <Tile face="back" />
              </button>
            ) : (
              <>
                <Tile face={face} />
                <small>{t(`ceremony-place-${whose}`)}</small>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function OwnHand({ setup }: { setup: TableSetup }) {
  const tiles = handOf(setup, ownSeat(setup));
  const shown = setup.step === "done" ? inOrder(tiles) : tiles;
  return (
    <div class="ceremony-hand" role="group" aria-label={t("your-hand")}>
      {shown.map((face, nth) => (
        <Tile key={nth} face={face} />
      ))}
    </div>
  );
}
