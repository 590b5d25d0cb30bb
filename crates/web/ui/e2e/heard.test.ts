import type { Page } from "playwright";
import { expect, test } from "vitest";
import type { Event, Tile } from "../src/wire/generated/wire.ts";
import { tiles } from "./pieces.ts";
import { browser } from "./running.ts";
import { sit } from "./scene.ts";
import { midway, sentAt } from "./tables.ts";

const NEXT = sentAt("midway").view.next_event;

interface Heard {
  readonly tones: number;
  /** The part of each sound after 0.1 s, when a tile has fallen silent. */
  readonly rings: readonly number[];
  readonly said: readonly string[];
}

async function listen(sound: object): Promise<{ page: Page; errors: readonly string[] }> {
  const opened = await sit(browser, "melds", { sound }, { prepare: (page) => page.addInitScript(eavesdrop) });
  await opened.page.keyboard.press("Shift");
  return opened;
}

/** In the page: counts sounds and spoken words, and passes them on. */
function eavesdrop(): void {
  const heard = { tones: 0, rings: [] as number[], said: [] as string[] };
  const { createOscillator } = AudioContext.prototype;
  AudioContext.prototype.createOscillator = function () {
    heard.tones += 1;
    return createOscillator.call(this);
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    if (this.context instanceof AudioContext && this.buffer !== null) {
      const { sampleRate } = this.buffer;
      const loud = this.buffer.getChannelData(0).findLastIndex((sample) => Math.abs(sample) > 0.005);
      heard.rings.push(Math.max(0, loud / sampleRate - 0.1));
    }
    return start.apply(this, when);
  };
  speechSynthesis.speak = ({ text }) => void heard.said.push(text);
  Object.assign(window, { heard });
}

async function happens(page: Page, n: number, event: Event): Promise<Heard> {
  const after = {
    phase: { type: "draw", seat: 2 },
    live_left: midway.live_left,
    sticks: 2,
    scores: midway.seats.map(({ score }) => score),
    concealed: midway.seats.map(({ concealed }) => concealed),
    riichi: ["none", "none", "none", "none"],
    own: midway.own,
  };
  await page.evaluate(
    (message) => {
      const { heard, receive } = window as unknown as { heard: object; receive(message: object): void };
      Object.assign(heard, { tones: 0, rings: [], said: [] });
      receive(message);
    },
    { type: "event", n, event, after },
  );
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  return page.evaluate(() => (window as unknown as { heard: Heard }).heard);
}

function discarded(tile: Tile, riichi = false): Event {
  const discard = { tile, tsumogiri: false, sideways: riichi, claimed_by: null };
  return { type: "discarded", seat: 1, discard, riichi, open: false };
}

test("a dora that is discarded rings besides (R-341)", async () => {
  const { page, errors } = await listen({ tiles: 1 });
  const rings = () => page.evaluate(() => (window as unknown as { heard: Heard }).heard.rings);
  await happens(page, NEXT, discarded("9p"));
  await expect.poll(rings).toEqual([0]);
  await happens(page, NEXT + 1, discarded("5p"));
  await expect.poll(rings).toHaveLength(1);
  expect((await rings())[0]).toBeGreaterThan(0.1);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("calls are spoken, and written for those who do not hear (R-347, R-062)", async () => {
  const { page, errors } = await listen({ speech: 1 });
  const riichi = await happens(page, NEXT, discarded("9p", true));
  expect(riichi.said).toHaveLength(1);
  expect(riichi.said[0]).toMatch(/^(riichi|リーチ)$/);
  expect(await page.getByTestId("heard").textContent()).toBe("Greta: riichi, 9-pin.");
  await page.getByText("Riichi", { exact: true }).first().waitFor();
  const meld = { type: "pon", called: "9p", own: tiles("99p"), from: "left" } as const;
  const called = await happens(page, NEXT + 1, { type: "called", seat: 2, from: 1, meld });
  expect(called.said[0]).toMatch(/^(pon|ポン)$/);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("music and sounds are heard as they are set, or not at all (R-406)", async () => {
  const tones = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard.tones);
  const loud = await listen({ music: 1 });
  await loud.page.waitForFunction(() => (window as unknown as { heard: Heard }).heard.tones > 0);
  await loud.page.context().close();
  const { page, errors } = await listen({ on: false, music: 1, speech: 1 });
  const riichi = await happens(page, NEXT, discarded("5p", true));
  await page.waitForTimeout(1500);
  expect([riichi.tones, riichi.rings.length, riichi.said.length, await tones(page)]).toEqual([0, 0, 0, 0]);
  expect([...loud.errors, ...errors]).toEqual([]);
  await page.context().close();
});
