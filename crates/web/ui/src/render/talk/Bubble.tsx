import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type Conversation, talkWords } from "../../state/talk.ts";
import { StampPicture } from "./StampPicture.tsx";
import "../../style/talk.css";

/** What is said at a table; nothing, at most tables. */
export const TalkContext = createContext<Conversation | null>(null);

/** What the player of a seat has just said. Screen readers hear it among the events. */
export function Bubble({ seat }: { seat: number }) {
  const line = useContext(TalkContext)?.bubbles.value.find((line) => line.seat === seat);
  if (line === undefined) return null;
  return (
    <span class="bubble" key={line.nth} aria-hidden="true" data-testid={`bubble-${seat}`}>
      {line.talk.type === "stamp" ? <StampPicture stamp={line.talk.stamp} /> : talkWords(line.talk)}
    </span>
  );
}
