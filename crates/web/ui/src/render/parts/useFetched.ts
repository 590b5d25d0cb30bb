import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { attempt } from "./attempt.ts";

/** Asks when a part of the page opens. */
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

/** A time in milliseconds. */
const ASK_EVERY = 5000;

/** Asks again after each answer, while that part of the page is open. */
export function usePolled<T>(fetch: () => Promise<T>) {
  const asking = useRef<Promise<T> | null>(null);
  // A late answer would be shown over a newer one.
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
