import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { createMatch, fetchStart } from "../../api/http.ts";
import { deleteHouse } from "../../api/rules.ts";
import type { NewMatch, StartPage as Page } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { Tile } from "../parts/Tile.tsx";
import { goTo, hrefOf } from "../route.ts";
import { SettingsButton } from "../settings/SettingsSheet.tsx";
import { FinishedMatches, OpenMatches } from "./MatchList.tsx";
import { NewMatchForm } from "./NewMatchForm.tsx";
import "../../style/page.css";
import "../../style/start.css";
import { t } from "../../texts/texts.ts";

/** The start page: a new match, unfinished and finished ones. */
export function StartPage() {
  const page = useSignal<Page | null>(null);
  const failure = useSignal<string | null>(null);
  const load = () =>
    attempt(failure, async () => {
      page.value = await fetchStart();
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void load();
  }, []);
  const start = (match: NewMatch) =>
    attempt(failure, async () => {
      const { match_id } = await createMatch(match);
      goTo({ page: "match", id: match_id });
    });
  const forget = (house: string) =>
    attempt(failure, async () => {
      await deleteHouse(house);
      page.value = await fetchStart();
    });
  return (
    <main class="start">
      <header class="start-head">
        <span class="start-tiles" aria-hidden="true">
          <Tile face="5z" />
          <Tile face="6z" />
          <Tile face="7z" />
        </span>
        <div>
          <h1>
            Jantaku <span lang="ja">雀卓</span>
          </h1>
          <p>{t("tagline")}</p>
        </div>
        <SettingsButton />
      </header>
      {failure.value !== null && (
        <p class="start-failure" role="alert">
          {failure.value}{" "}
          {page.value === null && (
            <button type="button" class="quiet" onClick={load}>
              {t("try-again")}
            </button>
          )}
        </p>
      )}
      {page.value !== null && (
        <>
          <OpenMatches page={page.value.open} />
          <NewMatchForm page={page.value} start={start} forget={forget} />
          <FinishedMatches page={page.value.finished} />
          <p class="start-more">
            <a class="quiet" href={hrefOf({ page: "replay", id: null })} data-action="open-record">
              {t("open-record")}
            </a>
          </p>
        </>
      )}
    </main>
  );
}
