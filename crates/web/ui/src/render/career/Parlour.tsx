import { useSignal } from "@preact/signals";
import { barTo, isOpen, matchOf, waiting } from "../../state/career.ts";
import { chosenPace } from "../../state/newMatch.ts";
import { placeName, points, signed } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { NewMatch, TableOffer } from "../../wire/generated/wire.ts";
import { Rank } from "../parts/portrait/Rank.tsx";
import { useWords } from "../parts/useWords.ts";
import { hrefOf } from "../route.ts";
import type { RoomProps } from "./CareerPage.tsx";
import { Face } from "./Characters.tsx";
import { Desk } from "./Desk.tsx";
import { Shop } from "./Shop.tsx";
import { TableMenu } from "./TableMenu.tsx";

export function Parlour({ page, me, does, begins }: RoomProps) {
  const { buy_in, tables, words, menu } = page.parlour;
  useWords(words);
  const set = useSignal<NewMatch["menu"]>({});
  const marked = useSignal(false);
  const marker = me?.goods.some(({ item }) => item === "marker") === true;
  const open = me && waiting(page, ["parlour", "guest"], me.character);
  // With too few points, the desk comes first.
  const canSit = me === undefined || me.account >= buy_in;
  const desk = me && <Desk page={page} me={me} does={does} />;
  const first = tables.find(({ table }) => me && barTo(table, me, buy_in) === null)?.table;
  return (
    <div class="home">
      {open !== undefined && <Waiting matchId={open} />}
      {!canSit && desk}
      <section class="card">
        <h2>{t("tables")}</h2>
        <p class="about">
          {canSit
            ? t("tables-about", { points: points(buy_in) })
            : t("points-missing", { points: points(buy_in) })}
        </p>
        <div class="tables">
          {tables.map((offer) => {
            const { table } = offer;
            const game = { mode: "parlour", table, menu: set.value, marked: marker && marked.value } as const;
            return (
              <Table key={table} offer={offer} locked={me ? barTo(table, me, buy_in) === "locked" : false}>
                {me && (
                  <button
                    type="button"
                    class={`action ${table === first && open === undefined ? "main" : ""}`}
                    data-action="sit"
                    aria-label={t("sit-at", { table: t(`table-${table}`) })}
                    disabled={!canSit}
                    onClick={() => begins(matchOf({ ...game, character: me.character }, chosenPace()))}
                  >
                    {t("sit-down")}
                  </button>
                )}
              </Table>
            );
          })}
        </div>
        {me && isOpen(me, "guest") && !isOpen(me, "guest_beaten") && (
          <div class="guest cloth form-foot" data-testid="guest">
            <Face person="Shinobu" />
            <p>{t("guest-about")}</p>
            <button
              type="button"
              class="action"
              data-action="meet-guest"
              disabled={!canSit}
              onClick={() => begins(matchOf({ mode: "guest", character: me.character }, chosenPace()))}
            >
              {t("guest-meet")}
            </button>
          </div>
        )}
        {marker && (
          <label class="check">
            <input
              type="checkbox"
              name="marked"
              checked={marked.value}
              onChange={({ currentTarget }) => {
                marked.value = currentTarget.checked;
              }}
            />
            <span>{t("marker-use")}</span>
          </label>
        )}
        <TableMenu summary={t("table-menu")} preset="yakuza" lines={menu} chosen={set} />
      </section>
      {canSit && desk}
      <Shop page={page} me={me} does={does} />
    </div>
  );
}

export function Waiting({ matchId }: { matchId: string }) {
  return (
    <p class="card form-foot">
      {t("match-waits")}{" "}
      <a class="action main" href={hrefOf({ page: "match", id: matchId })} data-action="resume">
        {t("resume")}
      </a>
    </p>
  );
}

interface TableProps {
  readonly offer: TableOffer;
  readonly locked: boolean;
  readonly children: preact.ComponentChildren;
}

/** A table from above, with who plays there. */
function Table({ offer: { table, uma, bots }, locked, children }: TableProps) {
  return (
    <article class="table-offer" data-table={table}>
      <div class="cloth">
        <h3>{t(`table-${table}`)}</h3>
        <p class="crowd">
          {[...new Set(bots)].map((bot) => (
            <Rank key={bot} bot={bot} />
          ))}
        </p>
      </div>
      <ol class="uma" aria-label={t("uma-at-places")}>
        {uma.map((amount, nth) => (
          <li key={amount} class={amount > 0 ? "gain" : amount < 0 ? "loss" : ""}>
            <small>{placeName(nth + 1)}</small> {signed(amount)}
          </li>
        ))}
      </ol>
      {locked ? <p class="about">{t("expert-locked")}</p> : children}
    </article>
  );
}
