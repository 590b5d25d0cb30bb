import { points } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { Buyer, Item, Price } from "../../wire/generated/wire.ts";
import { Goods } from "../parts/career/Goods.tsx";
import { ask } from "../parts/Question.tsx";
import type { RoomProps } from "./CareerPage.tsx";

export function Shop({ page, me, does }: Omit<RoomProps, "begins">) {
  const { goods } = page.parlour;
  const priceOf = (item: Item) => goods.find((price) => price.item === item);
  return (
    <>
      <section class="card" data-testid="exchange">
        <h2>{t("exchange")}</h2>
        <ul class="goods">
          {goods.map(({ item, points: price }) =>
            price === undefined ? null : (
              <li key={item} data-item={item}>
                <span class="good-box">
                  <Goods item={item} />
                </span>
                <b>{t(`item-${item}`)}</b>
                <span>{t("with-points", { points: points(price) })}</span>
                {me && (
                  <button
                    type="button"
                    class="action"
                    data-action="trade"
                    aria-label={t("trade-for", { item: t(`item-${item}`) })}
                    disabled={me.account < price}
                    onClick={() => does({ type: "buy_prize", character: me.character, item })}
                  >
                    {t("trade")}
                  </button>
                )}
              </li>
            ),
          )}
        </ul>
      </section>
      {me && me.goods.length > 0 && (
        <section class="card" data-testid="goods">
          <h2>{t("goods")}</h2>
          <p class="about">{t("goods-about")}</p>
          <ul class="goods owned">
            {me.goods.map(({ item, count }) => (
              <li key={item} data-item={item}>
                <span class="good-box">
                  <Goods item={item} />
                </span>
                <b>{count === 1 ? t(`item-${item}`) : t("several", { item: t(`item-${item}`), count })}</b>
                <Sales
                  price={priceOf(item)}
                  sell={(buyer) => does({ type: "sell", character: me.character, item, buyer })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface SalesProps {
  readonly price: Price | undefined;
  readonly sell: (buyer: Buyer) => Promise<boolean>;
}

function Sales({ price, sell }: SalesProps) {
  if (price?.pawnshop === undefined) return <small>{t("not-for-sale")}</small>;
  const { item } = price;
  const offers = (["pawnshop", "dealer"] as const).flatMap((buyer) => {
    const pays = price[buyer];
    return pays === undefined ? [] : [{ buyer, amount: t("yen", { amount: points(pays) }) }];
  });
  return (
    <div class="sales">
      {offers.map(({ buyer, amount }) => (
        <button
          key={buyer}
          type="button"
          class="action"
          data-action={`sell-${buyer}`}
          aria-label={t("sell-to", { item: t(`item-${item}`), buyer: t(`buyer-${buyer}`), amount })}
          onClick={async () => {
            const sure = t("sell-question", { item: t(`item-${item}`), buyer: t(`buyer-${buyer}`), amount });
            if (await ask(sure, t("sell"))) await sell(buyer);
          }}
        >
          {t(`buyer-${buyer}`)} <b>{amount}</b>
        </button>
      ))}
    </div>
  );
}
