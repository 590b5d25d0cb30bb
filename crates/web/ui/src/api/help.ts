import type { HelpBook } from "../wire/generated/wire.ts";
import { request } from "./http.ts";

/** Which rules the help speaks of: those of this name, those of a match, or those that are preselected. */
export type HelpOf = { readonly rules: string } | { readonly match: string } | null;

export function fetchHelp(of: HelpOf): Promise<HelpBook> {
  const query = of === null ? "" : `?${new URLSearchParams({ ...of })}`;
  return request(`/api/help${query}`);
}
