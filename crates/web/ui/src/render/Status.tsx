import type { Choosing } from "../state/choosing.ts";
import type { Model, Prompt } from "../state/model.ts";
import { callOf } from "../state/narrate.ts";
import { asksDiscard } from "../state/options.ts";
import type { View, Welcome } from "../wire/generated/wire.ts";
import { faceName, spoken } from "./face.ts";

/** What the table waits for, in one line. */
export function Status({ model, choosing }: { model: Model; choosing: Choosing }) {
  const { view, prompt, welcome, refusal } = model;
  if (view === null || welcome === null) return null;
  return (
    <p class={`status ${prompt !== null && prompt.sent === null ? "asked" : ""}`} data-testid="status">
      {refusal !== null ? (
        <strong class="refusal">{spoken(refusal)}</strong>
      ) : (
        lineOf(model, choosing, view, welcome)
      )}
    </p>
  );
}

function lineOf(
  { prompt, overtaken }: Model,
  choosing: Choosing,
  view: View,
  { names, seat }: Welcome,
): string {
  const { phase } = view;
  if (prompt === null || prompt.sent !== null) {
    const [better] = callOf(overtaken);
    if (better !== undefined) return `${names[better.seat]} took it first: ${better.text.toLowerCase()}`;
    if (phase.type === "turn" || phase.type === "draw")
      return phase.seat === seat ? "" : `${names[phase.seat]} is playing`;
    if (phase.type === "showdown") return "The wall has run out: hands are shown";
    return phase.type === "claims" ? "The others may claim" : "";
  }
  if (choosing.declaring === "riichi") return "Riichi: choose the tile to declare it with";
  if (choosing.declaring !== null) return "Open riichi: choose the tile to declare it with";
  if (choosing.asking) return "Throw it with riichi?";
  if (choosing.refused) return `No riichi: ${whyNoRiichi(prompt)}`;
  if (choosing.among === "foul") return "A foul: with which tile?";
  if (choosing.among !== null) return "With which tiles?";
  if (phase.type === "claims") return `Claim the ${faceName(phase.tile)} from ${names[phase.from]}?`;
  if (phase.type === "opening") return "Many terminals and honours: have the hands dealt again?";
  if (phase.type === "showdown") return "The wall has run out: show your tenpai hand?";
  return asksDiscard(prompt) ? "Your turn: choose a discard" : "";
}

function whyNoRiichi({ denied }: Prompt): string {
  const why = denied.find(({ what }) => what.type === "riichi")?.why;
  return why === undefined ? "this hand cannot declare it" : spoken(why.message);
}
