import type { Choosing } from "../../state/choosing.ts";
import { faceName } from "../../state/face.ts";
import type { Model, Prompt } from "../../state/model.ts";
import { callOf } from "../../state/narrate.ts";
import { asksDiscard, asksNoten, keepsTenpai, slots } from "../../state/options.ts";
import { errorWords, whyWords } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";
import type { View, Welcome } from "../../wire/generated/wire.ts";
import { useHelpers } from "../parts/kind.ts";

/** What the tiles and buttons say by themselves is there to be heard; what answers the player is seen. */
export function Status({ model, choosing }: { model: Model; choosing: Choosing }) {
  const { view, welcome, refusal, overtaken } = model;
  const { riichiDetector } = useHelpers();
  if (view === null || welcome === null) return null;
  const line =
    refusal === null ? lineOf(model, choosing, view, welcome, riichiDetector) : errorWords(refusal);
  const seen = refusal !== null || choosing.refused !== null || (line !== "" && callOf(overtaken) !== null);
  return (
    // A new line is a new element: one that grew would shift the page.
    <p
      key={line}
      class={`status ${seen ? "said" : "unseen"} ${refusal === null ? "" : "refusal"}`}
      data-testid="status"
    >
      {line}
    </p>
  );
}

function lineOf(
  { prompt, overtaken }: Model,
  choosing: Choosing,
  view: View,
  { names, seat }: Welcome,
  detects: boolean,
): string {
  const { phase } = view;
  if (prompt === null || prompt.sent !== null) {
    const better = callOf(overtaken);
    if (better !== null)
      return t("status-overtaken", { name: names[better.seat] ?? "", call: better.text.toLowerCase() });
    if (phase.type === "turn" || phase.type === "draw")
      return phase.seat === seat ? "" : t("status-playing", { name: names[phase.seat] ?? "" });
    if (phase.type === "showdown") return t("status-hands-shown");
    return phase.type === "claims" ? t("status-may-claim") : "";
  }
  if (choosing.declaring === "riichi") return t("status-riichi");
  if (choosing.declaring !== null) return t("status-open-riichi");
  if (choosing.asking) return t("status-with-riichi");
  if (choosing.refused === "riichi") return noRiichi(prompt, view, detects);
  if (choosing.refused === "kan") return noKan(prompt);
  if (choosing.refused === "win") return t("status-no-skip");
  if (choosing.among === "foul") return t("status-foul");
  if (choosing.among !== null) return t("status-which");
  if (prompt.window !== undefined) return t("status-window");
  const wins = prompt.choices.map(({ action }) => action.type);
  if (wins.includes("ron")) return t("status-ron");
  if (phase.type === "claims")
    return t("status-claim", { tile: faceName(phase.tile), name: names[phase.from] ?? "" });
  if (phase.type === "opening") return t("status-deal-again");
  if (phase.type === "showdown") return t(asksNoten(prompt) ? "status-show-noten" : "status-show");
  if (wins.includes("tsumo")) return t("status-tsumo");
  return asksDiscard(prompt) ? t("status-your-turn") : "";
}

/** Says also whether the hand marks the tiles that keep tenpai. */
function noRiichi(prompt: Prompt, { own }: View, detects: boolean): string {
  const denied = prompt.denied.find(({ what }) => what.type === "riichi")?.why;
  const why = denied === undefined ? t("status-no-riichi-hand") : whyWords(denied);
  const keeps = detects && slots(own).some((slot) => keepsTenpai(prompt, slot));
  return t(keeps ? "status-no-riichi-keeps" : "status-no-riichi", { why });
}

function noKan({ denied }: Prompt): string {
  const why = denied.find(({ what }) => what.type === "kan")?.why;
  return t("status-no-kan", { why: why === undefined ? t("status-no-kan-hand") : whyWords(why) });
}
