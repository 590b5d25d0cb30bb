import { language } from "../../texts/texts.ts";

interface KanjiProps {
  readonly of: string;
  /** What is said before it: nothing is said twice. */
  readonly said?: string;
}

/** The Japanese name of something beside its name in another language. */
export function Kanji({ of, said }: KanjiProps) {
  if (language.value === "ja" || said === of) return null;
  return (
    <>
      {" "}
      <span lang="ja">{of}</span>
    </>
  );
}
