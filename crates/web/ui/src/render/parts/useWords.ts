import { useLayoutEffect } from "preact/hooks";
import { pageWords } from "../../state/houseWords.ts";
import type { Words } from "../../wire/generated/wire.ts";

const shown: { readonly words: Words }[] = [];

/** The words stay in use while the caller is on the page; `undefined` until they are known. */
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
