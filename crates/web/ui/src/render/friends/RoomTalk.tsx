import type { Conversation } from "../../state/talk.ts";
import { t } from "../../texts/texts.ts";
import type { Talk } from "../../wire/generated/wire.ts";
import { TalkLines } from "../talk/TalkLines.tsx";
import { Refusal, TalkPanel } from "../talk/TalkMenu.tsx";

interface RoomTalkProps {
  readonly talk: Conversation;
  readonly say: (talk: Talk) => void;
  readonly own?: string | undefined;
}

export function RoomTalk({ talk, say, own }: RoomTalkProps) {
  const rules = talk.rules.value;
  if (rules === null) return null;
  return (
    <section class="card room-talk" aria-labelledby="room-talk">
      <h2 id="room-talk">{t("talk")}</h2>
      <TalkLines talk={talk} live />
      <TalkPanel talk={talk} rules={rules} say={say} own={own} />
      <Refusal talk={talk} />
    </section>
  );
}
