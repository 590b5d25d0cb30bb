import { effect, type ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Model } from "../state/model.ts";
import type { Event } from "../wire/generated/wire.ts";
import { layOutSoon } from "./layOut.ts";

export type Watcher = (events: readonly Event[], model: Model) => void;

/** Every event, however many arrive in one frame. */
export function useEvents(model: ReadonlySignal<Model>, watch: Watcher): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the watcher stays the same
  useEffect(() => {
    let waiting: Event[] = [];
    let frame = 0;
    let seen = model.peek().latest;
    const stop = effect(() => {
      const { latest } = model.value;
      if (latest === seen) return;
      seen = latest;
      if (latest === null) return;
      waiting.push(latest);
      if (waiting.length > 1) return;
      layOutSoon();
      frame = requestAnimationFrame(() => {
        const events = waiting;
        waiting = [];
        watch(events, model.peek());
      });
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [model]);
}
