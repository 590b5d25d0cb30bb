import { traits } from "../../texts/texts.ts";

interface KanjiProps {
  readonly of: string;
  readonly said?: string;
}

export function Kanji({ of, said }: KanjiProps) {
  if (traits.value.kanji || said === of) return null;
  return (
    <>
      {" "}
      <span lang="ja">{of}</span>
    </>
  );
}
