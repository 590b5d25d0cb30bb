import { defineConfig } from "vitest/config";
import { PATIENCE } from "./patience.ts";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    globalSetup: "./setup.ts",
    // Only for what never ends: no test fails because the machine is slow.
    testTimeout: 20 * PATIENCE,
    hookTimeout: 20 * PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
    // Chromium at times stops drawing, so that a click waits in vain for the next frame.
    retry: 1,
    // Each file has a browser and servers of its own; the machines these run on have two cores, and tests wait for pages at rest.
    maxWorkers: 3,
  },
});
