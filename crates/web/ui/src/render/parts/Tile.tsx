import { useContext } from "preact/hooks";
import { type Face, faceName } from "../../state/face.ts";
import { type Faces, facesOf } from "../../state/houseDisplay.ts";
import { DISPLAY } from "../../state/plainDisplay.ts";
import "../../style/tile.css";
import { t } from "../../texts/texts.ts";
import { Corner } from "./Corner.tsx";
import { HouseDisplay } from "./display.ts";
import { useKind } from "./kind.ts";

export interface TileProps {
  /** `back`: face down or unknown. */
  face: Face | "back";
  /** A riichi discard, or the called tile of a meld. */
  sideways?: boolean;
  /** Called from the discards, or not available now. */
  dimmed?: boolean;
  selected?: boolean;
  /** For screen readers, such as "called". */
  note?: string;
  /** A tooltip: its name, unless something around it says more. */
  title?: string | undefined;
  /** In a row on the table, nearer tiles cover the thickness of farther ones. */
  nth?: number;
  /** The player's and the house's, unless it is a sample of others. */
  faces?: Faces | undefined;
}

/** Its size is the CSS variable `--tile-width`, set on it or around it. */
export function Tile({ face, sideways, dimmed, selected, note, title, nth, faces: shown }: TileProps) {
  const name = face === "back" ? t("tile-back") : faceName(face);
  const label = note === undefined ? name : t("tile-noted", { tile: name, note });
  const usual = facesOf(useContext(HouseDisplay) ?? DISPLAY);
  const faces = shown ?? usual;
  const { numbered } = useKind();
  const cornered = (faces === "numbered" || (numbered && shown === undefined)) && face !== "back";
  const set = { black: faces === "black", japanese: faces === "japanese" };
  const classes = { tile: true, ...set, back: face === "back", sideways, dimmed, selected };
  return (
    <span
      class={Object.entries(classes)
        .filter(([, on]) => on)
        .map(([name]) => name)
        .join(" ")}
      role="img"
      aria-label={label}
      title={face === "back" ? undefined : (title ?? label)}
      data-face={face}
      style={nth === undefined ? undefined : { "--nth": nth }}
    >
      <span class="tile-face">{cornered && <Corner face={face} />}</span>
    </span>
  );
}
