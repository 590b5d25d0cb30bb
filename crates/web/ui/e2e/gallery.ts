// Pictures of the main states at every size and in both themes, and the sheets of docs/gallery: `cargo xtask gallery [STATE...]`.
// With a size or a theme among the words (`turn 844x390 dark`) those alone, and no sheet.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { launch, openPage, there } from "./browser.ts";
import { type Scenes, serveScenes } from "./served.ts";

const FOLDER = fileURLToPath(new URL("../test-results/gallery/", import.meta.url));

const SHEETS = fileURLToPath(new URL("../../../../docs/gallery/", import.meta.url));
/** A length in pixels. */
const SHEET_ROW = 330;
const SHOWN: ReadonlySet<string> = new Set([
  "start",
  "dealt",
  "turn",
  "claim",
  "limit",
  "yakuman",
  "draw",
  "standings",
]);

const SIZES = {
  "1920x1080": { width: 1920, height: 1080 },
  "1366x768": { width: 1366, height: 768 },
  "1366x625": { width: 1366, height: 625 },
  "844x390": { width: 844, height: 390 },
  "390x844": { width: 390, height: 844 },
};

interface State {
  /** A scene of scenes.tsx; `null`: the page `people.html`. */
  readonly scene: string | null;
  readonly press?: string;
  readonly over?: string;
  readonly awaits?: string;
}

const STATES: Readonly<Record<string, State>> = {
  start: { scene: "start" },
  dealt: { scene: "dealt" },
  turn: { scene: "turn" },
  riichi: { scene: "turn", press: "[data-action=riichi]" },
  safety: { scene: "threat", over: "[data-slot='5']" },
  kan: { scene: "kans" },
  called: { scene: "called_kan", press: "[data-action=kan]" },
  stacks: { scene: "seven" },
  rows: { scene: "two_rows" },
  shot: { scene: "shot" },
  hit: { scene: "hit" },
  birds: { scene: "birds" },
  claim: { scene: "claims" },
  melds: { scene: "melds" },
  long: { scene: "long" },
  won: { scene: "won" },
  plain: { scene: "plain" },
  limit: { scene: "limit" },
  yakuman: { scene: "yakuman" },
  draw: { scene: "draw" },
  standings: { scene: "standings", press: "[data-action=standings]", awaits: ".match-graph canvas" },
  people: { scene: null, awaits: ".portrait rect" },
};

const THEMES = ["dark", "light"] as const;

async function take(browser: Browser, scenes: Scenes, name: string, state: State): Promise<void> {
  const { scene, press, over, awaits } = state;
  const rows: string[] = [];
  for (const colorScheme of some(THEMES)) {
    const row: string[] = [];
    for (const size of some(Object.keys(SIZES) as (keyof typeof SIZES)[])) {
      const viewport = SIZES[size];
      const url = scenes.url + (scene === null ? "people.html" : `scenes.html?scene=${scene}`);
      const touch = Math.min(viewport.width, viewport.height) < 500;
      const how = { colorScheme, hasTouch: touch, isMobile: touch, reducedMotion: "reduce" } as const;
      const { page, errors } = await openPage(
        browser,
        `${url}${scene === null ? "?" : "&"}theme=${colorScheme}`,
        viewport,
        how,
      );
      if (scene !== null) await there(page, scene);
      if (press !== undefined) await page.locator(press).click();
      if (over !== undefined) await page.locator(over).hover();
      if (awaits !== undefined) await page.locator(awaits).first().waitFor();
      await settled(page);
      const picture = await page.screenshot({
        path: `${FOLDER}${name}-${size}-${colorScheme}.png`,
        fullPage: scene === null,
      });
      row.push(
        `<img src="data:image/png;base64,${picture.toString("base64")}" height="${SHEET_ROW}" alt="">`,
      );
      if (errors.length > 0) throw new Error(`${name}, ${size}, ${colorScheme}: ${errors.join("; ")}`);
      await page.context().close();
    }
    rows.push(`<div>${row.join("")}</div>`);
  }
  if (SHOWN.has(name) && whole) await putTogether(browser, rows, `${SHEETS}${name}.jpg`);
}

/** One small picture: dark above, light below. */
async function putTogether(browser: Browser, rows: readonly string[], path: string): Promise<void> {
  const { page } = await openPage(browser, "about:blank");
  const style =
    "<style>body { margin: 0; width: max-content } div { display: flex; gap: 4px; margin: 2px }</style>";
  await page.setContent(style + rows.join(""));
  await page.locator("body").screenshot({ path, type: "jpeg", quality: 62 });
  await page.context().close();
}

async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    await document.fonts.ready;
  });
  await page.waitForLoadState("networkidle");
}

/** Those that were asked for, or all of them. */
function some<T extends string>(all: readonly T[]): readonly T[] {
  const asked = all.filter((each) => process.argv.includes(each));
  return asked.length > 0 ? asked : all;
}

const whole = some(THEMES) === THEMES && ![...Object.keys(SIZES)].some((size) => process.argv.includes(size));
const wanted = process.argv.filter((name) => name in STATES);
const scenes = await serveScenes();
const browser = await launch();
mkdirSync(FOLDER, { recursive: true });
mkdirSync(SHEETS, { recursive: true });
for (const [name, state] of Object.entries(STATES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await take(browser, scenes, name, state);
}
await browser.close();
await scenes.stop();
console.log(`the pictures lie in ${FOLDER}: look at all of them`);
