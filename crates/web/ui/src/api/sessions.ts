import { signedInAs } from "../state/visitor.ts";
import type { DeviceOffer, OfferedName, SessionEntry, SessionList, Visitor } from "../wire/generated/wire.ts";
import { json, request } from "./http.ts";
import { noted } from "./rooms.ts";

/** Where the user is signed in. */
export async function fetchSessions(): Promise<readonly SessionEntry[]> {
  return (await request<SessionList>("/api/sessions")).sessions;
}

export function endSession(id: number): Promise<void> {
  return request(`/api/sessions/${id}`, { method: "DELETE" });
}

/** Ends all sessions of the user but this one. */
export function endOtherSessions(): Promise<void> {
  return request("/api/sessions", { method: "DELETE" });
}

/** Deletes what the server keeps of the user, who types their name. */
export async function deleteOwnData(name: string): Promise<void> {
  await request("/api/me/data", { ...json({ name }), method: "DELETE" });
  signedInAs.value = null;
}

/** Makes a code by which the user goes on at another device; any code before is void. */
export function offerDevice(): Promise<DeviceOffer> {
  return request("/api/devices/offer", { method: "POST" });
}

/** Whom a code signs in. */
export async function offeredName(code: string): Promise<string> {
  return (await request<OfferedName>("/api/devices/name", json({ code }))).name;
}

/** Signs this browser in by a code. Who it was before is signed out here. */
export function acceptDevice(code: string): Promise<Visitor> {
  return noted(request("/api/devices", json({ code })));
}
