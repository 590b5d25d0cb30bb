import { fileURLToPath } from "node:url";
import { createServer } from "vite";

/** The page's sources served as they are, for tests that need no program: the address of each page below it. */
export interface Sources {
  address(page: string): string;
  stop(): Promise<void>;
}

export async function serveSources(): Promise<Sources> {
  const server = await createServer({
    root: fileURLToPath(new URL("..", import.meta.url)),
    server: { host: "127.0.0.1", port: 0, hmr: false },
  });
  await server.listen();
  return {
    address: (page) => `${server.resolvedUrls?.local[0]}e2e/${page}`,
    stop: () => server.close(),
  };
}
