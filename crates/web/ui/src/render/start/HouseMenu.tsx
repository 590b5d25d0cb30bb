import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { menuChoice, usualChoice, withMenu } from "../../state/newMatch.ts";
import { menuWords } from "../../state/phrases.ts";
import { points } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { MenuLine, NewMatch } from "../../wire/generated/wire.ts";

/** A line with more choices is a drop-down list. */
const IN_SIGHT = 5;

interface HouseMenuProps {
  readonly preset: string;
  readonly lines: readonly MenuLine[];
  readonly menu: NewMatch["menu"];
  readonly set: (menu: NewMatch["menu"]) => void;
}

/** Follows the house's description. Lines that are not for beginners are folded unless they were changed. */
export function HouseMenu({ preset, lines, menu, set }: HouseMenuProps) {
  const isChanged = (line: MenuLine) => menuChoice(line, menu) !== usualChoice(line);
  const changed = lines.filter(isChanged).length;
  const some = lines.some((line) => line.for_beginners);
  const first = lines.filter((line) => !some || line.for_beginners);
  const more = lines.filter((line) => !first.includes(line));
  const rows = (shown: readonly MenuLine[]) =>
    shown.map((line) => (
      <Line
        key={line.key}
        preset={preset}
        line={line}
        chosen={menuChoice(line, menu)}
        pick={(choice) => set(withMenu(menu, line, choice))}
      />
    ));
  return (
    <section class="house-menu" data-testid="house-menu">
      <div class="house-menu-head">
        <h3>{t("menu")}</h3>
        {changed > 0 && (
          <button type="button" class="quiet" data-action="reset-menu" onClick={() => set({})}>
            {t("menu-reset")}
          </button>
        )}
      </div>
      {rows(first)}
      {more.length > 0 && (
        <More key={preset} count={more.length} changed={more.some(isChanged)}>
          {rows(more)}
        </More>
      )}
    </section>
  );
}

/** Stays open while it is changed back. */
function More(props: { count: number; changed: boolean; children: ComponentChildren }) {
  const [open] = useState(props.changed);
  return (
    <details class="house-menu-more" open={open}>
      <summary>{t("menu-more", { count: props.count })}</summary>
      {props.children}
    </details>
  );
}

interface LineProps {
  readonly preset: string;
  readonly line: MenuLine;
  readonly chosen: string;
  readonly pick: (choice: string) => void;
}

/** A checkbox, radio buttons or a drop-down list. */
function Line({ preset, line, chosen, pick }: LineProps) {
  const name = `menu-${line.key}`;
  const title = menuWords(preset, line.key, line.title);
  const changed = chosen !== usualChoice(line);
  const choices = line.choices.map(({ key, title }) => [key, choiceWords(preset, line, key, title)] as const);
  const frame = (kind: string) => ({
    class: `menu-line ${kind} ${changed ? "changed" : ""}`,
    "data-menu": line.key,
    "data-changed": changed || undefined,
  });
  if (line.is_box)
    return (
      <label {...frame("menu-box")}>
        <input
          type="checkbox"
          name={name}
          checked={chosen === "on"}
          onChange={({ currentTarget }) => pick(currentTarget.checked ? "on" : "off")}
        />
        <span>{title}</span>
        <Note preset={preset} line={line} />
      </label>
    );
  if (choices.length > IN_SIGHT)
    return (
      <label {...frame("menu-list")}>
        <span>{title}</span>
        <select
          class="field-box"
          name={name}
          value={chosen}
          onChange={({ currentTarget }) => pick(currentTarget.value)}
        >
          {choices.map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
        <Note preset={preset} line={line} />
      </label>
    );
  return (
    <fieldset {...frame("menu-words")}>
      <legend>
        {title} <Note preset={preset} line={line} />
      </legend>
      <div class="pick-options">
        {choices.map(([key, words]) => (
          <label key={key}>
            <input type="radio" name={name} value={key} checked={key === chosen} onChange={() => pick(key)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Note({ preset, line: { key, note } }: { preset: string; line: MenuLine }) {
  return note === undefined ? null : (
    <small class="menu-note">{menuWords(preset, `${key}.note`, note)}</small>
  );
}

function choiceWords(preset: string, line: MenuLine, key: string, title: string): string {
  return /^\d+$/.test(title) ? points(Number(title)) : menuWords(preset, `${line.key}-${key}`, title);
}
