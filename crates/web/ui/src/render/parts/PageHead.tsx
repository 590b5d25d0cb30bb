import { t } from "../../texts/texts.ts";
import { type Family, PAGES, type PageName } from "../pages.ts";
import { hrefOf, type Route, route } from "../route.ts";
import { SettingsButton } from "../settings/SettingsSheet.tsx";
import { useTitle } from "./useTitle.ts";
import { YouLink } from "./YouLink.tsx";

interface PageHeadProps {
  readonly title: string;
  /** In place of the link to the page above or home. */
  readonly back?: () => void;
}

/** The bar of every page but home and the table. Where it leads, and its tabs, are in {@link PAGES}. */
export function PageHead({ title, back }: PageHeadProps) {
  useTitle(title);
  const here = route.value.page;
  const { tab, under = "start" } = PAGES[here];
  return (
    <header class="start-head">
      <Back under={under} back={back} />
      <h1>{tab === undefined ? title : t(`home-${tab[0]}`)}</h1>
      {tab !== undefined && <Tabs family={tab[0]} here={here} />}
      <HeadTools />
    </header>
  );
}

function Back({ under, back }: { under: PageName; back: PageHeadProps["back"] }) {
  const home = under === "start" && back === undefined;
  const label = t(home ? "home" : "button-back");
  const way = { class: "quiet", title: label, "aria-label": label, "data-action": home ? "home" : "back" };
  return back === undefined ? (
    <a {...way} href={hrefOf({ page: under } as Route)}>
      ←
    </a>
  ) : (
    <button {...way} type="button" onClick={back}>
      ←
    </button>
  );
}

function Tabs({ family, here }: { family: Family; here: PageName }) {
  const tabs = Object.entries(PAGES).filter(([, { tab }]) => tab?.[0] === family);
  return (
    <nav ref={intoSight} class="tabs" aria-label={t(`home-${family}`)}>
      {tabs.map(([page, { tab }]) => (
        <a key={page} href={hrefOf({ page } as Route)} aria-current={page === here ? "page" : undefined}>
          {tab && t(tab[1])}
        </a>
      ))}
    </nav>
  );
}

/** On a phone the tabs are wider than the page. */
function intoSight(tabs: HTMLElement | null): void {
  const here = tabs?.querySelector<HTMLElement>("[aria-current]");
  if (tabs && here) tabs.scrollLeft = here.offsetLeft - (tabs.clientWidth - here.offsetWidth) / 2;
}

/** At the end of every bar. */
export function HeadTools() {
  const help = t("door-help");
  return (
    <div class="head-tools">
      <YouLink />
      <a class="quiet" href={hrefOf({ page: "help" })} data-action="help" title={help} aria-label={help}>
        ?
      </a>
      <SettingsButton />
    </div>
  );
}
