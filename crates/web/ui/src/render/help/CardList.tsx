import { articleWords, factsOf } from "../../state/help/blocks.ts";
import { byWorth } from "../../state/help/byWorth.ts";
import { openWorth } from "../../state/help/words.ts";
import { valueName, yakuName } from "../../state/named.ts";
import { t } from "../../texts/texts.ts";
import type { HelpBook, YakuHelp } from "../../wire/generated/wire.ts";
import { Kanji } from "../parts/Kanji.tsx";
import { MiniHand } from "./MiniHand.tsx";

interface CardListProps {
  readonly book: HelpBook;
  readonly near: ReadonlySet<string>;
}

/** The yaku within reach, then the others by their worth. */
export function CardList({ book, near }: CardListProps) {
  const first = byWorth(book.yaku.filter(({ key }) => near.has(key))).flatMap(([, yaku]) => yaku);
  const others = byWorth(book.yaku.filter(({ key }) => !near.has(key)));
  return (
    <>
      {first.length > 0 && <Group heading={t("card-near")} yaku={first} worth near />}
      {others.map(([worth, yaku]) => (
        <Group key={worth} heading={worth} yaku={yaku} />
      ))}
      {book.facts.nagashi && <Nagashi book={book} />}
    </>
  );
}

/** Paid at an exhaustive draw; no yaku of a hand. */
function Nagashi({ book }: Pick<CardListProps, "book">) {
  return (
    <section class="card-group" data-testid="card-nagashi">
      <h3>{t("help-draws-exhaustive-head")}</h3>
      <ul>
        <li>{articleWords("help-draws-nagashi", factsOf(book))}</li>
      </ul>
    </section>
  );
}

interface GroupProps {
  readonly heading: string;
  readonly yaku: readonly YakuHelp[];
  readonly worth?: boolean;
  readonly near?: boolean;
}

function Group({ heading, yaku, worth = false, near = false }: GroupProps) {
  return (
    <section class={near ? "card-group near" : "card-group"} data-testid={near ? "card-near" : undefined}>
      <h3>{heading}</h3>
      <ul>
        {yaku.map((one) => {
          const value = one.closed ?? one.open;
          const open = openWorth(one);
          return (
            <li key={one.key} data-yaku={one.key}>
              <p>
                <span>
                  {yakuName(one)}
                  <Kanji of={one.kanji} said={yakuName(one)} />
                </span>
                <span class="card-worth">
                  {worth && value !== null && valueName(value)}
                  {open !== "" && ` ${t("card-open", { worth: open })}`}
                </span>
              </p>
              <MiniHand hand={one.hand} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
