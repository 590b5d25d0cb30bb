import { useSignal } from "@preact/signals";
import { matchWords } from "../../state/newMatch.ts";
import { t } from "../../texts/texts.ts";
import type { NewMatch, StartPage } from "../../wire/generated/wire.ts";

interface BeginProps {
  readonly page: StartPage;
  readonly choice: NewMatch;
  readonly play: () => Promise<void>;
  readonly first: () => Promise<void>;
}

/** The buttons that start a match at once: the next one as it was chosen last, or a first one. */
export function Begin({ page, choice, play, first }: BeginProps) {
  const busy = useSignal(false);
  const once = (start: () => Promise<void>) => async () => {
    busy.value = true;
    await start();
    busy.value = false;
  };
  const isNew = page.finished.matches.length + page.finished.damaged.length === 0;
  // One thing is the main one: an unfinished match, for somebody new the first match, else the next.
  const isMain = page.open.matches.length === 0;
  const playButton = (
    <button
      type="button"
      class={`action begin-button ${isMain && !isNew ? "main" : ""}`}
      data-action="play"
      disabled={busy.value}
      onClick={once(play)}
    >
      <b>{t("play")}</b>
      <span>{matchWords(page, choice).join(" · ")}</span>
    </button>
  );
  const firstButton = (look: string) => (
    <button type="button" class={look} data-action="first-match" disabled={busy.value} onClick={once(first)}>
      <b>{t("first-match")}</b>
      <span>{t("first-match-about")}</span>
    </button>
  );
  return isNew ? (
    <section class="begin begin-new">
      {firstButton(`action begin-button ${isMain ? "main" : ""}`)}
      {playButton}
    </section>
  ) : (
    <section class="begin">
      {playButton}
      {firstButton("quiet begin-first")}
    </section>
  );
}
