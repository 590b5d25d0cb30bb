import type { ComponentChildren } from "preact";
import type { Faces } from "../../state/houseDisplay.ts";
import { Tile } from "../parts/Tile.tsx";
import type { SettingPath } from "./SettingControl.tsx";

type Draw = (value: string, label: string) => ComponentChildren;

const back =
  (attribute: "backs" | "pattern"): Draw =>
  (value) => (
    <span class="swatch" {...{ [`data-${attribute}`]: value }} aria-hidden="true">
      <Tile face="back" />
    </span>
  );

const ground =
  (attribute: "table" | "hand"): Draw =>
  (value) => (
    <span class="swatch" {...{ [`data-${attribute}`]: value }} aria-hidden="true">
      {attribute === "hand" && <Tile face="5p" />}
    </span>
  );

const SIZES: Readonly<Record<string, string>> = { small: "22px", normal: "30px", large: "38px" };

/** What a setting looks like, of those that change a look: each value in its own colours. */
export const DRAWN: Readonly<Partial<Record<SettingPath, Draw>>> = {
  theme: (value, label) => (
    <span class="swatch" data-theme={value}>
      {label}
    </span>
  ),
  tableColour: ground("table"),
  handColour: ground("hand"),
  backColour: back("backs"),
  backPattern: back("pattern"),
  faces: (value, label) => (
    <span class="swatch">
      <span aria-hidden="true">
        {(["3z", "5z", "8p"] as const).map((face) => (
          <Tile key={face} face={face} faces={value === "house" ? undefined : (value as Faces)} />
        ))}
      </span>
      <small>{label}</small>
    </span>
  ),
  tileSize: (value) => (
    <span class="swatch" style={{ "--tile-width": SIZES[value] }} aria-hidden="true">
      <Tile face="1s" />
    </span>
  ),
};
