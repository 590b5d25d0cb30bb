import { t } from "../../texts/texts.ts";
import { FirstCard } from "../parts/FirstCard.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { TilePicture } from "../parts/TilePicture.tsx";
import { hrefOf } from "../route.ts";
import { DOORS } from "./Doors.tsx";
import "../../style/page.css";

export function NotFoundPage() {
  return (
    <main class="start">
      <PageHead title={t("nowhere")} />
      <FirstCard title={t("nowhere-about")} picture={[["back", "5z", "back"]]}>
        <a class="action main" href={hrefOf({ page: "start" })}>
          {t("home")}
        </a>
      </FirstCard>
      <ul class="cards">
        {(["learn", "friends", "career", "records"] as const).map((door) => {
          const [tile, page] = DOORS[door];
          return (
            <li key={door}>
              <a class="card" href={hrefOf({ page })}>
                <TilePicture groups={[[tile]]} />
                <b>{t(`home-${door}`)}</b>
                <small>{t(`home-${door}-about`)}</small>
              </a>
            </li>
          );
        })}
      </ul>
    </main>
  );
}
