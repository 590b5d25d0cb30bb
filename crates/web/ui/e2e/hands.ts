import { errors, type Locator, type Page } from "playwright";
import { PATIENCE } from "./patience.ts";
import type { Deed } from "./player.ts";
import { AFTER_HAND, type SeenTile } from "./seen.ts";

export type Hands = (page: Page, deed: Deed) => Promise<void>;

function target(deed: Deed): string {
  switch (deed.type) {
    case "button":
      return `[data-testid=prompt] [data-action=${deed.id}]`;
    case "way":
      return `[data-testid=prompt] [data-action=${deed.id}][data-way="${deed.nth}"]`;
    case "call":
      return `[data-testid=prompt] [data-call="${deed.nth}"]`;
    case "discard":
      return `[data-testid=hand-tile][data-slot="${deed.slot.slot}"]`;
    case "next":
      return `${AFTER_HAND} [data-action=${deed.id}]`;
  }
}

/** In milliseconds, before the decision is checked again. */
const SOON = 10_000;

type Press = (element: Locator, how: { timeout: number }) => Promise<void>;

/**
 * With one press, or with another to raise the tile first. Another player's claim may settle a decision meanwhile: then the page is looked
 * at anew.
 */
function pointing(press: Press, raises: boolean): Hands {
  const pressed = async (element: Locator) => {
    try {
      await press(element, { timeout: SOON });
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      // A control that is there but cannot be reached is a fault of the page.
      if ((await element.count()) > 0) await press(element, { timeout: PATIENCE });
    }
  };
  return async (page, deed) => {
    const element = page.locator(target(deed));
    if (raises && deed.type === "discard" && !deed.slot.raised) await pressed(element);
    await pressed(element);
  };
}

export const mouse = pointing((element, how) => element.click(how), false);
/** For houses where two clicks discard. */
export const mouseTwice = pointing((element, how) => element.click(how), true);
export const touch = pointing((element, how) => element.tap(how), true);

const KEYS: Readonly<Record<string, string>> = {
  tsumo: "t",
  ron: "w",
  ippatsu: "t",
  riichi: "r",
  plain: "x",
  kan: "k",
  pon: "p",
  chii: "c",
  kita: "b",
  nine: "n",
  show: "s",
  hide: "x",
  pass: "x",
  continue: "Enter",
  book: "Enter",
  standings: "Enter",
};

export const keys: Hands = async ({ keyboard }, deed) => {
  switch (deed.type) {
    case "button":
    case "next":
      return keyboard.press(KEYS[deed.id] ?? "no key");
    case "way":
      await keyboard.press(KEYS[deed.id] ?? "no key");
      return keyboard.press(`${deed.nth + 1}`);
    case "call":
      return keyboard.press(`${deed.nth + 1}`);
    case "discard":
      if (!deed.slot.raised) await raise(keyboard, deed.slot);
      return keyboard.press("Enter");
  }
};

const SLOT_KEYS = "1234567890-=";

async function raise(keyboard: Page["keyboard"], { slot, drawn }: SeenTile): Promise<void> {
  const key = SLOT_KEYS[slot];
  if (drawn) await keyboard.press("d");
  else if (key !== undefined) await keyboard.press(key);
  else {
    await keyboard.press("Home");
    for (let step = 0; step < slot; step++) await keyboard.press("ArrowRight");
  }
}
