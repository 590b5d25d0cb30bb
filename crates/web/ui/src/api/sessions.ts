import { signedInAs } from "../state/visitor.ts";
import {
  fetchSessions as askSessions,
  forgetMe,
  type SessionEntry,
  takeDevice,
  type Visitor,
} from "../wire/generated/wire.ts";
import { noted } from "./rooms.ts";

/** Where the user is signed in. */
export async function fetchSessions(): Promise<readonly SessionEntry[]> {
  return (await askSessions()).sessions;
}

/** Deletes what the server keeps of the user, who types their name. */
export async function deleteOwnData(name: string): Promise<void> {
  await forgetMe({ name });
  signedInAs.value = null;
}

/** Signs this browser in by a code. Who it was before is signed out here. */
export function acceptDevice(code: string): Promise<Visitor> {
  return noted(takeDevice({ code }));
}
