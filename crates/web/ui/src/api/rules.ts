import type { Catalogue, HouseChecked, HouseDraft, HouseRead, SaveHouse } from "../wire/generated/wire.ts";
import { json, request } from "./http.ts";

export function fetchCatalogue(): Promise<Catalogue> {
  return request("/api/rules");
}

/** The faults of a house, or a summary of its rules. */
export function checkHouse(house: HouseDraft): Promise<HouseChecked> {
  return request("/api/rules/check", json(house));
}

/** A rule file as a house that is not saved yet. */
export function readRuleFile(file: Blob): Promise<HouseRead> {
  return request("/api/rules/read", { method: "POST", body: file });
}

export function saveHouse(save: SaveHouse): Promise<void> {
  return request("/api/houses", json(save));
}

export function deleteHouse(name: string): Promise<void> {
  return request(`/api/houses/${encodeURIComponent(name)}`, { method: "DELETE" });
}
