import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { house } from "../../state/houseDisplay.ts";
import { seatPlaces } from "../../state/seatPlaces.ts";
import { reset } from "../../state/settings.ts";
import { t, textOf } from "../../texts/texts.ts";
import { HouseDisplay } from "../parts/display.ts";
import { Tile } from "../parts/Tile.tsx";
import { WindowGrip } from "../parts/WindowGrip.tsx";
import { SafetyLegend } from "../table/hand/Safety.tsx";
import { SettingControl, type SettingPath } from "./SettingControl.tsx";
import "../../style/settings.css";

export const settingsOpen = signal(false);

/** The first holds what most people change. */
const PARTS = {
  look: ["language", "theme", "tableColour", "backColour", "backPattern", "faces", "speed"],
  sound: ["sound.on", "sound.tiles", "sound.calls", "sound.voice", "sound.voiceLevel", "sound.music"],
  names: ["portrait", "portraitSize", "names", "shortNames"],
  table: ["handColour", "tileSize", "calledDiscards", "suitOrder", "layout", "seatWindows"],
  helpers: [
    "helpers.riichiHelper",
    "helpers.riichiDetector",
    "helpers.waits",
    "helpers.whyNot",
    "helpers.doraNames",
    "helpers.discardHints",
    "helpers.places",
    "helpers.fromAbove",
    "helpers.kanWarnings",
    "helpers.allInPractice",
    "helpers.furiten",
    "helpers.safety",
  ],
  inputs: [
    "inputs.autoSort",
    "inputs.autoWin",
    "inputs.noCalls",
    "inputs.pointerJump",
    "inputs.autoDiscard",
    "inputs.discardClick",
    "inputs.rightClick",
    "inputs.discardTouch",
    "inputs.decisionPlace",
    "inputs.riichiButton",
    "inputs.keys",
  ],
} as const satisfies Readonly<Record<string, readonly SettingPath[]>>;

const SAMPLE = ["1m", "0p", "1s", "3z", "5z", "6z", "7z", "back"] as const;

export function SettingsButton() {
  return (
    <button
      type="button"
      class="quiet settings-button"
      data-action="settings"
      title={t("settings")}
      aria-label={t("settings")}
      onClick={() => {
        settingsOpen.value = true;
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
        <circle cx="15" cy="7" r="2" />
        <circle cx="9" cy="17" r="2" />
      </svg>
    </button>
  );
}

export function SettingsSheet() {
  return settingsOpen.value ? <Sheet /> : null;
}

function Sheet() {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => element.current?.showModal(), []);
  return (
    <dialog
      ref={element}
      class="sheet settings"
      aria-label={t("settings")}
      data-testid="settings"
      onClose={() => {
        settingsOpen.value = false;
      }}
    >
      <header class="sheet-head">
        <h2>{t("settings")}</h2>
        <p>{t("settings-kept")}</p>
        <HouseDisplay.Provider value={house.value}>
          <Preview />
        </HouseDisplay.Provider>
      </header>
      <nav class="settings-nav" aria-label={t("settings")}>
        {Object.keys(PARTS).map((part) => (
          <button key={part} type="button" class="quiet" onClick={() => show(part)}>
            {textOf("part", part)}
          </button>
        ))}
      </nav>
      <div class="sheet-body">
        {Object.entries(PARTS).map(([part, paths]) => (
          <section key={part} class="settings-part" aria-labelledby={`part-${part}`}>
            <h3 id={`part-${part}`}>{textOf("part", part)}</h3>
            <div class="settings-rows">
              {paths.map((path) => (
                <SettingControl key={path} path={path} />
              ))}
            </div>
            {part === "helpers" && <SafetyLegend />}
          </section>
        ))}
      </div>
      <footer class="sheet-foot">
        <button type="button" class="quiet" data-action="reset-settings" onClick={allBack}>
          {t("settings-reset")}
        </button>
        <button type="button" class="action main" onClick={() => element.current?.close()}>
          {t("close")}
        </button>
      </footer>
      <WindowGrip />
    </dialog>
  );
}

function show(part: string): void {
  document.getElementById(`part-${part}`)?.scrollIntoView();
}

function allBack(): void {
  reset();
  seatPlaces.value = {};
}

function Preview() {
  return (
    <div class="settings-preview" role="group" aria-label={t("preview")}>
      {SAMPLE.map((face) => (
        <Tile key={face} face={face} />
      ))}
    </div>
  );
}
