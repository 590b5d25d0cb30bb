import { useLayoutEffect } from "preact/hooks";

const PLAIN = document.title;

/** Names the tab of the browser, and the entry of its history, after what is shown. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} · ${PLAIN}`;
    return () => {
      document.title = PLAIN;
    };
  }, [title]);
}
