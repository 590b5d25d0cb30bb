import type { StatisticsList, StatisticsPage } from "../wire/generated/wire.ts";
import { request } from "./http.ts";

/** What the matches that the query names add up to. */
export function fetchStatistics(query: URLSearchParams): Promise<StatisticsPage> {
  return request(`/api/statistics?${query}`);
}

/** The hands behind the number that the query names, from this place in the list on. */
export function fetchHands(query: URLSearchParams, after?: string): Promise<StatisticsList> {
  const part = new URLSearchParams(query);
  if (after !== undefined) part.set("after", after);
  return request(`/api/statistics/hands?${part}`);
}
