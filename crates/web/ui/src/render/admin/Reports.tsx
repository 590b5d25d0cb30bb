import { t } from "../../texts/texts.ts";
import { fetchReports } from "../../wire/generated/wire.ts";
import { Trouble } from "../parts/Trouble.tsx";
import { dayOf } from "../start/MatchParts.tsx";
import { Ban } from "./BanForm.tsx";
import { type ListProps, useListed } from "./useListed.ts";

export function Reports({ version, changed }: ListProps) {
  const { list, failure, load } = useListed(fetchReports, version);
  return (
    <section class="card" aria-labelledby="admin-reports" data-testid="admin-reports">
      <h2 id="admin-reports">{t("admin-reports")}</h2>
      <Trouble why={failure.value} again={() => void load()} />
      {list?.length === 0 && <p class="about">{t("admin-no-reports")}</p>}
      <ul class="room-entries">
        {list?.map(({ at, by, by_id, about, about_id, room }) => (
          <li key={`${by_id}/${about_id}/${room}`} data-report={about_id}>
            <p>
              <b>{t("admin-reported", { by, about })}</b>
              <small>{dayOf(at)}</small>
            </p>
            <Ban id={about_id} name={about} done={changed} />
          </li>
        ))}
      </ul>
    </section>
  );
}
