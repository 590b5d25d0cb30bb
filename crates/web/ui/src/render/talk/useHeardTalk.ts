import { useEffect } from "preact/hooks";
import { type Conversation, talkWords } from "../../state/talk.ts";
import { t } from "../../texts/texts.ts";
import { say } from "../table/Heard.tsx";

/** Screen readers hear talk among the events of the table. */
export function useHeardTalk(talk: Conversation): void {
  useEffect(() => {
    let heard = 0;
    return talk.bubbles.subscribe((lines) => {
      for (const { nth, name, talk } of lines) {
        if (nth > heard) say(t("talk-heard", { name, words: talkWords(talk) }));
        heard = Math.max(heard, nth);
      }
    });
  }, [talk]);
}
