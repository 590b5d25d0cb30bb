import type { Traits } from "../sources.ts";

export default { name: "日本語", kanji: true, english: false } satisfies Traits;
