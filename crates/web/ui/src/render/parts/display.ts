import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { riichiOffered } from "../../state/offer.ts";
import type { Display } from "../../wire/generated/wire.ts";

/** `null` until the server's welcome. */
export const HouseDisplay = createContext<Display | null>(null);

/** Whether riichi is on demand: nothing shows beforehand that it is possible. */
export function useCalledUp(): boolean {
  const display = useContext(HouseDisplay);
  return display !== null && riichiOffered(display.riichi_button) === "on_demand";
}

/** Throws outside of a running table. */
export function useDisplay(): Display {
  const display = useContext(HouseDisplay);
  if (display === null) throw new Error("there is no table yet");
  return display;
}
