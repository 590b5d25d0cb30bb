import { yakuTopic } from "../../state/help/find.ts";
import { meaningOf, reasonWords, yakuWorth } from "../../state/help/words.ts";
import { yakuName } from "../../state/named.ts";
import { t } from "../../texts/texts.ts";
import type { YakuHelp } from "../../wire/generated/wire.ts";
import { Kanji } from "../parts/Kanji.tsx";
import { MiniTiles } from "../parts/MiniTiles.tsx";
import { Hand } from "./Hand.tsx";
import { useHref, useLibrary } from "./HelpContext.ts";

/** The yaku in the order of the house, each with a hand that has it and a near miss. */
export function YakuList({ of }: { of: "yaku" | "yakuman" | "double" }) {
  const { book } = useLibrary();
  const yaku = book.yaku.filter((one) => yakuTopic(one) === of);
  return (
    <>
      <p>{t(`help-${of}-about`)}</p>
      {yaku.length === 0 && <p>{t("help-none-here")}</p>}
      {yaku.map((one) => (
        <Yaku key={one.key} yaku={one} />
      ))}
    </>
  );
}

/** The yaku to learn first, in order. */
export function FirstYaku() {
  const { book } = useLibrary();
  const href = useHref();
  const first = book.yaku
    .filter(({ first }) => first !== null)
    .sort((a, b) => (a.first ?? 0) - (b.first ?? 0));
  return (
    <>
      <p>{t("help-first-about")}</p>
      <ol class="help-first">
        {first.map((yaku, nth) => (
          // The value triplets share a number.
          <li
            key={yaku.key}
            class={yaku.first === first[nth - 1]?.first ? "help-same-place" : undefined}
            value={yaku.first ?? undefined}
            data-yaku={yaku.key}
          >
            <h3>
              <a href={href("yaku", yaku.key)}>{yakuName(yaku)}</a>
              <Kanji of={yaku.kanji} said={yakuName(yaku)} /> <Worth of={yaku} />
            </h3>
            <p>{meaningOf(yaku)}</p>
            <Example of={yaku} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Yaku({ yaku }: { yaku: YakuHelp }) {
  const name = yakuName(yaku);
  return (
    <section id={`at-${yaku.key}`} tabIndex={-1} class="help-yaku" data-yaku={yaku.key}>
      <h3>
        {name}
        <Kanji of={yaku.kanji} said={name} /> <Worth of={yaku} />
      </h3>
      <p>{meaningOf(yaku)}</p>
      <div class="help-pair">
        <div class="help-has">
          <h4>○ {t("help-has")}</h4>
          <Example of={yaku} />
        </div>
        {yaku.near_miss !== null && (
          <div class="help-misses">
            <h4>× {t("help-misses")}</h4>
            <Hand hand={yaku.near_miss.hand} scored={false} />
            <p class="help-reason">{reasonWords(yaku.near_miss)}</p>
          </div>
        )}
      </div>
    </section>
  );
}

/** Shows the shape if the house's values leave no hand with the yaku. */
function Example({ of }: { of: YakuHelp }) {
  const { catalogue } = useLibrary();
  if (of.hand !== null) return <Hand hand={of.hand} />;
  const entry = catalogue.yaku.find(({ key }) => key === of.key);
  return entry === undefined ? null : <MiniTiles groups={entry.picture} label={t("help-example-hand")} />;
}

function Worth({ of }: { of: YakuHelp }) {
  return <span class="help-worth">{yakuWorth(of)}</span>;
}
