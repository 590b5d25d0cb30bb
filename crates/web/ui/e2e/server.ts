import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { forgetStored, storedIn } from "./store.ts";

/** Whole matches are faster without motion: pointers wait for a tile until it has come to rest. */
export const STILL = ["--speed", "none"];

interface Settings {
  /** Decides walls, seats and bots. Random by default, and for friends always. */
  readonly seed?: number;
  readonly serves?: boolean;
  /** The folder of the matches; by default a fresh one. */
  readonly data?: string;
  /** By default any free port. */
  readonly port?: number;
  readonly flags?: readonly string[];
}

/** The real program, `jantaku play` or `jantaku serve`: the one that `JANTAKU_BIN` names. */
export class Server {
  /** As printed, with the key that lets a user in. */
  readonly url: string;
  readonly #settings: Settings & { readonly data: string };
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, settings: Settings & { data: string }, url: string) {
    this.#process = process;
    this.#settings = settings;
    this.url = url;
  }

  /** Resolves as soon as the program prints its address. */
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

  /** Like a power cut: nothing more is sent or written. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Keeps the address and the matches. */
  again(): Promise<Server> {
    return Server.start({ ...this.#settings, port: Number(new URL(this.url).port) });
  }

  /** Deletes all of its matches. */
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
