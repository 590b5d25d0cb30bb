import { signedInAs } from "../state/visitor.ts";
import {
  fetchSessions as askSessions,
  forgetMe,
  type SessionEntry,
  takeDevice,
  type Visitor,
} from "../wire/generated/wire.ts";
import { noted } from "./rooms.ts";

export async function fetchSessions(): Promise<readonly SessionEntry[]> {
  return (await askSessions()).sessions;
}

/** Their `name` has to confirm it. */
export async function deleteOwnData(name: string): Promise<void> {
  await forgetMe({ name });
  signedInAs.value = null;
}

/** Signs out the former user of this browser. */
export function acceptDevice(code: string): Promise<Visitor> {
  return noted(takeDevice({ code }));
}
