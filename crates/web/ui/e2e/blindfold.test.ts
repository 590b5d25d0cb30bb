import { expect, onTestFinished, test } from "vitest";
import { Blind } from "./blind.ts";
import { openPage } from "./browser.ts";
import { browser } from "./running.ts";
import { Server, STILL } from "./server.ts";

/** The player's turn in which every query is asked. */
const ASKING = 4;

async function hand(blind: Blind): Promise<string[]> {
  const things = await blind.read();
  const tiles = things.filter(({ role, within }) => role === "button" && within[0] === "Your hand");
  return tiles.map(({ name }) => name);
}

async function ask(blind: Blind, key: string, answer: RegExp): Promise<string> {
  const begun = blind.heard.length;
  await blind.press(`Shift+${key}`);
  return blind.hear(begun, answer);
}

function discardsOf(name: string, heard: readonly string[]): string[] {
  return heard.flatMap((line) => {
    const [, tile] = line.match(new RegExp(`^${name}: (?:riichi, )?([^,.]+)\\.$`)) ?? [];
    return tile === undefined ? [] : [tile];
  });
}

/** Compares the answers with the announcements and the page. */
async function askAll(blind: Blind): Promise<void> {
  const heard = [...blind.heard];
  expect(await ask(blind, "T", /It is your turn|left in the wall/)).toContain("East 1. It is your turn.");
  const tiles = (await hand(blind)).map((name) =>
    name.replace(/^(.*), just drawn.*$/, "drawn $1").replace(/,.*/, ""),
  );
  expect(await ask(blind, "H", /^Your hand/)).toContain(`Your hand: ${tiles.join(", ")}.`);
  const indicators = (await blind.read()).filter(({ within }) => within[0] === "Dora indicators");
  const dora = indicators.flatMap(({ name }) => name.match(/dora: (.*)$/)?.[1] ?? []);
  expect(dora.length).toBeGreaterThan(0);
  expect(await ask(blind, "D", /^Dora/)).toBe(`Dora: ${dora.join(", ")}.`);
  expect(await ask(blind, "P", /25,000/)).toContain("You, ");
  for (const [key, name] of [
    ["ArrowDown", "You"],
    ["ArrowRight", null],
    ["ArrowUp", null],
    ["ArrowLeft", null],
  ] as const) {
    const answer = await ask(blind, key, name === null ? /^(?!You|Your).*: / : /^You: /);
    const [who = ""] = answer.split(":");
    const tiles = discardsOf(who, heard);
    expect(answer.replaceAll(" with riichi", "")).toContain(
      tiles.length === 0 ? `${who}: no discards.` : `${who}: ${tiles.join(", ")}.`,
    );
  }
}

test("a hand is played to its end by one who hears the table and presses keys", async () => {
  const server = await Server.start({ seed: 5, flags: STILL });
  onTestFinished(() => server.stop());
  const { page, errors } = await openPage(browser, "about:blank");
  const blind = await Blind.sitDown(page);
  await page.goto(server.url);
  await blind.find("button", /^Play/);
  await blind.tabTo("button", /^Rules/);
  await blind.press("Enter");
  await blind.tabTo("radio", /Normal$/, "Opponent speed");
  await blind.press("ArrowLeft");
  await blind.press("ArrowLeft");
  expect((await blind.read()).find(({ role, focused }) => role === "radio" && focused)?.name).toMatch(
    /Instant$/,
  );
  await blind.tabTo("button", /^Play/);
  await blind.press("Enter");
  await blind.hear(0, /East 1\. .*left in the wall/);
  let turns = 0;
  for (let decisions = 0; decisions < 80; decisions++) {
    const things = await blind.read();
    if (things.some(({ role, name }) => role === "button" && /^Next/.test(name))) break;
    const asked = blind.heard.findLast((line) => /^You can: |^You draw |Your turn/.test(line)) ?? "";
    const [, pass] = asked.match(/Skip \((.)\)/) ?? [];
    // From the answer on; the question was heard before.
    let begun = blind.heard.length;
    if (pass !== undefined) await blind.press(pass);
    else {
      turns++;
      if (turns === ASKING) await askAll(blind);
      // A draw is heard a moment before it may be thrown.
      await blind.find("button", /./, "Your hand");
      const tiles = await hand(blind);
      await blind.press("Home");
      const focused = (await blind.read()).find(({ focused, role }) => focused && role === "button");
      expect(focused?.name).toBe(tiles[0]);
      begun = blind.heard.length;
      await blind.press("Enter");
      await blind.hear(begun, new RegExp(`^You: ${tiles[0]?.replace(/,.*/, "")}\\.$`));
    }
    await blind.hear(begun, /You draw |You can: |wins|draw|ron|tsumo|ended/i);
  }
  // It takes the focus after it is drawn.
  await expect.poll(async () => (await blind.find("button", /^Next/)).focused).toBe(true);
  expect(turns).toBeGreaterThanOrEqual(ASKING);
  expect(errors).toEqual([]);
  await page.context().close();
});
