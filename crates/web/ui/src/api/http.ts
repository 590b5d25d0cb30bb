import { errorWords, refusalWords } from "../state/phrases.ts";
import { banned, nameAsked } from "../state/visitor.ts";
import { t } from "../texts/texts.ts";
import type { ErrorCode, Failure, RuleFault } from "../wire/generated/wire.ts";

/** A request that the server refused, or that never reached it. */
export class RequestError extends Error {
  readonly code: ErrorCode | null;
  readonly refusal: string | null;
  /** The faults of refused rules. */
  readonly faults: readonly RuleFault[];

  constructor(message: string, said: Partial<Failure> = {}) {
    super(message);
    this.code = said.code ?? null;
    this.refusal = said.refusal ?? null;
    this.faults = said.faults ?? [];
  }
}

/** In bytes; the server's own limit. */
export const LONGEST_RECORD = 16 << 20;

export function json(body: unknown): RequestInit {
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

export function asked(query: object): string {
  const stated = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, `${value}`]],
  );
  return stated.length === 0 ? "" : `?${new URLSearchParams(stated)}`;
}

export async function request<T>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  sent: RequestInit = {},
): Promise<T> {
  const response = await answer(path, { method, ...sent });
  return response.status === 204 ? (undefined as T) : response.json();
}

export async function answer(path: string, sent: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, sent);
  } catch {
    throw new RequestError(t("no-answer"));
  }
  if (!response.ok) throw await failure(response);
  return response;
}

async function failure(response: Response): Promise<RequestError> {
  try {
    const said = (await response.json()) as Failure;
    const { message, code, refusal, ban } = said;
    if (ban !== undefined) banned.value = ban;
    if (code === "sign_in_first") nameAsked.value = true;
    const words = refusal === undefined ? errorWords({ code, message }) : refusalWords(refusal, message);
    return new RequestError(words, said);
  } catch {
    return new RequestError(t("server-said", { status: `${response.status} ${response.statusText}` }));
  }
}
