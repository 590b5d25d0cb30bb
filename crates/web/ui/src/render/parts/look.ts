import { effect } from "@preact/signals";
import { layout } from "../../state/houseDisplay.ts";
import { settings } from "../../state/settings.ts";

export function applyLook(): () => void {
  return effect(() => {
    const { theme, tableColour, backColour, backPattern, handColour, tileSize, portraitSize, speed, inputs } =
      settings.value;
    Object.assign(document.documentElement.dataset, {
      theme,
      table: tableColour,
      backs: backColour,
      pattern: backPattern,
      hand: handColour,
      tiles: tileSize,
      portraits: portraitSize,
      layout: layout.value,
      speed,
      decisions: inputs.decisionPlace,
    });
  });
}
