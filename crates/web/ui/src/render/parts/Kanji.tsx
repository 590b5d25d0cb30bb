import { traits } from "../../texts/texts.ts";

interface KanjiProps {
  readonly of: string;
  /** The name shown before it, which is not repeated. */
  readonly said?: string;
}

/** The Japanese name of something beside its name in another language. */
export function Kanji({ of, said }: KanjiProps) {
  if (traits.value.kanji || said === of) return null;
  return (
    <>
      {" "}
      <span lang="ja">{of}</span>
    </>
  );
}
