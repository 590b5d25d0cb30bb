import type { Traits } from "../sources.ts";

export default { name: "English", kanji: false, english: true } satisfies Traits;
