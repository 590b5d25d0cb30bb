import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const GENERATED = "src/wire/generated/wire.ts";
const generated = readFileSync(GENERATED, "utf8");
const IN_TESTS = /\.test\.|fixture/;
let page: string;

beforeAll(() => {
  page = mkdtempSync(join(tmpdir(), "jantaku-page-"));
  cpSync("src", join(page, "src"), { recursive: true, filter: (file) => !IN_TESTS.test(file) });
  const config = JSON.parse(readFileSync("tsconfig.json", "utf8"));
  writeFileSync(join(page, "tsconfig.json"), JSON.stringify({ ...config, include: ["src"] }));
  symlinkSync(resolve("node_modules"), join(page, "node_modules"));
});
afterAll(() => rmSync(page, { recursive: true }));

/** Compiles the page with `text` as the generated file. */
function said(text: string): string {
  writeFileSync(join(page, GENERATED), text);
  try {
    return execFileSync("node_modules/.bin/tsc", ["--noEmit"], { cwd: page, encoding: "utf8" });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test("the page compiles with what is generated", () => {
  expect(said(generated)).toBe("");
});

/** What the golden test of `jantaku-wire` would write for a changed declaration. */
test("the page compiles no more where a field, an endpoint, a part of a path or a status has changed", () => {
  const changes = [
    [/\bkept_out\?: Array<string>/, "kept_away?: Array<string>", "HostDesk.tsx"],
    [/\bfindRoom = /, "seekRoom = ", "FriendsPage.tsx"],
    [/\bbanPerson = \(id: number/, "banPerson = (id: boolean", "BanForm.tsx"],
    [/(?<=\borderInCareer = .*)Promise<CareerPage>/, "Promise<void>", "CareerPage.tsx"],
  ] as const;
  const changed = changes.reduce((text, [from, to]) => text.replace(from, to), generated);
  const faults = said(changed);
  for (const [from, , where] of changes) {
    expect(generated).toMatch(from);
    expect(faults).toContain(where);
  }
});

test("no path of the server's is in the page itself", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const own = files.filter((file) => !IN_TESTS.test(file) && !file.includes("generated"));
  expect(
    own.filter((file) => /["'`]\/(api\/|ws["'`])/.test(readFileSync(join("src", file), "utf8"))),
  ).toEqual([]);
});
