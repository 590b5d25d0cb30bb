import type { Created, ErrorCode, Failure, NewMatch, Replay, StartPage } from "../wire/generated/wire.ts";

/** A request the server refused, in its own words; or one that never reached it. */
export class RequestError extends Error {
  /** What it is about, where the server says. */
  readonly code: ErrorCode | null;

  constructor(message: string, code: ErrorCode | null = null) {
    super(message);
    this.code = code;
  }
}

export function fetchStart(): Promise<StartPage> {
  return request("/api/start");
}

export function createMatch(match: NewMatch): Promise<Created> {
  return request("/api/matches", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(match),
  });
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

async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new RequestError("The server does not answer. Is Jantaku still running?");
  }
  if (!response.ok) throw await failure(response);
  return response.json();
}

async function failure(response: Response): Promise<RequestError> {
  try {
    const { message, code } = (await response.json()) as Failure;
    return new RequestError(message, code);
  } catch {
    return new RequestError(`The server answered ${response.status} ${response.statusText}.`);
  }
}
