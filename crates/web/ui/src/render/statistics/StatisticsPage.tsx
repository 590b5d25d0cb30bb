import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Level } from "../../state/levels.ts";
import { DISPLAY } from "../../state/plainDisplay.ts";
import { askedOf, ENOUGH, filtersOf } from "../../state/statistics.ts";
import { t } from "../../texts/texts.ts";
import { fetchStatistics, type StatisticsPage as Page } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { HouseDisplay } from "../parts/display.ts";
import { FirstCard } from "../parts/FirstCard.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { hrefOf } from "../route.ts";
import { Against } from "./Against.tsx";
import { AsTable } from "./AsTable.tsx";
import { Book } from "./Book.tsx";
import { Filtered } from "./Figure.tsx";
import { Filters } from "./Filters.tsx";
import { HandList } from "./HandList.tsx";
import { Mend } from "./Mend.tsx";
import { OverTime } from "./OverTime.tsx";
import { Places } from "./Places.tsx";
import { Style } from "./Style.tsx";
import { Turns, Waits } from "./Waits.tsx";
import { Yaku } from "./Yaku.tsx";
import "../../style/page.css";
import "../../style/statistics.css";

interface StatisticsPageProps {
  readonly page: "statistics" | "hands";
  readonly query?: string | undefined;
}

export function StatisticsPage({ page, query = "" }: StatisticsPageProps) {
  return (
    <HouseDisplay.Provider value={DISPLAY}>
      <Filtered.Provider value={filtersOf(query)}>
        <main class="start statistics">
          <PageHead title={t("door-statistics")} />
          {page === "hands" ? <HandList key={query} query={query} /> : <AllFigures query={query} />}
        </main>
      </Filtered.Provider>
    </HouseDisplay.Provider>
  );
}

function AllFigures({ query }: { query: string }) {
  const page = useSignal<Page | null>(null);
  const failure = useSignal<string | null>(null);
  const asked = useRef(0);
  const load = () => {
    const nth = ++asked.current;
    return attempt(failure, async () => {
      const answer = await fetchStatistics(askedOf(query));
      // Only the last answer counts.
      if (nth === asked.current) page.value = answer;
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each query
  useEffect(() => {
    void load();
  }, [query]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: until all matches are read
  useEffect(() => {
    if (page.value !== null && page.value.pending > 0) void load();
  }, [page.value]);
  const filters = filtersOf(query);
  return (
    <>
      <Trouble why={failure.value} again={() => void load()} />
      {page.value !== null && <Figures page={page.value} filters={filters} />}
    </>
  );
}

function Figures({ page, filters }: { page: Page; filters: ReturnType<typeof filtersOf> }) {
  const level = useSignal<Level>("normal");
  const { matches, pending, damaged, groups } = page;
  const filtered = Object.keys(filters).length > 0;
  if (matches === 0 && pending === 0 && !filtered) return <Nothing damaged={damaged} />;
  const of = (key: string) => groups.find((group) => group.key === key);
  return (
    <div class="pictures">
      <Filters filters={filters} page={page} />
      {damaged > 0 && <p class="about">{t("damaged-matches", { count: damaged })}</p>}
      {matches === 0 ? (
        <p class="card" role="status">
          {t("no-match-fits")}
        </p>
      ) : (
        <>
          <Places page={page} />
          {matches >= ENOUGH && (
            <>
              <Mend page={page} level={level.value} />
              <Style page={page} level={level.value} />
              <OverTime points={page.over_time} />
              <Against
                page={page}
                level={level.value}
                choose={(chosen) => {
                  level.value = chosen;
                }}
              />
            </>
          )}
          <Book page={page} />
          {matches >= ENOUGH && (
            <>
              <Waits wins={of("wait")} dealIns={of("dealt_into")} />
              <Turns group={of("turn")} />
              <Yaku group={of("yaku")} />
            </>
          )}
          <AsTable page={page} />
        </>
      )}
    </div>
  );
}

function Nothing({ damaged }: { damaged: number }) {
  return (
    <FirstCard
      title={t("nothing-played")}
      picture={[
        ["2m", "3m", "4m"],
        ["5p", "0p"],
        ["6s", "7s", "8s"],
      ]}
      data-testid="nothing-played"
    >
      <p>{t("nothing-played-about")}</p>
      {damaged > 0 && <p class="about">{t("damaged-matches", { count: damaged })}</p>}
      <a class="action main" href={hrefOf({ page: "start" })} data-action="play-now">
        {t("play")}
      </a>
    </FirstCard>
  );
}
