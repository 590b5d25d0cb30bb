import { t } from "../../texts/texts.ts";
import { fetchStart, type StartPage } from "../../wire/generated/wire.ts";
import { FirstCard } from "../parts/FirstCard.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { useFetched } from "../parts/useFetched.ts";
import { hrefOf } from "../route.ts";
import { FinishedMatches } from "./FinishedMatches.tsx";
import "../../style/page.css";
import "../../style/matches.css";

export function RecordsPage() {
  const { value: page, failure, load } = useFetched(fetchStart);
  return (
    <main class="start">
      <PageHead title={t("tab-matches")} />
      <Trouble why={failure.value} again={() => void load()} />
      {page.value !== null && <Records page={page.value} />}
    </main>
  );
}

function Records({ page }: { page: StartPage }) {
  const { matches, damaged } = page.finished;
  return matches.length + damaged.length === 0 ? <NoRecords /> : <FinishedMatches page={page} />;
}

function NoRecords() {
  return (
    <FirstCard title={t("nothing-played")} picture={[["1z", "2z", "3z", "4z"]]}>
      <a class="action main" href={hrefOf({ page: "start" })}>
        {t("play")}
      </a>
    </FirstCard>
  );
}
