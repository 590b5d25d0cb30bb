// @vitest-environment happy-dom

import { effect } from "@preact/signals";
import { beforeEach, expect, test, vi } from "vitest";
import { change, FIELDS, settings, takeAsked } from "./settings.ts";

const PLACE = "jantaku-settings";

beforeEach(() => localStorage.clear());

function open(kept: object | string): void {
  localStorage.setItem(PLACE, typeof kept === "string" ? kept : JSON.stringify(kept));
  takeAsked();
}

async function again() {
  vi.resetModules();
  return (await import("./settings.ts")).settings.value;
}

/** */
test("what is set is there when the page is opened again", async () => {
  expect(settings.value).toEqual(FIELDS.initial);
  change("speed", "slow");
  change("sound", { music: 0.25 });
  change("helpers", { waits: false });
  expect(await again()).toEqual(settings.value);
  expect(settings.value).toMatchObject({ speed: "slow", sound: { music: 0.25, on: true } });
  expect(settings.value.helpers).toEqual({ ...FIELDS.initial.helpers, waits: false });
});

test("what is kept and is no value of its field is as at first", () => {
  const odd = { speed: "warp", tileSize: "large", sound: { music: 7, calls: 0 }, helpers: null, other: 1 };
  open(odd);
  const { initial } = FIELDS;
  expect(settings.value).toEqual({ ...initial, tileSize: "large", sound: { ...initial.sound, calls: 0 } });
  open("{ not JSON");
  expect(settings.value).toEqual(initial);
});

/** browsers hold what was the default once. */
test("of what an earlier version stored, what was chosen stays, and its defaults are the house's", () => {
  const before = { faces: "classic", layout: "around", calledDiscards: "gone" };
  open(
    JSON.stringify({
      ...before,
      sound: { speech: 0, music: 1 },
      helpers: { furiten: true, safety: true },
      inputs: { autoDiscard: false },
    }),
  );
  const { initial } = FIELDS;
  expect(settings.value).toEqual({ ...initial, sound: { ...initial.sound, music: 1 } });
  const chosen = { faces: "black", layout: "rows", calledDiscards: "dimmed" } as const;
  open(
    JSON.stringify({
      ...chosen,
      sound: { speech: 0.8 },
      helpers: { furiten: false, safety: false },
      inputs: { autoDiscard: true },
    }),
  );
  expect(settings.value).toEqual({
    ...initial,
    ...chosen,
    sound: { ...initial.sound, voice: "on", voiceLevel: 0.8 },
    helpers: { ...initial.helpers, furiten: "off", safety: "off" },
    inputs: { ...initial.inputs, autoDiscard: "on" },
  });
});

/** the mouse and the keys had defaults of their own. */
test("of mouse and keys, an earlier version's defaults are the house's, and a choice of today stays", async () => {
  const once = { discardClick: "one", rightClick: "pass_or_drawn", keys: "letters" } as const;
  open({ inputs: once });
  expect(settings.value).toEqual(FIELDS.initial);
  open({ inputs: { ...once, discardClick: "two", keys: "cursor" } });
  expect(settings.value.inputs).toMatchObject({ discardClick: "two", rightClick: "house", keys: "cursor" });
  change("inputs", once);
  expect((await again()).inputs).toMatchObject(once);
});

test("a change in another tab is seen here", () => {
  let seen = "";
  const stop = effect(() => {
    seen = settings.value.theme;
  });
  localStorage.setItem(PLACE, JSON.stringify({ ...settings.value, theme: "dark" }));
  dispatchEvent(new StorageEvent("storage", { key: PLACE }));
  expect(seen).toBe("dark");
  stop();
});

/** */
test("the address may ask for settings, once", async () => {
  history.replaceState(null, "", "/?speed=fast&faces=golden&sound=1#/replay");
  open({ faces: "black" });
  expect(settings.value).toEqual({ ...FIELDS.initial, speed: "fast", faces: "black" });
  expect(location.href).toMatch(/\/#\/replay$/);
  change("speed", "slow");
  takeAsked();
  expect([settings.value.speed, (await again()).speed]).toEqual(["slow", "slow"]);
});
