import { toSvgPath } from "lean-qr/extras/svg";
import { generate } from "lean-qr/nano";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { atRest, DESKTOP, fromMenu, openPage, PHONE, screenshot } from "./browser.ts";
import { mouse, touch } from "./hands.ts";
import { decide } from "./player.ts";
import { unpressable } from "./pressable.ts";
import { browser, serveAll, server } from "./running.ts";
import { look } from "./seen.ts";

serveAll({ serves: true });

class Friend {
  readonly page: Page;
  readonly errors: string[];
  readonly #isOnPhone: boolean;

  private constructor(page: Page, errors: string[], isOnPhone: boolean) {
    [this.page, this.errors, this.#isOnPhone] = [page, errors, isOnPhone];
  }

  static async arrive(name: string, url: string, size: typeof DESKTOP): Promise<Friend> {
    const { page, errors } = await openPage(browser, url, size, { hasTouch: size === PHONE });
    await page.locator("[name=visitor]").fill(name);
    await page.locator("[data-action=sign-in]").click();
    return new Friend(page, errors, size === PHONE);
  }

  press(action: string): Promise<void> {
    return this.page.locator(`[data-action=${action}]`).click();
  }

  waitFor(what: string): Promise<void> {
    return this.page.getByTestId(what).waitFor();
  }

  plate(words: string) {
    return this.page.locator(".plate").filter({ hasText: words });
  }

  async choose(action: string): Promise<void> {
    await fromMenu(this.page, "match-menu");
    await this.waitFor("match-menu");
    await this.press(action);
  }

  /** Talks at the table, or on the sheet over it. */
  async say(phrase: string): Promise<void> {
    await this.press("talk");
    await this.page.locator(`[data-testid=talk-menu] [data-phrase=${phrase}]`).click();
  }

  async reads(words: string, where: string): Promise<void> {
    await this.page.locator(`${where} .bubble`).filter({ hasText: words }).waitFor();
  }

  async playHand(): Promise<void> {
    const done = new Set<string>();
    for (let decisions = 0; decisions < 500; decisions++) {
      const seen = await look(this.page);
      if (seen.next.length > 0) return;
      await (this.#isOnPhone ? touch : mouse)(this.page, decide(seen, 0, done));
    }
    throw new Error("the hand does not end");
  }
}

test("four friends spend a night: talk, votes, one who is gone, one who leaves, and their statistics", async () => {
  const home = new URL("?speed=none#/friends", server.url).href;
  const aki = await Friend.arrive("Aki", home, DESKTOP);
  await aki.press("more-options");
  await aki.page.locator("[name=pace][value=instant]").check({ force: true });
  await aki.page.locator("[name=time][value=none]").check({ force: true });
  await aki.page.locator("[name=own-words]").check();
  await aki.press("open-room");
  const link = await aki.page.locator("[name=room-link]").inputValue();
  const code = (await aki.page.locator(".room-invite .room-code").textContent()) ?? "";

  // One friend comes by link, one by QR code, one by code.
  const ben = await Friend.arrive("Ben", link, PHONE);
  await aki.page.getByText("QR code", { exact: true }).click();
  const shown = await aki.page.locator(".qr-code path").getAttribute("d");
  expect(shown === toSvgPath(generate(link)), "the QR code is that of the link").toBe(true);
  const chika = await Friend.arrive("Chika", link, PHONE);
  const dario = await Friend.arrive("Dario", home, DESKTOP);
  await dario.page.locator("[name=room-code]").fill(code);
  await dario.press("enter-room");
  await dario.press("sit-down");
  const all = [aki, ben, chika, dario];

  const everyone = async (deed: (friend: Friend) => Promise<unknown>) => {
    for (const friend of all) await deed(friend);
  };
  /** Every control of every page can be pressed where it is seen. */
  const canPress = async (when: string) => {
    for (const [nth, { page }] of all.entries()) {
      await atRest(page);
      await screenshot(page, `night-${when.replaceAll(" ", "-")}-${nth}`);
      expect.soft(await unpressable(page), `${when}, friend ${nth}`).toEqual([]);
    }
  };
  const sitDown = async () => {
    await everyone((friend) => friend.press("ready"));
    await everyone((friend) => friend.waitFor("hand"));
  };

  // All that can be said, in the room and at the table.
  await everyone((friend) => friend.page.locator("[data-action=ready]").waitFor());
  await aki.page.locator("[data-phrase=hello]").click();
  await ben.page.locator("[data-stamp=tea]").click();
  await chika.page.locator(".talk-own [name=words]").fill("Here we are!");
  await chika.page.locator(".talk-own button").click();
  const lines = dario.page.getByTestId("talk-lines");
  for (const words of ["Aki", "Ben", "Here we are!"]) await lines.filter({ hasText: words }).waitFor();
  await canPress("in the room");
  await sitDown();
  await ben.say("one_moment");
  await Promise.all(all.map((friend) => friend.reads("One moment", ".plate")));
  await canPress("at the table");

  // One is for the end of the match, another is not.
  const match = dario.page.url();
  await aki.choose("propose-end");
  await everyone((friend) => friend.waitFor("votes"));
  await canPress("at a vote");
  await ben.press("vote-no");
  await everyone((friend) => friend.press("heed"));

  // Dario is gone: a bot plays for him as soon as the others say so, until he is back.
  await dario.page.goto("about:blank");
  await fromMenu(aki.page, "match-menu");
  await aki.page.locator("[data-action=propose-bot]").waitFor();
  await aki.press("propose-bot");
  for (const friend of [ben, chika]) await friend.press("vote-yes");
  await aki.plate("Bot plays").waitFor();
  await dario.page.goto(match);
  await dario.waitFor("hand");
  await aki.plate("Bot plays").waitFor({ state: "detached" });

  // The host ends it; everybody reads so, also in the list and in the replay.
  await aki.choose("end-match");
  await aki.press("yes");
  await everyone((friend) => friend.waitFor("match-ended"));
  await canPress("when the match has ended");
  await ben.press("watch-replay");
  await ben.press("round-on");
  await ben.waitFor("replay-ended");
  expect(await ben.page.getByTestId("replay-ended").textContent()).toContain("The host ended the match");
  await ben.page.goto(new URL("#/records", server.url).href);
  await ben.waitFor("match-ended");
  await ben.page.goto(link);

  // Now they talk between hands only. Everybody reads what the host has changed.
  for (const friend of [aki, chika, dario]) await friend.press("back-to-room");
  await aki.press("change-settings");
  await aki.press("more-options");
  await aki.page.locator("[name=between-hands][value=between]").check({ force: true });
  await aki.page.locator("[name=seating][value=choice]").check({ force: true });
  await aki.page.locator("[name=room-name]").fill("Friday night");
  await aki.press("save-settings");
  for (const { page } of [ben, chika, dario]) {
    await page.getByTestId("room-news").filter({ hasText: "Chat" }).waitFor();
    await page.locator("h1").filter({ hasText: "Friday night" }).waitFor();
    await page.getByTestId("evening").filter({ hasText: "Ended early" }).waitFor();
  }

  // The room is full, and two change places.
  const seat = (nth: number) => aki.page.locator(`[data-seat="${nth}"]`);
  await seat(0).locator("[data-action=swap]").click();
  await canPress("while seats are swapped");
  await seat(1).locator("[data-action=swap]").click();
  await seat(1).filter({ hasText: "Aki" }).waitFor();
  await ben.page.locator(".room-seat.yours[data-seat='0']").waitFor();
  await sitDown();
  await aki.say("nice_hand");
  await aki.page.locator(".talk-refusal").filter({ hasText: "between hands" }).waitFor();
  await Promise.all(all.map((friend) => friend.playHand()));
  await chika.say("nice_hand");
  await Promise.all(all.map((friend) => friend.reads("Chika Nice hand", "[data-testid=room-bubbles]")));
  await canPress("after a hand");
  await everyone((friend) => friend.page.locator("[data-testid=scoresheet] .action.main").click());
  await everyone((friend) => friend.page.getByTestId("scoresheet").waitFor({ state: "detached" }));

  // In the next hand all agree to end it.
  await everyone((friend) => friend.waitFor("hand"));
  await chika.choose("propose-end");
  for (const friend of [aki, ben, dario]) await friend.press("vote-yes");
  await everyone((friend) => friend.waitFor("match-ended"));
  await everyone((friend) => friend.press("back-to-room"));

  // A player who leaves for good is not led back into the match.
  await sitDown();
  await ben.choose("leave-match");
  await ben.press("yes");
  await ben.page.waitForURL(/#\/friends/);
  await ben.page.goto(link);
  await ben.waitFor("waited");
  await aki.plate("Away").waitFor();

  // The statistics of each have the hand that was played.
  await everyone(async ({ page }) => {
    await page.goto(new URL("#/statistics", server.url).href);
    await page.locator("main.statistics a[data-figure]").first().waitFor({ state: "attached" });
  });
  await canPress("in the statistics");
  for (const { errors } of all) expect(errors).toEqual([]);
});
