import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

const ORDER = /^@layer [^;{]+;/m.exec(readFileSync("src/style/index.css", "utf8"))?.[0];

/** Says in every file of styles how the layers are ordered: whichever is loaded first decides. */
const layersFirst: Plugin = {
  name: "layers-first",
  enforce: "post",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = `${ORDER}${file.source}`;
  },
};

/** The texts of a language, and those of each part of it, are loaded as one file: `ja`, `ja-help`. */
function chunkOfTexts(id: string): string | null {
  const [path, language, folder] =
    /\/(?:src|core)\/texts\/(\w+)\/(?:(\w+)\/)?(?:\w+\/)?\w+\.ftl/.exec(id) ?? [];
  if (path === undefined) return null;
  return folder === undefined || folder === "said" ? `${language}` : `${language}-${folder}`;
}

/** What the page is made of: its own folder, and what rules are called. */
export const server = { fs: { allow: [".", "../../core/texts"] } };

export default defineConfig({
  server,
  plugins: [layersFirst],
  // The JSX of Preact comes from tsconfig.json.
  build: {
    target: "es2022",
    // A font inside a stylesheet would be data, which the page's policy forbids.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOfTexts }] } } },
    // Browsers that know light-dark(): lowered, it would follow the page's scheme where a part has one of its own.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
});
