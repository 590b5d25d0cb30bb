import { useEffect, useRef } from "preact/hooks";
import { houseName } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";
import { goTo, route } from "../route.ts";
import { useLibrary } from "./HelpContext.ts";

interface SearchBarProps {
  readonly sought: string;
  readonly seek: (words: string) => void;
}

export function SearchBar({ sought, seek }: SearchBarProps) {
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  return (
    <search class="help-bar card">
      <label class="field">
        <span>
          {t("help-find")} <kbd>/</kbd>
        </span>
        <input
          ref={field}
          type="search"
          name="help-find"
          placeholder={t("help-find-hint")}
          autocomplete="off"
          aria-keyshortcuts="/"
          value={sought}
          onInput={({ currentTarget }) => seek(currentTarget.value)}
        />
      </label>
      <RulesOfHelp />
    </search>
  );
}

function RulesOfHelp() {
  const { book, catalogue, query } = useLibrary();
  const match = new URLSearchParams(query).get("match");
  const go = (name: string) => {
    const here = route.peek();
    const asked = match !== null && name === "" ? { match } : { rules: name };
    const place = here.page === "help" ? here : {};
    goTo({ ...place, page: "help", query: new URLSearchParams(asked).toString() });
  };
  return (
    <label class="field">
      <span>{t("help-for")}</span>
      <select
        name="help-rules"
        value={match === null ? book.rules : ""}
        onChange={({ currentTarget }) => go(currentTarget.value)}
      >
        {match !== null && <option value="">{t("help-of-match", { rules: houseName(book.title) })}</option>}
        {catalogue.presets.map(({ name, title }) => (
          <option key={name} value={name}>
            {houseName(title)}
          </option>
        ))}
        {catalogue.houses.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function useSlash(field: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest("input, select, textarea, dialog[open]"))
        return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener("keydown", down);
    return () => removeEventListener("keydown", down);
  }, [field]);
}
