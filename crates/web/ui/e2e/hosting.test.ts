import { networkInterfaces } from "node:os";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { DESKTOP, openPage, PHONE } from "./browser.ts";
import { browser, serveAll, server } from "./running.ts";

serveAll();

const isOnNetwork = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ internal, family }) => !internal && family === "IPv4"),
);

async function enter(page: Page, name: string): Promise<void> {
  await page.locator("[name=visitor]").fill(name);
  await page.locator("[data-action=sign-in]").click();
}

// Beside a database, what friends play is kept in the folder of whoever runs the tests.
test.runIf(isOnNetwork && process.env.JANTAKU_E2E_POSTGRES === undefined)(
  "one press lets friends in by the network, until it is closed",
  async () => {
    const home = new URL(server.url);
    home.hash = "#/friends";
    const { page: own, errors } = await openPage(browser, home.href, DESKTOP);
    await own.locator("[data-action=open-hosting]").click();
    await own.locator(".hosting .qr-code").waitFor();
    const link = await own.locator("[name=room-link]").inputValue();
    expect(new URL(link).hostname).not.toBe(home.hostname);

    // The player goes in, as a guest like the others.
    await own.locator("[data-action=enter-hosting]").click();
    await enter(own, "Aki");
    await own.locator("[data-action=open-room]").click();
    const room = await own.locator("[name=room-link]").inputValue();
    expect(new URL(room).origin).toBe(new URL(link).origin);

    const { page: ben } = await openPage(browser, link, PHONE, { hasTouch: true });
    await enter(ben, "Ben");
    await ben.goto(room);
    await ben.locator("[data-action=sit-down]").click();
    await ben.locator("[data-action=ready]").waitFor();
    await own.locator("[data-seat]").filter({ hasText: "Ben" }).waitFor();

    await own.goto(home.href);
    await own.locator("[data-action=close-hosting]").click();
    await own.getByTestId("question").locator("[data-action=yes]").click();
    await own.locator("[data-action=open-hosting]").waitFor();
    await expect(ben.reload()).rejects.toThrow("ERR_CONNECTION_REFUSED");

    // What was there is there again.
    await own.locator("[data-action=open-hosting]").click();
    const again = new URL(room);
    again.host = new URL(await own.locator("[name=room-link]").inputValue()).host;
    await ben.goto(again.href);
    await ben.locator("[data-action=ready]").waitFor();
    // Without TLS, Chromium reports a header that it ignores.
    expect(errors.filter((error) => !error.includes("Cross-Origin-Opener-Policy"))).toEqual([]);
  },
);
