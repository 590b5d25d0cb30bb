// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { change, settings } from "../state/settings.ts";
import { keepMusic, nextNote } from "./music.ts";
import { openAudio, play } from "./synth.ts";

const begun = { sources: 0, tones: 0, gains: [] as number[] };

/** What the synth uses of a real one. */
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
    return { gain, connect: () => {} };
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

const first = settings.peek();
let stop = () => {};
beforeEach(() => {
  vi.stubGlobal("AudioContext", Context);
  stop = openAudio();
  dispatchEvent(new Event("pointerdown"));
  Object.assign(begun, { sources: 0, tones: 0, gains: [] });
});
afterEach(() => {
  stop();
  settings.value = first;
  vi.useRealTimers();
});

test("a tile knocks, and a dora has a bell in it (R-341)", () => {
  play("tile");
  expect(begun).toMatchObject({ sources: 2, tones: 1 });
  play("dora");
  expect(begun).toMatchObject({ sources: 4, tones: 4 });
});

test("sounds are as loud as they are set, or off (R-406)", () => {
  change("sound", { tiles: 0.25, calls: 0 });
  play("tile");
  expect(begun.gains).toEqual([0.25]);
  play("win");
  expect(begun.tones).toBe(1);
  change("sound", { on: false });
  play("tile");
  expect(begun.gains).toEqual([0.25]);
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
