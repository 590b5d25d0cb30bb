import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Session, Sitting } from "../../api/session.ts";
import { adviserOpen, attend, brief } from "../../state/adviser.ts";
import { useKind } from "../parts/kind.ts";
import { Adviser } from "./Adviser.tsx";
import { Standing, WhyNot } from "./hand/Hints.tsx";
import { KanWarnings } from "./hand/KanWarnings.tsx";
import { MarksNote } from "./hand/MarksNote.tsx";
import { RaisedNotes } from "./hand/RaisedNotes.tsx";
import { Status } from "./Status.tsx";
import "../../style/notes.css";

interface OnlookerProps {
  readonly session: Sitting;
  readonly why: Signal<boolean>;
  readonly children?: ComponentChildren;
}

interface HelperProps extends OnlookerProps {
  readonly session: Session;
}

/** Whatever speaks, one thing at a time: of the surfaces in this order, the stylesheet shows the first that has something to say. */
export function Helper({ session, why, children }: HelperProps) {
  const { practice } = useKind();
  useEffect(() => {
    if (practice) attend();
  }, [practice]);
  const advises = practice && adviserOpen.value;
  return (
    <div class="helper" data-testid="helper">
      <Status model={session.model.value} choosing={session.choosing.value} />
      <KanWarnings session={session} />
      <WhyNot session={session} panel={why} />
      <MarksNote model={session.model.value} />
      {advises && !brief.value && <Adviser session={session} />}
      <RaisedNotes session={session} />
      {advises && brief.value && <Adviser session={session} />}
      <Standing session={session} />
      {children}
    </div>
  );
}

/** The same where nothing is decided. */
export function Onlooker({ session, why, children }: OnlookerProps) {
  return (
    <div class="helper" data-testid="helper">
      <WhyNot session={session} panel={why} />
      {children}
      <Standing session={session} />
    </div>
  );
}
