import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { server } from "./vite.config.ts";

const setupFiles = ["src/state/fixtures/nothingKept.ts", "src/texts/english.ts"];

export default defineConfig({
  server,
  test: {
    // Only what never ends: no test fails because the machine is slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      { extends: true, test: { name: "units", include: ["src/**/*.test.ts"], setupFiles } },
      {
        extends: true,
        test: {
          name: "components",
          include: ["src/**/*.test.tsx"],
          setupFiles,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: "chromium" }],
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
                args: ["--no-sandbox", "--disable-gpu"],
              },
            }),
          },
        },
      },
    ],
  },
});
