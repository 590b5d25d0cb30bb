import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { RequestError } from "../../api/http.ts";
import type { Session } from "../../api/session.ts";
import { t, withTexts } from "../../texts/texts.ts";
import { fetchHelp, fetchReach, type HelpBook } from "../../wire/generated/wire.ts";
import { useEscape } from "../input/useEscape.ts";
import { attempt } from "../parts/attempt.ts";
import { Trouble } from "../parts/Trouble.tsx";
import { WindowGrip } from "../parts/WindowGrip.tsx";
import "../../style/yakuCard.css";

interface YakuCardProps {
  readonly session: Session;
  readonly match: string;
  readonly close: () => void;
}

interface Loaded {
  readonly book: HelpBook;
  readonly List: ComponentType<{ readonly book: HelpBook; readonly near: ReadonlySet<string> }>;
}

/** The yaku within reach: those of the last hand until the next are there. */
function useReach(session: Session, match: string): ReadonlySet<string> {
  const near = useSignal<ReadonlySet<string>>(new Set());
  const own = session.model.value.view?.own;
  const held = JSON.stringify([own?.concealed, own?.drawn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each hand anew
  useEffect(() => {
    let left = false;
    const fetch = async () => {
      try {
        const { yaku } = await fetchReach(match);
        if (!left) near.value = new Set(yaku);
      } catch (error) {
        // The table reports the error itself.
        if (!(error instanceof RequestError)) throw error;
      }
    };
    void fetch();
    return () => {
      left = true;
    };
  }, [match, held]);
  return near.value;
}

/** The yaku within reach first. It lies beside the match: every key and button of the table stays in use. */
export function YakuCard({ session, match, close }: YakuCardProps) {
  const near = useReach(session, match);
  const loaded = useSignal<Loaded | null>(null);
  const failure = useSignal<string | null>(null);
  useEscape(true, close);
  const load = () =>
    attempt(failure, async () => {
      const [book, { CardList }] = await Promise.all([
        fetchHelp({ match }),
        import("../help/CardList.tsx"),
        withTexts("help"),
      ]);
      loaded.value = { book, List: CardList };
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void load();
  }, []);
  return (
    <dialog open class="sheet yaku-card" aria-label={t("card-title")} data-testid="yaku-card">
      <header class="sheet-head">
        <h2>{t("card")}</h2>
        <button type="button" class="quiet" data-action="close-card" onClick={close}>
          {t("close")} <kbd>Y</kbd>
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it */}
      <div class="sheet-body" tabIndex={0}>
        <Trouble why={failure.value} again={() => void load()} />
        {loaded.value !== null && <loaded.value.List book={loaded.value.book} near={near} />}
      </div>
      <WindowGrip />
    </dialog>
  );
}
