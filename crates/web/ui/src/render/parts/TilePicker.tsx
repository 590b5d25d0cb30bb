import { faceName } from "../../state/face.ts";
import { tilesOf } from "../../state/notation.ts";
import { t } from "../../texts/texts.ts";
import type { Tile as Face } from "../../wire/generated/wire.ts";
import { Tile } from "./Tile.tsx";
import "../../style/tilePicker.css";

const PALETTE = [
  "1m2m3m4m0m5m6m7m8m9m",
  "1p2p3p4p0p5p6p7p8p9p",
  "1s2s3s4s0s5s6s7s8s9s",
  "1z2z3z4z5z6z7z",
].map((row) => tilesOf(row) ?? []);

export function Palette({ pick }: { pick: (face: Face) => void }) {
  return (
    <div class="palette" role="group" aria-label={t("picker-palette")}>
      {PALETTE.map((row) => (
        <div key={row[0]} class="palette-row">
          {row.map((face) => (
            <button
              key={face}
              type="button"
              class="palette-tile"
              data-face={face}
              aria-label={t("picker-add", { tile: faceName(face) })}
              onClick={() => pick(face)}
            >
              <Tile face={face} />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

interface PickedTilesProps {
  readonly label: string;
  readonly tiles: readonly Face[];
  /** How many places are empty. */
  readonly lacks?: number;
  readonly remove: (nth: number) => void;
}

export function PickedTiles({ label, tiles, lacks = 0, remove }: PickedTilesProps) {
  return (
    <div class="stated-tiles" role="group" aria-label={label}>
      {tiles.map((face, nth) => (
        <button
          key={nth}
          type="button"
          class="palette-tile"
          aria-label={t("picker-remove", { tile: faceName(face) })}
          onClick={() => remove(nth)}
        >
          <Tile face={face} />
        </button>
      ))}
      {Array.from({ length: lacks }, (_, nth) => (
        <span key={nth} class="tile-place" />
      ))}
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

export function Select({ name, label, value, options, pick }: SelectProps) {
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
