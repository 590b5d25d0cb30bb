import type { ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useEvents } from "../anim/useEvents.ts";
import type { Model } from "../state/model.ts";
import { AT_ONCE, CALLED, type Called, calledOf, cueOf } from "./cues.ts";
import { keepMusic } from "./music.ts";
import { hush, say, speaks } from "./speech.ts";
import { play } from "./synth.ts";

export function useSound(model: ReadonlySignal<Model>): void {
  useEffect(() => {
    const ends = [keepMusic(), hush];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  useEvents(model, (events, { view }) => {
    if (view === null) return;
    for (const event of events.slice(-AT_ONCE)) {
      const cue = cueOf(event, view);
      if (cue !== null) void play(cue);
      const called = calledOf(event);
      if (called !== null) call(called);
    }
  });
}

/** Calls are Japanese in every language; a voice without Japanese gets them in romaji. */
function call(called: Called): void {
  say(speaks("ja") ? CALLED[called] : called.replace("_", " "));
}
