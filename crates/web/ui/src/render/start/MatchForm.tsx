import { t } from "../../texts/texts.ts";
import type { NewMatch, Pace, Preset, StartPage } from "../../wire/generated/wire.ts";
import { Pick } from "../parts/Pick.tsx";
import { Opponents } from "./Opponents.tsx";
import { RulesPick } from "./RulesPick.tsx";

export const PACES: readonly Pace[] = ["instant", "fast", "normal", "slow"];

interface MatchFormProps {
  readonly page: StartPage;
  readonly choice: NewMatch;
  readonly rules: Preset | undefined;
  readonly set: (change: Partial<NewMatch>) => void;
  readonly rule: (name: string) => void;
  readonly forget: (house: string) => Promise<void>;
}

/** What the chips of the next match have behind them. */
export function MatchForm({ page, choice, rules, set, rule, forget }: MatchFormProps) {
  return (
    <div class="new-match" data-testid="form">
      <RulesPick
        page={page}
        chosen={choice.preset}
        pick={rule}
        forget={forget}
        menu={choice.menu}
        setMenu={(menu) => set({ menu })}
      />
      <div class="match-choices">
        <Opponents
          bots={page.bots}
          players={rules?.players ?? choice.opponents.length + 1}
          chosen={choice.opponents}
          pick={(opponents) => set({ opponents })}
        />
        <Pick
          legend={t("pace")}
          name="pace"
          options={PACES.map((pace) => [pace, t(`pace-${pace}`)])}
          value={choice.pace}
          pick={(pace) => set({ pace })}
        />
        <label class="field">
          <span>{t("your-name")}</span>
          <input
            name="name"
            maxLength={24}
            placeholder={t("you")}
            autocomplete="nickname"
            value={choice.name}
            onInput={(event) => set({ name: event.currentTarget.value })}
          />
        </label>
      </div>
    </div>
  );
}
