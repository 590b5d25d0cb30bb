import "../../style/index.css";
import "../../style/base.css";
import "../../style/palette.css";
import "../../style/sheet.css";
import "../../style/result.css";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { NAMES } from "../../../e2e/pieces.ts";
import { midway, plainWin } from "../../../e2e/tables.ts";
import { DISPLAY } from "../../state/plainDisplay.ts";
import { Conversation } from "../../state/talk.ts";
import type { Talk } from "../../wire/generated/wire.ts";
import { HouseDisplay } from "../parts/display.ts";
import { Scoresheet } from "../result/Scoresheet.tsx";
import { RoomBubbles } from "./Bubble.tsx";
import { TalkMenu } from "./TalkMenu.tsx";

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

function covered(selector: string): string[] {
  const hidden = all(selector).filter((control) => {
    control.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = control.getBoundingClientRect();
    return !control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  return hidden.map(({ outerHTML }) => outerHTML);
}

afterEach(() => render(null, document.body));

test.each([
  ["desktop", 1280, 800],
  ["phone", 390, 780],
  ["phone in landscape", 780, 390],
] as const)("between hands people talk over the result, on a %s", async (_, width, height) => {
  await page.viewport(width, height);
  const talk = new Conversation();
  talk.take({ type: "talk_rules", between_hands: true, own_words: true });
  const said: Talk[] = [];
  const menu = <TalkMenu talk={talk} say={(what) => said.push(what)} own="Ben" />;
  act(() =>
    render(
      <HouseDisplay.Provider value={DISPLAY}>
        <main class="table">
          <RoomBubbles talk={talk} above />
          <Scoresheet
            view={midway}
            end={plainWin}
            own={0}
            names={NAMES}
            next={[{ id: "continue", label: "On", key: null, go: () => {} }]}
            talk={menu}
            booked={true}
            lifted={false}
            lift={() => {}}
            still={true}
          />
        </main>
      </HouseDisplay.Provider>,
      document.body,
    ),
  );
  expect(covered(".sheet-foot button")).toEqual([]);
  act(() => all("[data-action=talk]")[0]?.click());
  expect(covered(".talk-menu button, .talk-menu input").length, "all of the menu can be pressed").toBe(0);
  act(() => all("[data-phrase=nice_hand]")[0]?.click());
  expect(said).toEqual([{ type: "phrase", phrase: "nice_hand" }]);

  // A bubble is over the sheet, and the line is in the menu afterwards.
  act(() =>
    talk.take({ type: "said", who: "a", name: "Aki", seat: 1, talk: { type: "words", words: "good hand" } }),
  );
  const [bubble] = all(".room-bubbles .bubble");
  expect(bubble?.textContent).toBe("Aki good hand");
  const { left, top, height: tall } = bubble?.getBoundingClientRect() ?? new DOMRect();
  // Presses go through it.
  bubble?.style.setProperty("pointer-events", "auto");
  expect(bubble?.contains(document.elementFromPoint(left + 6, top + tall / 2))).toBe(true);
  bubble?.style.removeProperty("pointer-events");
  act(() => all("[data-action=talk]")[0]?.click());
  expect(all(".talk-menu .talk-lines")[0]?.textContent).toContain("good hand");
});
