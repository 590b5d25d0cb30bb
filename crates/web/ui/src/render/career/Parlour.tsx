import { useSignal } from "@preact/signals";
import { barTo, isOpen, matchOf, waiting } from "../../state/career.ts";
import { listed } from "../../state/face.ts";
import { chosenPace } from "../../state/newMatch.ts";
import { botName } from "../../state/phrases.ts";
import { placeName, points, signed } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { CareerCharacter, CareerPage, NewMatch, TableOffer } from "../../wire/generated/wire.ts";
import { Portrait } from "../parts/portrait/Portrait.tsx";
import { useWords } from "../parts/useWords.ts";
import { hrefOf } from "../route.ts";
import { HouseMenu } from "../start/HouseMenu.tsx";
import type { Doing } from "./CareerPage.tsx";
import { Desk } from "./Desk.tsx";
import { Shop } from "./Shop.tsx";

interface ParlourProps extends Doing {
  readonly page: CareerPage;
  readonly me: CareerCharacter;
}

export function Parlour({ page, me, does, begins }: ParlourProps) {
  const { buy_in, tables, words, menu } = page.parlour;
  useWords(words);
  const set = useSignal<NewMatch["menu"]>({});
  const marked = useSignal(false);
  const marker = me.goods.some(({ item }) => item === "marker");
  const open = waiting(page, ["parlour", "guest"], me.character);
  const character = me.character;
  // With too few points, the desk comes first.
  const canSit = me.account >= buy_in;
  const desk = <Desk page={page} me={me} does={does} />;
  return (
    <div class="home">
      {open !== undefined && <Waiting matchId={open} />}
      {!canSit && desk}
      <section class="card">
        <h2>{t("tables")}</h2>
        <p>{t("tables-about", { points: points(buy_in) })}</p>
        {!canSit && <p class="bar-to">{t("points-missing", { points: points(buy_in) })}</p>}
        <details open>
          <summary data-action="table-menu">{t("table-menu")}</summary>
          <HouseMenu
            preset="yakuza"
            lines={menu}
            menu={set.value}
            set={(chosen) => {
              set.value = chosen;
            }}
          />
        </details>
        <div class="tables">
          {tables.map((offer) => (
            <Table
              key={offer.table}
              offer={offer}
              me={me}
              buyIn={buy_in}
              sit={() =>
                begins(
                  matchOf(
                    {
                      mode: "parlour",
                      character,
                      table: offer.table,
                      menu: set.value,
                      marked: marker && marked.value,
                    },
                    chosenPace(),
                  ),
                )
              }
            />
          ))}
        </div>
        {isOpen(me, "guest") && !isOpen(me, "guest_beaten") && (
          <div class="guest" data-testid="guest">
            <span class="face">
              <Portrait person="Shinobu" />
            </span>
            <p>{t("guest-about")}</p>
            <button
              type="button"
              class="action main"
              data-action="meet-guest"
              disabled={me.account < buy_in}
              onClick={() => begins(matchOf({ mode: "guest", character }, chosenPace()))}
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
      </section>
      {canSit && desk}
      <Shop page={page} me={me} does={does} />
    </div>
  );
}

export function Waiting({ matchId }: { matchId: string }) {
  return (
    <p class="card waiting">
      {t("match-waits")}{" "}
      <a class="action main" href={hrefOf({ page: "match", id: matchId })} data-action="resume">
        {t("resume")}
      </a>
    </p>
  );
}

interface TableProps {
  readonly offer: TableOffer;
  readonly me: CareerCharacter;
  readonly buyIn: number;
  readonly sit: () => Promise<void>;
}

function Table({ offer: { table, uma, bots }, me, buyIn, sit }: TableProps) {
  const bar = barTo(table, me, buyIn);
  return (
    <article class="table-offer" data-table={table}>
      <h3>{t(`table-${table}`)}</h3>
      <p>{listed([...new Set(bots.map(botName))])}</p>
      <h4>{t("uma-at-places")}</h4>
      <ol class="uma">
        {uma.map((amount, nth) => (
          <li key={amount} class={amount > 0 ? "gain" : amount < 0 ? "loss" : ""}>
            <small>{placeName(nth + 1)}</small> {signed(amount)}
          </li>
        ))}
      </ol>
      {bar === "locked" ? (
        <p class="bar-to">{t("expert-locked")}</p>
      ) : (
        <button
          type="button"
          class={`action ${bar === null ? "main" : ""}`}
          data-action="sit"
          aria-label={t("sit-at", { table: t(`table-${table}`) })}
          disabled={bar !== null}
          onClick={sit}
        >
          {t("sit-down")}
        </button>
      )}
    </article>
  );
}
