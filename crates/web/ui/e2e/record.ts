import type { Page } from "playwright";

/** One entry for each seat. */
export interface HandRecord {
  readonly deltas: readonly number[];
  readonly scores: readonly number[];
}

export interface StandingRecord {
  readonly seat: number;
  readonly place: number;
  readonly points: number;
  readonly total: number;
}

interface Transfer {
  readonly from: number | "pot";
  readonly to: number | "pot";
  readonly points: number;
}

/** The record is in JSON lines. */
export async function results(page: Page, matchId: string) {
  const response = await page.request.get(new URL(`/api/matches/${matchId}/record`, page.url()).href);
  if (!response.ok()) throw new Error(`no record: ${response.status()} ${await response.text()}`);
  return resultsOf(await response.text());
}

export function resultsOf(text: string) {
  const lines = text.trim().split("\n");
  const events = lines.map((line) => JSON.parse(line));
  const hands = events.filter(({ type }) => type === "round_ended").map(handOf);
  const standings: StandingRecord[] = events.find(({ type }) => type === "match_ended").standings;
  return { hands, standings };
}

function handOf({ payments, scores }: { payments: Transfer[]; scores: number[] }): HandRecord {
  const sum = (seat: number, end: "from" | "to") =>
    payments.filter((transfer) => transfer[end] === seat).reduce((sum, { points }) => sum + points, 0);
  return { scores, deltas: scores.map((_, seat) => sum(seat, "to") - sum(seat, "from")) };
}
