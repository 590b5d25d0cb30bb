import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
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
