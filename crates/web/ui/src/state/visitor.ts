import { signal } from "@preact/signals";
import type { Ban, Visitor } from "../wire/generated/wire.ts";
import { kept, mark, text } from "./kept.ts";
import { COMPANY } from "./people.ts";
import { change, settings } from "./settings.ts";

/** Whether the server has refused a request because it does not know who asks; until they have said so. */
export const nameAsked = signal(false);

/** The ban of whoever asks, once the server has refused a request because of it. */
export const banned = signal<Ban | null>(null);

/** The name under which this browser was signed in last, until its user signs out here; `null` on a server for one person. */
export const signedInAs = kept<string | null>("jantaku-signed-in", text(), null);

/** Notes who the server says that the user is. A session that was ended elsewhere leaves the name, which is then said. */
export function note({ hosted, name }: Visitor): void {
  if (!hosted) signedInAs.value = null;
  else if (name !== undefined) {
    signedInAs.value = name;
    nameAsked.value = false;
  }
}

/** Whether the server was told which face its user has: from then on the server knows. */
export const faceTold = kept("jantaku-face-told", mark(), false);

/** Notes which face the server says that the user has. Returns whether it has yet to be told the one that was chosen here. */
export function noteFace({ hosted, name, face }: Visitor): boolean {
  if (!hosted || name === undefined) return false;
  if (face === undefined && !faceTold.peek()) return settings.peek().portrait !== "name";
  change("portrait", COMPANY.find((person) => person === face) ?? "name");
  return false;
}
