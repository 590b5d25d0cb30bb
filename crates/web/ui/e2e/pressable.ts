import type { Frame, Page } from "playwright";

/** Except for what takes no press by design. */
const CONTROLS =
  ":is(button, a[href], input, select, summary):not(:disabled, [aria-disabled=true], [inert] *)";

/** Controls that are shown but covered, each with what takes the press. */
export function unpressable(page: Page | Frame): Promise<string[]> {
  return page.evaluate((controls) => {
    const named = (element: Element) => {
      const { className, tagName, ariaLabel, textContent } = element as HTMLElement;
      return `${tagName.toLowerCase()}.${className} “${(ariaLabel ?? textContent ?? "").trim().slice(0, 30)}”`;
    };
    // A sheet over the table asks for itself; whatever is wanted beside it is on it.
    const over = [...document.querySelectorAll("dialog[open], .overlay:not(.lifted)")];
    const scope = over.at(-1) ?? document.body;
    return [...scope.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      // Where a label is drawn in place of its input, the label is pressed.
      const drawn = (control as HTMLInputElement).labels?.[0] ?? control;
      if (!drawn.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      drawn.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { left, right, top, bottom } = drawn.getBoundingClientRect();
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (found !== null && drawn.contains(found)) return [];
      // An open list covers the table until it is closed; what is in it can be pressed.
      if (found?.closest(".aside-list") && drawn.closest(".aside-list") === null) return [];
      return [`${named(drawn)} is under ${found === null ? "nothing" : named(found)}`];
    });
  }, CONTROLS);
}
