import { discardClicks } from "../../../state/houseDisplay.ts";
import { kept, mark } from "../../../state/kept.ts";
import type { Model } from "../../../state/model.ts";
import { asksDiscard } from "../../../state/options.ts";
import { change } from "../../../state/settings.ts";
import { t } from "../../../texts/texts.ts";
import { useEscape } from "../../input/useEscape.ts";
import "../../../style/question.css";

const answered = kept("jantaku-asked", mark("clicks"), false);

function done(): void {
  answered.value = true;
}

/** Asked in the first match where one click discards, from its first discard until it is answered: one click or two. */
export function ClickQuestion({ model }: { model: Model }) {
  const mouse = matchMedia("(hover: hover) and (pointer: fine)").matches;
  const open = mouse && !answered.value && discardClicks.value === "one" && asksDiscard(model.prompt);
  useEscape(open, done);
  if (!open) return null;
  const choose = (clicks: "one" | "two") => {
    change("inputs", { discardClick: clicks });
    done();
  };
  return (
    <div class="click-question" role="group" aria-labelledby="click-question" data-testid="click-question">
      <p id="click-question">{t("click-question")}</p>
      <div class="click-answers">
        {(["one", "two"] as const).map((clicks) => (
          <button
            key={clicks}
            type="button"
            class="quiet"
            data-action={`click-${clicks}`}
            onClick={() => choose(clicks)}
          >
            {t(`set-inputs-discardClick-${clicks}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
