import { useEffect } from "preact/hooks";
import type { Session } from "../../api/session.ts";
import { askAdviser } from "../../state/adviser.ts";
import { keyScheme } from "../../state/houseDisplay.ts";
import { autoOf } from "../../state/keys.ts";
import { queryOf } from "../../state/queries.ts";
import { commandOf } from "../../state/schemes.ts";
import { isOver } from "../../state/seats.ts";
import { question } from "../parts/Question.tsx";
import { settingsOpen } from "../settings/SettingsSheet.tsx";
import { announce } from "../table/Heard.tsx";
import { pointsOpen } from "../table/PointsWindow.tsx";
import { takeBack } from "../table/PracticeBar.tsx";
import type { Panels } from "../table/TablePage.tsx";
import { conclude, leave, momentOf, openStrategy, perform } from "./commands.ts";

export type TablePanels = Pick<Panels, "help" | "why" | "lifted">;

export function useKeys(session: Session, panels: Panels): void {
  useTableKeys(panels, (event) => play(event, session, panels));
}

/** `press` returns whether it used the key. */
export function useTableKeys(panels: TablePanels, press: (event: KeyboardEvent) => boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is pressed is looked up in signals
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (panels.help.value || settingsOpen.value || pointsOpen.value || question.value !== null) return;
      // The draw of seats has its own keys, and so has the menu.
      if (document.querySelector(".seats-drawn[open], .menu:popover-open") !== null) return;
      if (page(event, panels) || press(event)) event.preventDefault();
    };
    const up = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === "v") panels.lifted.value = false;
    };
    addEventListener("keydown", down);
    addEventListener("keyup", up);
    return () => {
      removeEventListener("keydown", down);
      removeEventListener("keyup", up);
    };
  }, []);
}

/** Keys that do not act on the match. */
function page(event: KeyboardEvent, panels: TablePanels): boolean {
  switch (event.key.toLowerCase()) {
    case "?":
      panels.help.value = true;
      return true;
    case ",":
      settingsOpen.value = true;
      return true;
    case "i":
      panels.why.value = !panels.why.value;
      return true;
    case "v":
      panels.lifted.value = true;
      return true;
    default:
      return false;
  }
}

/** Returns whether the key was used. */
function play(event: KeyboardEvent, session: Session, panels: Panels): boolean {
  const name = autoOf(event.key);
  if (name !== undefined) {
    if (!event.repeat) perform({ type: "switch", name }, session);
    return true;
  }
  const query = queryOf(event);
  if (query !== undefined) {
    announce(query, session);
    return true;
  }
  if (event.key.toLowerCase() === "q") {
    if (!event.repeat) void leave(session);
    return true;
  }
  if (event.key.toLowerCase() === "y") {
    if (!event.repeat) panels.card.value = !panels.card.value;
    return true;
  }
  if (event.key.toLowerCase() === "h") {
    if (!event.repeat) openStrategy(session);
    return true;
  }
  const { practice } = session.kind.peek();
  const pressing = event.key === "Enter" || event.key === " ";
  if (practice && event.key.toLowerCase() === "u") {
    if (!event.repeat) void takeBack(session);
    return true;
  }
  if (practice && event.key.toLowerCase() === "j") {
    if (!event.repeat) askAdviser(event.shiftKey);
    return true;
  }
  // A key held down decides once.
  if (pressing && event.repeat) return true;
  const command = commandOf(keyScheme.peek(), event, momentOf(session));
  // The browser presses a focused control itself; in the hand, the raised tile is meant.
  const raised = session.choosing.value.slot !== null && onTile(event);
  if (pressing && command?.type !== "special" && onControl(event) && !raised) return false;
  const { view } = session.model.value;
  if (pressing && view !== null && isOver(view)) {
    conclude(session, panels.standings);
    return true;
  }
  if (command === null) return false;
  perform(command, session);
  return true;
}

function onTile({ target }: Event): boolean {
  return target instanceof Element && target.closest("[data-testid=hand-tile]") !== null;
}

function onControl({ target }: Event): boolean {
  return target instanceof Element && target.closest("button, a, summary, input, select") !== null;
}
