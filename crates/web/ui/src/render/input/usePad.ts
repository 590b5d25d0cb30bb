import { useEffect } from "preact/hooks";
import type { Session } from "../../api/session.ts";
import { PAD_CONFIRM, PAD_PEEK, type PadPress, padPress } from "../../state/pad.ts";
import { isOver } from "../../state/seats.ts";
import { question, reply } from "../parts/Question.tsx";
import { settingsOpen } from "../settings/SettingsSheet.tsx";
import { pointsOpen } from "../table/PointsWindow.tsx";
import type { Panels } from "../table/TablePage.tsx";
import { conclude, leave, momentOf, perform } from "./commands.ts";

/** Polls only while a pad is connected. */
export function usePad(session: Session, panels: Panels): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is pressed is looked up in signals
  useEffect(() => {
    let frame = 0;
    let held: ReadonlySet<number> = new Set();
    const read = () => {
      const pads = standardPads();
      frame = pads.length > 0 ? requestAnimationFrame(read) : 0;
      const now = new Set(pads.flatMap(heldOf));
      for (const button of now) if (!held.has(button)) press(button, session, panels);
      if (now.has(PAD_PEEK) !== held.has(PAD_PEEK)) panels.lifted.value = now.has(PAD_PEEK);
      held = now;
    };
    const begin = () => {
      if (frame === 0) read();
    };
    begin();
    addEventListener("gamepadconnected", begin);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("gamepadconnected", begin);
    };
  }, []);
}

export function standardPads(): readonly Gamepad[] {
  // Some browsers lack the function, or forbid it.
  const pads = navigator.getGamepads?.() ?? [];
  return pads.filter((pad) => pad?.connected && pad.mapping === "standard") as Gamepad[];
}

const heldOf = ({ buttons }: Gamepad) => buttons.flatMap(({ pressed }, nth) => (pressed ? [nth] : []));

function press(button: number, session: Session, panels: Panels): void {
  if (settingsOpen.value || pointsOpen.value) return;
  const seats = document.querySelector<HTMLDialogElement>(".seats-drawn[open]");
  if (seats !== null) {
    seats.close();
    return;
  }
  const command = padPress(button, momentOf(session));
  if (command === null) return;
  if (question.value !== null) answer(button);
  else if (panels.help.value) panels.help.value = false;
  else if (button === PAD_CONFIRM) confirm(command, session, panels);
  else if (command.type === "help") panels.help.value = true;
  else if (command.type === "quit") void leave(session);
  else perform(command, session);
}

function answer(button: number): void {
  const focused = document.activeElement;
  if (button === PAD_CONFIRM && focused instanceof HTMLElement) focused.click();
  else reply(false);
}

function confirm(command: PadPress, session: Session, panels: Panels): void {
  const focused = document.activeElement;
  const { view } = session.model.value;
  if (focused instanceof HTMLElement && focused.closest("button, a") !== null) focused.click();
  else if (view !== null && isOver(view)) conclude(session, panels.standings);
  else if (command.type !== "help" && command.type !== "quit") perform(command, session);
}
