import { type Conversation, talkWords } from "../../state/talk.ts";
import { StampPicture } from "./StampPicture.tsx";

/** The newest below. `live` has each new line read out. */
export function TalkLines({ talk, live = false }: { readonly talk: Conversation; readonly live?: boolean }) {
  return (
    <div
      class="talk-lines"
      role={live ? "log" : undefined}
      aria-live={live ? "polite" : undefined}
      data-testid="talk-lines"
    >
      {talk.lines.value.map((line) => (
        <p key={line.nth}>
          <b>{line.name}</b> {line.talk.type === "stamp" && <StampPicture stamp={line.talk.stamp} />}
          <span class={line.talk.type === "stamp" ? "unseen" : ""}>{talkWords(line.talk)}</span>
        </p>
      ))}
    </div>
  );
}
