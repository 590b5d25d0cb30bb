// The pictures of the README: `cargo xtask screenshots`.
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { DESKTOP, launch, openPage, PHONE } from "./browser.ts";
import { mouse } from "./hands.ts";
import { newMatch } from "./matches.ts";
import { decide } from "./player.ts";
import { look, type Seen } from "./seen.ts";
import { Server } from "./server.ts";

const DOCS = fileURLToPath(new URL("../../../../docs/", import.meta.url));
const SEEDS = 200;
/** In this hand the player calls what can be called. */
const OPEN_HAND = 2;

/** A long hand with melds of several players, a riichi, and a call to decide on. */
async function isWorthAPicture(page: Page, seen: Seen): Promise<boolean> {
  if (!seen.buttons.some(({ id }) => id === "chii" || id === "pon")) return false;
  const count = (selector: string) => page.locator(selector).count();
  const [discards, own, others, riichi] = await Promise.all([
    count(".discard"),
    count(".own .meld"),
    count(".strip-melds .meld"),
    count(".mark-riichi"),
  ]);
  return discards >= 36 && own > 0 && others > 0 && riichi > 0;
}

/** Plays the first hand of a seed until its table is worth a picture. */
async function findTable(browser: Browser, seed: number): Promise<boolean> {
  const server = await Server.start({ seed });
  const address = await newMatch(server.url);
  const { page } = await openPage(browser, address);
  const done = new Set<string>();
  let seen = await look(page);
  while (seen.next.length === 0 && !(await isWorthAPicture(page, seen))) {
    await mouse(page, decide(seen, OPEN_HAND, done));
    seen = await look(page);
  }
  const found = seen.next.length === 0;
  if (found) {
    await take(browser, address, "table.jpg", DESKTOP, 1);
    await take(browser, address, "table-phone.jpg", PHONE, 2);
  }
  await page.context().close();
  await server.stop();
  return found;
}

async function take(browser: Browser, address: string, file: string, size: typeof PHONE, scale: number) {
  const { page } = await openPage(browser, address, size, {
    deviceScaleFactor: scale,
    hasTouch: size === PHONE,
    reducedMotion: "reduce",
    colorScheme: "dark",
    bypassCSP: true,
  });
  await look(page);
  await page.screenshot({ path: `${DOCS}${file}`, type: "jpeg", quality: 82 });
  await page.context().close();
}

const browser = await launch();
for (let seed = 1; seed <= SEEDS; seed++) {
  if (!(await findTable(browser, seed))) continue;
  console.log(
    `docs/table.jpg and docs/table-phone.jpg show seed ${seed}; look at both before committing them`,
  );
  break;
}
await browser.close();
