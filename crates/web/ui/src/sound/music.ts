import { effect } from "@preact/signals";
import { settings } from "../state/settings.ts";
import { audio, tone } from "./synth.ts";

/** Plays a plucked line over long tones, at random. */

/** Five tones of an old scale over two octaves, from D, in hertz. */
const SCALE = [293.66, 311.13, 392, 440, 466.16, 587.33, 622.25, 783.99];
const BEAT = 0.62;
const BASS = [146.83, 196, 220, 155.56];
/** Loud music would hide the tiles. */
const PEAK = 0.09;

/** Mostly a step, sometimes a rest. */
export function nextNote(place: number, chance: number): { place: number; rest: boolean } {
  const step = chance < 0.3 ? -1 : chance < 0.6 ? 1 : chance < 0.72 ? 2 : chance < 0.84 ? -2 : 0;
  const to = Math.min(Math.max(place + step, 0), SCALE.length - 1);
  return { place: to, rest: step === 0 };
}

/** Returns a function that ends the music. */
export function keepMusic(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = effect(() => {
    const { on, music } = settings.value.sound;
    clearInterval(timer);
    if (on && music > 0) timer = bars(music);
  });
  return () => {
    stop();
    clearInterval(timer);
  };
}

function bars(volume: number): ReturnType<typeof setInterval> {
  let place = 3;
  let beat = 0;
  return setInterval(() => {
    const context = audio();
    if (context === null || document.hidden) return;
    const out = context.createGain();
    out.gain.value = volume;
    out.connect(context.destination);
    const voice = { context, out, at: context.currentTime + 0.02 };
    if (beat % 8 === 0) tone(voice, BASS[(beat / 8) % BASS.length] ?? 0, PEAK, BEAT * 9, "sine", BEAT * 2);
    const next = nextNote(place, Math.random());
    place = next.place;
    if (!next.rest) tone(voice, SCALE[place] ?? 0, PEAK, 1.6, "triangle", 0.006);
    beat += 1;
  }, BEAT * 1000);
}
