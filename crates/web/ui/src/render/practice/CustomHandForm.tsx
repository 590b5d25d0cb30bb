import { useSignal } from "@preact/signals";
import { faceName } from "../../state/face.ts";
import { tilesOf, written } from "../../state/notation.ts";
import { roundName } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { CustomHand, Tile as Face, Preset, Wind } from "../../wire/generated/wire.ts";
import { Tile } from "../parts/Tile.tsx";

const WINDS: readonly Wind[] = ["E", "S", "W", "N"];
/** What tiles can be stated for. */
const PARTS = ["hand", "draws", "indicators"] as const;
type Part = (typeof PARTS)[number];
/** All faces, by suit. */
const PALETTE = [
  "1m2m3m4m0m5m6m7m8m9m",
  "1p2p3p4p0p5p6p7p8p9p",
  "1s2s3s4s0s5s6s7s8s9s",
  "1z2z3z4z5z6z7z",
].map((row) => tilesOf(row) ?? []);

interface CustomHandFormProps {
  readonly rules: Preset;
  readonly begin: (hand: CustomHand) => Promise<void>;
}

/** A custom hand: its tiles are picked or typed. */
export function CustomHandForm({ rules, begin }: CustomHandFormProps) {
  const rounds = rules.winds.flatMap((wind) =>
    WINDS.slice(0, rules.players).map((_, nth) => ({ wind, number: nth + 1 })),
  );
  const round = useSignal(0);
  const seat = useSignal<Wind>("E");
  const tiles = useSignal<Readonly<Record<Part, string>>>({ hand: "", draws: "", indicators: "" });
  const filled = useSignal<Part>("hand");
  const counts = useSignal({ honba: 0, sticks: 0 });
  const set = (part: Part, text: string) => {
    tiles.value = { ...tiles.value, [part]: text };
  };
  const add = (face: Face) =>
    set(filled.value, written([...(tilesOf(tiles.value[filled.value]) ?? []), face]));
  const submit = (event: Event) => {
    event.preventDefault();
    const { wind, number } = rounds[round.value] ?? { wind: "E" as const, number: 1 };
    void begin({ wind, number, seat: seat.value, ...tiles.value, ...counts.value, points: [] });
  };
  return (
    <form class="card custom-hand" onSubmit={submit} aria-labelledby="custom-hand" data-testid="custom-hand">
      <h2 id="custom-hand">{t("custom-hand")}</h2>
      <p>{t("custom-hand-about")}</p>
      {PARTS.map((part) => (
        <Row
          key={part}
          part={part}
          text={tiles.value[part]}
          filled={filled.value === part}
          fill={() => {
            filled.value = part;
          }}
          set={(text) => set(part, text)}
        />
      ))}
      <div class="palette" role="group" aria-label={t("custom-hand-palette")}>
        {PALETTE.map((row) => (
          <div key={row[0]} class="palette-row">
            {row.map((face) => (
              <button
                key={face}
                type="button"
                class="palette-tile"
                data-face={face}
                aria-label={t("custom-hand-add", { tile: faceName(face) })}
                onClick={() => add(face)}
              >
                <Tile face={face} />
              </button>
            ))}
          </div>
        ))}
      </div>
      <div class="practice-table">
        <Select
          name="round"
          label={t("custom-hand-round")}
          value={String(round.value)}
          options={rounds.map((one, nth) => [String(nth), roundName(one)])}
          pick={(value) => {
            round.value = Number(value);
          }}
        />
        <Select
          name="seat"
          label={t("custom-hand-seat")}
          value={seat.value}
          options={WINDS.slice(0, rules.players).map((wind) => [wind, t(`wind-${wind}`)])}
          pick={(value) => {
            seat.value = value as Wind;
          }}
        />
        {(["honba", "sticks"] as const).map((name) => (
          <label key={name} class="field">
            <span>{t(`custom-hand-${name}`)}</span>
            <input
              type="number"
              name={name}
              min={0}
              max={20}
              value={counts.value[name]}
              onInput={({ currentTarget }) => {
                counts.value = { ...counts.value, [name]: currentTarget.valueAsNumber || 0 };
              }}
            />
          </label>
        ))}
      </div>
      <button type="submit" class="action main" data-action="play-hand" disabled={tiles.value.hand === ""}>
        {t("custom-hand-play")}
      </button>
    </form>
  );
}

interface RowProps {
  readonly part: Part;
  readonly text: string;
  /** Whether picked tiles go here. */
  readonly filled: boolean;
  readonly fill: () => void;
  readonly set: (text: string) => void;
}

/** One part of the position: its text, and the tiles that it names. A tile that is pressed goes. */
function Row({ part, text, filled, fill, set }: RowProps) {
  const tiles = tilesOf(text);
  return (
    <div class={`stated-row ${filled ? "filled" : ""}`} data-part={part}>
      <label class="field">
        <span>{t(`custom-hand-${part}`)}</span>
        <input
          name={`tiles-${part}`}
          value={text}
          maxLength={80}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder={t(`custom-hand-${part}-example`)}
          aria-invalid={tiles === null}
          onFocus={fill}
          onInput={({ currentTarget }) => set(currentTarget.value)}
        />
      </label>
      <button type="button" class="quiet" aria-pressed={filled} data-fill={part} onClick={fill}>
        {t(filled ? "custom-hand-filled" : "custom-hand-fill")}
      </button>
      {tiles === null && (
        <p class="stated-fault" role="alert">
          {t("custom-hand-unread")}
        </p>
      )}
      {tiles !== null && tiles.length > 0 && (
        <div class="stated-tiles" role="group" aria-label={t(`custom-hand-${part}`)}>
          {tiles.map((face, nth) => (
            <button
              key={nth}
              type="button"
              class="palette-tile"
              aria-label={t("custom-hand-remove", { tile: faceName(face) })}
              onClick={() => set(written(tiles.toSpliced(nth, 1)))}
            >
              <Tile face={face} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly pick: (value: string) => void;
}

function Select({ name, label, value, options, pick }: SelectProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <select name={name} value={value} onChange={({ currentTarget }) => pick(currentTarget.value)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
