import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../../texts/texts.ts";
import { isCopied } from "../parts/copy.ts";
import { download } from "../parts/download.ts";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly kept: () => void;
}

/** Shown this one time. */
export function RecoveryCodes({ codes, kept }: RecoveryCodesProps) {
  const list = useRef<HTMLUListElement>(null);
  const said = useSignal("");
  const isSure = useSignal(false);
  const text = `${codes.join("\n")}\n`;
  const select = () => {
    if (list.current !== null) getSelection()?.selectAllChildren(list.current);
  };
  const copy = async () => {
    said.value = t((await isCopied(text, select)) ? "account-codes-copied" : "account-codes-copy-yourself");
  };
  return (
    <>
      <p role="status">{t("account-codes")}</p>
      <ul ref={list} class="you-code" data-testid="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div class="name-ways">
        <button type="button" class="action" data-action="copy-codes" onClick={() => void copy()}>
          {t("account-codes-copy")}
        </button>
        <button
          type="button"
          class="action"
          data-action="download-codes"
          onClick={() => download("jantaku-recovery-codes.txt", text)}
        >
          {t("account-codes-download")}
        </button>
      </div>
      <p class="about" role="status" data-testid="codes-copied">
        {said.value}
      </p>
      <label class="room-check">
        <input
          type="checkbox"
          name="codes-kept"
          checked={isSure.value}
          onChange={({ currentTarget }) => {
            isSure.value = currentTarget.checked;
          }}
        />
        {t("account-codes-kept")}
      </label>
      <button
        type="button"
        class="action main"
        data-action="codes-done"
        disabled={!isSure.value}
        onClick={kept}
      >
        {t("account-codes-done")}
      </button>
    </>
  );
}
