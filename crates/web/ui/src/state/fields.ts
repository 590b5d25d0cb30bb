/** A setting: its default, and how a stored value is read. An invalid value becomes the default. */
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

/** A number from 0 to 1. */
export function level(initial: number): Field<number> {
  const fits = (kept: unknown): kept is number => typeof kept === "number" && kept >= 0 && kept <= 1;
  return { initial, read: (kept) => (fits(kept) ? kept : initial) };
}

/** Several, by name. */
export function group<const F extends Fields>(fields: F): Group<F> {
  type Values = ValueOf<Group<F>>;
  const each = (value: (field: Field<unknown>, key: string) => unknown) =>
    Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, value(field, key)])) as Values;
  return {
    fields,
    initial: each(({ initial }) => initial),
    read: (kept) => {
      const from = typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
      return each((field, key) => field.read(from[key]));
    },
  };
}
