import { signal } from "@preact/signals";
import type { Ban, Visitor } from "../wire/generated/wire.ts";
import { kept, mark, text } from "./kept.ts";
import { COMPANY } from "./people.ts";
import { change, settings } from "./settings.ts";

/** The server refused a request of somebody unknown, who has not signed in yet. */
export const nameAsked = signal(false);

/** The ban for which the server refused a request. */
export const banned = signal<Ban | null>(null);

/** The last name signed in here, until the user signs out; `null` on a server for one person. */
export const signedInAs = kept<string | null>("jantaku-signed-in", text(), null);

/** A session that ended elsewhere leaves the name, and the page says so. */
export function note({ hosted, name }: Visitor): void {
  if (!hosted) signedInAs.value = null;
  else if (name !== undefined) {
    signedInAs.value = name;
    nameAsked.value = false;
  }
}

export const faceTold = kept("jantaku-face-told", mark(), false);

/** Returns whether the server has yet to learn the face chosen here. */
export function noteFace({ hosted, name, face }: Visitor): boolean {
  if (!hosted || name === undefined) return false;
  if (face === undefined && !faceTold.peek()) return settings.peek().portrait !== "name";
  change("portrait", COMPANY.find((person) => person === face) ?? "name");
  return false;
}
