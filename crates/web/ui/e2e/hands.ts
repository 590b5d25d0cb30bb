import { errors, type Locator, type Page } from "playwright";
import type { Deed } from "./player.ts";
import { AFTER_HAND, type SeenTile } from "./seen.ts";

/** A way to do what was decided. */
export type Hands = (page: Page, deed: Deed) => Promise<void>;

/** The element a deed is done on. */
function target(deed: Deed): string {
  switch (deed.type) {
    case "button":
      return `[data-testid=prompt] [data-action=${deed.id}]`;
    case "call":
      return `[data-testid=prompt] [data-call="${deed.nth}"]`;
    case "discard":
      return `[data-testid=hand-tile][data-slot="${deed.slot.slot}"]`;
    case "next":
      return `${AFTER_HAND} [data-action=${deed.id}]`;
  }
}

/** Another player's claim may settle a decision while it is answered: then the page is looked at anew. */
const SOON = { timeout: 20_000 };

function pointing(press: (element: Locator) => Promise<void>): Hands {
  return async (page, deed) => {
    const element = page.locator(target(deed));
    try {
      if (deed.type === "discard" && !deed.slot.raised) await press(element);
      await press(element);
    } catch (error) {
      // A control that is still there but cannot be reached is a fault of the page.
      const settled = error instanceof errors.TimeoutError && (await element.count()) === 0;
      if (!settled) throw error;
    }
  };
}

export const mouse = pointing((element) => element.click(SOON));
export const touch = pointing((element) => element.tap(SOON));

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
  standings: "Enter",
};

export const keys: Hands = async ({ keyboard }, deed) => {
  switch (deed.type) {
    case "button":
    case "next":
      return keyboard.press(KEYS[deed.id] ?? "no key");
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
