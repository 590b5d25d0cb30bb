import { batch, computed, signal } from "@preact/signals";
import { isRight } from "../state/drills.ts";
import { DRILL } from "../state/kind.ts";
import type { Action, DrillQuestion, ServerMessage, Tile } from "../wire/generated/wire.ts";
import type { Handlers } from "./connection.ts";
import { LessonLine } from "./lessonLine.ts";
import { Session } from "./session.ts";

let runs = 0;

/** The first answer counts. If it was wrong among several, a second one is taken, and then the right one is shown. */
export class DrillRun {
  readonly question: DrillQuestion;
  readonly nth = ++runs;
  /** `null` without a table. */
  readonly session: Session | null;
  /** Whether several choices are picked before the check. */
  readonly several: boolean;
  /** Whether the choices are tiles of the hand, and are pressed there. */
  readonly inHand: boolean;
  readonly picked = signal<readonly number[]>([]);
  /** A wrong answer that left the question open. */
  readonly missed = signal<readonly number[]>([]);
  /** `null` before the last answer. */
  readonly right = signal<boolean | null>(null);
  readonly #heard: (right: boolean, picked: readonly number[]) => void;
  #line: LessonLine | null = null;

  /** `given` is an earlier answer. `nameOf` names a player by the wind. */
  constructor(
    question: DrillQuestion,
    nameOf: (wind: string) => string,
    heard: (right: boolean, picked: readonly number[]) => void,
    given: readonly number[] | null = null,
  ) {
    this.question = question;
    this.several = question.drill === "waits";
    this.inHand = question.messages !== undefined && question.choices.every(({ type }) => type === "tile");
    this.#heard = heard;
    this.session = question.messages === undefined ? null : this.#table(question.messages, nameOf);
    if (given !== null) this.#settle(given);
  }

  /** Toggles a choice. If only one is asked for, that is the answer. */
  pick(nth: number): void {
    if (this.right.peek() !== null || this.question.choices[nth] === undefined) return;
    const before = this.picked.peek();
    if (!this.several) this.#decide([nth]);
    else this.picked.value = before.includes(nth) ? before.filter((one) => one !== nth) : [...before, nth];
  }

  check(): void {
    if (this.right.peek() === null && this.picked.peek().length > 0) this.#decide(this.picked.peek());
  }

  close(): void {
    this.session?.close();
  }

  /** Returns whether the action ends the question. */
  #answer(action: Action): boolean {
    const nth = chosenBy(this.question, action);
    if (nth !== null && this.right.peek() === null) this.#decide([nth]);
    return this.right.peek() !== null;
  }

  #decide(picked: readonly number[]): void {
    const { right, choices } = this.question;
    const missed = this.missed.peek();
    // It has been said what this one does.
    if (isRight(missed, picked)) return;
    const is = isRight(right, picked);
    const first = missed.length === 0;
    if (first) this.#heard(is, picked);
    // Of two, the other one is right.
    if (is || !first || choices.length === 2) this.#settle(picked);
    else this.missed.value = picked;
  }

  #settle(picked: readonly number[]): void {
    batch(() => {
      this.picked.value = picked;
      this.right.value = isRight(this.question.right, picked);
      this.#line?.withdraw();
    });
  }

  #table(messages: readonly ServerMessage[], nameOf: (wind: string) => string): Session {
    const kind = computed(() => ({ ...DRILL, asks: this.right.value === null }));
    const connect = (handlers: Handlers) => {
      this.#line = new LessonLine(handlers, (action) => this.#answer(action));
      return this.#line;
    };
    const session = new Session("drill", connect, null, kind);
    batch(() => {
      for (const message of messages) {
        const asked = this.#asked(named(message, nameOf));
        if (asked !== null) this.#line?.say(asked);
      }
    });
    return session;
  }

  /** At the table, only what answers the question may be done; the answers in words are beside it. */
  #asked(message: ServerMessage): ServerMessage | null {
    if (message.type !== "prompt") return message;
    const choices = message.choices.filter(({ action }) => chosenBy(this.question, action) !== null);
    return this.inHand ? { ...message, choices, denied: [] } : null;
  }
}

function named(message: ServerMessage, nameOf: (wind: string) => string): ServerMessage {
  return message.type === "welcome" ? { ...message, names: message.names.map(nameOf) } : message;
}

/** The choice that a discard at the table stands for. */
export function chosenBy({ choices }: DrillQuestion, action: Action): number | null {
  if (action.type !== "discard") return null;
  const { tile } = action;
  const found = (alike: (tile: Tile) => boolean) =>
    choices.findIndex((choice) => choice.type === "tile" && alike(choice.tile));
  const [same, plain] = [found((one) => one === tile), found((one) => plainOf(one) === plainOf(tile))];
  return same >= 0 ? same : plain >= 0 ? plain : null;
}

const plainOf = (tile: Tile) => tile.replace("0", "5");
