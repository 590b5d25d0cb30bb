import { type Conversation, talkWords } from "../../state/talk.ts";
import { t } from "../../texts/texts.ts";
import type { Talk } from "../../wire/generated/wire.ts";
import { StampPicture } from "../talk/StampPicture.tsx";
import { Refusal, TalkPanel } from "../talk/TalkMenu.tsx";

/** What is said in a room, the last below, and what the user can say. */
export function RoomTalk({ talk, say }: { talk: Conversation; say: (talk: Talk) => void }) {
  const rules = talk.rules.value;
  if (rules === null) return null;
  return (
    <section class="card room-talk" aria-labelledby="room-talk">
      <h2 id="room-talk">{t("talk")}</h2>
      <div class="talk-lines" role="log" aria-live="polite" data-testid="talk-lines">
        {talk.lines.value.map((line) => (
          <p key={line.nth}>
            <b>{line.name}</b> {line.talk.type === "stamp" && <StampPicture stamp={line.talk.stamp} />}
            <span class={line.talk.type === "stamp" ? "talk-heard" : ""}>{talkWords(line.talk)}</span>
          </p>
        ))}
      </div>
      <TalkPanel talk={talk} rules={rules} say={say} />
      <Refusal talk={talk} />
    </section>
  );
}
