import type { Tile, TileSafety } from "../wire/generated/wire.ts";
import type { Prompt } from "./model.ts";

/** The server's; a red five is as safe as a plain one. */
export function safetyOf(prompt: Prompt | null, tile: Tile): TileSafety | undefined {
  if (prompt === null || prompt.sent !== null) return undefined;
  const plain = tile.replace("0", "5");
  return prompt.safety?.find((mark) => mark.tile === plain);
}
