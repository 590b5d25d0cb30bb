import type { ComponentType } from "preact";
import { banned, nameAsked } from "../state/visitor.ts";
import { withTexts } from "../texts/texts.ts";
import { later } from "./later.tsx";
import { type AtHand, PAGES, type PageName } from "./pages.ts";
import { Question } from "./parts/Question.tsx";
import { type Route, route } from "./route.ts";
import { SettingsSheet } from "./settings/SettingsSheet.tsx";
import { StartPage } from "./start/StartPage.tsx";
import { TablePage } from "./table/TablePage.tsx";

const BannedPage = later(async () => {
  const [{ BannedPage }] = await Promise.all([import("./friends/BannedPage.tsx"), withTexts("friends")]);
  return BannedPage;
});
const SignInPage = later(async () => {
  const [{ SignInPage }] = await Promise.all([import("./friends/SignInPage.tsx"), withTexts("friends")]);
  return SignInPage;
});

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
  const { nameless = false, stays = false } = PAGES[here.page];
  if (banned.value !== null) return <BannedPage ban={banned.value} />;
  if (nameAsked.value && !nameless) return <SignInPage />;
  const Shown = componentOf(here.page);
  const { page: _, query: __, ...parts }: Route & { readonly query?: string | undefined } = here;
  return <Shown key={stays ? "" : Object.values(parts).join("/")} {...here} />;
}

type Shown = ComponentType<Route>;
const AT_HAND = { start: StartPage, match: TablePage } as Readonly<Record<AtHand, ComponentType<never>>>;
const shown = new Map<unknown, Shown>();

function componentOf(page: PageName): Shown {
  if (page === "start" || page === "match") return AT_HAND[page] as Shown;
  const { load, texts = [] } = PAGES[page];
  const known = shown.get(load);
  if (known !== undefined) return known;
  const made = later(async () => {
    const [Page] = await Promise.all([load(), withTexts(...texts)]);
    return Page as Shown;
  });
  shown.set(load, made);
  return made;
}
