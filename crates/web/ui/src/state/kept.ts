import { computed, signal } from "@preact/signals";

export interface Shape<T> {
  /** `undefined` for a text of another shape. */
  read(text: string): T | undefined;
  /** `null` means: store nothing. */
  write(value: T): string | null;
}

/** Outlives the page. Components and effects follow its changes, those of other tabs, too. */
export interface Kept<T> {
  value: T;
  /** The value, without following its changes. */
  peek(): T;
}

/** Counts changes by other tabs. */
const elsewhere = signal(0);
globalThis.addEventListener?.("storage", () => {
  elsewhere.value = elsewhere.peek() + 1;
});

/** A value that the browser refuses to store, for want of storage or room, is kept in memory until a later one is stored. */
export function kept<T>(key: string, shape: Shape<T>, initial: T, storage = () => localStorage): Kept<T> {
  const changes = signal(0);
  let refused: { readonly text: string | null } | null = null;
  let last: { readonly text: string | null; readonly value: T } = { text: null, value: initial };

  /** Read each time, since an event of another tab comes late. */
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

/** `read` gets the parsed JSON. */
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

/** One of `values` if given; `null` if nothing is stored. */
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

/** Stored under this text, or not at all. */
export function mark(stored = ""): Shape<boolean> {
  return { read: () => true, write: (value) => (value ? stored : null) };
}
