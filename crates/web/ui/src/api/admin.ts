import type { AdminMatch, AdminPeople, AdminReport, AdminRoom, NewBan } from "../wire/generated/wire.ts";
import { json, request } from "./http.ts";

/** People with these words in their name or account, the newest first: at least so many, if there are. */
export async function fetchPeople(name: string, count = 1): Promise<AdminPeople> {
  let found: AdminPeople = { people: [] };
  do {
    const after = found.next === undefined ? {} : { after: `${found.next}` };
    const part = await request<AdminPeople>(`/api/admin/people?${new URLSearchParams({ name, ...after })}`);
    found = { ...part, people: [...found.people, ...part.people] };
  } while (found.next !== undefined && found.people.length < count);
  return found;
}

export function fetchAllRooms(): Promise<readonly AdminRoom[]> {
  return request("/api/admin/rooms");
}

/** The matches that are not over. */
export function fetchOpenMatches(): Promise<readonly AdminMatch[]> {
  return request("/api/admin/matches");
}

export function fetchReports(): Promise<readonly AdminReport[]> {
  return request("/api/admin/reports");
}

export function banPerson(id: number, ban: NewBan): Promise<void> {
  return request(`/api/admin/people/${id}/ban`, json(ban));
}

export function unbanPerson(id: number): Promise<void> {
  return request(`/api/admin/people/${id}/ban`, { method: "DELETE" });
}

/** Closes a room, at once or when its match is over. */
export function closeRoom(id: string): Promise<void> {
  return request(`/api/admin/rooms/${encodeURIComponent(id)}`, { method: "DELETE" });
}
