import { useLayoutEffect } from "preact/hooks";

const PLAIN = document.title;

/** Names the browser's tab and the entry of its history. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} · ${PLAIN}`;
    return () => {
      document.title = PLAIN;
    };
  }, [title]);
}
