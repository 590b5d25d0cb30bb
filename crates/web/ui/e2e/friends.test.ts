import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, WebSocketRoute } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import type { ClientMessage, ServerMessage } from "../src/wire/generated/wire.ts";
import { collectErrors, DESKTOP, openPage, PHONE, screenshot } from "./browser.ts";
import { mouse, touch } from "./hands.ts";
import { decide } from "./player.ts";
import { browser, serveAll, server, startAgain } from "./running.ts";
import { look, numberOf } from "./seen.ts";

serveAll({ serves: true });

/** A time in milliseconds. */
const OUTAGE = 30_000;

class Friend {
  readonly name: string;
  page: Page;
  /** Numbers of the events sent, in order, for each page opened. */
  readonly seen: number[][] = [];
  errors: string[];
  #line: Line;

  private constructor(name: string, page: Page, errors: string[], line: Line) {
    this.name = name;
    this.page = page;
    this.errors = errors;
    this.#line = line;
  }

  static async arrive(name: string, url: string, size: typeof DESKTOP): Promise<Friend> {
    const { page, errors } = await openPage(browser, "about:blank", size, { hasTouch: size === PHONE });
    const friend = new Friend(name, page, errors, new Line());
    await friend.#watch(page);
    await page.goto(url);
    await page.locator("[name=visitor]").fill(name);
    await page.locator("[data-action=sign-in]").click();
    return friend;
  }

  async table(): Promise<string> {
    await this.page.waitForURL(/#\/match\//);
    await this.page.getByTestId("hand").waitFor();
    return new URL(this.page.url()).hash.split("/").at(-1) ?? "";
  }

  /** Plays to the standings; `meanwhile` runs before the decision of its number. */
  async play(meanwhile: ReadonlyMap<number, () => Promise<void>>): Promise<void> {
    const done = new Set<string>();
    for (let decisions = 0, hand = 0; decisions < 3000; decisions++) {
      await meanwhile.get(decisions)?.();
      const seen = await look(this.page);
      if (seen.standings) return;
      const deed = decide(seen, hand, done);
      hand += deed.type === "next" ? 1 : 0;
      await (this.page.viewportSize()?.width === PHONE.width ? touch : mouse)(this.page, deed);
    }
    throw new Error("the match does not end");
  }

  async loseNetwork(): Promise<void> {
    await this.page.context().setOffline(true);
    this.#line.cut();
    await this.page.getByTestId("link-notice").waitFor();
    await this.page.waitForTimeout(OUTAGE);
    this.#line.mend();
    await this.page.context().setOffline(false);
    await this.page.getByTestId("link-notice").waitFor({ state: "detached" });
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  async changeDevice(): Promise<void> {
    const [url, left] = [this.page.url(), this.page.context()];
    const you = await left.newPage();
    await you.goto(new URL("#/you", url).href);
    await you.locator("[data-action=offer-device]").click();
    const link = await you.locator("[name=device-link]").inputValue();
    const { page, errors } = await openPage(browser, "about:blank", PHONE, { hasTouch: true });
    await this.#watch(page);
    await page.goto(link);
    await page.locator("[data-action=accept-device]").click();
    await page.waitForURL(/#\/you/);
    await you.getByTestId("device-said").filter({ hasText: "another device" }).waitFor();
    await page.goto(url);
    await page.getByTestId("hand").waitFor();
    // The seat goes to the new device, and the old one says so.
    await this.page.getByTestId("notice").waitFor();
    await left.close();
    [this.page, this.errors] = [page, [...this.errors, ...errors]];
  }

  /** Notes the events sent to this page, and lets its line be cut. */
  async #watch(page: Page): Promise<void> {
    await this.#line.tap(page, (hello) => {
      // A page without stored events is a new one.
      if (hello.last_event === undefined) this.seen.push([]);
      const seen = this.seen.at(-1) ?? [];
      return (message) => {
        if (message.type === "view") seen.push(message.next_event - 1);
        if (message.type === "event") seen.push(message.n);
      };
    });
  }
}

type Hello = ClientMessage & { type: "hello" };

/** Sockets that can be cut and kept from being opened again. */
class Line {
  #open: WebSocketRoute[] = [];
  #isCut = false;

  /** `open` gets the first message of each connection to a table, and returns who hears its messages. */
  async tap(page: Page, open: (hello: Hello) => (message: ServerMessage) => void): Promise<void> {
    await page.routeWebSocket(/\/ws$/, (route) => {
      if (this.#isCut) return void route.close();
      const wire = route.connectToServer();
      let hear = (_: ServerMessage) => {};
      route.onMessage((text) => {
        const message: ClientMessage = JSON.parse(`${text}`);
        if (message.type === "hello") hear = open(message);
        wire.send(text);
      });
      wire.onMessage((text) => {
        // Messages after the cut reach no page, and are sent again.
        if (!this.#open.includes(route)) return;
        hear(JSON.parse(`${text}`));
        route.send(text);
      });
      this.#open.push(route);
    });
  }

  cut(): void {
    this.#isCut = true;
    for (const route of this.#open.splice(0)) void route.close();
  }

  mend(): void {
    this.#isCut = false;
  }
}

interface Wall {
  readonly shared: boolean;
  readonly holds: boolean;
  readonly missing: readonly number[];
}

test("four friends play a whole match, whatever happens to their devices and to the server", async () => {
  // Without motion, nobody waits for tiles to come to rest.
  const still = (url: string) => new URL(`?speed=none${new URL(url).hash}`, url).href;
  const home = still(new URL("#/friends", server.url).href);
  const aki = await Friend.arrive("Aki", home, DESKTOP);
  await screenshot(aki.page, "friends");
  await aki.page.locator("[data-action=more-options]").click();
  await aki.page.locator("[name=pace][value=instant]").check({ force: true });
  await aki.page.locator("[name=length][value=east]").check({ force: true });
  await aki.page.locator("[name=time][value=none]").check({ force: true });
  await aki.page.locator("[data-action=open-room]").click();
  await aki.page.waitForURL(/#\/room\//);
  const link = still(await aki.page.locator("[name=room-link]").inputValue());

  const ben = await Friend.arrive("Ben", link, PHONE);
  await ben.page.locator("[data-action=ready]").waitFor();
  const chika = await Friend.arrive("Chika", link, PHONE);
  await chika.page.locator("[data-action=ready]").waitFor();
  // One has the code of the room, and no link.
  const dario = await Friend.arrive("Dario", home, DESKTOP);
  const code = (await aki.page.locator(".room-invite .room-code").textContent()) ?? "";
  await dario.page.locator("[name=room-code]").fill(code.toLowerCase());
  await dario.page.locator("[data-action=enter-room]").click();
  await dario.page.locator("[data-action=sit-down]").click();
  await dario.page.locator("[data-action=ready]").waitFor();
  // A chosen face is seen by the others, too.
  const face = ".portrait[data-person=Sayo]";
  expect(await aki.page.locator(face).count()).toBe(0);
  await dario.page.locator("[data-action=settings]").click();
  await dario.page.locator("[name=portrait][value=Sayo]").check({ force: true });
  await aki.page.locator(`.room-seats ${face}`).waitFor();
  await dario.page.locator("[data-pick=portrait]").scrollIntoViewIfNeeded();
  await screenshot(dario.page, "own-face");
  await dario.page.getByTestId("settings").locator(".action.main").click();
  await screenshot(aki.page, "room");
  await aki.page.getByText("QR code", { exact: true }).click();
  await screenshot(aki.page, "room-qr");
  await screenshot(ben.page, "room-phone");
  const all = [aki, ben, chika, dario];
  for (const friend of all) await friend.page.locator("[data-action=ready]").click();
  const [match, ...others] = await Promise.all(all.map((friend) => friend.table()));
  expect(others).toEqual([match, match, match]);
  // Phones show no faces at the table.
  for (const { page } of [aki, dario]) await page.locator(`.plate ${face}`).waitFor();
  // A player who goes on after another has failed would kill the server of the next attempt.
  onTestFinished(async () => {
    for (const { page } of all) await page.context().close();
  });

  await Promise.all([
    aki.play(
      new Map([
        [
          12,
          async () => {
            await server.kill();
            await startAgain();
          },
        ],
      ]),
    ),
    ben.play(new Map([[6, () => ben.loseNetwork()]])),
    chika.play(new Map([[9, () => chika.reload()]])),
    dario.play(new Map([[15, () => dario.changeDevice()]])),
  ]);
  for (const { name, seen } of all) {
    for (const page of seen) {
      const again = page.filter((n, nth) => nth > 0 && n <= (page[nth - 1] ?? -1));
      expect(again, `${name} is sent nothing twice`).toEqual([]);
    }
  }
  expect(all.map(({ seen }) => seen.length)).toEqual([1, 1, 2, 2]);
  const record = await aki.page.request.get(new URL(`/api/matches/${match}/record`, server.url).href);
  const file = join(tmpdir(), `jantaku-friends-${match}.jsonl`);
  writeFileSync(file, await record.text());
  const said = (...args: string[]) =>
    execFileSync(process.env.JANTAKU_BIN ?? "", [...args, file], { encoding: "utf8" });
  expect(said("verify")).toContain("1 passed");
  // Nobody chose a wall: each of the four had a share in every one.
  const walls: Wall[] = JSON.parse(said("wall", "prove", "--json"));
  expect(walls.length).toBeGreaterThan(0);
  rmSync(file);
  for (const wall of walls) expect(wall).toMatchObject({ shared: true, holds: true, missing: [] });

  // The page says the same, and that the user's own share is in each.
  await ben.page.locator("[data-action=check-walls]").click();
  await ben.page.getByTestId("wall-proofs").waitFor();
  expect(await ben.page.locator("[data-mark=holds]").count()).toBe(walls.length);
  expect(await ben.page.locator("[data-own=in]").count()).toBe(walls.length);
  await screenshot(ben.page, "fair-wall");

  // Back in the room they read what came of it, and may play again.
  const errors = all.map(({ page }) => collectErrors(page));
  await aki.page.locator("[data-action=back-to-room]").click();
  await aki.page.locator("[data-action=watch-replay]").waitFor();
  const totals = aki.page.getByTestId("evening-total");
  await totals.first().waitFor();
  const rows = (await totals.allTextContents()).map((row) => /^(\p{L}+)1([+−]?[\d.,]+)$/u.exec(row) ?? []);
  expect(rows.map(([, name]) => name).sort()).toEqual(["Aki", "Ben", "Chika", "Dario"]);
  expect(rows.reduce((sum, [, , total]) => sum + numberOf(total ?? ""), 0)).toBeCloseTo(0);
  await screenshot(aki.page, "room-evening");
  await aki.page.locator("[data-action=ready]").click();
  await aki.page.locator("[data-seat] [data-ready=true]").first().waitFor();
  expect(errors.flat()).toEqual([]);
});
