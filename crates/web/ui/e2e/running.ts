import type { Browser } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { launch } from "./browser.ts";
import { Server } from "./server.ts";

type Settings = Parameters<typeof Server.start>[0];

export let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** Set by `serveEach` or `serveAll`. */
export let server: Server;

export function serveEach(settings: Settings = {}): void {
  beforeEach(async () => {
    server = await Server.start(settings);
  });
  afterEach(() => server?.stop());
}

export function serveAll(settings: Settings = {}): void {
  beforeAll(async () => {
    server = await Server.start(settings);
  });
  afterAll(() => server?.stop());
}

export async function startAgain(): Promise<void> {
  server = await server.again();
}
