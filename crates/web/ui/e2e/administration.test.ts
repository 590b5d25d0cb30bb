import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { DESKTOP, launch, openPage, PHONE } from "./browser.ts";
import { Server } from "./server.ts";
import { expectShippable } from "./shippable.ts";
import { storedIn } from "./store.ts";

let browser: Browser;
let server: Server;
let data: string;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), "jantaku-e2e-"));
  server = await Server.start({ serves: true, data });
});
afterEach(() => server?.stop());

async function arrive(name: string, hash: string, size: typeof DESKTOP, locale = "en"): Promise<Page> {
  // The CSP keeps a page from loading scripts; axe-core is one.
  const { page } = await openPage(browser, new URL(hash, server.url).href, size, { bypassCSP: true, locale });
  await page.locator("[name=visitor]").fill(name);
  await page.locator("[data-action=sign-in]").click();
  return page;
}

async function withAccount(page: Page, name: string): Promise<void> {
  await page.goto(new URL("#/you", server.url).href);
  await page.locator("[data-action=new-account]").click();
  await page.locator("form:has([data-action=create-account]) [name=name]").fill(name);
  await page.locator("form:has([data-action=create-account]) [name=new]").fill("correct horse");
  await page.locator("[data-action=create-account]").click();
  await page.getByTestId("recovery-codes").waitFor();
}

test.each([
  [DESKTOP, "en", "desk"],
  [PHONE, "ja", "phone"],
] as const)(
  "an administrator bans who was reported, lifts it, and closes a room",
  async (size, locale, key) => {
    const ben = await arrive("Ben", "#/friends", size, locale);
    await ben.locator("[data-action=open-room]").click();
    await ben.waitForURL(/#\/room\//);
    const room = new URL(ben.url()).hash.split("/").at(-1) ?? "";
    const aki = await arrive("Aki", new URL(ben.url()).hash, size, locale);
    await aki.locator("[data-action=ready]").waitFor();
    const reported = await aki.evaluate(async (room) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ type: "report", seat: 0 });
      return (await fetch(`/api/rooms/${room}`, { method: "POST", headers, body })).ok;
    }, room);
    expect(reported).toBe(true);

    await withAccount(aki, "aki");
    expect(await aki.locator("[data-action=admin]").count()).toBe(0);
    await aki.goto(new URL("#/admin", server.url).href);
    await aki.getByTestId("no-admin").waitFor();
    execFileSync(process.env.JANTAKU_BIN ?? "", ["admin", "grant", "aki", ...storedIn(data)]);
    await aki.goto(new URL("#/you", server.url).href);
    await aki.reload();
    await aki.locator("[data-action=admin]").click();

    const report = aki.getByTestId("admin-reports").locator("li").filter({ hasText: "Ben" });
    await report.locator("[data-action=ban]").click();
    await report.locator("[name=reason]").fill("insults");
    await expectShippable(aki, `admin-${key}`);
    await report.locator("[data-action=ban-it]").click();
    const person = aki.getByTestId("admin-people").locator("li").filter({ hasText: "Ben" });
    await person.locator("[data-action=unban]").waitFor();

    // A banned user reads it on any page, until the ban is lifted.
    await ben.getByTestId("banned").waitFor();
    expect(await ben.getByTestId("banned").textContent()).toContain("insults");
    await expectShippable(ben, `banned-${key}`);
    await aki.locator("[name=person]").fill("Ben");
    await expect.poll(() => aki.locator("[data-person]").count()).toBe(1);
    await person.locator("[data-action=unban]").click();
    await person.locator("[data-action=ban]").waitFor();
    await ben.locator("[data-action=reload]").click();
    await ben.locator("[data-action=sit-down]").waitFor();

    await aki.locator(`[data-room="${room}"] [data-action=close-room]`).click();
    await aki.locator("[data-action=yes]").click();
    await aki.locator(`[data-room="${room}"]`).waitFor({ state: "detached" });
    await expectShippable(aki, `admin-closed-${key}`);
    await ben.locator("[data-action=sit-down]").waitFor({ state: "detached" });
    for (const page of [aki, ben]) await page.context().close();
  },
);
