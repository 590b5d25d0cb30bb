import type { Created, Failure, NewMatch, StartPage } from "../wire/generated/wire.ts";

/** A request the server refused, in its own words; or one that never reached it. */
export class RequestError extends Error {}

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

async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new RequestError("The server does not answer. Is Jantaku still running?");
  }
  if (!response.ok) throw new RequestError(await failure(response));
  return response.json();
}

async function failure(response: Response): Promise<string> {
  try {
    const { message } = (await response.json()) as Failure;
    return message;
  } catch {
    return `The server answered ${response.status} ${response.statusText}.`;
  }
}
