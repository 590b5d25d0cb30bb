import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { inOrder } from "../../state/notation.ts";
import { WINDS } from "../../state/seats.ts";
import { CALLS, type Call, MOMENTS, meldOf, missing, type StatedWin } from "../../state/statedWin.ts";
import { t } from "../../texts/texts.ts";
import type { Tile as Face, Wind } from "../../wire/generated/wire.ts";
import { Pick } from "../parts/Pick.tsx";
import { Palette, PickedTiles } from "../parts/TilePicker.tsx";

type Target = "hand" | "dora" | "ura" | Call;

interface StatedFormProps {
  readonly win: StatedWin;
  readonly players: number;
  /** What the hand is worth, once it stands. */
  readonly worth: string | null;
  readonly set: (win: StatedWin) => void;
}

/** The hand in a row; a tile of the picker goes to it, then to its winning tile, unless a chip is pressed. */
export function StatedForm({ win, players, worth, set }: StatedFormProps) {
  const target = useSignal<Target>("hand");
  const lacks = missing(win);
  const add = (face: Face) => {
    const changed = added(win, target.value, face);
    if (changed === null) return;
    set(changed);
    // A call is made once; the next tiles go to the hand again.
    if (CALLS.some((call) => call === target.value)) target.value = "hand";
  };
  const aim = (part: Target) => {
    target.value = target.value === part ? "hand" : part;
  };
  return (
    <>
      <div class="score-hand" data-part="hand">
        <PickedTiles
          label={t("score-hand")}
          tiles={win.concealed}
          lacks={lacks}
          remove={(nth) => set({ ...win, concealed: win.concealed.toSpliced(nth, 1) })}
        />
        {win.melds.map(({ call, tiles }, nth) => (
          <PickedTiles
            key={nth}
            label={t(`score-call-${call}`)}
            tiles={tiles}
            remove={() => set({ ...win, melds: win.melds.toSpliced(nth, 1) })}
          />
        ))}
        <PickedTiles
          label={t("score-winning")}
          tiles={win.winning === null ? [] : [win.winning]}
          lacks={win.winning === null ? 1 : 0}
          remove={() => set({ ...win, winning: null })}
        />
      </div>
      <p role="status">{target.value === "hand" && worth !== null ? worth : next(target.value, win)}</p>
      <div class="score-chips" role="group" aria-label={t("score-calls")}>
        {CALLS.map((call) => (
          <Chip key={call} target={call} current={target.value} aim={aim} disabled={lacks < 3} />
        ))}
        {(["dora", "ura"] as const).map((part) => (
          <Fragment key={part}>
            <Chip target={part} current={target.value} aim={aim} />
            {win[part].length > 0 && (
              <PickedTiles
                label={t(`score-${part}`)}
                tiles={win[part]}
                remove={(nth) => set({ ...win, [part]: win[part].toSpliced(nth, 1) })}
              />
            )}
          </Fragment>
        ))}
      </div>
      <Palette pick={add} />
      <Circumstances win={win} players={players} set={set} />
    </>
  );
}

function next(target: Target, win: StatedWin): string {
  if (target !== "hand") return t(`score-next-${target}`);
  const lacks = missing(win);
  if (lacks > 0) return t("score-next-hand", { count: lacks });
  return t("score-next-winning");
}

/** `null` if the tile has no place. */
function added(win: StatedWin, target: Target, face: Face): StatedWin | null {
  switch (target) {
    case "hand":
      return missing(win) > 0
        ? { ...win, concealed: inOrder([...win.concealed, face]) }
        : { ...win, winning: face };
    case "dora":
    case "ura":
      return win[target].length >= 5 ? null : { ...win, [target]: [...win[target], face] };
    default: {
      const meld = meldOf(target, face);
      return meld === null || missing(win) < 3 ? null : { ...win, melds: [...win.melds, meld] };
    }
  }
}

interface ChipProps {
  readonly target: Exclude<Target, "hand">;
  readonly current: Target;
  readonly aim: (target: Target) => void;
  readonly disabled?: boolean;
}

function Chip({ target, current, aim, disabled = false }: ChipProps) {
  const indicator = target === "dora" || target === "ura";
  return (
    <button
      type="button"
      class="quiet"
      {...(indicator ? { "data-part": target } : { "data-call": target })}
      aria-pressed={target === current}
      disabled={disabled}
      onClick={() => aim(target)}
    >
      {indicator ? t(`score-${target}`) : t(`score-call-${target}`)}
    </button>
  );
}

function Circumstances({ win, players, set }: Omit<StatedFormProps, "worth">) {
  const winds = WINDS.slice(0, players).map((wind) => [wind, t(`wind-${wind}`)] as const);
  const won = (["ron", "tsumo"] as const).map((how) => [how, t(`score-${how}`)] as const);
  return (
    <div class="score-chips">
      <Pick
        name="won"
        legend={t("score-won")}
        value={win.tsumo ? "tsumo" : "ron"}
        options={won}
        pick={(how) => set({ ...win, tsumo: how === "tsumo" })}
      />
      {(["seat", "round"] as const).map((whose) => (
        <Pick
          key={whose}
          name={whose}
          legend={t(`score-${whose}`)}
          value={win[whose]}
          options={winds}
          pick={(wind: Wind) => set({ ...win, [whose]: wind })}
        />
      ))}
      {(["honba", "sticks"] as const).map((name) => (
        <label key={name} class="field">
          <span>{t(`score-${name}`)}</span>
          <input
            type="number"
            name={name}
            min={0}
            max={20}
            value={win[name]}
            onInput={({ currentTarget }) => set({ ...win, [name]: currentTarget.valueAsNumber || 0 })}
          />
        </label>
      ))}
      <fieldset class="pick">
        <legend>{t("score-moments")}</legend>
        <div class="pick-options">
          {MOMENTS.map((moment) => (
            <label key={moment}>
              <input
                type="checkbox"
                name={moment}
                checked={win.moments.includes(moment)}
                onChange={({ currentTarget }) => {
                  const others = win.moments.filter((one) => one !== moment);
                  set({ ...win, moments: currentTarget.checked ? [...others, moment] : others });
                }}
              />
              <span>{t(`score-moment-${moment}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
