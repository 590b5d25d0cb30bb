import { route } from "./route.ts";
import { StartPage } from "./StartPage.tsx";
import { TablePage } from "./TablePage.tsx";

/** The page's outermost part. */
export function App() {
  const here = route.value;
  return here.page === "match" ? <TablePage key={here.id} matchId={here.id} /> : <StartPage />;
}
