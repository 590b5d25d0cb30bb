import { Question } from "./parts/Question.tsx";
import { ReplayPage } from "./replay/ReplayPage.tsx";
import { route } from "./route.ts";
import { RulesPage } from "./rules/RulesPage.tsx";
import { SettingsSheet } from "./settings/SettingsSheet.tsx";
import { StartPage } from "./start/StartPage.tsx";
import { TablePage } from "./table/TablePage.tsx";

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
  switch (here.page) {
    case "match":
      return <TablePage key={here.id} matchId={here.id} />;
    case "replay":
      return <ReplayPage key={here.id} matchId={here.id} />;
    case "rules":
      return <RulesPage key={here.name} name={here.name} />;
    case "start":
      return <StartPage />;
  }
}
