import { useEffect } from "preact/hooks";
import { useFetched } from "../parts/useFetched.ts";

export interface ListProps {
  readonly version: number;
  readonly changed: () => void;
}

/** Loads the list again with each version. */
export function useListed<T>(fetch: () => Promise<T>, version: number) {
  const { value, failure, load } = useFetched(fetch);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first is asked for already
  useEffect(() => {
    if (version > 0) void load();
  }, [version]);
  return { list: value.value, failure, load };
}
