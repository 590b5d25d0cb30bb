import type { CareerCommand, CareerPage, Created, NewCareerMatch } from "../wire/generated/wire.ts";
import { json, request } from "./http.ts";

export function fetchCareer(): Promise<CareerPage> {
  return request("/api/career");
}

/** Does something between matches; the answer is the career that follows. */
export function careerCommand(command: CareerCommand): Promise<CareerPage> {
  return request("/api/career", json(command));
}

/** Puts a saved profile in place of the player's; the answer is the career that follows. */
export function importProfile(file: Blob): Promise<CareerPage> {
  return request("/api/career/profile", { method: "POST", body: file });
}

export function createCareerMatch(match: NewCareerMatch): Promise<Created> {
  return request("/api/career/matches", json(match));
}
