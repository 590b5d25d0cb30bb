import { useEffect } from "preact/hooks";
import { own, playing } from "../../state/career.ts";
import { t } from "../../texts/texts.ts";
import {
  type CareerCharacter,
  type CareerCommand,
  createCareerMatch,
  fetchCareer,
  type NewCareerMatch,
  orderInCareer,
  type CareerPage as Page,
} from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { useFetched } from "../parts/useFetched.ts";
import { goTo } from "../route.ts";
import { Achievements } from "./Achievements.tsx";
import { Characters } from "./Characters.tsx";
import { Club } from "./Club.tsx";
import { Ladder } from "./Ladder.tsx";
import { News } from "./News.tsx";
import { Parlour } from "./Parlour.tsx";
import { ProfileFile } from "./ProfileFile.tsx";
import "../../style/page.css";
import "../../style/start.css";
import "../../style/career.css";
import "../../style/ladder.css";

/** In milliseconds: others may have played. */
const LOOK_AGAIN = 1000;

/** Who has no character yet sees the rooms, and does nothing in them. */
export interface RoomProps extends Doing {
  readonly page: Page;
  readonly me: CareerCharacter | undefined;
}

export interface Doing {
  /** Resolves to whether the server allowed it. */
  readonly does: (command: CareerCommand) => Promise<boolean>;
  readonly begins: (match: NewCareerMatch) => Promise<void>;
}

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

export function CareerPage({ page: section }: { page: CareerSection }) {
  const { page, failure, load, tries, shows } = useCareer();
  return (
    <main class="start career">
      <PageHead title={t(`door-${section}`)} />
      <Trouble why={failure} again={page === null ? () => void load() : undefined} />
      {page !== null && <Inside section={section} page={page} tries={tries} shows={shows} />}
      {section === "achievements" && <ProfileFile isWhole={page !== null} shows={shows} />}
    </main>
  );
}

export type CareerSection = "parlour" | "ladder" | "club" | "achievements";

interface InsideProps {
  readonly section: CareerSection;
  readonly page: Page;
  readonly tries: (action: () => Promise<void>) => Promise<boolean>;
  /** Shows the career that an action leads to; resolves to whether the server allowed it. */
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
  const Room = section === "parlour" ? Parlour : Ladder;
  return (
    <>
      <Characters page={page} me={me} {...doing} />
      <News page={page} section={section} character={me?.character} />
      <Room page={page} me={me} {...doing} />
    </>
  );
}
