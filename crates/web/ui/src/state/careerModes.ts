import type { Mode } from "../wire/generated/wire.ts";

/** What counts in a career. */
type CareerMode = Exclude<Mode, "free" | "friends" | "practice">;

/** The page where the matches of a mode are begun. */
export const PAGE_OF = {
  parlour: "parlour",
  guest: "parlour",
  ladder: "ladder",
  dragon_king: "ladder",
  rate: "club",
} as const satisfies Record<CareerMode, string>;

/** What giving up a match of a mode does: the parlour keeps the points paid for the seat, the ladder changes nothing. */
const LOSS = {
  parlour: "stake",
  guest: "stake",
  ladder: "ladder",
  dragon_king: "ladder",
} as const satisfies {
  [mode in Mode]?: string;
};

export const lossOf = (mode: Mode | undefined): "stake" | "ladder" | "none" =>
  mode !== undefined && mode in LOSS ? LOSS[mode as keyof typeof LOSS] : "none";

/** Whether matches of a mode count in a career, and so have such a page. */
export const isCareer = (mode: Mode): mode is CareerMode => mode in PAGE_OF;
