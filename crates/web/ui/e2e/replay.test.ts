import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { atRest, DESKTOP, listening, openPage, PHONE, screenshot } from "./browser.ts";
import { resultsOf } from "./record.ts";
import { browser, serveAll, server } from "./running.ts";
import { bySeat } from "./seen.ts";

const CORPUS = fileURLToPath(new URL("../../../record/tests/corpus/", import.meta.url));

serveAll({ seed: 5 });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${server.url}#/replay`);
  await page.getByTestId("record-file").setInputFiles(path);
  await page.getByTestId("replay").waitFor();
  await listening(page);
}

async function at(page: Page): Promise<number> {
  return Number(await page.getByTestId("replay").getAttribute("data-at"));
}

/** Fails at the end of the record. */
async function walkTo(page: Page, selector: string, key = "ArrowRight"): Promise<void> {
  while ((await page.locator(selector).count()) === 0) {
    const before = await at(page);
    await page.keyboard.press(key);
    expect(await at(page), `${selector} never comes`).not.toBe(before);
  }
}

test("a simulated match, looked at from end to end", async () => {
  const folder = mkdtempSync(join(tmpdir(), "jantaku-replay-"));
  const args = [
    "simulate",
    "--matches",
    "1",
    "--bots",
    "easy,easy,easy,easy",
    "--rules",
    "yakuza",
    "--seed",
    "3",
    "--records",
    folder,
  ];
  execFileSync(process.env.JANTAKU_BIN ?? "", args, { stdio: "ignore" });
  const path = join(folder, readdirSync(folder)[0] ?? "");
  const { hands, standings } = resultsOf(readFileSync(path, "utf8"));
  const { page, errors } = await openPage(browser, server.url);
  await open(page, path);
  const shown = [];
  while ((await page.getByTestId("standings").count()) === 0) {
    const before = await at(page);
    await page.keyboard.press("ArrowDown");
    if ((await page.getByTestId("scoresheet").count()) > 0)
      shown.push({ deltas: await bySeat(page, "delta"), scores: await bySeat(page, "after") });
    expect(await at(page)).toBeGreaterThan(before);
  }
  expect(shown).toEqual(hands);
  // This house gives results in points, not in thousands.
  const totals = [...standings].sort((a, b) => a.seat - b.seat).map(({ total }) => total);
  expect(await bySeat(page, "total")).toEqual(totals);

  await page.keyboard.press("Home");
  expect(await at(page)).toBe(0);
  const rounds = page.getByTestId("replay-hands").locator("[data-hand]");
  expect(await rounds.count()).toBe(hands.length);
  await page.keyboard.press("PageDown");
  const second = await at(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("PageUp");
  expect(await at(page)).toBe(second);
  await rounds.first().click();
  expect(await at(page)).toBe(0);
  // The marks of the hand lie on its scrubber, which goes where it is pressed.
  expect(await page.locator(".scrubber [data-mark=end]").count()).toBe(1);
  await page.getByTestId("scrubber").fill("5");
  expect(await at(page)).toBe(5);
  await page.keyboard.press("ArrowRight");
  expect(await at(page)).toBe(6);
  rmSync(folder, { recursive: true });
  expect(errors).toEqual([]);
  await page.context().close();
});

test("any seat, hands open or hidden, and it plays by itself", async () => {
  const { page, errors } = await openPage(browser, server.url);
  await open(page, `${CORPUS}mjlog/double-ron.xml`);
  const hand = () =>
    page
      .getByTestId("hand")
      .locator(".tile")
      .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset.face));
  const backs = () => page.locator(".strip-hand .tile[data-face=back]").count();
  const seen = [await hand()];
  const open3 = await page.getByTestId("concealed-1").locator(".tile").count();
  expect([await backs(), open3]).toEqual([0, 13]);
  for (let seat = 1; seat < 4; seat++) {
    if (seat === 1) await page.getByTestId("replay-seat").locator("[data-seat='1']").click();
    else await page.keyboard.press("s");
    const pressed = page.getByTestId("replay-seat").locator("[aria-pressed=true]");
    expect(await pressed.getAttribute("data-seat")).toBe(String(seat));
    seen.push(await hand());
  }
  expect(new Set(seen.map(String)).size).toBe(4);
  await page.keyboard.press("h");
  expect(await backs()).toBeGreaterThanOrEqual(39);
  await page.keyboard.press("p");
  await expect.poll(() => at(page)).toBeGreaterThanOrEqual(2);
  await page.keyboard.press("p");
  await page.keyboard.press("End");
  expect(await page.locator("[data-action=event-on]").isDisabled()).toBe(true);
  expect(errors).toEqual([]);
  await page.context().close();
});

const MOMENTS = [
  ["mjlog/three-kita.xml", "[data-testid=heard]:has-text('kita')"],
  ["mjlog/chankan.xml", "[data-testid=winner]:has-text('Chankan')"],
  ["mjlog/double-ron.xml", "[data-testid=winner] ~ [data-testid=winner]"],
  ["mjlog/nagashi-dealer-noten.xml", "[data-testid=scoresheet]:has-text('Nagashi mangan')"],
  ["mjlog/pao-tsumo.xml", "[data-testid=winner]:has-text('pays for this hand (pao)')"],
  ["tenhou6/chankan.json", "[data-testid=winner]:has-text('Chankan')"],
] as const;

test.each(MOMENTS)("%s", async (file, moment) => {
  const { page, errors } = await openPage(browser, server.url);
  await open(page, CORPUS + file);
  await walkTo(page, moment);
  await atRest(page);
  const name = file.replace(/\W/g, "-");
  await screenshot(page, `replay-${name}`);
  await page.setViewportSize(PHONE);
  await screenshot(page, `replay-${name}-phone`);
  await page.setViewportSize(DESKTOP);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("what does not open says why", async () => {
  const { page } = await openPage(browser, `${server.url}#/replay`);
  const errorFor = async (text: string) => {
    await page.locator("textarea").fill(text);
    await page.locator("[data-action=open]").click();
    const alert = page.getByRole("alert");
    await alert.waitFor();
    return alert.innerText();
  };
  expect(await errorFor("https://tenhou.net/0/?log=2020010100gm-0009-0000-00000000")).toContain(
    "save the record as a file",
  );
  await page.reload();
  expect(await errorFor("<mjloggm")).not.toBe("");
  await page.goto(`${server.url}#/replay/0000000000000000`);
  await page.getByText("This match does not exist.").waitFor();
  await page.context().close();
});

test("a link that holds its record opens", async () => {
  const { page, errors } = await openPage(browser, `${server.url}#/replay`);
  const json = readFileSync(`${CORPUS}tenhou6/double-ron.json`, "utf8").trim();
  await page.locator("textarea").fill(`https://tenhou.net/6/#json=${encodeURIComponent(json)}`);
  await page.locator("[data-action=open]").click();
  await page.getByTestId("replay").waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});
