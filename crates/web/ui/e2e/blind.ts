import type { CDPSession, Page } from "playwright";
import { PATIENCE } from "./patience.ts";

export interface Thing {
  readonly role: string;
  readonly name: string;
  readonly focused: boolean;
  readonly disabled: boolean;
  /** The names of its ancestors, the innermost first. */
  readonly within: readonly string[];
}

interface Node {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[];
}

/** Works by the accessibility tree, announcements and keys alone. */
export class Blind {
  readonly #page: Page;
  readonly #tree: CDPSession;
  readonly #heard: string[] = [];

  private constructor(page: Page, tree: CDPSession) {
    this.#page = page;
    this.#tree = tree;
  }

  /** Call before the page is opened, to hear its first announcements. */
  static async sitDown(page: Page): Promise<Blind> {
    const blind = new Blind(page, await page.context().newCDPSession(page));
    await page.exposeFunction("announced", (text: string) => blind.#heard.push(text));
    await page.addInitScript(listen);
    return blind;
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  get heard(): readonly string[] {
    return this.#heard;
  }

  /** Waits for the first line after `begun` others that fits. */
  async hear(begun: number, fits: RegExp): Promise<string> {
    return this.#soon(`nothing is heard like ${fits}`, async () =>
      this.#heard.slice(begun).find((text) => fits.test(text)),
    );
  }

  async read(): Promise<Thing[]> {
    const { nodes } = (await this.#tree.send("Accessibility.getFullAXTree")) as unknown as { nodes: Node[] };
    const known = new Map(nodes.map((node) => [node.nodeId, node]));
    return nodes
      .filter(({ ignored, role }) => !ignored && role !== undefined)
      .map((node) => ({
        role: node.role?.value ?? "",
        name: node.name?.value ?? "",
        focused: has(node, "focused"),
        disabled: has(node, "disabled"),
        within: [...outwards(node, known)],
      }));
  }

  /** The first usable one; waits for it. */
  find(role: string, name: RegExp, within?: string): Promise<Thing> {
    const fits = is(role, name, within);
    return this.#soon(`there is no ${role} ${name}`, async () =>
      (await this.read()).find((thing) => fits(thing) && !thing.disabled),
    );
  }

  /** Presses Tab until such an element within `within` has the focus. */
  async tabTo(role: string, name: RegExp, within?: string): Promise<void> {
    for (let presses = 0; presses < 60; presses++) {
      const on = (await this.read()).filter(({ focused }) => focused);
      if (on.some(is(role, name, within))) return;
      await this.press("Tab");
    }
    throw new Error(`Tab does not lead to ${role} ${name}`);
  }

  async #soon<T>(otherwise: string, look: () => Promise<T | undefined>): Promise<T> {
    for (const begun = performance.now(); performance.now() - begun < PATIENCE; ) {
      const found = await look();
      if (found !== undefined) return found;
      await this.#page.waitForTimeout(20);
    }
    throw new Error(`${otherwise}; heard last: ${this.#heard.slice(-8).join(" | ")}`);
  }
}

function is(role: string, name: RegExp, within?: string): (thing: Thing) => boolean {
  return (thing) =>
    thing.role === role && name.test(thing.name) && (within === undefined || thing.within.includes(within));
}

function has({ properties = [] }: Node, name: string): boolean {
  return properties.some((property) => property.name === name && property.value.value === true);
}

function* outwards({ parentId }: Node, known: ReadonlyMap<string, Node>): Generator<string> {
  for (let at = known.get(parentId ?? ""); at !== undefined; at = known.get(at.parentId ?? ""))
    if (at.name?.value) yield at.name.value;
}

/** In the page: reports every text added to a live region. */
function listen(): void {
  const REGIONS = "[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert]";
  const note = (text: string | null | undefined) => {
    const said = text?.trim();
    if (said) (window as unknown as { announced(text: string): void }).announced(said);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element?.closest(REGIONS)) continue;
      if (type === "characterData") note(target.textContent);
      for (const node of addedNodes) note(node.textContent);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
