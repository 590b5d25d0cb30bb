import { expect, test } from "vitest";
import { boxFaults } from "./boxes.ts";
import { browser } from "./running.ts";
import { sit } from "./scene.ts";

/** A length is a share of the view's width, the middle's height one of its height. */
interface Limits {
  readonly hand: number;
  readonly river: number;
  readonly middle: readonly [width: number, height: number];
}

/** The nearest river is larger than the farthest, which is measured. */
const WIDE: Limits = { hand: 4.75, river: 2.65, middle: [17, 24] };
const SIZES: Readonly<Record<string, Limits>> = {
  "1920x1080": WIDE,
  "1366x768": WIDE,
  // Here the height is short.
  "1366x625": { hand: 4.75, river: 2.2, middle: [15.5, 24] },
  "844x390": { hand: 5.7, river: 2.2, middle: [17, 26] },
  "390x844": { hand: 12.4, river: 7.1, middle: [30, 20] },
};

test.each(Object.keys(SIZES))(
  "hand, discards, middle and type of the table have their sizes (%s)",
  async (name) => {
    const [width = 0, height = 0] = name.split("x").map(Number);
    const { page, errors } = await sit(browser, "turn", {}, { size: { width, height } });
    const { hand, across, centre, small } = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const words = [...document.querySelectorAll(".table *")].filter((element) => {
        const own = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
        );
        return own && element.checkVisibility() && element.getBoundingClientRect().width > 1;
      });
      const sizes = words.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      return {
        hand: box(".slot .tile")?.width ?? 0,
        across: box(".wedge-across .river .tile:not(.sideways)")?.width ?? 0,
        centre: { width: box(".centre")?.width ?? 0, height: box(".centre")?.height ?? 0 },
        small: Math.min(...sizes),
      };
    });
    const limits = SIZES[name] ?? WIDE;
    const share = (length: number) => (100 * length) / width;
    expect(share(hand)).toBeGreaterThan(limits.hand);
    expect(share(across)).toBeGreaterThan(limits.river);
    expect(share(centre.width)).toBeLessThan(limits.middle[0]);
    expect((100 * centre.height) / height).toBeLessThan(limits.middle[1]);
    expect(small).toBeGreaterThanOrEqual(12);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

/** The hand's middle is the table's. */
test("the hand with its drawn tile is centred", async () => {
  const { page } = await sit(browser, "turn", {}, { size: { width: 1366, height: 768 } });
  const box = await page.getByTestId("hand").boundingBox();
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 683)).toBeLessThan(4);
  await page.context().close();
});

test.each([{ theme: "contrast" }, { language: "ja" }])(
  "nothing lies on another with %s, with three players too",
  async (settings) => {
    for (const scene of ["turn", "three"]) {
      const { page, errors } = await sit(browser, scene, settings);
      for (const name of Object.keys(SIZES)) {
        const [width = 0, height = 0] = name.split("x").map(Number);
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect.soft(await boxFaults(page.mainFrame()), `${scene} ${name}`).toEqual([]);
      }
      expect(errors).toEqual([]);
      await page.context().close();
    }
  },
);
