import { computed, effect } from "@preact/signals";
import { CUES, soundOf } from "../../sound/synth.ts";
import { FACES } from "../../state/face.ts";
import { settings } from "../../state/settings.ts";
import "../../../generated/tiles/regular.css";
import "../../../generated/tiles/japanese.css";

/**
 * Piece by piece while the page is idle. A picture of a tile takes a millisecond or two the first time, and an opened hand shows many
 * at once; the first kanji, which would be on a scoresheet, takes forty.
 */
export function preload(): () => void {
  void makeSounds();
  void readKanji();
  const black = computed(() => settings.value.faces === "black");
  return effect(() => void readFaces(black.value));
}

async function readFaces(black: boolean): Promise<void> {
  // Few players use them.
  if (black) await import("../../../generated/tiles/black.css");
  const tile = unseen(black ? "tile black" : "tile");
  tile.innerHTML = '<span class="tile-face"></span>';
  for (const face of [...FACES, "back"]) {
    await idle();
    tile.dataset.face = face;
    await drawn();
  }
  tile.remove();
}

async function makeSounds(): Promise<void> {
  for (const cue of CUES) {
    await idle();
    await soundOf(cue);
  }
}

async function readKanji(): Promise<void> {
  const word = unseen("");
  word.lang = "ja";
  word.textContent = "立直";
  for (const weight of ["400", "700", "800"]) {
    await idle();
    word.style.fontWeight = weight;
    await drawn();
  }
  word.remove();
}

/** Invisible, but the browser still draws it. */
function unseen(className: string): HTMLElement {
  const element = document.createElement("span");
  element.className = className;
  element.ariaHidden = "true";
  element.style.cssText = "position: fixed; top: 0; left: 0; opacity: 0; pointer-events: none";
  document.body.append(element);
  return element;
}

function drawn(): Promise<unknown> {
  return new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
}

/** Safari has no requestIdleCallback. */
function idle(): Promise<unknown> {
  return new Promise((go) => {
    if ("requestIdleCallback" in window) requestIdleCallback(go);
    else setTimeout(go, 20);
  });
}
