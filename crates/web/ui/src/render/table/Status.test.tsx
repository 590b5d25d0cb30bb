import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { NOT_CHOOSING } from "../../state/choosing.ts";
import { ROUND } from "../../state/fixtures/round.ts";
import { EMPTY, type Model } from "../../state/model.ts";
import { speak } from "../../texts/texts.ts";
import type { View, Welcome } from "../../wire/generated/wire.ts";
import { Status } from "./Status.tsx";

const WELCOME = { names: ["Aki", "Ben", "Chiyo", "Dai"], seat: 0 } as unknown as Welcome;

function line(phase: View["phase"], type: "ron" | "tsumo"): string | undefined {
  const view: View = {
    round: ROUND,
    sticks: 0,
    live_left: 40,
    dora: [],
    seats: [],
    phase,
    own: { concealed: [], waits: [] },
  };
  const prompt = { decisionId: 1, choices: [{ action: { type } }], denied: [], sent: null };
  const model = { ...EMPTY, view, welcome: WELCOME, prompt } as unknown as Model;
  render(<Status model={model} choosing={NOT_CHOOSING} />, document.body);
  return document.querySelector("[data-testid=status]")?.textContent ?? undefined;
}

afterEach(async () => {
  render(null, document.body);
  await speak("en");
});

test.each([
  ["en", "Ron?", "You can win!"],
  ["ja", "ロンしますか？", "ツモできます"],
] as const)(
  "a win is asked for by its own name, not as a call or a discard (%s)",
  async (language, ron, tsumo) => {
    await speak(language);
    expect(line({ type: "claims", from: 1, tile: "8m" } as View["phase"], "ron")).toBe(ron);
    expect(line({ type: "turn", seat: 0 } as View["phase"], "tsumo")).toBe(tsumo);
  },
);
