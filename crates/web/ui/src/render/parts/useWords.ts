import { useLayoutEffect } from "preact/hooks";
import { pageWords } from "../../state/houseWords.ts";
import type { Words } from "../../wire/generated/wire.ts";

/** What is shown about a house, the latest last. */
const shown: { readonly words: Words }[] = [];

/** Uses the words of a house, once it is known, while something is shown that is about it. */
export function useWords(words: Words | undefined): void {
  useLayoutEffect(() => {
    if (words === undefined) return;
    const own = { words };
    shown.push(own);
    pageWords.value = words;
    return () => {
      shown.splice(shown.indexOf(own), 1);
      pageWords.value = shown.at(-1)?.words ?? "common";
    };
  }, [words]);
}
