import { defineConfig } from "vite";

export default defineConfig({
  // The JSX of Preact comes from tsconfig.json.
  build: { target: "es2022" },
});
