import { render } from "preact";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import SHARED from "../../../../../record/tests/data/shared.jsonl?raw";
import { commitmentTo, sealOf, seedOf } from "../../prove/shared.ts";
import { dealing, wallOf } from "../../prove/wall.ts";
import { keepShare } from "../../state/ownShares.ts";
import { withTexts } from "../../texts/texts.ts";
import { FairWallPage } from "./FairWallPage.tsx";

const MATCH = "00c0ffee01234567";
const COMMITMENT = "d4b1d37423c0658f8d2f54c87a89f130ab3d8a35e3dd003883c34e022a6825cf";
const SHARE = /"shares":\["(\w+)"/.exec(SHARED)?.[1] ?? "";

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const words = (selector: string) => find(selector)?.textContent ?? "";

/** Returns what the page asks of the server. */
async function show(record: string): Promise<string[]> {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(record);
  });
  render(<FairWallPage id={MATCH} />, document.body);
  await expect.poll(() => find("[data-round], .start-failure")).not.toBeNull();
  return asked;
}

beforeAll(() => withTexts("fairWall"));
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("each round has its verdict, which the server is not asked for", async () => {
  expect(await show(SHARED)).toEqual([`/api/matches/${MATCH}/record`]);
  expect(find("[data-round='1']")?.dataset.mark).toBe("holds");
  expect(words("[data-round='1']")).toBe("✓Round 1The wall holds, with a share from every person.");
  expect(find("[data-round='1'] a")?.getAttribute("href")).toBe(`#/replay/${MATCH}/1`);
});

test("a wall that does not hold says why", async () => {
  await show(SHARED.replace(COMMITMENT, COMMITMENT.replace("d4", "d5")));
  expect(words("[data-mark=fails]")).toContain("Line 153: the secret is not the one");
});

test("a wall without any share is the server's", async () => {
  await show(SHARED.replace('"shared_wall"', '"wall"'));
  expect(words("[data-mark=alone]")).toContain("The server alone chose this wall");
});

test("whoever sealed a share that was not opened is named", async () => {
  const header = JSON.parse(SHARED.split("\n")[0] as string);
  const own = { matchId: MATCH, round: 1, secret: SHARE };
  const seals = [sealOf(own, 0, SHARE), sealOf(own, 1, SHARE), null, null];
  const shares = [SHARE, null, null, null];
  const wall = wallOf(seedOf(own, seals, shares), header.rules);
  const { hands, indicators } = dealing(wall, header.rules);
  const dealt = { dealer: 0, hands: hands.map((hand) => hand.join("")), indicator: indicators[0] };
  const lines = [
    header,
    { type: "shared_wall", version: 2, commitment: commitmentTo(own, seals), seals },
    { type: "dealt", ...dealt },
    { type: "shared_seed", secret: own.secret, shares },
  ];
  await show(lines.map((line) => JSON.stringify(line)).join("\n"));
  expect(words("[data-mark=holds]")).toContain(
    "Without a share: Chika. Sealed a share that was not opened: Beni.",
  );
});

test("a browser that sealed in vain, or was shown other seals, says so", async () => {
  const seal = sealOf({ matchId: MATCH, round: 1 }, 1, SHARE);
  const own = { of: MATCH, round: 1, commitment: COMMITMENT, share: SHARE };
  const lines = [
    SHARED.split("\n")[0],
    JSON.stringify({
      type: "shared_wall",
      version: 2,
      commitment: COMMITMENT,
      seals: [null, seal, null, null],
    }),
    JSON.stringify({ type: "shared_seed", secret: SHARE, shares: [null, null, null, null] }),
  ];
  keepShare(own);
  await show(lines.join("\n"));
  expect(words("[role=status][data-own=unopened]")).toContain("did not open it in time");
  render(null, document.body);
  keepShare({ ...own, seals: [null, seal, seal, null] });
  await show(lines.join("\n"));
  expect(words("[role=alert][data-own=other_seals]")).toContain("other seals");
});

test("what is no record proves nothing", async () => {
  await show("[]");
  expect(words("[role=alert]")).toContain("nothing is proved");
});

test("the browser says whether the share that it sent is in the wall", async () => {
  const keep = (share: string) => keepShare({ of: MATCH, round: 1, commitment: COMMITMENT, share });
  keep(SHARE);
  await show(SHARED);
  expect(words("[data-own=in]")).toBe("Your share is in this wall.");
  render(null, document.body);
  keep("00".repeat(32));
  await show(SHARED);
  expect(words("[role=alert][data-own=missing]")).toContain("Your share is not in this wall");
});

test("a commitment that was shown and is not in the record is reported", async () => {
  keepShare({ of: MATCH, round: 2, commitment: "00".repeat(32), share: SHARE });
  await show(SHARED);
  expect(words("[data-testid=another-commitment]")).toContain("a commitment that the record does not have");
  expect(words("[data-own=none]")).toBe("This browser had no share in this wall.");
});
