import { useSignal } from "@preact/signals";
import { chosen, formOpen, rulesOf, withRules } from "../../state/newMatch.ts";
import { t } from "../../texts/texts.ts";
import type { NewMatch, Pace, StartPage } from "../../wire/generated/wire.ts";
import { Pick } from "../parts/Pick.tsx";
import { LengthPick } from "./LengthPick.tsx";
import { Opponents } from "./Opponents.tsx";
import { RulesPick } from "./RulesPick.tsx";

export const PACES: readonly Pace[] = ["instant", "fast", "normal", "slow"];

interface NewMatchFormProps {
  readonly page: StartPage;
  readonly choice: NewMatch;
  readonly start: () => Promise<void>;
  readonly forget: (house: string) => Promise<void>;
}

/** Folded until somebody wants to change the next match. */
export function NewMatchForm(props: NewMatchFormProps) {
  return (
    <details
      class="card new-match-card"
      open={formOpen.value}
      onToggle={({ currentTarget, target }) => {
        // Events of inner folds bubble up.
        if (target === currentTarget) formOpen.value = currentTarget.open;
      }}
    >
      <summary data-action="change">{t("change-match")}</summary>
      {formOpen.value && <Form {...props} />}
    </details>
  );
}

function Form({ page, choice, start, forget }: NewMatchFormProps) {
  const busy = useSignal(false);
  const set = (change: Partial<NewMatch>) => {
    chosen.value = { ...choice, ...change };
  };
  const rules = rulesOf(page, choice.preset);
  const submit = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    await start();
    busy.value = false;
  };
  return (
    <form class="new-match" onSubmit={submit}>
      <RulesPick
        page={page}
        chosen={choice.preset}
        pick={(name) => set(withRules(page, choice, name))}
        forget={forget}
        menu={choice.menu}
        setMenu={(menu) => set({ menu })}
      />
      <div class="match-choices">
        {rules !== undefined && (
          <LengthPick rules={rules} value={choice.length} pick={(length) => set({ length })} />
        )}
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
        <button type="submit" class="action main start-button" data-action="start" disabled={busy.value}>
          {t("start")}
        </button>
      </div>
    </form>
  );
}
