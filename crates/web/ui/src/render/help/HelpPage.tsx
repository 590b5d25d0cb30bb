import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { isTopic } from "../../state/help/topics.ts";
import { DISPLAY } from "../../state/plainDisplay.ts";
import { t } from "../../texts/texts.ts";
import {
  type Catalogue,
  fetchCatalogue,
  fetchHelp,
  type HelpBook,
  type HelpQuery,
} from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { HouseDisplay } from "../parts/display.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { useWords } from "../parts/useWords.ts";
import { stayAt } from "../route.ts";
import { Contents, Menu } from "./Contents.tsx";
import { Found } from "./Found.tsx";
import { InHelp } from "./HelpContext.ts";
import { SearchBar } from "./SearchBar.tsx";
import { Sheet } from "./Sheet.tsx";
import { TopicPage } from "./TopicPage.tsx";
import "../../style/page.css";
import "../../style/help.css";

interface HelpPageProps {
  /** Without one, the contents. */
  readonly topic?: string | undefined;
  readonly at?: string | undefined;
  readonly query?: string | undefined;
}

/** Articles, tables made from the rules of a house, and a search. */
export function HelpPage({ topic, at, query = "" }: HelpPageProps) {
  const asked = new URLSearchParams(query);
  const sought = asked.get("find") ?? "";
  asked.delete("find");
  const kept = asked.toString();
  const { book, catalogue, failure, load } = useLibraryOf(kept);
  useWords(book.value?.display.words);
  const seek = (words: string) => {
    const next = new URLSearchParams(kept);
    if (words !== "") next.set("find", words);
    stayAt({ page: "help", topic, at, query: next.toString() });
  };
  const page = useRef<HTMLElement>(null);
  usePlace(page, `${topic} ${at}`, at, book.value !== null);
  return (
    <HouseDisplay.Provider value={book.value?.display ?? DISPLAY}>
      <main ref={page} class="start help-page" data-testid="help-page">
        <PageHead title={t("door-help")} />
        <Trouble why={failure.value} again={() => void load()} />
        {book.value !== null && catalogue.value !== null && (
          <InHelp.Provider value={{ book: book.value, catalogue: catalogue.value, query: kept }}>
            <SearchBar sought={sought} seek={seek} />
            <div class={topic === undefined ? "help-body whole" : "help-body"}>
              {topic !== undefined && <Menu topic={topic} />}
              {sought.trim() !== "" ? <Found sought={sought} /> : <Shown topic={topic} />}
            </div>
          </InHelp.Provider>
        )}
      </main>
    </HouseDisplay.Provider>
  );
}

function Shown({ topic }: { topic: string | undefined }) {
  if (topic === undefined) return <Contents />;
  if (topic === "sheet") return <Sheet />;
  if (isTopic(topic)) return <TopicPage key={topic} topic={topic} />;
  return (
    <section class="card">
      <p>{t("help-no-topic")}</p>
    </section>
  );
}

function useLibraryOf(query: string) {
  const book = useSignal<HelpBook | null>(null);
  const catalogue = useSignal<Catalogue | null>(null);
  const failure = useSignal<string | null>(null);
  const last = useRef("");
  const load = () => {
    last.current = query;
    return attempt(failure, async () => {
      const [help, all] = await Promise.all([fetchHelp(helpOf(query)), catalogue.value ?? fetchCatalogue()]);
      // Only the last question counts.
      if (last.current !== query) return;
      book.value = help;
      catalogue.value = all;
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each query
  useEffect(() => {
    void load();
  }, [query]);
  return { book, catalogue, failure, load };
}

function helpOf(query: string): HelpQuery {
  const asked = new URLSearchParams(query);
  const match = asked.get("match");
  const rules = asked.get("rules");
  return match !== null ? { match } : rules !== null ? { rules } : {};
}

/** Scrolls to the place of the address, or to the top of another topic. */
function usePlace(
  page: { current: HTMLElement | null },
  address: string,
  at: string | undefined,
  there: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useLayoutEffect(() => {
    if (!there) return;
    const place = at === undefined ? null : page.current?.querySelector(`#at-${at}`);
    if (place instanceof HTMLElement) {
      place.scrollIntoView();
      place.focus({ preventScroll: true });
    } else scrollTo({ top: 0 });
  }, [address, there]);
}
