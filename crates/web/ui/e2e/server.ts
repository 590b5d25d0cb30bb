import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { forgetStored, storedIn } from "./store.ts";

/** A flag for what plays whole matches: pointers wait for a tile until it has come to rest. */
export const STILL = ["--speed", "none"];

interface Settings {
  /** What walls, seats and the bots' whims follow from; by itself chance, and for friends always. */
  readonly seed?: number;
  /** Whether it is a server for friends. */
  readonly serves?: boolean;
  /** The folder of the matches; a fresh one by itself. */
  readonly data?: string;
  /** Any free port by itself. */
  readonly port?: number;
  /** More that is said when it starts. */
  readonly flags?: readonly string[];
}

/** `jantaku play`, or `jantaku serve`, the real program: the one that `JANTAKU_BIN` names. */
export class Server {
  /** The link that it printed, with its key: whoever opens it may play. */
  readonly url: string;
  readonly #settings: Settings & { readonly data: string };
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, settings: Settings & { data: string }, url: string) {
    this.#process = process;
    this.#settings = settings;
    this.url = url;
  }

  /** Starts it; done as soon as it says its address. */
  static async start(settings: Settings): Promise<Server> {
    const binary = process.env.JANTAKU_BIN;
    if (binary === undefined)
      throw new Error("JANTAKU_BIN does not name the program; use `cargo xtask test e2e`");
    const data = settings.data ?? mkdtempSync(join(tmpdir(), "jantaku-e2e-"));
    const { seed, serves, port = 0, flags = [] } = settings;
    const own = serves
      ? ["serve", "--bind", `127.0.0.1:${port}`]
      : ["play", "--no-open", "--port", `${port}`, ...(seed === undefined ? [] : ["--seed", `${seed}`])];
    const args = [...own, ...storedIn(data), ...flags];
    const child = spawn(binary, args, { stdio: ["ignore", "pipe", serves ? "ignore" : "inherit"] });
    const lines = createInterface({ input: child.stdout });
    const gone = once(child, "exit").then(([code]) => {
      throw new Error(`${binary} ended with ${code} before it said its address`);
    });
    const [url] = await Promise.race([once(lines, "line"), gone]);
    gone.catch(() => {});
    return new Server(child, { ...settings, data }, url);
  }

  /** As a power cut would: nothing can be said or written any more. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** The same again, at the same address, with the same matches. */
  again(): Promise<Server> {
    return Server.start({ ...this.#settings, port: Number(new URL(this.url).port) });
  }

  /** Ends it and forgets its matches. */
  async stop(): Promise<void> {
    await this.#end("SIGTERM");
    forgetStored(this.#settings.data);
    rmSync(this.#settings.data, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = once(this.#process, "exit");
    this.#process.kill(signal);
    await gone;
  }
}
