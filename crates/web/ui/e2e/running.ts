import type { Browser } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { launch } from "./browser.ts";
import { Server } from "./server.ts";

type Settings = Parameters<typeof Server.start>[0];

/** The browser of all tests of a file. */
export let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** What `serveEach` or `serveAll` has started. */
export let server: Server;

/** Starts a server for each test of a file. */
export function serveEach(settings: Settings = {}): void {
  beforeEach(async () => {
    server = await Server.start(settings);
  });
  afterEach(() => server?.stop());
}

/** Starts one server for all tests of a file. */
export function serveAll(settings: Settings = {}): void {
  beforeAll(async () => {
    server = await Server.start(settings);
  });
  afterAll(() => server?.stop());
}

/** Starts the server again, as it was before it ended. */
export async function startAgain(): Promise<void> {
  server = await server.again();
}
