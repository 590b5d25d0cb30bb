import { batch, computed, signal } from "@preact/signals";
import { pace } from "../anim/pace.ts";
import { type Kind, LESSON } from "../state/kind.ts";
import { isQuestion, mispicked, mistakeOf } from "../state/lessonAnswers.ts";
import { reach } from "../state/lessonProgress.ts";
import { traits } from "../texts/texts.ts";
import type {
  Action,
  Lesson,
  LessonMistake,
  LessonPart,
  LessonStep,
  ServerMessage,
} from "../wire/generated/wire.ts";
import type { Handlers } from "./connection.ts";
import { LessonLine } from "./lessonLine.ts";
import { Session } from "./session.ts";

/** In milliseconds at normal speed. */
const RESTS: Readonly<Record<string, number>> = {
  discarded: 600,
  called: 700,
  drew_other: 200,
  drew_own: 250,
};

export class LessonRun {
  readonly lesson: Lesson;
  readonly at = signal(0);
  /** `null` before the first table. */
  readonly session = signal<Session | null>(null);
  readonly said = signal<"right" | LessonMistake | null>(null);
  readonly hints = signal<0 | 1 | 2>(0);
  readonly picked = signal<readonly number[]>([]);
  readonly moving = signal(false);
  readonly step = computed((): LessonStep | undefined => this.lesson.steps[this.at.value]);
  readonly over = computed(() => this.at.value >= this.lesson.steps.length);
  /** A hint reveals the answer, and a miss that of a question, unless it is an exercise. */
  readonly hidden = computed(() => {
    const step = this.step.value;
    if (step === undefined || this.hints.value === 2) return false;
    const tried = this.said.value !== null;
    return step.exercise === true || (isQuestion(step) && !tried);
  });
  readonly marked = computed(() => {
    if (this.step.value === undefined || this.moving.value || this.said.value === "right") return false;
    return !this.hidden.value;
  });
  readonly kind = computed((): Kind => {
    const goal = this.marked.value ? this.step.value?.goal : undefined;
    // Readers of Japanese know the numbers.
    const numbered = this.lesson.key !== "tiles" && !traits.value.kanji;
    if (goal?.type === "act") return { ...LESSON, numbered, marked: { action: goal.action } };
    return { ...LESSON, numbered, marked: goal?.type === "open" ? { part: goal.part } : null };
  });
  tables = 0;
  #line: LessonLine | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(lesson: Lesson, at: number) {
    this.lesson = lesson;
    this.jump(at);
  }

  jump(to: number): void {
    clearTimeout(this.#timer);
    this.#settle(to);
    const { steps } = this.lesson;
    const from = steps.findLastIndex((step, nth) => nth <= to && begins(step));
    if (from < 0 || to >= steps.length) {
      this.#open(null);
      return;
    }
    const before = steps.slice(from, to).flatMap(({ messages = [], after = [] }) => [...messages, ...after]);
    const session = this.#newTable();
    batch(() => {
      for (const message of [...before, ...(steps[to]?.messages ?? [])]) this.#line?.say(message);
      session.model.value = { ...session.model.peek(), latest: null };
      this.#open(session);
    });
  }

  /** Returns whether the action is accepted. */
  answer(action: Action): boolean {
    const step = this.step.peek();
    if (step === undefined || this.moving.peek() || this.said.peek() === "right") return false;
    const mistake = mistakeOf(step.goal, action);
    if (mistake !== null) this.#miss(mistake);
    else this.#right(step);
    return mistake === null;
  }

  /** Toggles a tile. If only one is asked for, that is the answer. */
  pick(nth: number): void {
    const goal = this.step.peek()?.goal;
    if (goal?.type !== "pick" || this.said.peek() === "right") return;
    const before = this.picked.peek();
    if (goal.wanted.length === 1) {
      this.picked.value = [nth];
      this.check();
      return;
    }
    this.said.value = null;
    this.picked.value = before.includes(nth) ? before.filter((one) => one !== nth) : [...before, nth];
  }

  check(): void {
    const step = this.step.peek();
    if (step?.goal.type !== "pick" || this.picked.peek().length === 0) return;
    const { from, wanted } = step.goal;
    const mistake = mispicked(
      wanted,
      this.picked.peek().flatMap((nth) => from[nth] ?? []),
    );
    if (mistake === null) this.#right(step);
    else this.#miss(mistake);
  }

  choose(nth: number): void {
    const step = this.step.peek();
    if (step?.goal.type !== "choose" || this.said.peek() === "right") return;
    if (step.goal.wanted === nth) this.#right(step);
    else this.#miss("wrong");
  }

  opened(part: LessonPart): void {
    const step = this.step.peek();
    if (step?.goal.type === "open" && step.goal.part === part && this.said.peek() === null) this.#right(step);
  }

  hint(): void {
    const words = this.step.peek()?.exercise === true;
    this.hints.value = words && this.hints.peek() === 0 ? 1 : 2;
  }

  next(): void {
    const step = this.step.peek();
    if (step === undefined || this.moving.peek()) return;
    if (step.goal.type !== "next" && this.said.peek() !== "right") return;
    this.#goOn();
  }

  back(): void {
    if (this.at.peek() > 0) this.jump(this.at.peek() - 1);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#open(null);
  }

  #right(step: LessonStep): void {
    // Stays until the player goes on.
    const stays = step.exercise === true || isQuestion(step) || step.goal.type === "open";
    this.said.value = "right";
    // The server would first acknowledge the answer.
    this.#play([...(step.after ?? [])], () => {
      if (!stays) this.#goOn();
    });
  }

  #miss(mistake: LessonMistake): void {
    this.said.value = mistake;
  }

  #goOn(): void {
    const to = this.at.peek() + 1;
    const step = this.lesson.steps[to];
    if (step === undefined || begins(step)) this.jump(to);
    else this.#play([...(step.messages ?? [])], () => this.#settle(to));
  }

  #settle(to: number): void {
    batch(() => {
      this.at.value = to;
      this.said.value = null;
      this.hints.value = 0;
      this.picked.value = [];
      this.moving.value = false;
    });
    reach(this.lesson.key, to, this.lesson.steps.length);
  }

  /** Keeps the pace of the page. */
  #play(messages: ServerMessage[], then: () => void): void {
    this.moving.value = messages.length > 0;
    const on = () => {
      for (let message = messages.shift(); message !== undefined; message = messages.shift()) {
        this.#line?.say(message);
        const rest = restOf(message) * pace();
        if (rest > 0) {
          this.#timer = setTimeout(on, rest);
          return;
        }
      }
      this.moving.value = false;
      then();
    };
    // After the session has finished sending the answer.
    queueMicrotask(on);
  }

  #newTable(): Session {
    this.tables += 1;
    const connect = (handlers: Handlers) => {
      this.#line = new LessonLine(handlers, (action) => this.answer(action));
      return this.#line;
    };
    return new Session(`lesson-${this.lesson.key}`, connect, null, this.kind);
  }

  #open(session: Session | null): void {
    this.session.peek()?.close();
    if (session === null) this.#line = null;
    this.session.value = session;
  }
}

function begins({ messages = [] }: LessonStep): boolean {
  return messages.some(({ type }) => type === "welcome");
}

function restOf(message: ServerMessage): number {
  return message.type === "event" ? (RESTS[message.event.type] ?? 0) : 0;
}
