import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import {
  chosen,
  formOpen,
  lengthIn,
  opponentWords,
  rulesOf,
  seating,
  withRules,
} from "../../state/newMatch.ts";
import { UNNAMED } from "../../state/people.ts";
import { houseAbout, houseName } from "../../state/phrases.ts";
import { keptName } from "../../state/playerName.ts";
import { t } from "../../texts/texts.ts";
import type { NewMatch, StartPage } from "../../wire/generated/wire.ts";
import { useEscape } from "../input/useEscape.ts";
import { Pick } from "../parts/Pick.tsx";
import { hrefOf } from "../route.ts";
import { LengthPick } from "./LengthPick.tsx";
import { MatchForm } from "./MatchForm.tsx";

interface PlayPanelProps {
  readonly page: StartPage;
  readonly choice: NewMatch;
  /** Whether something else is to be done first. */
  readonly second: boolean;
  readonly play: () => Promise<void>;
  readonly first: () => Promise<void>;
  readonly forget: (house: string) => Promise<void>;
}

/** The next match: what it is, everything that can be chosen for it, and its start. */
export function PlayPanel({ page, choice, second, play, first, forget }: PlayPanelProps) {
  const busy = useSignal(false);
  const form = useRef<HTMLFormElement>(null);
  const rules = rulesOf(page, choice.preset);
  const set = (change: Partial<NewMatch>) => {
    chosen.value = { ...choice, ...change };
  };
  const rule = (name: string) => set(withRules(page, choice, name));
  const once = (start: () => Promise<void>) => async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    await start();
    busy.value = false;
  };
  const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
  useEscape(formOpen.value, () => {
    formOpen.value = false;
    find("[data-action=change]")?.focus();
  });
  const unfold = (name: string) => {
    formOpen.value = true;
    requestAnimationFrame(() => find(`[name=${name}]`)?.focus());
  };
  const name = keptName(choice.name);
  const isNew = page.finished.matches.length + page.finished.damaged.length === 0;
  const seats = [...new Set(page.presets.map(({ players }) => players))];
  return (
    <form ref={form} class="next-match" onSubmit={once(play)}>
      {rules !== undefined && (
        <>
          <button
            type="button"
            class="house-chip"
            data-action="change"
            aria-expanded={formOpen.value}
            onClick={() => {
              formOpen.value = !formOpen.peek();
            }}
          >
            <small>{t("rules")}</small>
            <b>{houseName(rules.title)}</b> <span>▾</span>
            <small>{houseAbout(rules)}</small>
          </button>
          <div class="chips">
            {rules.menu.some(({ key }) => key === "length") ? (
              <span class="chip">{lengthIn(rules, choice)}</span>
            ) : (
              <LengthPick rules={rules} value={choice.length} pick={(length) => set({ length })} />
            )}
            {seats.length > 1 && (
              <Pick
                legend={t("players")}
                name="players"
                options={seats.map((count) => [`${count}`, `${count}`])}
                value={`${rules.players}`}
                pick={(players) => rule(seating(page, rules, Number(players)))}
              />
            )}
            <button type="button" class="chip" data-action="opponents" onClick={() => unfold("opponent-0")}>
              {opponentWords(page, choice)} ▾
            </button>
            <button
              type="button"
              class="chip"
              data-action="name"
              title={t("your-name")}
              onClick={() => unfold("name")}
            >
              {name === UNNAMED ? t("you") : t("you-named", { name })} ▾
            </button>
          </div>
        </>
      )}
      {formOpen.value && (
        <MatchForm page={page} choice={choice} rules={rules} set={set} rule={rule} forget={forget} />
      )}
      <div class="play-ways">
        <button
          type="submit"
          class={`action play ${second ? "" : "main"}`}
          data-action="play"
          disabled={busy.value}
        >
          {t(second ? "play-new" : "play")}
        </button>
        {!formOpen.value && (
          <a class={isNew ? "action" : "quiet"} href={hrefOf({ page: "learn" })} data-action="learn">
            <b>{t("never-played")}</b> <small>{t("never-played-about")}</small>
          </a>
        )}
        {isNew && !formOpen.value && (
          <button
            type="button"
            class="action"
            data-action="first-match"
            disabled={busy.value}
            onClick={once(first)}
          >
            <b>{t("first-match")}</b>
            <small>{t("first-match-about")}</small>
          </button>
        )}
      </div>
    </form>
  );
}
