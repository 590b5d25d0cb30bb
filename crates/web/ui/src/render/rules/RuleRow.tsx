import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Editor } from "../../state/editor.ts";
import type { RuleId } from "../../state/house.ts";
import { yakuName } from "../../state/named.ts";
import { houseName } from "../../state/phrases.ts";
import { valueWords, worthWords } from "../../state/ruleWords.ts";
import { t } from "../../texts/texts.ts";
import type { OptionEntry, YakuEntry } from "../../wire/generated/wire.ts";
import { Kanji } from "../parts/Kanji.tsx";
import { Tile } from "../parts/Tile.tsx";
import { RuleControl } from "./RuleControl.tsx";
import { WorthControl } from "./WorthControl.tsx";

export function OptionRow({ option, editor }: { option: OptionEntry; editor: Editor }) {
  const id: RuleId = { part: "options", key: option.key };
  const value = editor.value(id);
  const words = valueWords(option.kind, value);
  const before = valueWords(option.kind, editor.before(id));
  if (option.kind.type === "switch") {
    return (
      <Row id={id} title={option.title} before={before} editor={editor}>
        <label class="rule-head rule-switch">
          <input
            type="checkbox"
            name={option.key}
            checked={value === true}
            onChange={({ currentTarget }) => editor.set(id, currentTarget.checked)}
          />
          <span>
            <b>{option.title}</b>
            <span class="rule-meaning">{option.meaning}</span>
          </span>
          <span class="rule-value">{words}</span>
        </label>
      </Row>
    );
  }
  return (
    <Row id={id} title={option.title} before={before} editor={editor}>
      <Folded
        head={
          <>
            <span>
              <b>{option.title}</b>
              <span class="rule-meaning">{option.meaning}</span>
            </span>
            <span class="rule-value">{words}</span>
          </>
        }
      >
        <fieldset class="rule-control">
          <legend class="unseen">{option.title}</legend>
          <RuleControl
            kind={option.kind}
            name={option.key}
            label={option.title}
            value={value}
            set={(value) => editor.set(id, value)}
          />
        </fieldset>
      </Folded>
    </Row>
  );
}

export function YakuRow({ yaku, editor }: { yaku: YakuEntry; editor: Editor }) {
  const id: RuleId = { part: "yaku", key: yaku.key };
  const name = yakuName(yaku);
  const value = editor.value(id);
  const before = editor.before(id);
  return (
    <Row id={id} title={name} before={worthWords(before)} editor={editor}>
      <div class="yaku-head">
        <label class="yaku-switch">
          <input
            type="checkbox"
            name={`yaku-${yaku.key}`}
            aria-label={t("yaku-counts", { yaku: name })}
            checked={value !== false}
            onChange={({ currentTarget }) =>
              editor.set(id, currentTarget.checked && (before === false ? yaku.usual : before))
            }
          />
        </label>
        <Folded
          head={
            <>
              <span>
                <b>
                  {name}
                  <Kanji of={yaku.kanji} said={name} />
                </b>
                <span class="rule-meaning">{yaku.meaning}</span>
              </span>
              <span class="rule-value">{worthWords(value)}</span>
            </>
          }
        >
          <YakuBody yaku={yaku} called={name}>
            {value === false ? (
              <p class="rule-meaning">{t("yaku-usually", { worth: worthWords(yaku.usual) })}</p>
            ) : (
              <WorthControl
                name={`worth-${yaku.key}`}
                limits={editor.catalogue.limits}
                value={value}
                set={(worth) => editor.set(id, worth)}
              />
            )}
          </YakuBody>
        </Folded>
      </div>
    </Row>
  );
}

interface YakuBodyProps {
  readonly yaku: YakuEntry;
  readonly called: string;
  readonly children: ComponentChildren;
}

function YakuBody({ yaku, called, children }: YakuBodyProps) {
  return (
    <div class="yaku-body">
      <p class="rule-meaning">
        {[yaku.english, yaku.romaji, ...yaku.also].filter((other) => other !== called).join(" · ")}
        {yaku.unsure && ` · ${t("yaku-unsure")}`}
      </p>
      <div class="yaku-picture">
        {yaku.picture.map((group, nth) => (
          <span key={nth}>
            {group.map((tile, at) => (
              <Tile key={at} face={tile} />
            ))}
          </span>
        ))}
      </div>
      {children}
    </div>
  );
}

interface RowProps {
  readonly id: RuleId;
  readonly title: string;
  readonly before: string;
  readonly editor: Editor;
  readonly children: ComponentChildren;
}

function Row({ id, title, before, editor, children }: RowProps) {
  const changed = editor.differs(id);
  return (
    <li id={anchorOf(id)} class={changed ? "rule changed" : "rule"} data-changed={changed || undefined}>
      {children}
      {changed && (
        <p class="rule-change">
          <span>{t("changed-from", { base: houseName(editor.base.title), value: before })}</span>
          <button
            type="button"
            class="quiet"
            data-action="reset"
            aria-label={t("reset-to", { title, value: before })}
            onClick={() => editor.set(id, editor.before(id))}
          >
            {t("reset")}
          </button>
        </p>
      )}
      {editor.faults(id).map(({ message }) => (
        <p key={message} class="rule-fault">
          {message}
        </p>
      ))}
    </li>
  );
}

export function anchorOf({ part, key }: RuleId): string {
  return `${part}-${key}`;
}

/** Rendered when it is first unfolded. */
function Folded({ head, children }: { head: ComponentChildren; children: ComponentChildren }) {
  const open = useSignal(false);
  return (
    <details
      class="rule-folded"
      onToggle={({ currentTarget }) => {
        open.value = currentTarget.open;
      }}
    >
      <summary class="rule-head">{head}</summary>
      {open.value && children}
    </details>
  );
}
