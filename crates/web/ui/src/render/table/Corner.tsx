import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { t } from "../../texts/texts.ts";
import { settingsOpen } from "../settings/SettingsSheet.tsx";
import "../../style/corner.css";

interface CornerProps {
  /** What stays one press away. */
  readonly beside?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Whatever is pressed seldom, behind one button. Escape and a press elsewhere close the menu. */
export function Corner({ beside, children }: CornerProps) {
  const id = useId();
  return (
    <header class="corner">
      {beside}
      <button
        type="button"
        class="glyph"
        popovertarget={id}
        title={t("corner-menu")}
        aria-label={t("corner-menu")}
        data-action="menu"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
      <div id={id} class="menu" popover role="group" aria-label={t("corner-menu")} data-testid="menu">
        {children}
      </div>
    </header>
  );
}

interface EntryProps {
  readonly id: string;
  readonly label: string;
  readonly keys?: string;
  readonly go: () => void;
}

export function Entry({ id, label, keys, go }: EntryProps) {
  return (
    <button
      type="button"
      class="entry"
      data-action={id}
      aria-keyshortcuts={keys}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
        go();
      }}
    >
      {label} {keys !== undefined && <kbd>{keys}</kbd>}
    </button>
  );
}

/** Opens what is shown while its signal is true. */
export function Opens({ panel, ...entry }: Omit<EntryProps, "go"> & { readonly panel: Signal<boolean> }) {
  return (
    <Entry
      {...entry}
      go={() => {
        panel.value = true;
      }}
    />
  );
}

export function SettingsEntry() {
  return <Opens id="settings" label={t("settings")} keys="," panel={settingsOpen} />;
}
