import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { welcome } from "../../../e2e/pieces.ts";
import { midway } from "../../../e2e/tables.ts";
import type { Session } from "../../api/session.ts";
import { EMPTY } from "../../state/model.ts";
import { speak } from "../../texts/texts.ts";
import type { View } from "../../wire/generated/wire.ts";
import { Notices } from "./Notices.tsx";

afterEach(async () => {
  render(null, document.body);
  await speak("en");
});

const comeBack = vi.fn();
const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);

function show(away: boolean, view: View = midway) {
  const gone = { seats: away ? [1, welcome.seat] : [1], bots: [1] };
  const session = { model: signal({ ...EMPTY, welcome, view, away: gone }), link: signal("open"), comeBack };
  act(() => render(<Notices session={session as unknown as Session} />, document.body));
}

test.each([
  ["en", "Your time ran out twice in a row, so your turns are played for you.", "I’m back"],
  ["ja", "2回続けて時間切れになったため、代打ち中です。", "復帰する"],
] as const)("who is away sees that, and is back with one press (%s)", async (language, why, back) => {
  await speak(language);
  show(true);
  expect(find("[data-testid=away] p")?.textContent).toBe(why);
  const button = find("[data-action=back]");
  expect(button?.textContent).toBe(back);
  expect(document.activeElement).toBe(button);
  comeBack.mockClear();
  act(() => button?.click());
  expect(comeBack).toHaveBeenCalledOnce();
});

test("nothing is said to a player who is there, nor after the match", () => {
  show(false);
  expect(find("[data-testid=away]")).toBeNull();
  const standings = { game: 1, games: 1 } as unknown as NonNullable<View["standings"]>;
  show(true, { ...midway, standings });
  expect(find("[data-testid=away]")).toBeNull();
});
