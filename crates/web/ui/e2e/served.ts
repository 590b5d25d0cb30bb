import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, preview } from "vite";

/** The pages that need no program, at an address below which each has its name. */
export interface Scenes {
  readonly url: string;
  stop(): Promise<void>;
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PAGES = ["scenes", "tiles", "people"];

/** Builds the pages as the shipped one is built, so that each loads in a few files, and serves them. */
export async function serveScenes(): Promise<Scenes> {
  const outDir = mkdtempSync(join(tmpdir(), "jantaku-scenes-"));
  const input = PAGES.map((page) => join(ROOT, `e2e/${page}.html`));
  const options = { outDir, emptyOutDir: true, rolldownOptions: { input } };
  await build({ root: ROOT, logLevel: "error", build: options });
  const server = await preview({
    root: ROOT,
    build: { outDir },
    preview: { host: "127.0.0.1", port: 0 },
  });
  return {
    url: `${server.resolvedUrls?.local[0]}e2e/`,
    stop: async () => {
      // A browser that a failed test left behind holds its connections.
      if ("closeAllConnections" in server.httpServer) server.httpServer.closeAllConnections();
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
