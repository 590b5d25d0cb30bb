export type Parts = Readonly<Record<string, string | number | undefined>>;

export interface Address {
  /** `null` for an address of another page. */
  parse(hash: string): Parts | null;
  href(parts: Parts): string;
}

const DIGITS = "\\d+";

/**
 * Like `URLPattern`, which not every browser has: `/replay/:id?/:round(\\d+)?`. A part is letters, digits, `-` and `_`, or what the
 * parentheses say. After `?:query`, anything may follow a question mark.
 */
export function address(pattern: string): Address {
  const [path = "", query] = pattern.split("?:");
  const parts = path
    .split("/")
    .slice(1)
    .map((part) => {
      const [, name, is = "[\\w-]+", optional] = /^:(\w+)(?:\((.+)\))?(\?)?$/.exec(part) ?? [];
      return { part, name, is, optional };
    });
  const source = parts.map(({ part, name, is, optional = "" }) =>
    name === undefined ? `/${part}` : `(?:/(${is}))${optional}`,
  );
  const whole = new RegExp(`^#${source.join("")}${query === undefined ? "" : "(?:\\?(.*))?"}$`);
  const named = parts.flatMap(({ name, is }) => (name === undefined ? [] : [{ name, is }]));
  return {
    parse(hash) {
      const found = whole.exec(hash)?.slice(1);
      if (found === undefined) return null;
      try {
        const values = named.flatMap(({ name, is }, nth) => {
          const value = found[nth];
          if (value === undefined) return [];
          return [[name, is === DIGITS ? Number(value) : decodeURIComponent(value)] as const];
        });
        const asked = query === undefined ? undefined : found[named.length];
        return Object.fromEntries(asked === undefined ? values : [...values, [query, asked]]);
      } catch {
        // A malformed escape decodes to nothing.
        return null;
      }
    },
    href(values) {
      const said = parts.flatMap(({ part, name }) => {
        if (name === undefined) return [part];
        const value = values[name];
        return value === undefined ? [] : [encodeURIComponent(value)];
      });
      const asked = query === undefined ? undefined : values[query];
      return `#/${said.join("/")}${asked === undefined || asked === "" ? "" : `?${asked}`}`;
    },
  };
}
