import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { attempt } from "./attempt.ts";

/** What the server answers when a part of the page opens, why it refused, and how it is asked again. */
export function useFetched<T>(fetch: () => Promise<T>) {
  const value = useSignal<T | null>(null);
  const failure = useSignal<string | null>(null);
  const load = () =>
    attempt(failure, async () => {
      value.value = await fetch();
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void load();
  }, []);
  return { value, failure, load };
}

/** How often the server is asked again, in milliseconds. */
const ASK_EVERY = 5000;

/** Like `useFetched`, but asks again every few seconds while that part of the page is open, once the last answer has come. */
export function usePolled<T>(fetch: () => Promise<T>) {
  const asking = useRef<Promise<T> | null>(null);
  // An answer that is late would be shown over a newer one.
  const fetched = useFetched(() => {
    asking.current ??= fetch().finally(() => {
      asking.current = null;
    });
    return asking.current;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const timer = setInterval(() => asking.current === null && void fetched.load(), ASK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return fetched;
}
