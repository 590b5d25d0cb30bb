import { nameAsked } from "../state/visitor.ts";
import { type ClientMessage, fetchVisitor, type ServerMessage, socketLine } from "../wire/generated/wire.ts";

export type Link = "connecting" | "open" | "lost";

/** In milliseconds; the last pause repeats. */
const PAUSES = [200, 500, 1000, 2000, 4000];
/** A time in milliseconds. */
const PING_EVERY = 15_000;
const PONG_WITHIN = 5_000;

/** The first answer to each kind of hello. */
const OPENING = new Set<ServerMessage["type"]>(["welcome", "watching", "room", "kept_out"]);

export interface Handlers {
  hello(): ClientMessage | Promise<ClientMessage | null>;
  message(message: ServerMessage): void;
  link(link: Link): void;
}

export interface Line {
  /** Sends nothing without a connection: the caller has to repeat it. */
  send(message: ClientMessage): void;
  /** Drops the connection and opens another one. */
  restart(): void;
  /** Drops the connection until `restart`. */
  pause(): void;
  close(): void;
}

export class Connection implements Line {
  #socket: WebSocket | null = null;
  #attempts = 0;
  #paused = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  readonly #url: string;
  readonly #handlers: Handlers;

  constructor(url: string, handlers: Handlers) {
    this.#url = url;
    this.#handlers = handlers;
    addEventListener("online", this.#online);
    this.#connect();
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  restart(): void {
    this.#paused = false;
    this.#drop();
    this.#connect();
  }

  pause(): void {
    this.#paused = true;
    this.#drop();
  }

  close(): void {
    removeEventListener("online", this.#online);
    this.pause();
  }

  #connect(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#sayHello(socket);
      this.#ping = setInterval(() => this.#sendPing(), PING_EVERY);
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #sayHello(socket: WebSocket): void {
    const say = (hello: ClientMessage | null) => {
      if (hello !== null && socket === this.#socket) this.send(hello);
    };
    const hello = this.#handlers.hello();
    if (hello instanceof Promise) hello.then(say, () => socket.close());
    else say(hello);
  }

  #receive(message: ServerMessage): void {
    clearTimeout(this.#deadline);
    if (OPENING.has(message.type)) {
      this.#attempts = 0;
      this.#handlers.link("open");
    }
    if ("code" in message && message.code === "sign_in_first") nameAsked.value = true;
    // The refusal of any request says how long the ban lasts.
    if ("code" in message && message.code === "banned") void fetchVisitor().catch(() => {});
    // The page tries again until the server is back.
    if (message.type === "bye" && message.code === "server_stops") return;
    this.#handlers.message(message);
  }

  #sendPing(): void {
    this.send({ type: "ping" });
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.restart(), PONG_WITHIN);
  }

  #lost(): void {
    this.#drop();
    this.#handlers.link("lost");
    const pause = PAUSES[Math.min(this.#attempts, PAUSES.length - 1)];
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  #online = () => {
    if (!this.#paused) this.restart();
  };

  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    clearTimeout(this.#deadline);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}

export function socketAt(url: string): (handlers: Handlers) => Line {
  return (handlers) => new Connection(url, handlers);
}

export function socketUrl(): string {
  const { protocol, host } = location;
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}${socketLine()}`;
}
