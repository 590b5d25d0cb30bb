import type { Page } from "playwright";
import { expect, test } from "vitest";
import type { Event } from "../src/wire/generated/wire.ts";
import { LYING, PHONE } from "./browser.ts";
import { tiles } from "./pieces.ts";
import { browser } from "./running.ts";
import { sit } from "./scene.ts";
import { midway, sentAt } from "./tables.ts";

const NEXT = sentAt("midway").view.next_event;

const SIZES = [{ width: 1366, height: 768 }, { width: 820, height: 1180 }, PHONE, LYING];

const riichi = (seat: number): Event => ({
  type: "discarded",
  seat,
  discard: { tile: "9p", tsumogiri: false, sideways: true, claimed_by: null },
  riichi: true,
  open: false,
});
/** Nine, as in chuuren poutou. */
const WAITS = tiles("123456789m").map((tile) => ({ tile, left: 2 }));
const EVENTS = {
  kita: (seat: number): Event => ({ type: "kita", seat }),
  riichi,
  "open riichi": (seat: number): Event => ({ ...riichi(seat), open: true }) as Event,
};

function happen(page: Page, from: number, events: readonly Event[]): Promise<void> {
  const after = {
    phase: { type: "draw", seat: 2 },
    live_left: midway.live_left,
    sticks: 2,
    scores: midway.seats.map(({ score }) => score),
    concealed: midway.seats.map(({ concealed }) => concealed),
    riichi: midway.seats.map(({ riichi }) => riichi),
    own: { ...midway.own, waits: WAITS },
  };
  const messages = events.map((event, nth) => ({ type: "event", n: from + nth, event, after }));
  return page.evaluate((messages) => {
    const { receive } = window as unknown as { receive(message: object): void };
    for (const message of messages) receive(message);
  }, messages);
}

/** From here on, animations do not end by themselves; their names are kept. */
function holdMoves(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { animate } = Element.prototype;
    const moved: (string | undefined)[] = [];
    Object.assign(window, { moved });
    Element.prototype.animate = function (frames, options) {
      moved.push((this as HTMLElement).dataset.testid);
      const move = animate.call(this, frames, options);
      move.pause();
      return move;
    };
  });
}

/** Calls that are cut off, or lie on one another or on the hand. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const things = [...document.querySelectorAll<HTMLElement>("[data-testid=hand-tile], .call b")];
    return [...document.querySelectorAll<HTMLElement>(".call b")].flatMap((call) => {
      const one = call.getBoundingClientRect();
      const out = one.left < 0 || one.top < 0 || one.right > innerWidth || one.bottom > innerHeight;
      const under = things.filter((thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        const wide = Math.min(one.right, right) - Math.max(one.left, left);
        return thing !== call && wide > 1 && Math.min(one.bottom, bottom) - Math.max(one.top, top) > 1;
      });
      const on = under.map(
        ({ className, textContent }) => `${call.textContent} on ${className} ${textContent}`,
      );
      return out ? [`${call.textContent} is cut off`, ...on] : on;
    });
  });
}

test.each(SIZES)("calls lie on the cloth: not on the hand or one another ($width wide)", async (size) => {
  const tables = ["seats", "rows"].flatMap((layout) => [
    { layout, language: "en" },
    { layout, language: "ja" },
  ]);
  for (const table of tables)
    for (const [name, event] of Object.entries(EVENTS)) {
      const { page, errors } = await sit(browser, "playing", table, { size });
      await holdMoves(page);
      await happen(page, NEXT, [0, 1, 2, 3].map(event));
      await page.getByTestId("call").nth(3).waitFor({ state: "attached" });
      expect.soft(await covered(page), `${name}, ${table.layout}, ${table.language}`).toEqual([]);
      expect(errors).toEqual([]);
      await page.context().close();
    }
});

test("a riichi is seen, with its light, however soon play goes on", async () => {
  const { page, errors } = await sit(browser, "playing", { speed: "normal" });
  await holdMoves(page);
  await happen(page, NEXT, [
    riichi(1),
    { type: "riichi_paid", seat: 1 },
    { type: "drew_other", seat: 2, from: "live" },
  ]);
  const call = page.getByTestId("call");
  await call.waitFor();
  expect(await call.textContent()).toBe("Riichi");
  // The table moves in the frame after.
  const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
  await expect.poll(moved).toEqual(expect.arrayContaining(["side-light-1", "call", "stick-1"]));
  // It ends by its own time.
  await page.evaluate(() => {
    for (const move of document.getAnimations()) move.finish();
  });
  await call.waitFor({ state: "detached" });
  expect(errors).toEqual([]);
  await page.context().close();
});
