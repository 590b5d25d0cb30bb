import { type Signal, useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Editor } from "../../state/editor.ts";
import { matches, type RuleId } from "../../state/house.ts";
import { playersWords } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";
import type { OptionEntry, YakuEntry } from "../../wire/generated/wire.ts";
import { OptionRow, YakuRow } from "./RuleRow.tsx";

interface Group {
  readonly title: string;
  readonly rules: readonly {
    readonly id: RuleId;
    readonly words: readonly string[];
    readonly row: ComponentChildren;
  }[];
}

interface RuleGroupsProps {
  readonly editor: Editor;
  readonly sought: Signal<RuleId | null>;
}

export function RuleGroups({ editor, sought }: RuleGroupsProps) {
  const query = useSignal("");
  const open = useSignal<ReadonlySet<string>>(new Set());
  const groups = groupsOf(editor);
  useSignalEffect(() => {
    const id = sought.value;
    if (id === null) return;
    query.value = "";
    const home = groups.find(({ rules }) =>
      rules.some(({ id: { part, key } }) => part === id.part && key === id.key),
    );
    if (home !== undefined) open.value = new Set([...open.peek(), home.title]);
  });
  const wanted = query.value.trim();
  const shown = groups
    .map((group) => ({
      ...group,
      rules: group.rules.filter(({ words }) => wanted === "" || matches(wanted, words)),
    }))
    .filter(({ rules }) => rules.length > 0);
  return (
    <section class="card rule-groups">
      <label class="field">
        <span>{t("find-rule")}</span>
        <input
          type="search"
          name="find"
          placeholder={t("find-hint")}
          autocomplete="off"
          value={query.value}
          onInput={({ currentTarget }) => {
            query.value = currentTarget.value;
          }}
        />
      </label>
      <p class="rule-meaning" role="status">
        {wanted !== "" && t("found", { count: shown.reduce((sum, { rules }) => sum + rules.length, 0) })}
      </p>
      {shown.map((group) => (
        <GroupOfRules
          key={group.title}
          group={group}
          editor={editor}
          open={wanted !== "" || open.value.has(group.title)}
          toggled={(now) => {
            if (wanted !== "") return;
            const others = [...open.peek()].filter((title) => title !== group.title);
            open.value = new Set(now ? [...others, group.title] : others);
          }}
        />
      ))}
    </section>
  );
}

interface GroupOfRulesProps {
  readonly group: Group;
  readonly editor: Editor;
  readonly open: boolean;
  readonly toggled: (open: boolean) => void;
}

function GroupOfRules({ group: { title, rules }, editor, open, toggled }: GroupOfRulesProps) {
  const changed = rules.filter(({ id }) => editor.differs(id)).length;
  const faulty = rules.filter(({ id }) => editor.faults(id).length > 0).length;
  return (
    <details
      class="rule-group"
      data-group={title}
      open={open}
      onToggle={({ currentTarget, target }) => {
        // Events of folding rows bubble up here.
        if (target === currentTarget) toggled(currentTarget.open);
      }}
    >
      <summary>
        <h2>{title}</h2>
        <span class="rule-meaning">{rules.length}</span>
        {changed > 0 && <span class="rule-count">{t("changed-count", { count: changed })}</span>}
        {faulty > 0 && <span class="rule-count faulty">{t("wrong-count", { count: faulty })}</span>}
      </summary>
      {open && <ul>{rules.map(({ row }) => row)}</ul>}
    </details>
  );
}

function groupsOf(editor: Editor): readonly Group[] {
  const option = (option: OptionEntry) => ({
    id: { part: "options", key: option.key } as const,
    words: wordsOf(option),
    row: <OptionRow key={option.key} option={option} editor={editor} />,
  });
  const yaku = (yaku: YakuEntry) => ({
    id: { part: "yaku", key: yaku.key } as const,
    words: [
      yaku.key,
      yaku.english,
      yaku.kanji,
      yaku.romaji,
      ...yaku.also,
      yaku.meaning,
      "yaku",
      playersWords("yaku", yaku.key),
    ],
    row: <YakuRow key={yaku.key} yaku={yaku} editor={editor} />,
  });
  const groups = editor.catalogue.groups.map(({ title, options }) => ({
    title,
    rules: options.filter(({ kind }) => kind.type !== "yaku").map(option),
  }));
  return [...groups, { title: t("each-yaku"), rules: editor.catalogue.yaku.map(yaku) }];
}

function wordsOf({ key, title, meaning, kind }: OptionEntry): readonly string[] {
  const choices = kind.type === "choice" || kind.type === "set" ? kind.choices : [];
  const said = choices.flatMap(({ word, meaning }) => [word, meaning]);
  return [key, title, meaning, ...said, playersWords("options", key)];
}
