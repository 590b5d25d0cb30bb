import { defineConfig } from "vitest/config";

export default defineConfig({
  // The JSX of Preact comes from tsconfig.json.
  build: { target: "es2022" },
  test: { include: ["src/**/*.test.{ts,tsx}"], setupFiles: ["src/texts/english.ts"] },
});
