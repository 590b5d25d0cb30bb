import type { Mode } from "../wire/generated/wire.ts";

type CareerMode = Exclude<Mode, "free" | "friends" | "practice">;

export const PAGE_OF = {
  parlour: "parlour",
  guest: "parlour",
  ladder: "ladder",
  dragon_king: "ladder",
  rate: "club",
} as const satisfies Record<CareerMode, string>;

/** The cost of giving up: the parlour keeps the buy-in, the ladder changes nothing. */
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

/** Only career modes have such a page. */
export const isCareer = (mode: Mode): mode is CareerMode => mode in PAGE_OF;
