import { computed, signal } from "@preact/signals";

/** How a value is written in the browser's storage. */
export interface Shape<T> {
  /** The value of a text; `undefined` if it is not one of this shape. */
  read(text: string): T | undefined;
  /** The text of a value; `null` if nothing is stored for it. */
  write(value: T): string | null;
}

/** A value that outlives the page. Components and effects that read it run again when it changes, in another tab, too. */
export interface Kept<T> {
  value: T;
  /** The value, for who does not follow its changes. */
  peek(): T;
}

/** How often another tab has stored something. */
const elsewhere = signal(0);
globalThis.addEventListener?.("storage", () => {
  elsewhere.value = elsewhere.peek() + 1;
});

/**
 * A value that the browser keeps under a key; `initial` where it keeps none that can be read. What the browser refuses to store,
 * because it has no storage or no room left, is kept in memory until it stores a later value.
 */
export function kept<T>(key: string, shape: Shape<T>, initial: T, storage = () => localStorage): Kept<T> {
  const changes = signal(0);
  let refused: { readonly text: string | null } | null = null;
  let last: { readonly text: string | null; readonly value: T } = { text: null, value: initial };

  /** What is stored now: it is looked up each time, since an event of another tab comes late. */
  const stored = () => {
    if (refused !== null) return refused.text;
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };
  const store = (text: string | null) => {
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
      refused = null;
    } catch {
      refused = { text };
    }
  };
  const peek = () => {
    const text = stored();
    if (text !== last.text) {
      const value = text === null ? undefined : shape.read(text);
      last = { text, value: value === undefined ? initial : value };
    }
    return last.value;
  };
  const followed = computed(() => {
    void changes.value;
    void elsewhere.value;
    return peek();
  });
  return {
    peek,
    get value() {
      void followed.value;
      return peek();
    },
    set value(value) {
      const text = shape.write(value);
      if (text === stored()) return;
      store(text);
      last = { text, value };
      changes.value = changes.peek() + 1;
    },
  };
}

/** Anything that JSON can say, read by what it was parsed to. */
export function json<T>(read: (parsed: unknown) => T | undefined): Shape<T> {
  return {
    read: (text) => {
      try {
        return read(JSON.parse(text));
      } catch {
        return undefined;
      }
    },
    write: (value) => (value === null ? null : JSON.stringify(value)),
  };
}

/** A text as it is, one of these if they are given; `null` is none. */
export function text<T extends string>(values?: readonly T[]): Shape<T | null> {
  return {
    read: (text) => (values === undefined ? (text as T) : values.find((value) => value === text)),
    write: (value) => value,
  };
}

export const words: Shape<readonly string[]> = {
  read: (text) => text.split(" ").filter((word) => word !== ""),
  write: (value) => value.join(" "),
};

/** Whether something is so: it is if anything is stored, which is this text. */
export function mark(stored = ""): Shape<boolean> {
  return { read: () => true, write: (value) => (value ? stored : null) };
}
