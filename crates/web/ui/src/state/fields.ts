/** The default, and how a stored value is read. An invalid value becomes the default. */
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

/** By default the house decides. */
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

/** `null` for a value that does not fit. */
export function maybe<T>(fits: Fits<T>): Field<T | null> {
  return { initial: null, read: (kept) => (fits(kept) ? kept : null) };
}

/** Without the entries that do not fit. */
export function list<T>(fits: Fits<T>): Field<readonly T[]> {
  return { initial: [], read: (kept) => (Array.isArray(kept) ? kept.filter(fits) : []) };
}

/** Without the entries that do not fit. */
export function table<T>(fits: Fits<T>): Field<Readonly<Record<string, T>>> {
  const entries = (kept: unknown) =>
    Object.entries(partsOf(kept)).filter((entry): entry is [string, T] => fits(entry[1]));
  return { initial: {}, read: (kept) => Object.fromEntries(entries(kept)) };
}

type Fits<T> = (kept: unknown) => kept is T;

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
