import { execFileSync } from "node:child_process";
import { basename } from "node:path";

const made = new Set<string>();

/**
 * In the folder, or in a database of its own where `JANTAKU_E2E_POSTGRES` is the address of a PostgreSQL server, without a database, such
 * as `postgres://postgres@127.0.0.1:5432`.
 */
export function storedIn(folder: string): string[] {
  const server = process.env.JANTAKU_E2E_POSTGRES;
  if (server === undefined) return ["--data", folder];
  const database = basename(folder);
  if (!made.has(database))
    execFileSync("psql", ["--quiet", `${server}/postgres`, "--command", `CREATE DATABASE "${database}"`]);
  made.add(database);
  return ["--store", `${server}/${database}`];
}

export function forgetStored(folder: string): void {
  const database = basename(folder);
  if (!made.delete(database)) return;
  const drop = `DROP DATABASE "${database}" WITH (FORCE)`;
  execFileSync("psql", ["--quiet", `${process.env.JANTAKU_E2E_POSTGRES}/postgres`, "--command", drop]);
}
