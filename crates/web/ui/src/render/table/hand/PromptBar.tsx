import type { Session } from "../../../api/session.ts";
import { callsOf } from "../../../state/choosing.ts";
import { keyScheme } from "../../../state/houseDisplay.ts";
import { pointsAt } from "../../../state/kind.ts";
import { offeredTiles } from "../../../state/melds.ts";
import type { Prompt } from "../../../state/model.ts";
import { callsUpKan, declares, offered } from "../../../state/offer.ts";
import { asksDiscard, asksNoten, type ButtonId } from "../../../state/options.ts";
import { keyOf } from "../../../state/schemes.ts";
import { type PlainKey, t } from "../../../texts/texts.ts";
import type { Choice } from "../../../wire/generated/wire.ts";
import { useEscape } from "../../input/useEscape.ts";
import { useJump } from "../../input/useJump.ts";
import { useFresh } from "../../input/usePointer.ts";
import { useCalledUp } from "../../parts/display.ts";
import { useHelpers, useKind } from "../../parts/kind.ts";
import { Marked, markOf } from "../../parts/Marked.tsx";
import { Tile } from "../../parts/Tile.tsx";
import "../../../style/actions.css";
import { describedBy, kansWarned, type Warned } from "./KanWarnings.tsx";

/** Shown while the tile to declare with is chosen. */
const CANCEL = { riichi: "button-cancel-riichi", open_riichi: "button-cancel" } as const;

/** Before the first draw a redeal may need fewer than nine kinds; a hand that may be shown need not be tenpai. */
function labelOf(id: ButtonId, prompt: Prompt, opening: boolean): PlainKey {
  if (id === "nine" && opening) return "button-nine-again";
  return id === "show" && asksNoten(prompt) ? "button-show-noten" : `button-${id}`;
}

/** The buttons of a decision, or the ways to make a call, as tiles. */
export function PromptBar({ session }: { session: Session }) {
  const { view } = session.model.value;
  const deciding = session.deciding.value;
  const { prompt } = deciding;
  const { declaring, among, asking } = session.choosing.value;
  // A button that is always shown is not highlighted.
  const calledUp = useCalledUp();
  const keys = keyScheme.value;
  const kind = useKind();
  const kans = kansWarned(session, useHelpers());
  const opening = view?.phase.type === "opening";
  const shown = offered(deciding).filter(({ id }) => id !== "continue" && id !== "stop");
  // In the player's turn the tiles have the focus, unless a discard has opened a question.
  const fresh = useFresh(session);
  const box = useJump(prompt !== null && shown.length > 0 && (asking || !asksDiscard(prompt)));
  // A choice that was begun is left before what was open already is closed (R-361).
  useEscape(declaring !== null || among !== null || asking, () => session.input({ type: "cancel" }));
  if (prompt === null)
    return (
      <div class="choices" ref={box} data-testid="prompt">
        {shown.length > 0 && <Waiting ids={shown.map(({ id }) => id)} />}
      </div>
    );
  const kanCalledUp = callsUpKan(deciding);
  const quiet = (id: ButtonId) =>
    (calledUp && id === "riichi" && declaring === null) || (kanCalledUp && id === "kan");
  return (
    <div
      class="choices"
      ref={box}
      role="group"
      aria-label={t("your-choice")}
      data-testid="prompt"
      onPointerDownCapture={fresh.press}
      onClickCapture={(event) => {
        if (!fresh.counts(event)) event.stopPropagation();
      }}
    >
      {among !== null ? (
        <Calls id={among} calls={callsOf(prompt, among)} warnings={kans} session={session} />
      ) : (
        <div class="choice-row">
          {shown.map(({ id, choices, lit }) =>
            apart(id, choices) && !quiet(id) ? (
              <Ways key={id} id={id} calls={choices} warnings={kans} session={session} />
            ) : (
              <button
                key={id}
                type="button"
                class={`action ${!lit || quiet(id) ? "" : `action-${id}`}`}
                data-action={id}
                {...markOf(lit && declaring !== id && choices.some(({ action }) => pointsAt(kind, action)))}
                aria-disabled={lit ? undefined : true}
                aria-describedby={id === "kan" ? describedBy(kans) : undefined}
                aria-pressed={declares(id) && !asking ? declaring === id : undefined}
                onClick={() => session.input({ type: "button", id })}
              >
                <span class="action-word">
                  {declaring === id ? t(CANCEL[id]) : t(labelOf(id, prompt, opening))}
                  <Key label={declaring === id ? "Esc" : keyOf(keys, id)} />
                  <Marked
                    on={lit && declaring !== id && choices.some(({ action }) => pointsAt(kind, action))}
                  />
                </span>
                {choices.length === 1 && !declares(id) && id !== "plain" && !quiet(id) && (
                  <CallTiles choice={choices[0]} session={session} />
                )}
              </button>
            ),
          )}
        </div>
      )}
    </div>
  );
}

function Waiting({ ids }: { ids: readonly ButtonId[] }) {
  return (
    <div class="choice-row">
      {ids.map((id) => (
        <button key={id} type="button" class="action" aria-disabled={true} tabIndex={-1}>
          <span class="action-word">{t(`button-${id}`)}</span>
        </button>
      ))}
    </div>
  );
}

const APART = 3;

/** Up to `APART` ways have buttons of their own. */
function apart(id: ButtonId, { length }: readonly Choice[]): boolean {
  return (id === "chii" || id === "pon" || id === "kan") && length > 1 && length <= APART;
}

/** The key is the letter of the call, then a digit. */
function Ways({ id, calls, warnings, session }: CallsProps) {
  const letter = keyOf(keyScheme.value, id);
  const kind = useKind();
  return calls.map((choice, nth) => (
    <button
      key={nth}
      type="button"
      class={`action action-${id}`}
      data-action={id}
      data-way={nth}
      {...markOf(pointsAt(kind, choice.action))}
      aria-describedby={describedBy(warnings.filter((warning) => warning.nth === nth))}
      onClick={() => session.input({ type: "way", id, nth })}
    >
      <span class="action-word">
        {t(`button-${id}`)}
        <Key label={letter && `${letter}${nth + 1}`} />
        <Marked on={pointsAt(kind, choice.action)} />
      </span>
      <CallTiles choice={choice} session={session} />
    </button>
  ));
}

interface CallsProps {
  readonly id: ButtonId;
  readonly calls: readonly Choice[];
  readonly warnings: readonly Warned[];
  readonly session: Session;
}

function Calls({ id, calls, warnings, session }: CallsProps) {
  return (
    <div class="choice-row" role="group" aria-label={t("which-tiles", { call: t(`button-${id}`) })}>
      {calls.map((choice, nth) => (
        <button
          key={nth}
          type="button"
          class="action"
          data-action={id}
          data-call={nth}
          aria-describedby={describedBy(warnings.filter((warning) => warning.nth === nth))}
          onClick={() => session.input({ type: "call", nth })}
        >
          <CallTiles choice={choice} session={session} />
          <Key label={keyScheme.value === "letters" ? `${nth + 1}` : null} />
        </button>
      ))}
      <Back session={session} />
    </div>
  );
}

export function Back({ session }: { session: Session }) {
  return (
    <button type="button" class="action" data-action="back" onClick={() => session.input({ type: "cancel" })}>
      <span class="action-word">
        {t("button-back")} <kbd>Esc</kbd>
      </span>
    </button>
  );
}

/** `null` without a key. */
export function Key({ label }: { label: string | null }) {
  return label && <kbd>{label}</kbd>;
}

function CallTiles({ choice, session }: { choice: Choice | undefined; session: Session }) {
  const { view, welcome } = session.model.value;
  if (choice === undefined || view === null || welcome === null) return null;
  const tiles = offeredTiles(choice.action, view, welcome.seat);
  if (tiles.length === 0) return null;
  return (
    <span class="call-tiles">
      {tiles.map(({ face, sideways }, nth) => (
        <Tile key={nth} face={face} sideways={sideways} />
      ))}
    </span>
  );
}
