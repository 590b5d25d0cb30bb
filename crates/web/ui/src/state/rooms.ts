import type { Mode } from "../wire/generated/wire.ts";

/** The page where the matches of a mode are begun. */
export const ROOM_OF = {
  parlour: "parlour",
  guest: "parlour",
  ladder: "ladder",
  dragon_king: "ladder",
  rate: "club",
} as const satisfies Record<Exclude<Mode, "free" | "practice">, string>;
