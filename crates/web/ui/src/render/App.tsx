import type { ComponentType } from "preact";
import { banned, nameAsked } from "../state/visitor.ts";
import { withTexts } from "../texts/texts.ts";
import { isDrill } from "./drills/words.ts";
import { later } from "./later.tsx";
import { Question } from "./parts/Question.tsx";
import { route } from "./route.ts";
import { SettingsSheet } from "./settings/SettingsSheet.tsx";
import { StartPage } from "./start/StartPage.tsx";
import { TablePage } from "./table/TablePage.tsx";

const AdminPage = later(async () => {
  const [{ AdminPage }] = await Promise.all([import("./admin/AdminPage.tsx"), withTexts("admin")]);
  return AdminPage;
});
const CareerPage = later(async () => {
  const [{ CareerPage }] = await Promise.all([import("./career/CareerPage.tsx"), withTexts("career")]);
  return CareerPage;
});
const CeremonyPage = later(async () => {
  const [{ CeremonyPage }] = await Promise.all([
    import("./ceremony/CeremonyPage.tsx"),
    withTexts("ceremony"),
  ]);
  return CeremonyPage;
});
const PracticePage = later(async () => {
  const [{ PracticePage }] = await Promise.all([
    import("./practice/PracticePage.tsx"),
    withTexts("practice"),
  ]);
  return PracticePage;
});
/** A page with the words of the rooms for friends. */
const friendsPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  later(async () => {
    const [Page] = await Promise.all([load(), withTexts("friends")]);
    return Page;
  });
const FriendsPage = friendsPart(async () => (await import("./friends/FriendsPage.tsx")).FriendsPage);
const RoomPage = friendsPart(async () => (await import("./friends/RoomPage.tsx")).RoomPage);
const YouPage = friendsPart(async () => (await import("./you/YouPage.tsx")).YouPage);
const PasswordPage = friendsPart(async () => (await import("./you/PasswordPage.tsx")).PasswordPage);
const DevicePage = friendsPart(async () => (await import("./you/DevicePage.tsx")).DevicePage);
const BannedPage = friendsPart(async () => (await import("./friends/BannedPage.tsx")).BannedPage);
const SignInPage = friendsPart(async () => (await import("./friends/SignInPage.tsx")).SignInPage);
const ReplayPage = friendsPart(async () => (await import("./replay/ReplayPage.tsx")).ReplayPage);
const WatchPage = friendsPart(async () => (await import("./watch/WatchPage.tsx")).WatchPage);
const LearnPage = later(async () => {
  const [{ LearnPage }] = await Promise.all([import("./lessons/LearnPage.tsx"), withTexts("lessons")]);
  return LearnPage;
});
/** A page of the drills, with the words of what explains its answers. */
const drillPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  later(async () => {
    const [Page] = await Promise.all([load(), withTexts("drills", "score", "advice")]);
    return Page;
  });
const DrillsPage = drillPart(async () => (await import("./drills/DrillsPage.tsx")).DrillsPage);
const DrillPage = drillPart(async () => (await import("./drills/DrillPage.tsx")).DrillPage);
const DailyPage = drillPart(async () => (await import("./drills/DailyPage.tsx")).DailyPage);
const FairWallPage = later(async () => {
  const [{ FairWallPage }] = await Promise.all([
    import("./fairWall/FairWallPage.tsx"),
    withTexts("fairWall"),
  ]);
  return FairWallPage;
});
const HelpPage = later(async () => {
  const [{ HelpPage }] = await Promise.all([import("./help/HelpPage.tsx"), withTexts("help")]);
  return HelpPage;
});
const LessonPage = later(async () => {
  const [{ LessonPage }] = await Promise.all([import("./lessons/LessonPage.tsx"), withTexts("lessons")]);
  return LessonPage;
});
const RulesPage = later(async () => (await import("./rules/RulesPage.tsx")).RulesPage);
const ScorePage = later(async () => {
  const [{ ScorePage }] = await Promise.all([import("./score/ScorePage.tsx"), withTexts("score")]);
  return ScorePage;
});
const StatisticsPage = later(async () => {
  const page = import("./statistics/StatisticsPage.tsx");
  const [{ StatisticsPage }] = await Promise.all([page, withTexts("statistics")]);
  return StatisticsPage;
});

/** The root of the page. */
export function App() {
  return (
    <>
      <Page />
      <SettingsSheet />
      <Question />
    </>
  );
}

function Page() {
  const here = route.value;
  if (banned.value !== null) return <BannedPage ban={banned.value} />;
  if (here.page === "device") return <DevicePage key={here.code} code={here.code} />;
  if (here.page === "sign-in") return <PasswordPage />;
  if (nameAsked.value) return <SignInPage />;
  switch (here.page) {
    case "match":
      return <TablePage key={here.id} matchId={here.id} />;
    case "watch":
      return <WatchPage key={here.id} matchId={here.id} />;
    case "replay":
      return <ReplayPage key={`${here.id}/${here.round}`} matchId={here.id} round={here.round ?? null} />;
    case "fair-wall":
      return <FairWallPage key={here.id} matchId={here.id} />;
    case "rules":
      return <RulesPage key={here.name} name={here.name} />;
    case "career":
      return <CareerPage room={here.room} />;
    case "statistics":
      return <StatisticsPage hands={here.hands} query={here.query} />;
    case "ceremony":
      return <CeremonyPage />;
    case "score":
      return <ScorePage query={here.query} />;
    case "practice":
      return <PracticePage />;
    case "friends":
      return <FriendsPage />;
    case "room":
      return <RoomPage key={here.id} id={here.id} />;
    case "you":
      return <YouPage />;
    case "admin":
      return <AdminPage />;
    case "learn":
      if (here.lesson === undefined) return <LearnPage />;
      return <LessonPage key={here.lesson} lesson={here.lesson} />;
    case "drills": {
      const { drill, skill } = here;
      if (drill === undefined || !isDrill(drill)) return <DrillsPage />;
      return <DrillPage key={`${drill}/${skill}`} drill={drill} skill={skill ?? null} />;
    }
    case "daily":
      return <DailyPage />;
    case "help":
      return <HelpPage topic={here.topic} at={here.at} query={here.query} />;
    case "start":
      return <StartPage />;
  }
}
