import { computed, effect } from "@preact/signals";
import black from "../../generated/tiles/black.svg?no-inline";
import regular from "../../generated/tiles/regular.svg?no-inline";
import { settings } from "../state/settings.ts";

/** The drawings in use: an SVG sprite with one symbol per face, its id the face in mpsz, and one called `back`. */
export const sprite = computed(() => (settings.value.faces === "black" ? black : regular));

/** From here on the page has the colours that are set: style/palette.css goes by these attributes. */
export function showLook(): () => void {
  return effect(() => {
    const { theme, tableColour, backColour, tileSize, layout, speed, inputs } = settings.value;
    Object.assign(document.documentElement.dataset, {
      theme,
      table: tableColour,
      backs: backColour,
      tiles: tileSize,
      layout,
      speed,
      decisions: inputs.decisionPlace,
    });
  });
}
