import { signed } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { Room, RoomPlayed } from "../../wire/generated/wire.ts";
import { hrefOf } from "../route.ts";
import { dayOf } from "../start/MatchParts.tsx";

const thousands = (total: number): string => signed(total / 1000, 1);

/** Since the room was opened, the last match first. */
export function Evening({ room: { played = [], totals = [] } }: { room: Room }) {
  if (played.length === 0) return null;
  return (
    <section class="card room-evening" aria-labelledby="evening" data-testid="evening">
      <h2 id="evening">{t("friends-evening")}</h2>
      {totals.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t("friends-evening-name")}</th>
              <th scope="col">{t("friends-evening-matches")}</th>
              <th scope="col">{t("friends-evening-total")}</th>
            </tr>
          </thead>
          <tbody>
            {totals.map(({ name, matches, total }, nth) => (
              <tr key={nth} data-testid="evening-total">
                <th scope="row">{name}</th>
                <td>{matches}</td>
                <td>{thousands(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ol class="room-played">
        {[...played].reverse().map((one) => (
          <Played key={one.match_id} played={one} />
        ))}
      </ol>
    </section>
  );
}

function Played({ played: { match_id, begun, standings } }: { played: RoomPlayed }) {
  const results = standings.map(({ name, total }) => `${name} ${thousands(total)}`);
  const what = results.length === 0 ? t("friends-ended-early") : results.join(" · ");
  return (
    <li>
      {begun !== undefined && <time dateTime={new Date(begun * 1000).toISOString()}>{dayOf(begun)}</time>}{" "}
      <span>{what}</span>{" "}
      <a
        class="quiet"
        data-action="watch-replay"
        href={hrefOf({ page: "replay", id: match_id })}
        aria-label={t("verb-match", { verb: t("friends-replay"), match: what })}
      >
        {t("friends-replay")}
      </a>
    </li>
  );
}
