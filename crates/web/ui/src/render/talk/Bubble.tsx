import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type Conversation, talkWords } from "../../state/talk.ts";
import type { Talk } from "../../wire/generated/wire.ts";
import { StampPicture } from "./StampPicture.tsx";
import "../../style/talk.css";

/** `null` at most tables. */
export const TalkContext = createContext<Conversation | null>(null);

/** Screen readers hear it among the events. */
export function Bubble({ seat }: { seat: number }) {
  const line = useContext(TalkContext)?.bubbles.value.find((line) => line.seat === seat);
  if (line === undefined) return null;
  return (
    <span class="bubble" key={line.nth} aria-hidden="true" data-testid={`bubble-${seat}`}>
      {pictured(line.talk)}
    </span>
  );
}

interface RoomBubblesProps {
  readonly talk: Conversation;
  /** A sheet covers the plates, so their players' words are here, too. */
  readonly above?: boolean;
}

/** Words of people without a seat. Screen readers hear them among the events. */
export function RoomBubbles({ talk, above = false }: RoomBubblesProps) {
  const lines = talk.bubbles.value.filter(({ seat }) => above || seat === undefined);
  return (
    <span class="room-bubbles" aria-hidden="true" data-testid="room-bubbles">
      {lines.map(({ nth, name, talk }) => (
        <span class="bubble" key={nth}>
          <b>{name}</b> {pictured(talk)}
        </span>
      ))}
    </span>
  );
}

function pictured(talk: Talk) {
  return talk.type === "stamp" ? <StampPicture stamp={talk.stamp} /> : talkWords(talk);
}
