import type { Action, ClientMessage, ServerMessage } from "../wire/generated/wire.ts";
import type { Handlers, Line } from "./connection.ts";

type Prompt = ServerMessage & { type: "prompt" };

/** Replaces the connection: a lesson or a drill speaks as the server would, and hears the answers. */
export class LessonLine implements Line {
  readonly #handlers: Handlers;
  readonly #answer: (action: Action) => boolean;
  #prompt: Prompt | null = null;

  constructor(handlers: Handlers, answer: (action: Action) => boolean) {
    this.#handlers = handlers;
    this.#answer = answer;
    handlers.link("open");
  }

  say(message: ServerMessage): void {
    if (message.type === "prompt") this.#prompt = message;
    this.#handlers.message(message);
  }

  send(message: ClientMessage): void {
    const prompt = this.#prompt;
    if (message.type !== "act" || prompt?.decision_id !== message.decision_id) return;
    if (this.#answer(message.action)) return;
    // The question is asked again.
    this.withdraw();
    this.say(prompt);
  }

  withdraw(): void {
    const prompt = this.#prompt;
    if (prompt === null) return;
    const { decision_id } = prompt;
    this.#prompt = null;
    this.#handlers.message({ type: "error", code: "stale", message: "", decision_id });
  }

  restart(): void {}
  pause(): void {}
  close(): void {}
}
