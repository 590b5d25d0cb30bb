import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Ignores pages that are loaded later, and types. */
function needs(file: string): string[] {
  const imports = readFileSync(file, "utf8").matchAll(
    /^(?:import|export) (?!type )([^;]*?) from "(\.[^"]+)"/gm,
  );
  return [...imports].flatMap(([, names = "", from = ""]) => {
    const listed = /^\{([^}]*)\}$/.exec(names.trim())?.[1]?.split(",") ?? [names];
    const isOfTypes = listed.every((name) => name.trim() === "" || name.trim().startsWith("type "));
    return isOfTypes ? [] : [join(dirname(file), from)];
  });
}

test("no file of the page imports in a circle", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join("src", file));
  const left = new Map(files.map((file) => [file, needs(file).filter((other) => files.includes(other))]));
  // A file that needs none of the rest is in no circle.
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [file, others] of left) if (!others.some((other) => left.has(other))) left.delete(file);
  }
  expect([...left.keys()]).toEqual([]);
});
