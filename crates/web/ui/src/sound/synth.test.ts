// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { change, settings } from "../state/settings.ts";
import { keepMusic, nextNote } from "./music.ts";
import { CUES, openAudio, play, soundOf } from "./synth.ts";

const begun = { sources: 0, tones: 0, gains: [] as number[] };
const lengths: number[] = [];

/** The part of an AudioContext that the synth uses. */
class Context {
  readonly state = "running";
  readonly currentTime = 0;
  readonly sampleRate = 100;
  readonly destination = {};
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createGain = () => {
    const gain = {
      set value(value: number) {
        begun.gains.push(value);
      },
      setValueAtTime() {},
      linearRampToValueAtTime() {},
      exponentialRampToValueAtTime() {},
    };
    return { gain, connect: (to: unknown) => to };
  };
  createBiquadFilter = () => ({
    frequency: { value: 0 },
    Q: { value: 0 },
    connect: (to: unknown) => to,
  });
  createBufferSource = () => ({ connect: (to: unknown) => to, start: () => begun.sources++ });
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: () => {},
    start: () => begun.tones++,
    stop: () => {},
  });
}

class Offline extends Context {
  constructor(_: number, length: number, rate: number) {
    super();
    lengths.push(length / rate);
  }
  startRendering = async () => ({});
}

const first = settings.peek();
let stop = () => {};
beforeEach(() => {
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("OfflineAudioContext", Offline);
  stop = openAudio();
  dispatchEvent(new Event("pointerdown"));
  Object.assign(begun, { sources: 0, tones: 0, gains: [] });
});
afterEach(() => {
  stop();
  settings.value = first;
  vi.useRealTimers();
});

test("a tile knocks, and a dora has a bell in it, each made once (R-341)", async () => {
  await soundOf("tile");
  expect(begun).toMatchObject({ sources: 2, tones: 1 });
  await soundOf("dora");
  expect(begun).toMatchObject({ sources: 4, tones: 4 });
  await play("dora");
  expect(begun).toMatchObject({ sources: 5, tones: 4 });
  await Promise.all(CUES.map(soundOf));
  expect(lengths).toHaveLength(CUES.length);
});

test("sounds are as loud as they are set, or off (R-406)", async () => {
  change("sound", { tiles: 0.25, calls: 0 });
  await play("tile");
  expect(begun.gains).toEqual([0.25]);
  await play("win");
  change("sound", { on: false });
  await play("tile");
  expect(begun).toMatchObject({ sources: 1, gains: [0.25] });
});

test("music plays where it is switched on, and ends with it (R-406)", () => {
  vi.useFakeTimers();
  const end = keepMusic();
  vi.advanceTimersByTime(5000);
  expect(begun.tones).toBe(0);
  change("sound", { music: 0.5 });
  vi.advanceTimersByTime(5000);
  const played = begun.tones;
  expect(played).toBeGreaterThan(2);
  change("sound", { music: 0 });
  vi.advanceTimersByTime(5000);
  expect(begun.tones).toBe(played);
  end();
});

test("the tune stays within its scale", () => {
  let place = 0;
  for (let nth = 0; nth < 1000; nth++) {
    place = nextNote(place, (nth * 0.61803) % 1).place;
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(8);
  }
});
