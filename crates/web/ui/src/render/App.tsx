import { ReplayPage } from "./ReplayPage.tsx";
import { RulesPage } from "./RulesPage.tsx";
import { route } from "./route.ts";
import { SettingsSheet } from "./SettingsSheet.tsx";
import { StartPage } from "./StartPage.tsx";
import { TablePage } from "./TablePage.tsx";

/** The page's outermost part. */
export function App() {
  return (
    <>
      <Page />
      <SettingsSheet />
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
