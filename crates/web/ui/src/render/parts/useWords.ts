import { useLayoutEffect } from "preact/hooks";
import { pageWords } from "../../state/houseWords.ts";
import type { Words } from "../../wire/generated/wire.ts";

/** Uses the words of a house while something is shown that is about it. */
export function useWords(words: Words): void {
  useLayoutEffect(() => {
    pageWords.value = words;
    return () => {
      pageWords.value = "common";
    };
  }, [words]);
}
