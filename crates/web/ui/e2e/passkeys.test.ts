import type { Page } from "playwright";
import { expect, test } from "vitest";
import { DESKTOP, openPage, PHONE, screenshot } from "./browser.ts";
import { browser, serveEach, server } from "./running.ts";

// Each attempt has a server of its own, on which the names of accounts are free.
serveEach({ serves: true });

function at(host: string, page: string): string {
  const url = new URL(server.url);
  url.hostname = host;
  url.hash = page;
  return url.href;
}

/** Its user always agrees. */
async function giveDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

async function arrive(page: Page, name: string): Promise<void> {
  await page.locator("[name=visitor]").fill(name);
  await page.locator("[data-action=sign-in]").click();
  await page.locator("[data-action=rename]").waitFor();
}

test("a guest adds a passkey, signs out and signs in by it", async () => {
  const { page, errors } = await openPage(browser, "about:blank", PHONE);
  await giveDevice(page);
  await page.goto(at("localhost", "/you"));
  await arrive(page, "Aki");
  await page.locator("[data-action=new-passkey]").click();
  await page.locator("form:has([data-action=add-passkey]) [name=name]").fill("aki");
  await page.locator("[data-action=add-passkey]").click();
  await page.getByTestId("recovery-codes").waitFor();
  await screenshot(page, "passkey-added");
  // They come after the codes.
  await expect.poll(() => page.locator("[data-passkey]").count()).toBe(1);
  expect(await page.locator("[data-action=remove-passkey]").count(), "the last way to sign in").toBe(0);

  await page.locator("[data-action=sign-out]").click();
  await page.locator("[data-action=yes]").click();
  await page.locator("[name=visitor]").waitFor();
  await page.locator("[data-action=have-account]").click();
  await page.locator("[data-action=passkey-sign-in]").waitFor();
  await screenshot(page, "passkey-sign-in");
  await page.locator("[data-action=passkey-sign-in]").click();
  await page.locator("[data-action=you-page]").waitFor();
  expect(await page.locator("[data-action=you-page]").textContent()).toBe("Aki");

  // With a password the passkey may go.
  await page.goto(at("localhost", "/you"));
  await page.locator("[data-action=new-password]").click();
  await page.locator("[name=new]").fill("correct horse");
  await page.locator("[data-action=change-password]").click();
  await page.locator("[data-action=remove-passkey]").click();
  await page.locator("[data-action=yes]").click();
  await page.locator("[data-passkey]").waitFor({ state: "detached" });
  expect(errors).toEqual([]);
  await page.context().close();
});

test("a browser that has no passkeys for the address is offered none", async () => {
  const { page, errors } = await openPage(browser, at("127.0.0.1", "/you"), DESKTOP);
  await arrive(page, "Ben");
  await page.locator("[data-action=new-account]").waitFor();
  expect(await page.locator("[data-action=new-passkey]").count()).toBe(0);
  await page.goto(at("127.0.0.1", "/sign-in"));
  await page.locator("[data-action=password-sign-in]").waitFor();
  expect(await page.locator("[data-action=passkey-sign-in]").count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});
