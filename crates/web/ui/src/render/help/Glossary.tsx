import { TERMS } from "../../state/help/articles/terms.ts";
import { otherNames, readingOf, subjectName, type Term } from "../../state/help/glossary.ts";
import { meaningOf } from "../../state/help/words.ts";
import { yakuName } from "../../state/named.ts";
import { t, textOf, traits } from "../../texts/texts.ts";
import { useLibrary } from "./HelpContext.ts";

/** Calls whose sound is explained. */
const SPOKEN = ["riichi", "ron", "ippatsu", "tsumo", "chii", "pon", "kan"] as const;

/** Kanji, reading, Latin letters, English words and the meaning. */
export function Glossary() {
  const { book, catalogue } = useLibrary();
  return (
    <>
      <p>{t("help-glossary-about")}</p>
      <h3>{t("help-say")}</h3>
      <dl class="help-terms" data-testid="help-say">
        {SPOKEN.map((call) => (
          <div key={call} data-say={call}>
            <dt>{traits.value.kanji ? kanaOf(call) : call}</dt>
            <dd>{t(`help-say-${call}`)}</dd>
          </div>
        ))}
      </dl>
      {TERMS.map(([subject, terms]) => (
        <section key={subject} data-subject={subject}>
          <h3>{subjectName(subject)}</h3>
          <dl class="help-terms">
            {terms.map((term) => (
              <Entry
                key={term.key}
                place={`at-${term.key}`}
                kanji={term.kanji}
                kana={term.kana}
                romaji={term.romaji}
                english={term.english}
                means={textOf("help-term", term.key)}
              />
            ))}
          </dl>
        </section>
      ))}
      <section data-subject="yaku">
        <h3>{subjectName("yaku")}</h3>
        <dl class="help-terms">
          {book.yaku.map((yaku) => (
            <Entry
              key={yaku.key}
              place={`yaku-${yaku.key}`}
              kanji={yaku.kanji}
              romaji={yaku.romaji}
              kana={readingOf(yaku)}
              english={otherNames(yaku, catalogue)}
              means={meaningOf(yaku)}
              {...(yaku.name !== undefined && yaku.name !== yakuName(yaku) && { here: yaku.name })}
            />
          ))}
        </dl>
      </section>
    </>
  );
}

function kanaOf(call: string): string {
  return TERMS.flatMap(([, terms]) => terms).find(({ key }) => key === call)?.kana ?? call;
}

interface EntryProps extends Omit<Term, "key"> {
  readonly place: string;
  readonly means: string;
  readonly here?: string;
}

function Entry({ place, kanji, kana, romaji, english, means, here }: EntryProps) {
  const japanese = (
    <span lang="ja">
      {kanji}
      {kana !== kanji && <small> {kana}</small>}
    </span>
  );
  const word = traits.value.kanji ? japanese : <b>{romaji}</b>;
  return (
    <div id={place} tabIndex={-1} data-term={romaji}>
      <dt>
        {word} {!traits.value.kanji && japanese}
      </dt>
      <dd>
        {means}{" "}
        <small lang="en">
          {english.join(" · ")}
          {here !== undefined && ` · ${t("help-here", { name: here })}`}
        </small>
      </dd>
    </div>
  );
}
