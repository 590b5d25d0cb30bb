import { nameIn, scoreWords } from "../../state/help/words.ts";
import { fuName, valueName } from "../../state/named.ts";
import { t } from "../../texts/texts.ts";
import type { HelpBook, HelpHand, HelpScore } from "../../wire/generated/wire.ts";
import { Hand } from "./Hand.tsx";
import { useLibrary } from "./HelpContext.ts";
import { PageLink } from "./PageLink.tsx";

type Scored = HelpHand & { readonly score: HelpScore };

/** The example with the most to count: many reasons for fu, then many yaku, below every limit. */
function exampleOf(book: HelpBook): Scored | undefined {
  const hands = [...book.yaku.map(({ hand }) => hand), ...book.fu.map(({ hand }) => hand)];
  const counted = hands.filter(
    (hand): hand is Scored => hand !== null && hand.score !== null && hand.score.limit === null,
  );
  return counted.sort(
    ({ score: a }, { score: b }) => b.fu_items.length - a.fu_items.length || b.yaku.length - a.yaku.length,
  )[0];
}

/** Keeps yaku, han, fu and points apart. */
export function WorkedExample() {
  const { book } = useLibrary();
  const hand = exampleOf(book);
  if (hand === undefined) return <p>{t("help-none-here")}</p>;
  const { score } = hand;
  const sum = score.fu_items.reduce((sum, { fu }) => sum + fu, 0);
  const dora = score.dora.dora + score.dora.ura + score.dora.red + score.dora.kita;
  return (
    <>
      <p>{t("help-example-about")}</p>
      <Hand hand={hand} scored={false} />
      <h3>{t("help-step-yaku")}</h3>
      <table class="help-table help-sum" data-step="han">
        <tbody>
          {score.yaku.map((key) => (
            <tr key={key}>
              <th scope="row">{nameIn(book, key)}</th>
              <td>{worthIn(book, key, hand)}</td>
            </tr>
          ))}
          {dora > 0 && (
            <tr>
              <th scope="row">{t("dora")}</th>
              <td>{t("han", { count: dora })}</td>
            </tr>
          )}
          <tr>
            <th scope="row">{t("help-sum")}</th>
            <td>{t("han", { count: score.han })}</td>
          </tr>
        </tbody>
      </table>
      <h3>{t("help-step-fu")}</h3>
      <table class="help-table help-sum" data-step="fu">
        <tbody>
          {score.fu_items.map((item, nth) => (
            <tr key={nth}>
              <th scope="row">{fuName(item)}</th>
              <td>{t("fu", { count: item.fu })}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t("help-sum")}</th>
            <td>{sum === score.fu ? t("fu", { count: sum }) : t("help-rounded", { sum, fu: score.fu })}</td>
          </tr>
        </tbody>
      </table>
      <h3>{t("help-step-points")}</h3>
      <p data-step="points">
        <b>{scoreWords(hand, book)}</b>
      </p>
      <PageLink page="score" />
    </>
  );
}

function worthIn(book: HelpBook, key: string, { melds }: HelpHand): string {
  const yaku = book.yaku.find((one) => one.key === key);
  const open = melds.some(({ type }) => type !== "ankan");
  const value = open ? yaku?.open : yaku?.closed;
  return value === undefined || value === null ? "–" : valueName(value);
}
