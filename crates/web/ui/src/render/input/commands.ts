import type { Session } from "../../api/session.ts";
import { flip, isOn } from "../../state/automatic.ts";
import { lossOf } from "../../state/careerModes.ts";
import { detecting, offered } from "../../state/offer.ts";
import { asksDiscard } from "../../state/options.ts";
import { type Command, type Moment, specialOf } from "../../state/schemes.ts";
import { t } from "../../texts/texts.ts";
import { ask } from "../parts/Question.tsx";
import { goTo, hrefOf } from "../route.ts";

export function momentOf(session: Session): Moment {
  const lit = offered(session.deciding.value).filter(({ lit }) => lit);
  return {
    offered: lit.map(({ id }) => id),
    possible: lit.filter(({ choices }) => choices.length > 0).map(({ id }) => id),
    hand: session.hand.value.length,
    among: session.choosing.value.among !== null,
    turn: asksDiscard(session.deciding.value.prompt),
    autoDiscard: isOn("autoDiscard") && isInRiichi(session),
    detects: detecting(session.deciding.value),
  };
}

function isInRiichi(session: Session): boolean {
  const { view, welcome } = session.model.value;
  return (view?.seats[welcome?.seat ?? -1]?.riichi ?? "none") !== "none";
}

export function perform(command: Command, session: Session): void {
  switch (command.type) {
    case "menu":
      walk(command.by);
      break;
    case "special": {
      const id = specialOf(momentOf(session));
      if (id === null) walk(1);
      else session.input({ type: "button", id });
      break;
    }
    case "switch":
      flip(command.name);
      break;
    default:
      session.input(command);
  }
}

/** Beside the hand, on the scoresheet or with the last dealer's question. */
const MENUS = [
  "[data-testid=prompt] button",
  "[data-testid=scoresheet] :is(.winner-tab, footer [data-action])",
  "[data-testid=last-question] button",
];

/** It wraps around at the ends. */
function walk(by: 1 | -1): void {
  const menus = MENUS.map((menu) => [...document.querySelectorAll<HTMLElement>(menu)]);
  const items = menus.find((items) => items.length > 0) ?? [];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 && by === -1 ? items.length - 1 : (at + by + items.length) % items.length;
  items[next]?.focus();
}

/** Books the last hand first, then shows the standings. */
export function conclude(session: Session, standings: { value: boolean }): void {
  if (!session.book()) standings.value = true;
}

/** Opens a new tab, with the hands of the match's house. */
export function openStrategy({ matchId, kind }: Session): void {
  const query = kind.peek().taught ? "" : `match=${matchId}`;
  open(hrefOf({ page: "help", topic: "strategy", query }), "_blank", "noopener");
}

/** Asks first, with what giving up would cost; a lesson or a drill goes on later where it was left, so it asks nothing. */
export async function leave({ model, kind }: Session): Promise<void> {
  const { taught, home } = kind.peek();
  const loss = lossOf(model.peek().welcome?.mode);
  if (taught) goTo({ page: home });
  else if (await ask(t("leave-confirm", { loss }), t("leave"))) goTo({ page: "start" });
}
