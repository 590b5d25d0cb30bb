import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { riichiOffered } from "../../state/offer.ts";
import type { Display } from "../../wire/generated/wire.ts";

/** How the house shows its table; known as soon as the server has welcomed the seat. */
export const HouseDisplay = createContext<Display | null>(null);

/** Whether riichi has to be called up: then nothing says before that it is possible. */
export function useCalledUp(): boolean {
  const display = useContext(HouseDisplay);
  return display !== null && riichiOffered(display.riichi_button) === "on_demand";
}

/** For widgets that show something of a table that is there. */
export function useDisplay(): Display {
  const display = useContext(HouseDisplay);
  if (display === null) throw new Error("there is no table yet");
  return display;
}
