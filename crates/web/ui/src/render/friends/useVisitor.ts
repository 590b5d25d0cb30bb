import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fetchVisitor } from "../../api/rooms.ts";
import type { Visitor } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";

/** Who the user is to the server, once it has said so. */
export function useVisitor() {
  const visitor = useSignal<Visitor | null>(null);
  const failure = useSignal<string | null>(null);
  const load = () =>
    attempt(failure, async () => {
      visitor.value = await fetchVisitor();
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void load();
  }, []);
  return { visitor, failure, load };
}
