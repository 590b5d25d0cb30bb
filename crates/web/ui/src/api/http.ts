import { errorWords } from "../state/phrases.ts";
import { t } from "../texts/texts.ts";
import type {
  Created,
  ErrorCode,
  Failure,
  MatchPage,
  NewMatch,
  OwnSeat,
  Replay,
  RuleFault,
  StartPage,
} from "../wire/generated/wire.ts";

/** A request the server refused, in its own words; or one that never reached it. */
export class RequestError extends Error {
  /** What it is about, where the server says. */
  readonly code: ErrorCode | null;
  /** All that is wrong with the rules, where they are what is wrong. */
  readonly faults: readonly RuleFault[];

  constructor(message: string, code: ErrorCode | null = null, faults: readonly RuleFault[] = []) {
    super(message);
    this.code = code;
    this.faults = faults;
  }
}

export function fetchStart(): Promise<StartPage> {
  return request("/api/start");
}

export function createMatch(match: NewMatch): Promise<Created> {
  return request("/api/matches", json(match));
}

/** The player's seat in a match, with its secret. */
export function fetchSeat(matchId: string): Promise<OwnSeat> {
  return request(`/api/matches/${encodeURIComponent(matchId)}/seat`);
}

/** The player's matches, from this place in the list on. */
export function fetchMatches(after: string): Promise<MatchPage> {
  return request(`/api/matches?after=${encodeURIComponent(after)}`);
}

/** A finished match, to be looked at. */
export function fetchReplay(matchId: string): Promise<Replay> {
  return request(`/api/matches/${encodeURIComponent(matchId)}/replay`);
}

/** A record, or a link that holds one; the rules are named where it does not tell them. */
export function openRecord(record: Blob | string, rules: string | null): Promise<Replay> {
  const query = rules === null ? "" : `?rules=${encodeURIComponent(rules)}`;
  return request(`/api/replay${query}`, { method: "POST", body: record });
}

/** A request that posts a value as JSON. */
export function json(body: unknown): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}

export async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new RequestError(t("no-answer"));
  }
  if (!response.ok) throw await failure(response);
  return response.status === 204 ? (undefined as T) : response.json();
}

async function failure(response: Response): Promise<RequestError> {
  try {
    const { message, code, faults } = (await response.json()) as Failure;
    return new RequestError(errorWords({ code, message }), code, faults);
  } catch {
    return new RequestError(t("server-said", { status: `${response.status} ${response.statusText}` }));
  }
}
