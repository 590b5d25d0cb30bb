/** A part of what is kept: what it is at first, and how a stored value is read. An invalid value is as at first. */
export interface Field<T> {
  readonly initial: T;
  read(kept: unknown): T;
}

export interface OneOf<T extends string> extends Field<T> {
  /** In the order in which they are offered. */
  readonly values: readonly T[];
}

type Fields = Readonly<Record<string, Field<unknown>>>;

export interface Group<F extends Fields> extends Field<{ readonly [K in keyof F]: ValueOf<F[K]> }> {
  readonly fields: F;
}

export type ValueOf<F> = F extends Field<infer T> ? T : never;

export function oneOf<const T extends string>(initial: NoInfer<T>, values: readonly T[]): OneOf<T> {
  return { initial, values, read: (kept) => values.find((value) => value === kept) ?? initial };
}

/** Left to the house, unless the player chooses for all houses. */
export function byHouse<const T extends string>(...values: readonly T[]): OneOf<"house" | T> {
  return oneOf<"house" | T>("house", ["house", ...values]);
}

export function flag(initial: boolean): Field<boolean> {
  return { initial, read: (kept) => (typeof kept === "boolean" ? kept : initial) };
}

export function level(initial: number): Field<number> {
  const fits = (kept: unknown): kept is number => typeof kept === "number" && kept >= 0 && kept <= 1;
  return { initial, read: (kept) => (fits(kept) ? kept : initial) };
}

/** A value that fits, or `null`. */
export function maybe<T>(fits: Fits<T>): Field<T | null> {
  return { initial: null, read: (kept) => (fits(kept) ? kept : null) };
}

/** All entries of a list that fit. */
export function list<T>(fits: Fits<T>): Field<readonly T[]> {
  return { initial: [], read: (kept) => (Array.isArray(kept) ? kept.filter(fits) : []) };
}

/** All entries that fit, by key. */
export function table<T>(fits: Fits<T>): Field<Readonly<Record<string, T>>> {
  const entries = (kept: unknown) =>
    Object.entries(partsOf(kept)).filter((entry): entry is [string, T] => fits(entry[1]));
  return { initial: {}, read: (kept) => Object.fromEntries(entries(kept)) };
}

type Fits<T> = (kept: unknown) => kept is T;

/** The parts of what should be an object. */
export function partsOf(kept: unknown): Readonly<Record<string, unknown>> {
  return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
}

export function group<const F extends Fields>(fields: F): Group<F> {
  type Values = ValueOf<Group<F>>;
  const each = (value: (field: Field<unknown>, key: string) => unknown) =>
    Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, value(field, key)])) as Values;
  return {
    fields,
    initial: each(({ initial }) => initial),
    read: (kept) => {
      const from = partsOf(kept);
      return each((field, key) => field.read(from[key]));
    },
  };
}
