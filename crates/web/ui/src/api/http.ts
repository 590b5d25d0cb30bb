import { errorWords, refusalWords } from "../state/phrases.ts";
import { settings } from "../state/settings.ts";
import { banned, nameAsked } from "../state/visitor.ts";
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

/** A request that the server refused or that never reached it. */
export class RequestError extends Error {
  /** The code of the error, if the server sent one. */
  readonly code: ErrorCode | null;
  /** The faults of the rules, if they are the reason. */
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
  return request("/api/matches", json(withFace(match)));
}

/** The match with the user's face, as it is shown to whoever sees the match later, and in every browser. */
export function withFace(match: NewMatch): NewMatch {
  const { face: _, ...faceless } = match;
  const { portrait } = settings.peek();
  return portrait === "name" ? faceless : { ...faceless, face: portrait };
}

/** The player's seat in a match, with its secret. */
export function fetchSeat(matchId: string): Promise<OwnSeat> {
  return request(`/api/matches/${encodeURIComponent(matchId)}/seat`);
}

/** The player's finished matches, from this place in the list on. Each line of `search` is one of the words sought. */
export function fetchMatches(search: string, after?: string): Promise<MatchPage> {
  const query = new URLSearchParams({ search, ...(after !== undefined && { after }) });
  return request(`/api/matches?${query}`);
}

/** Gives up a match that is not over. */
export function giveUp(matchId: string): Promise<void> {
  return request(`/api/matches/${encodeURIComponent(matchId)}`, { method: "DELETE" });
}

/** The replay of a finished match. */
export function fetchReplay(matchId: string): Promise<Replay> {
  return request(`/api/matches/${encodeURIComponent(matchId)}/replay`);
}

/** The record of a finished match. */
export async function fetchRecord(matchId: string): Promise<string> {
  return (await answer(`/api/matches/${encodeURIComponent(matchId)}/record`)).text();
}

/** The replay of a record, or of a link that contains one. `rules` names the rules if the record does not. */
/** The longest record that the server reads, in bytes: as long as one of ours may be. */
export const LONGEST_RECORD = 16 << 20;

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
  const response = await answer(path, init);
  return response.status === 204 ? (undefined as T) : response.json();
}

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new RequestError(t("no-answer"));
  }
  if (!response.ok) throw await failure(response);
  return response;
}

async function failure(response: Response): Promise<RequestError> {
  try {
    const { message, code, refusal, ban, faults } = (await response.json()) as Failure;
    if (ban !== undefined) banned.value = ban;
    if (code === "sign_in_first") nameAsked.value = true;
    const words = refusal === undefined ? errorWords({ code, message }) : refusalWords(refusal, message);
    return new RequestError(words, code, faults);
  } catch {
    return new RequestError(t("server-said", { status: `${response.status} ${response.statusText}` }));
  }
}
