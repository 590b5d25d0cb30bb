import { points } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { CareerCharacter, CareerPage } from "../../wire/generated/wire.ts";
import { ask } from "../parts/Question.tsx";
import type { Doing } from "./CareerPage.tsx";

interface DeskProps extends Pick<Doing, "does"> {
  readonly page: CareerPage;
  readonly me: CareerCharacter;
}

/** Sells points; a player who can sit down nowhere begins anew here. */
export function Desk({ page, me, does }: DeskProps) {
  const { character, yen } = me;
  const { buy_in, packs } = page.parlour;
  return (
    <section class="card" data-testid="desk">
      <h2>{t("desk")}</h2>
      <p class="about">{t("desk-about")}</p>
      <div class="packs">
        {packs.map(({ pack, points: bought, yen: price }) => (
          <button
            key={pack}
            type="button"
            class={`action ${bought === buy_in && me.account < buy_in && yen >= price ? "main" : ""}`}
            data-action={`buy-${pack}`}
            disabled={yen < price}
            onClick={() => does({ type: "buy_points", character, pack })}
          >
            <b>{t("with-points", { points: points(bought) })}</b>
            <span>{t("yen", { amount: points(price) })}</span>
          </button>
        ))}
      </div>
      {me.may_start_afresh && (
        <p class="fresh-start">
          {t("fresh-about")}{" "}
          <button
            type="button"
            class="action main"
            data-action="start-afresh"
            onClick={async () => {
              if (await ask(t("fresh-question"), t("fresh-start")))
                await does({ type: "start_afresh", character });
            }}
          >
            {t("fresh-start")}
          </button>
        </p>
      )}
    </section>
  );
}
