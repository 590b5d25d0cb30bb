import { useSignal } from "@preact/signals";
import { inOrder } from "../../state/notation.ts";
import { WINDS } from "../../state/seats.ts";
import { CALLS, type Call, MOMENTS, meldOf, missing, type StatedWin } from "../../state/statedWin.ts";
import { t } from "../../texts/texts.ts";
import type { Tile as Face, Wind } from "../../wire/generated/wire.ts";
import { Palette, PickedTiles, Select } from "../parts/TilePicker.tsx";

type Target = "hand" | "winning" | "dora" | "ura" | Call;

interface StatedFormProps {
  readonly win: StatedWin;
  readonly players: number;
  readonly set: (win: StatedWin) => void;
}

/** Tiles go where the player says, and by themselves from the hand to the winning tile. */
export function StatedForm({ win, players, set }: StatedFormProps) {
  const chosen = useSignal<Target>("hand");
  const target = chosen.value === "hand" && missing(win) === 0 ? "winning" : chosen.value;
  const add = (face: Face) => {
    const changed = added(win, target, face);
    if (changed === null) return;
    set(changed);
    // A call is made once; the next tiles go to the hand again.
    if (CALLS.some((call) => call === target) || target === "winning") chosen.value = "hand";
  };
  const row = (part: "hand" | "dora" | "ura", tiles: readonly Face[], key: "concealed" | "dora" | "ura") => (
    <Row label={t(`score-${part}`)} target={part} current={target} aim={(part) => (chosen.value = part)}>
      <PickedTiles
        label={t(`score-${part}`)}
        tiles={tiles}
        remove={(nth) => set({ ...win, [key]: tiles.toSpliced(nth, 1) })}
      />
    </Row>
  );
  return (
    <>
      {row("hand", win.concealed, "concealed")}
      <Calls win={win} set={set} current={target} aim={(call) => (chosen.value = call)} />
      <Row label={t("score-winning")} target="winning" current={target} aim={(part) => (chosen.value = part)}>
        <PickedTiles
          label={t("score-winning")}
          tiles={win.winning === null ? [] : [win.winning]}
          remove={() => set({ ...win, winning: null })}
        />
      </Row>
      {row("dora", win.dora, "dora")}
      {row("ura", win.ura, "ura")}
      <p class="score-next" role="status">
        {next(win, target)}
      </p>
      <Palette pick={add} />
      <Circumstances win={win} players={players} set={set} />
    </>
  );
}

function next(win: StatedWin, target: Target): string {
  if (target === "hand") return t("score-next-hand", { count: missing(win) });
  return t(`score-next-${target}`);
}

/** `null` if the tile has no place. */
function added(win: StatedWin, target: Target, face: Face): StatedWin | null {
  switch (target) {
    case "hand":
      return { ...win, concealed: inOrder([...win.concealed, face]) };
    case "winning":
      return { ...win, winning: face };
    case "dora":
    case "ura":
      return win[target].length >= 5 ? null : { ...win, [target]: [...win[target], face] };
    default: {
      const meld = meldOf(target, face);
      return meld === null || missing(win) < 3 ? null : { ...win, melds: [...win.melds, meld] };
    }
  }
}

interface RowProps {
  readonly label: string;
  readonly target: "hand" | "winning" | "dora" | "ura";
  readonly current: Target;
  readonly aim: (target: "hand" | "winning" | "dora" | "ura") => void;
  readonly children: preact.ComponentChildren;
}

function Row({ label, target, current, aim, children }: RowProps) {
  return (
    <div class={`score-row ${target === current ? "filled" : ""}`} data-part={target}>
      <button type="button" class="quiet" aria-pressed={target === current} onClick={() => aim(target)}>
        {label}
      </button>
      {children}
    </div>
  );
}

interface CallsProps {
  readonly win: StatedWin;
  readonly set: (win: StatedWin) => void;
  readonly current: Target;
  readonly aim: (call: Call) => void;
}

function Calls({ win, set, current, aim }: CallsProps) {
  return (
    <div class="score-row score-calls" data-part="calls">
      <div class="score-call-buttons" role="group" aria-label={t("score-calls")}>
        {CALLS.map((call) => (
          <button
            key={call}
            type="button"
            class="quiet"
            data-call={call}
            aria-pressed={current === call}
            disabled={missing(win) < 3}
            onClick={() => aim(call)}
          >
            {t(`score-call-${call}`)}
          </button>
        ))}
      </div>
      <div class="score-melds">
        {win.melds.map(({ call, tiles }, nth) => (
          <PickedTiles
            key={nth}
            label={t(`score-call-${call}`)}
            tiles={tiles}
            remove={() => set({ ...win, melds: win.melds.toSpliced(nth, 1) })}
          />
        ))}
      </div>
    </div>
  );
}

function Circumstances({ win, players, set }: StatedFormProps) {
  const winds = WINDS.slice(0, players).map((wind) => [wind, t(`wind-${wind}`)] as const);
  return (
    <>
      <div class="score-circumstances">
        <Select
          name="won"
          label={t("score-won")}
          value={win.tsumo ? "tsumo" : "ron"}
          options={[
            ["ron", t("score-ron")],
            ["tsumo", t("score-tsumo")],
          ]}
          pick={(value) => set({ ...win, tsumo: value === "tsumo" })}
        />
        {(["seat", "round"] as const).map((whose) => (
          <Select
            key={whose}
            name={whose}
            label={t(`score-${whose}`)}
            value={win[whose]}
            options={winds}
            pick={(value) => set({ ...win, [whose]: value as Wind })}
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
      </div>
      <fieldset class="score-moments">
        <legend>{t("score-moments")}</legend>
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
      </fieldset>
    </>
  );
}
