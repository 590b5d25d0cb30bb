import { useEffect } from "preact/hooks";
import { own, playing } from "../../state/career.ts";
import {
  type CareerCommand,
  createCareerMatch,
  fetchCareer,
  type NewCareerMatch,
  orderInCareer,
  type CareerPage as Page,
} from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { Trouble } from "../parts/Trouble.tsx";
import { useFetched } from "../parts/useFetched.ts";
import { goTo } from "../route.ts";
import { Achievements } from "./Achievements.tsx";
import { Characters, NewCharacter } from "./Characters.tsx";
import { Club } from "./Club.tsx";
import { Ladder } from "./Ladder.tsx";
import { News } from "./News.tsx";
import { Parlour } from "./Parlour.tsx";
import { ProfileFile } from "./ProfileFile.tsx";
import { type CareerSection, SectionHead } from "./SectionHead.tsx";
import "../../style/page.css";
import "../../style/start.css";
import "../../style/career.css";
import "../../style/parlour.css";
import "../../style/ladder.css";

/** How often the page looks whether others have played, in milliseconds. */
const LOOK_AGAIN = 1000;

/** What the pages of a career can do. */
export interface Doing {
  /** Does something between matches, and says whether it was done. */
  readonly does: (command: CareerCommand) => Promise<boolean>;
  readonly begins: (match: NewCareerMatch) => Promise<void>;
}

/** The career as the server has it, and what changes it. */
function useCareer() {
  const { value: page, failure, load } = useFetched(fetchCareer);
  const due = page.value?.due ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each answer
  useEffect(() => {
    if (due === 0) return;
    const timer = setTimeout(load, LOOK_AGAIN);
    return () => clearTimeout(timer);
  }, [page.value]);
  const tries = async (action: () => Promise<void>) => {
    await attempt(failure, action);
    if (failure.value !== null) scrollTo({ top: 0 });
    return failure.value === null;
  };
  const shows = (action: () => Promise<Page>) =>
    tries(async () => {
      page.value = await action();
    });
  return { page: page.value, failure: failure.value, load, tries, shows };
}

/** The parlour, the ladder, the club, or the achievements. */
export function CareerPage({ page: section }: { page: CareerSection }) {
  const { page, failure, load, tries, shows } = useCareer();
  return (
    <main class="start career">
      <SectionHead section={section} />
      <Trouble why={failure} again={page === null ? () => void load() : undefined} />
      {page !== null && <Inside section={section} page={page} tries={tries} shows={shows} />}
      {section === "achievements" && <ProfileFile isWhole={page !== null} shows={shows} />}
    </main>
  );
}

interface InsideProps {
  readonly section: CareerSection;
  readonly page: Page;
  /** Does what the server may refuse, and says whether it was done. */
  readonly tries: (action: () => Promise<void>) => Promise<boolean>;
  /** The same with something that leads to another career, which is then shown. */
  readonly shows: (action: () => Promise<Page>) => Promise<boolean>;
}

function Inside({ section, page, tries, shows }: InsideProps) {
  const doing: Doing = {
    does: (command) => shows(() => orderInCareer(command)),
    begins: async (match) => {
      await tries(async () => {
        const { match_id } = await createCareerMatch(match);
        goTo({ page: "match", id: match_id });
      });
    },
  };
  if (section === "achievements") return <Achievements page={page} />;
  if (section === "club") return <Club page={page} {...doing} />;
  const me = own(page, playing.value);
  if (me === undefined) return <NewCharacter page={page} {...doing} />;
  return (
    <>
      <Characters page={page} me={me} {...doing} />
      <News page={page} section={section} character={me.character} />
      {section === "parlour" ? (
        <Parlour page={page} me={me} {...doing} />
      ) : (
        <Ladder page={page} me={me} {...doing} />
      )}
    </>
  );
}
