import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { brush } from "../../anim/moves.ts";
import { pace } from "../../anim/pace.ts";
import { useEvents } from "../../anim/useEvents.ts";
import type { Model } from "../../state/model.ts";
import { type Call, callOf } from "../../state/narrate.ts";
import { type Place, placeOf } from "../../state/seats.ts";
import "../../style/calls.css";

interface CallsProps {
  readonly model: ReadonlySignal<Model>;
}

/** The number tells a player's calls apart. */
interface ShownCall extends Call {
  readonly nth: number;
}

/** On the cloth before their players, each for its own time, however soon play goes on; none is left when the hand ends. */
export function Calls({ model }: CallsProps) {
  const calls = useSignal<readonly ShownCall[]>([]);
  const made = useRef(0);
  useEvents(model, (events) => {
    for (const event of events) {
      const call = callOf(event);
      if (event.type === "round_ended") calls.value = [];
      if (call === null) continue;
      made.current += 1;
      const others = calls.peek().filter(({ seat }) => seat !== call.seat);
      calls.value = [...others, { ...call, nth: made.current }];
    }
  });
  const { view, welcome } = model.value;
  if (view === null || welcome === null) return null;
  const riichi = calls.value.find(({ kind }) => kind !== "call");
  return (
    <div class="call-stage" aria-hidden="true">
      {riichi && pace() > 0 && <i key={riichi.nth} class="call-dim" style={{ "--pace": pace() }} />}
      {calls.value.map((call) => (
        <CalledWord
          key={call.nth}
          place={placeOf(call.seat, welcome.seat, view.seats.length)}
          kind={call.kind}
          text={call.text}
          gone={() => {
            calls.value = calls.peek().filter((other) => other !== call);
          }}
        />
      ))}
    </div>
  );
}

/** In milliseconds, the same without motion. */
const TIME = { call: 700, riichi: 1100, open_riichi: 1100, win: 900, yakuman: 1300 } as const;

interface CalledWordProps {
  readonly place: Place;
  readonly kind: keyof typeof TIME;
  readonly text: string;
  readonly nth?: number;
  readonly gone?: () => void;
}

export function CalledWord({ place, kind, text, nth = 0, gone }: CalledWordProps) {
  const element = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a call has its element for itself
  useLayoutEffect(() => {
    if (element.current !== null) brush(element.current, TIME[kind], nth * 140, gone);
  }, []);
  return (
    <span
      class={`call call-${place}`}
      data-kind={kind}
      ref={element}
      data-testid={gone ? "call" : "win-call"}
    >
      <svg class="call-stroke" viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={STROKE} />
      </svg>
      <b>{text}</b>
    </span>
  );
}

/** The hairs of a brush that runs dry. */
const STROKE =
  "M44 15C90 17 190 3 228 7M40 20C90 21 190 8 271 11M33 24C90 25 190 16 275 16M24 29C90 29 190 21 282 22M22 34C90 36 190 26 283 25M13 39C90 41 190 31 290 29M19 44C90 44 190 32 246 35M15 48C90 51 190 38 289 41M17 53C90 53 190 45 286 43M9 58C90 59 190 51 285 49M13 62C90 65 190 53 283 53M16 67C90 66 190 55 257 56M22 72C90 71 190 61 242 62M24 77C90 76 190 69 282 70M26 82C90 84 190 70 240 72M34 86C90 88 190 79 250 78M46 91C90 90 190 79 218 80M96 6C146 8 200 2 250 1M52 93C102 95 146 89 196 88M110 97C160 99 100 93 150 92";
