// Messages to a seat at the tables of tables.toml, as the engine plays them.
import type { RoundEnd, ServerMessage, View } from "../src/wire/generated/wire.ts";
import lines from "./tables.jsonl?raw";

export type Prompt = ServerMessage & { type: "prompt" };

export interface Sent {
  readonly table: string;
  readonly view: ServerMessage & { type: "view" };
  readonly prompt: Prompt | null;
  readonly then: readonly ServerMessage[];
}

const TABLES = new Map(
  lines
    .trim()
    .split("\n")
    .map((line): Sent => JSON.parse(line))
    .map((sent) => [sent.table, sent]),
);

export function sentAt(table: string): Sent {
  const sent = TABLES.get(table);
  if (sent === undefined) throw new Error(`tables.toml has no ${table}`);
  return sent;
}

export const viewAt = (table: string): View => sentAt(table).view.view;

export function askedAt(table: string, more: Partial<Prompt> = {}): Prompt {
  const { prompt } = sentAt(table);
  if (prompt === null) throw new Error(`nothing is asked at ${table}`);
  const { safety: _, ...asked } = prompt;
  return { ...asked, ...more };
}

function endAt(table: string): RoundEnd {
  const { result } = viewAt(table);
  if (result === undefined) throw new Error(`the hand goes on at ${table}`);
  return result;
}

export const midway = viewAt("midway");
export const ended = endAt("won");
export const drawn = endAt("drawn");
export const sample = endAt("sample");
export const plainWin = endAt("plain");
export const yakumanWin = endAt("yakuman");
