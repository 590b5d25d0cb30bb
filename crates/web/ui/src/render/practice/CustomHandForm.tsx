import { useSignal } from "@preact/signals";
import { tilesOf, written } from "../../state/notation.ts";
import { roundName, WINDS } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { CustomHand, Tile as Face, Preset, Wind } from "../../wire/generated/wire.ts";
import { Palette, PickedTiles, Select } from "../parts/TilePicker.tsx";

const PARTS = ["hand", "draws", "indicators"] as const;
type Part = (typeof PARTS)[number];
/** So many places for tiles are drawn. */
const PLACES = { hand: 14, draws: 6, indicators: 1 } as const satisfies Record<Part, number>;
interface CustomHandFormProps {
  readonly rules: Preset;
  readonly begin: (hand: CustomHand) => Promise<void>;
}

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
      <Palette pick={add} />
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
      <button type="submit" class="action" data-action="play-hand" disabled={tiles.value.hand === ""}>
        {t("custom-hand-play")}
      </button>
    </form>
  );
}

interface RowProps {
  readonly part: Part;
  readonly text: string;
  readonly filled: boolean;
  readonly fill: () => void;
  readonly set: (text: string) => void;
}

function Row({ part, text, filled, fill, set }: RowProps) {
  const tiles = tilesOf(text);
  return (
    <div class={`stated-row ${filled ? "filled" : ""}`} data-part={part}>
      <div class="custom-cloth" style={{ "--places": PLACES[part] }}>
        <PickedTiles
          label={t(`custom-hand-${part}`)}
          tiles={tiles ?? []}
          remove={(nth) => set(written((tiles ?? []).toSpliced(nth, 1)))}
        />
        <button type="button" class="quiet" aria-pressed={filled} data-fill={part} onClick={fill}>
          {t(filled ? "custom-hand-filled" : "custom-hand-fill")}
        </button>
      </div>
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
      {tiles === null && (
        <p class="stated-fault" role="alert">
          {t("custom-hand-unread")}
        </p>
      )}
    </div>
  );
}
