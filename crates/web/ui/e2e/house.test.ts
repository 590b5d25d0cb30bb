import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { DESKTOP, openPage } from "./browser.ts";
import { ask } from "./matches.ts";
import { browser, serveEach, server, startAgain } from "./running.ts";
import { look } from "./seen.ts";
import { expectShippable } from "./shippable.ts";
import { openForm } from "./startForm.ts";

serveEach({ seed: 9 });

async function openRules(page: Page, name: string): Promise<void> {
  await openForm(page);
  await page.locator(`input[name=preset][value="${name}"]`).click();
  await page.locator("[data-action=change-rules]").click();
  await page.locator("input[name=find]").waitFor();
}

async function find(page: Page, words: string, anchor: string): Promise<void> {
  await page.locator("input[name=find]").fill(words);
  const row = page.locator(`[id="${anchor}"]`);
  await row.waitFor();
  const folded = row.locator("details");
  if ((await folded.count()) > 0 && !(await folded.evaluate((row) => (row as HTMLDetailsElement).open)))
    await folded.locator("summary").click();
}

/** Each rule with its value and the preset's. */
function differences(page: Page): Promise<string[][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[data-difference]")].map((row) =>
      [...row.querySelectorAll(":scope > .linked, :scope > span")].map((part) => part.textContent ?? ""),
    ),
  );
}

const state = (page: Page) => page.getByTestId("house-state").textContent();

/** An option of each sort, and two yaku. */
async function makeHouse(page: Page): Promise<void> {
  await find(page, "open tanyao", "options-open_tanyao");
  await page.locator("input[name=open_tanyao]").click();
  await find(page, "points each player starts with", "options-starting_points");
  await page.locator("input[name=starting_points]").fill("30000");
  await find(page, "kuikae", "options-kuikae");
  await page.locator("input[name=kuikae][value=allowed]").click();
  await find(page, "red fives", "options-red_fives");
  await page.locator("input[name=red_fives-p]").fill("2");
  await find(page, "pao daisangen", "options-pao");
  await page.locator("input[name=pao][value=daisuushii]").click();
  await find(page, "winds of the rounds", "options-round_winds");
  await page.locator("[data-remove=round_winds]").click();
  await find(page, "renhou", "yaku-renhou");
  await page.locator("input[name=yaku-renhou]").click();
  await page.locator("select[name=worth-renhou-kind]").selectOption("limit");
  await page.locator("select[name=worth-renhou-limit]").selectOption("haneman");
  await find(page, "robbing a quad", "yaku-chankan");
  await page.locator("input[name=yaku-chankan]").click();
}

const CHANGED = [
  ["Round winds", "East Tenhou: East, South"],
  ["Starting points", "30,000 Tenhou: 25,000"],
  ["Red fives", "1 man, 2 pin, 1 sou Tenhou: 1 man, 1 pin, 1 sou"],
  ["Open tanyao", "no Tenhou: yes"],
  [
    "Kuikae",
    "Every tile may be discarded Tenhou: Neither the kind just called nor the kind at the other end of the run may be discarded",
  ],
  [
    "Liability (pao)",
    "Big three dragons (third set of dragons) Tenhou: Big three dragons (third set of dragons), Big four winds (fourth set of winds)",
  ],
  ["Chankan", "not counted Tenhou: 1 han"],
  ["Renhou", "at least haneman Tenhou: not counted"],
];

/** */
test("a house of one's own is made, kept, played and changed", async () => {
  const { page, errors } = await openPage(browser, server.url, DESKTOP, { bypassCSP: true });
  await openRules(page, "tenhou");
  expect(await page.locator("input[name=house-name]").inputValue()).toBe("My Tenhou");
  await makeHouse(page);
  expect((await differences(page)).sort()).toEqual([...CHANGED].sort());
  expect(await state(page)).toBe("8 rules differ from Tenhou");

  // A contradiction is shown at each rule it concerns, and nothing is saved until it is resolved.
  await find(page, "uma", "options-uma");
  await page.locator("[data-remove=uma]").click();
  await page.locator("#options-uma .rule-fault").waitFor();
  expect(await page.locator("#options-uma .rule-fault").textContent()).toContain(
    "one number for each of the “Players”",
  );
  expect(await page.locator("[data-action=save]").isDisabled()).toBe(true);
  await page.locator("input[name=find]").fill("");
  await page.locator("[data-action=show-fault]").click();
  await page.locator("#options-uma .rule-fault").waitFor();
  await page.getByTestId("differences").locator("summary").click();
  await expectShippable(page, "rules-faulty");
  await page.locator("#options-uma [data-action=reset]").click();
  await page.locator("#options-uma .rule-fault").waitFor({ state: "detached" });
  await expectShippable(page, "rules");

  // Unsaved changes outlive a reload and a look at the start page.
  await page.locator("input[name=house-name]").fill("Thursday / club");
  await page.reload();
  await page.locator("[data-action=back]").click();
  await page.locator("[data-action=change-rules]").waitFor();
  expect(await page.locator(".rules-unsaved").count()).toBe(1);
  await page.locator("[data-action=change-rules]").click();
  await page.getByText("8 rules differ from Tenhou").first().waitFor();
  const download = page.waitForEvent("download");
  await page.locator("[data-action=export]").click();
  const file = await (await download).path();
  // Two houses never have the same name.
  await ask(server.url, "/api/houses", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ house: { name: "Thursday / club", base: "tenhou", options: {}, yaku: {} } }),
  });
  await page.locator("[data-action=save]").click();
  await page.getByText("You already have rules with this name.").waitFor();
  await ask(server.url, `/api/houses/${encodeURIComponent("Thursday / club")}`, {
    method: "DELETE",
  });
  await page.locator("[data-action=save]").click();

  const house = page.locator('input[name=preset][value="Thursday / club"]');
  await house.waitFor();
  expect(await house.isChecked()).toBe(true);
  await expectShippable(page, "start-house");
  await server.kill();
  await startAgain();
  await page.reload();
  await openForm(page);
  await house.waitFor();
  expect(await house.isChecked()).toBe(true);
  await page.locator("input[name=pace][value=instant]").click();
  await page.locator("[data-action=play]").click();
  const { scores, round } = await look(page);
  expect([round, ...scores]).toEqual(["East 1", "30,000", "30,000", "30,000", "30,000"]);

  await page.goto(server.url);
  await openRules(page, "Thursday / club");
  await find(page, "kuikae", "options-kuikae");
  await page.locator("#options-kuikae [data-action=reset]").click();
  await page.locator("input[name=house-name]").fill("Friday club");
  await page.locator("[data-action=save]").click();
  await openRules(page, "Friday club");
  expect((await differences(page)).length).toBe(7);
  await page.locator("[data-action=delete]").click();
  await page.locator("[data-testid=question] [data-action=yes]").click();
  await page.locator("[data-action=change-rules]").waitFor();
  expect(await page.getByTestId("rules-own").count()).toBe(0);
  await openRules(page, "yakuza");
  await page
    .getByTestId("rule-file")
    .setInputFiles({ name: "bad.toml", mimeType: "", buffer: Buffer.from("pinfu = 1") });
  await page.getByText("Line 1: there is no option").waitFor();
  await page.getByTestId("rule-file").setInputFiles(file);
  await page.getByText("8 rules differ from Tenhou").first().waitFor();
  expect((await differences(page)).sort()).toEqual([...CHANGED].sort());
  expect(readFileSync(file, "utf8")).toContain('base = "tenhou"\nname = "Thursday / club"\n');
  expect(errors.filter((error) => !/ERR_CONNECTION|409/.test(error))).toEqual([]);
  await page.context().close();
});
