import { computed, signal } from "@preact/signals";
import { t } from "../texts/texts.ts";
import type { NotSaid, Phrase, Said, ServerMessage, Stamp, Talk, TalkRules } from "../wire/generated/wire.ts";
import { list } from "./fields.ts";
import { json, kept } from "./kept.ts";

export const PHRASES: readonly Phrase[] = [
  "hello",
  "good_game",
  "thank_you",
  "sorry",
  "nice_hand",
  "so_close",
  "one_moment",
  "i_am_back",
  "take_your_time",
  "one_more",
];
export const STAMPS: readonly Stamp[] = [
  "smile",
  "laugh",
  "cry",
  "surprise",
  "think",
  "sleep",
  "tea",
  "heart",
];

const KEPT = 20;
/** A time in milliseconds. */
const SHOWN = 6000;

const isName = (kept: unknown): kept is string => typeof kept === "string";
export const muted = kept("jantaku-muted", json(list(isName).read), []);

export function mute(who: string, silent: boolean): void {
  const others = muted.peek().filter((other) => other !== who);
  muted.value = silent ? [...others, who] : others;
}

export interface Line extends Said {
  readonly nth: number;
}

export class Conversation {
  /** `null` if the user only listens. */
  readonly rules = signal<TalkRules | null>(null);
  readonly #all = signal<readonly Line[]>([]);
  readonly refusal = signal<NotSaid | null>(null);
  readonly #fresh = signal<readonly Line[]>([]);
  #count = 0;

  /** Leaves out muted people. */
  readonly lines = computed(() => this.#all.value.filter(({ who }) => !muted.value.includes(who)));
  readonly bubbles = computed(() => this.#fresh.value.filter(({ who }) => !muted.value.includes(who)));
  readonly speakers = computed(() => [...new Map(this.#all.value.map(({ who, name }) => [who, name]))]);

  take(message: ServerMessage): void {
    switch (message.type) {
      case "talk_rules":
        this.rules.value = message;
        break;
      case "said_before":
        this.#all.value = message.lines.map((line) => this.#numbered(line));
        break;
      case "said":
        this.#hear(this.#numbered(message));
        break;
      case "not_said":
        this.refusal.value = message.why;
        break;
    }
  }

  #numbered(said: Said): Line {
    this.#count += 1;
    return { ...said, nth: this.#count };
  }

  #hear(line: Line): void {
    this.#all.value = [...this.#all.peek(), line].slice(-KEPT);
    this.#fresh.value = [...this.#fresh.peek().filter(({ who }) => who !== line.who), line];
    setTimeout(() => {
      this.#fresh.value = this.#fresh.peek().filter((other) => other !== line);
    }, SHOWN);
  }
}

export function talkWords(talk: Talk): string {
  switch (talk.type) {
    case "phrase":
      return t(`talk-${talk.phrase}`);
    case "stamp":
      return t(`stamp-${talk.stamp}`);
    case "words":
      return talk.words;
  }
}
