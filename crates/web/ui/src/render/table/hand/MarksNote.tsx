import { kept, words } from "../../../state/kept.ts";
import type { Model } from "../../../state/model.ts";
import { t } from "../../../texts/texts.ts";
import type { Action } from "../../../wire/generated/wire.ts";
import { useEscape } from "../../input/useEscape.ts";
import { useHelpers, useKind } from "../../parts/kind.ts";
import { SafetyLegend } from "./Safety.tsx";

/** Choices that cost something, marks on tiles, and red fives. */
type Marks = "riichi" | "call" | "dots" | "signs" | "red";

/** Marks that were explained before. */
export const told = kept("jantaku-marks", words, []);

export function MarksNote({ model }: { model: Model }) {
  const { prompt } = model;
  const { practice } = useKind();
  const helpers = useHelpers();
  const asked = practice && prompt !== null && prompt.sent === null;
  const best = prompt?.choices.some(({ hint }) => hint?.best === true) ?? false;
  const red =
    prompt?.choices.some(({ action }) => action.type === "discard" && action.tile[0] === "0") ?? false;
  const offered = (...types: readonly Action["type"][]) =>
    prompt?.choices.some(({ action }) => types.includes(action.type)) ?? false;
  // Signs come later than dots, but do not wait until those are understood.
  const here: readonly Marks[] = [
    ...(offered("riichi") ? (["riichi"] as const) : []),
    ...(offered("chii", "pon") && !offered("ron") ? (["call"] as const) : []),
    ...((prompt?.safety?.length ?? 0) > 0 && helpers.safety ? (["signs"] as const) : []),
    ...(best && helpers.discardHints ? (["dots"] as const) : []),
    ...(red ? (["red"] as const) : []),
  ];
  const marks = here.find((one) => !told.value.includes(one));
  const done = () => {
    told.value = [...told.value, ...(marks === undefined ? [] : [marks])];
  };
  const open = asked && marks !== undefined;
  useEscape(open, done);
  if (!open) return null;
  return (
    <div class="told" role="group" aria-labelledby="marks-note" data-testid="marks-note">
      <p id="marks-note">{t(`marks-${marks}`)}</p>
      {marks === "signs" && <SafetyLegend />}
      <button type="button" class="quiet" data-action="marks-done" onClick={done}>
        {t("marks-done")}
      </button>
    </div>
  );
}
