import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { draftOf } from "../../state/drafts.ts";
import { Editor } from "../../state/editor.ts";
import { openHouse } from "../../state/house.ts";
import { formOpen } from "../../state/newMatch.ts";
import { type Catalogue, fetchCatalogue, type HouseDraft } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { goBack } from "../route.ts";
import { HouseEditor } from "./HouseEditor.tsx";
import "../../style/page.css";
import "../../style/rules.css";
import { t } from "../../texts/texts.ts";

export function RulesPage({ name }: { name: string }) {
  const catalogue = useSignal<Catalogue | null>(null);
  const editor = useSignal<Editor | null>(null);
  const failure = useSignal<string | null>(null);
  const open = (house: HouseDraft | null) => {
    const base = catalogue.value?.presets.find(({ name }) => name === house?.base);
    if (catalogue.value === null || house === null || base === undefined)
      failure.value = t("no-such-rules", { name });
    else editor.value = new Editor(catalogue.value, base, house);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each name
  useEffect(() => {
    // A user who looks at rules is choosing those of the next match.
    formOpen.value = true;
    void attempt(failure, async () => {
      catalogue.value = await fetchCatalogue();
      const kept = openHouse(catalogue.value, name);
      open(kept === null ? null : (draftOf(name).peek() ?? kept));
    });
  }, [name]);
  return (
    <main class="start rules-page">
      <PageHead title={t("house-rules")} back={goBack} />
      {editor.value === null && <Trouble why={failure.value} />}
      {editor.value !== null && (
        <HouseEditor key={editor.value} editor={editor.value} from={name} reopen={open} failure={failure} />
      )}
    </main>
  );
}
