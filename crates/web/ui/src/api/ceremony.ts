import type { Ceremony } from "../wire/generated/wire.ts";
import { request } from "./http.ts";

/** A table to be set up by hand. */
export function fetchCeremony(): Promise<Ceremony> {
  return request("/api/ceremony");
}
