import { batch, computed, signal } from "@preact/signals";
import { isRight } from "../state/drills.ts";
import { DRILL } from "../state/kind.ts";
import type { Action, DrillChoice, DrillQuestion, ServerMessage } from "../wire/generated/wire.ts";
import type { Handlers } from "./connection.ts";
import { LessonLine } from "./lessonLine.ts";
import { Session } from "./session.ts";

let runs = 0;

/** It takes one answer only. */
export class DrillRun {
  readonly question: DrillQuestion;
  readonly nth = ++runs;
  /** `null` without a table. */
  readonly session: Session | null;
  /** Whether several choices are picked before the check. */
  readonly several: boolean;
  readonly picked = signal<readonly number[]>([]);
  /** `null` before the answer. */
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

  /** Returns whether the action is an answer. */
  #answer(action: Action): boolean {
    const nth = chosenBy(this.question, action);
    if (nth === null || this.right.peek() !== null) return false;
    this.#decide([nth]);
    return true;
  }

  #decide(picked: readonly number[]): void {
    this.#settle(picked);
    this.#heard(this.right.peek() === true, picked);
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
      for (const message of messages) this.#line?.say(named(message, nameOf));
    });
    return session;
  }
}

function named(message: ServerMessage, nameOf: (wind: string) => string): ServerMessage {
  return message.type === "welcome" ? { ...message, names: message.names.map(nameOf) } : message;
}

export function chosenBy({ drill, choices }: DrillQuestion, action: Action): number | null {
  const nth = (holds: (choice: DrillChoice) => boolean) => {
    const at = choices.findIndex(holds);
    return at < 0 ? null : at;
  };
  const discards = action.type === "discard" || action.type === "riichi";
  switch (drill) {
    case "discard":
    case "safety": {
      if (!discards) return null;
      const { tile } = action;
      const plain = tile.replace("0", "5");
      return (
        nth((choice) => choice.type === "tile" && choice.tile === tile) ??
        nth((choice) => choice.type === "tile" && choice.tile.replace("0", "5") === plain)
      );
    }
    case "riichi":
      return discards ? nth(({ type }) => type === (action.type === "riichi" ? "yes" : "no")) : null;
    case "call":
      return nth(({ type }) => type === (action.type === "pass" ? "no" : "yes"));
    default:
      return null;
  }
}
