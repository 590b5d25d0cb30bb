import { settings } from "../state/settings.ts";
import type { Cue } from "./cues.ts";

/** Each sound is rendered once, off the main thread: nodes connected in a running context wait for its audio thread. */

let shared: AudioContext | null = null;

/** Created at the first press; before that, browsers play nothing. */
export function audio(): AudioContext | null {
  return shared;
}

/** Opens the context at the first press on any page: that blocks the page, which must not delay a discard. Returns a function that stops listening. */
export function openAudio(): () => void {
  const open = () => {
    shared ??= new AudioContext();
    if (shared.state === "suspended") void shared.resume();
  };
  // For browsers, a finger presses when it is lifted.
  const presses = ["pointerdown", "pointerup", "keydown"] as const;
  for (const press of presses) addEventListener(press, open, { capture: true });
  return () => {
    for (const press of presses) removeEventListener(press, open, { capture: true });
  };
}

const NOISE_SECONDS = 0.4;
let noise: AudioBuffer | null = null;

function noiseOf(context: BaseAudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let nth = 0; nth < samples.length; nth++) samples[nth] = Math.random() * 2 - 1;
  return noise;
}

interface Voice {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

function envelope({ context, out, at }: Voice, peak: number, seconds: number, attack = 0.002): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(out);
  return gain;
}

/** Like ivory on cloth: a breath of noise around one pitch. */
function knock(voice: Voice, pitch: number, peak: number, seconds: number): void {
  const source = voice.context.createBufferSource();
  source.buffer = noiseOf(voice.context);
  const filter = voice.context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 3.5;
  source.connect(filter).connect(envelope(voice, peak, seconds));
  source.start(voice.at, 0, seconds);
}

/** Like a small bell or a wooden bar. */
export function tone(
  voice: Voice,
  pitch: number,
  peak: number,
  seconds: number,
  type: OscillatorType = "sine",
  attack = 0.004,
): void {
  const oscillator = voice.context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.value = pitch;
  oscillator.connect(envelope(voice, peak, seconds, attack));
  oscillator.start(voice.at);
  oscillator.stop(voice.at + seconds);
}

const later = (voice: Voice, seconds: number): Voice => ({ ...voice, at: voice.at + seconds });

/** The click of the edge, and the thud under it. */
function tile(voice: Voice, peak: number): void {
  knock(voice, 2600, 1.1 * peak, 0.045);
  knock(voice, 900, 0.9 * peak, 0.07);
  tone(voice, 190, 0.25 * peak, 0.06, "triangle");
}

function drum(voice: Voice, peak: number): void {
  tone(voice, 72, 0.8 * peak, 0.24);
  tone(voice, 110, 0.3 * peak, 0.12, "triangle");
  knock(voice, 260, 0.7 * peak, 0.06);
}

const CHORD = [523.25, 659.25, 783.99, 1046.5];

interface Sound {
  /** Until the sound has faded; the rest is cut off. */
  readonly seconds: number;
  readonly make: (voice: Voice) => void;
}

const SOUNDS: Readonly<Record<Cue, Sound>> = {
  tile: { seconds: 0.08, make: (voice) => tile(voice, 0.8) },
  draw: { seconds: 0.06, make: (voice) => knock(voice, 1900, 0.28, 0.05) },
  dora: {
    seconds: 0.53,
    make: (voice) => {
      tile(voice, 0.9);
      tone(later(voice, 0.02), 1760, 0.16, 0.5);
      tone(later(voice, 0.02), 2637, 0.09, 0.4);
    },
  },
  call: {
    seconds: 0.19,
    make: (voice) => {
      for (const after of [0, 0.06, 0.11]) tile(later(voice, after), 0.8);
    },
  },
  riichi: {
    seconds: 1.1,
    make: (voice) => {
      tile(voice, 1);
      drum(later(voice, 0.05), 0.55);
      tone(voice, 587.33, 0.2, 0.9, "triangle");
      tone(later(voice, 0.09), 880, 0.18, 1, "triangle");
    },
  },
  stick: {
    seconds: 0.12,
    make: (voice) => {
      knock(voice, 3800, 0.5, 0.04);
      knock(later(voice, 0.07), 3300, 0.3, 0.04);
    },
  },
  win: {
    seconds: 1.27,
    make: (voice) => {
      CHORD.slice(0, 3).forEach((pitch, nth) => {
        tone(later(voice, nth * 0.08), pitch, 0.2, 1.1, "triangle");
      });
    },
  },
  roll: {
    seconds: 2.9,
    make: (voice) => {
      for (let nth = 0; nth < 22; nth++) drum(later(voice, nth * 0.085), 0.1 + nth * 0.022);
      drum(later(voice, 2), 1);
      tone(later(voice, 2), 98, 0.3, 0.85, "triangle");
    },
  },
  stamp: {
    seconds: 0.32,
    make: (voice) => {
      drum(voice, 0.9);
      knock(voice, 700, 0.9, 0.09);
      knock(later(voice, 0.012), 2200, 0.5, 0.04);
    },
  },
  yakuman: {
    seconds: 3.6,
    make: (voice) => {
      for (const pitch of [65.41, 98, 130.81]) tone(voice, pitch, 0.22, 3.2, "triangle", 0.05);
      [...CHORD, 1318.51, 1567.98].forEach((pitch, nth) => {
        tone(later(voice, 0.1 + nth * 0.11), pitch, 0.16, 2.6, "triangle");
        tone(later(voice, 0.16 + nth * 0.11), pitch * 2, 0.05, 1.8);
      });
    },
  },
  limit: {
    seconds: 2.08,
    make: (voice) => {
      CHORD.forEach((pitch, nth) => {
        tone(later(voice, nth * 0.09), pitch, 0.2, 1.8, "triangle");
        tone(later(voice, nth * 0.09), pitch * 2, 0.06, 1.4);
      });
    },
  },
  end: {
    seconds: 1.17,
    make: (voice) => {
      tone(voice, 392, 0.16, 0.8, "triangle");
      tone(later(voice, 0.16), 293.66, 0.16, 1, "triangle");
    },
  },
  deal: {
    seconds: 0.47,
    make: (voice) => {
      for (let nth = 0; nth < 4; nth++) tile(later(voice, nth * 0.13), 0.45);
    },
  },
  tick: {
    seconds: 0.2,
    make: (voice) => {
      tone(voice, 880, 0.22, 0.18);
      tone(voice, 1760, 0.06, 0.1);
    },
  },
};
export const CUES = Object.keys(SOUNDS) as readonly Cue[];

const RATE = 44_100;
const made = new Map<Cue, Promise<AudioBuffer>>();

/** Call early: the first call renders it. */
export function soundOf(cue: Cue): Promise<AudioBuffer> {
  const known = made.get(cue);
  if (known !== undefined) return known;
  const { seconds, make } = SOUNDS[cue];
  const context = new OfflineAudioContext(1, Math.ceil(seconds * RATE), RATE);
  make({ context, out: context.destination, at: 0 });
  const sound = context.startRendering();
  made.set(cue, sound);
  return sound;
}

/** These follow the volume of tiles, the rest that of calls. */
const BY_TILES: ReadonlySet<Cue> = new Set(["tile", "dora", "draw", "deal", "stick"]);

export async function play(cue: Cue): Promise<void> {
  const { on, tiles, calls } = settings.peek().sound;
  const loud = BY_TILES.has(cue) ? tiles : calls;
  const context = audio();
  if (!on || loud === 0 || context === null) return;
  const source = context.createBufferSource();
  source.buffer = await soundOf(cue);
  const out = context.createGain();
  out.gain.value = loud;
  source.connect(out).connect(context.destination);
  source.start();
}
