import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { KeyList } from "../../state/keys.ts";
import { houseName } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";
import type { RuleLine } from "../../wire/generated/wire.ts";
import { RuleLines } from "../parts/RuleLines.tsx";
import { hrefOf } from "../route.ts";
import { SafetyLegend } from "./hand/Safety.tsx";

const LOOKS = ["tinted", "grey", "sideways", "plate", "sticks"] as const;

interface HelpProps {
  readonly keys: KeyList;
  readonly pad?: KeyList | undefined;
  readonly rules: string;
  readonly summary: readonly RuleLine[];
  readonly match?: string | undefined;
  readonly children?: ComponentChildren;
  readonly close: () => void;
}

/** The link to the whole help opens a new tab: the match goes on. */
export function KeyHelp({ keys, pad, rules, summary, match, children, close }: HelpProps) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => element.current?.showModal(), []);
  return (
    <dialog ref={element} class="sheet help" aria-label={t("help-title")} data-testid="help" onClose={close}>
      <p>
        <a
          class="action"
          href={hrefOf({
            page: "help",
            query: match === undefined ? "" : `match=${match}`,
          })}
          target="_blank"
          rel="noopener"
          data-action="whole-help"
        >
          {t("whole-help")} ↗
        </a>
      </p>
      <h2>{t("looks")}</h2>
      <Looks />
      <h2>{t("safety-legend")}</h2>
      <SafetyLegend />
      {children}
      <h2>{t("help-rules", { rules: houseName(rules) })}</h2>
      <RuleLines lines={summary} />
      <h2>{t("help-keys")}</h2>
      <KeyTable keys={keys} />
      {pad && <h2>{t("help-pad")}</h2>}
      {pad && <KeyTable keys={pad} />}
      <footer class="sheet-foot">
        <button type="button" class="action main" onClick={() => element.current?.close()}>
          {t("close")}
        </button>
      </footer>
    </dialog>
  );
}

export function Looks() {
  return (
    <dl class="keys looks">
      {LOOKS.map((look) => (
        <div key={look}>
          <dt>{t(`look-${look}`)}</dt>
          <dd>{t(`look-${look}-means`)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function KeyTable({ keys: listed }: { keys: KeyList }) {
  return (
    <dl class="keys">
      {listed.map(([keys, meaning]) => (
        <div key={keys}>
          <dt>{keys}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
