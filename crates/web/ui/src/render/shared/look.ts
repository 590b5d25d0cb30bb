import { effect } from "@preact/signals";
import { settings } from "../../state/settings.ts";

/** From here on the page has the colours that are set: style/palette.css goes by these attributes. */
export function applyLook(): () => void {
  return effect(() => {
    const { theme, tableColour, backColour, backPattern, handColour, tileSize, layout, speed, inputs } =
      settings.value;
    Object.assign(document.documentElement.dataset, {
      theme,
      table: tableColour,
      backs: backColour,
      pattern: backPattern,
      hand: handColour,
      tiles: tileSize,
      layout,
      speed,
      decisions: inputs.decisionPlace,
    });
  });
}
