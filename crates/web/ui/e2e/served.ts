import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, preview } from "vite";

/** Below this address, each page has its name. */
export interface Scenes {
  readonly url: string;
  stop(): Promise<void>;
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PAGES = ["scenes", "tiles", "people"];

/** Built like the shipped page, so that each loads in a few files. */
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
      // A browser that a failed test left behind keeps its connections.
      if ("closeAllConnections" in server.httpServer) server.httpServer.closeAllConnections();
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
