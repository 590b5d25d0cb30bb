import { defineConfig } from "vite";

export default defineConfig({
  // The JSX of Preact comes from tsconfig.json.
  build: {
    target: "es2022",
    // Browsers that know light-dark(): lowered, it would follow the page's scheme where a part has one of its own.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
});
