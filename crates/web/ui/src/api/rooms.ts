import { batch, signal } from "@preact/signals";
import { noteOpened } from "../state/ownShares.ts";
import { errorWords } from "../state/phrases.ts";
import { toOpen } from "../state/roomShare.ts";
import { change, type Settings, settings } from "../state/settings.ts";
import { Conversation } from "../state/talk.ts";
import { faceTold, note, noteFace, signedInAs } from "../state/visitor.ts";
import { t } from "../texts/texts.ts";
import {
  fetchVisitor as askWho,
  leaveSession,
  orderInRoom,
  type Room,
  type RoomCommand,
  type ServerMessage,
  type SignIn,
  sayWho,
  type Talk,
  type Visitor,
} from "../wire/generated/wire.ts";
import { type Handlers, type Line, type Link, socketAt, socketUrl } from "./connection.ts";
import { RequestError } from "./http.ts";
import { VERSION } from "./version.ts";

export function fetchVisitor(): Promise<Visitor> {
  return noted(askWho());
}

/** The page remembers the visitor. */
export async function noted(answer: Promise<Visitor>): Promise<Visitor> {
  const visitor = await answer;
  note(visitor);
  if (!noteFace(visitor)) return visitor;
  // If it is refused, the next answer tries again.
  return tellFace(settings.peek().portrait).catch(() => visitor);
}

/** Sends the face chosen in this browser. */
export async function signIn(name: string): Promise<Visitor> {
  const { portrait: face } = settings.peek();
  if (face === "name") return tell({ name }, true);
  try {
    return await tell({ name, face }, true);
  } catch (error) {
    // An earlier version of the server knows no faces, or not this one.
    if (!(error instanceof RequestError) || error.code !== "malformed") throw error;
    return tell({ name }, false);
  }
}

export function rename(name: string): Promise<Visitor> {
  return noted(sayWho({ name }));
}

/** The last request: faces are sent one after the other. */
let told: Promise<unknown> = Promise.resolve();

/** Others see the face if the user is signed in. */
export async function wear(face: Settings["portrait"]): Promise<void> {
  const { portrait } = settings.peek();
  change("portrait", face);
  if (signedInAs.peek() === null) return;
  // The user may have chosen another one meanwhile.
  const turn = told.then(() => (settings.peek().portrait === face ? tellFace(face) : null));
  told = turn.catch(() => null);
  try {
    await turn;
  } catch (error) {
    // A user who is signed out sends it at the next sign-in.
    if (error instanceof RequestError && error.code === "sign_in_first") return;
    if (settings.peek().portrait === face) change("portrait", portrait);
    throw error;
  }
}

function tellFace(face: Settings["portrait"]): Promise<Visitor> {
  return tell({ face: face === "name" ? null : face }, true);
}

async function tell(what: SignIn, knowsFace: boolean): Promise<Visitor> {
  const visitor = await sayWho(what);
  note(visitor);
  faceTold.value = knowsFace;
  return visitor;
}

export async function signOut(): Promise<void> {
  await leaveSession();
  signedInAs.value = null;
  change("portrait", "name");
}

export type Order = (command: RoomCommand) => Promise<boolean>;

/** A time in milliseconds. */
const AGAIN_AFTER = 1000;

export class LiveRoom {
  readonly room = signal<Room | null>(null);
  readonly link = signal<Link>("connecting");
  readonly closed = signal<string | null>(null);
  /** The host keeps the user out; the room comes back when they are let in. */
  readonly keptOut = signal(false);
  readonly talk = new Conversation();
  readonly #id: string;
  readonly #connection: Line;
  /** The commitment of the wall whose share is being sent. */
  #opening: string | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, connect: (handlers: Handlers) => Line = socketAt(socketUrl())) {
    this.#id = id;
    this.#connection = connect({
      hello: () => ({ type: "room", version: VERSION, room_id: id }),
      message: (message) => batch(() => this.#take(message)),
      link: (link) => {
        this.link.value = link;
      },
    });
  }

  /** The change arrives like any other, unless the connection is lost. */
  async order(command: RoomCommand): Promise<void> {
    const room = await orderInRoom(this.#id, command);
    if (this.link.peek() !== "open" && room !== undefined) this.room.value = room;
  }

  say(talk: Talk): void {
    this.#connection.send({ type: "say", talk });
  }

  close(): void {
    clearTimeout(this.#again);
    this.#connection.close();
  }

  #take(message: ServerMessage): void {
    this.talk.take(message);
    switch (message.type) {
      case "room":
        this.room.value = message;
        void this.#open();
        this.keptOut.value = false;
        this.talk.rules.value = message.settings.talk;
        break;
      case "kept_out":
        this.keptOut.value = true;
        break;
      case "error":
        this.#end(errorWords(message));
        break;
      case "bye": {
        const { code } = message;
        this.#end(code === undefined ? t("room-gone") : errorWords({ ...message, code }));
        break;
      }
    }
  }

  /** Repeats until the room no longer shows its seals. */
  async #open(): Promise<void> {
    const room = this.room.peek();
    const own = room === null ? null : toOpen(room);
    if (own === null || this.#opening === own.commitment) return;
    this.#opening = own.commitment;
    try {
      await this.order({ type: "open", share: own.share });
      noteOpened(own);
    } catch {
      this.#again = setTimeout(() => void this.#open(), AGAIN_AFTER);
    } finally {
      this.#opening = null;
    }
  }

  #end(why: string): void {
    this.closed.value = why;
    this.#connection.pause();
  }
}
