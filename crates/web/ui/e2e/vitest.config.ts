import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    globalSetup: "./setup.ts",
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Each file has a browser and servers of its own; the machines these run on have two cores.
    maxWorkers: 2,
  },
});
