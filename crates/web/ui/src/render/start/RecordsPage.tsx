import { t } from "../../texts/texts.ts";
import { fetchStart } from "../../wire/generated/wire.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { useFetched } from "../parts/useFetched.ts";
import { FinishedMatches } from "./FinishedMatches.tsx";
import "../../style/page.css";
import "../../style/matches.css";

export function RecordsPage() {
  const { value: page, failure, load } = useFetched(fetchStart);
  return (
    <main class="start">
      <PageHead title={t("tab-matches")} />
      <Trouble why={failure.value} again={() => void load()} />
      {page.value !== null && <FinishedMatches page={page.value} />}
    </main>
  );
}
