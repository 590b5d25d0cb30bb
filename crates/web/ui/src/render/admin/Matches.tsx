import { listed } from "../../state/face.ts";
import { houseName } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";
import { fetchOpenMatches } from "../../wire/generated/wire.ts";
import { Trouble } from "../parts/Trouble.tsx";
import { dayOf } from "../start/MatchParts.tsx";
import { type ListProps, useListed } from "./useListed.ts";

export function Matches({ version }: ListProps) {
  const { list, failure, load } = useListed(fetchOpenMatches, version);
  return (
    <section class="card" aria-labelledby="admin-matches" data-testid="admin-matches">
      <h2 id="admin-matches">{t("admin-matches")}</h2>
      <Trouble why={failure.value} again={() => void load()} />
      {list?.length === 0 && <p class="about">{t("admin-no-matches")}</p>}
      <ul class="room-entries">
        {list?.map(({ id, people, bots, rules, begun, played, room }) => (
          <li key={id} data-match={id}>
            <p>
              <b>{people.length === 0 ? t("admin-only-bots") : listed(people)}</b>
              <small>
                {houseName(rules)} · {t("admin-bots", { bots })}
                {room !== undefined && ` · ${t("admin-in-room")}`} ·{" "}
                {t("admin-begun", { time: dayOf(begun) })} · {t("admin-played", { time: dayOf(played) })}
              </small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
