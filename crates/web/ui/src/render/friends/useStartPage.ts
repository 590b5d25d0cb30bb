import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fetchStart, type StartPage } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";

export function useStartPage(wanted: boolean) {
  const page = useSignal<StartPage | null>(null);
  const failure = useSignal<string | null>(null);
  const reload = () =>
    attempt(failure, async () => {
      page.value = await fetchStart();
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reload` is another function each time
  useEffect(() => {
    if (wanted) void reload();
  }, [wanted]);
  return { page: page.value, failure, reload };
}
