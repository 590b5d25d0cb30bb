import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../../texts/texts.ts";
import { isCopied } from "./copy.ts";

interface CopyLinkProps {
  readonly link: string;
  readonly label: string;
  readonly name: "room-link" | "device-link";
  readonly children?: ComponentChildren;
}

export function CopyLink({ link, label, name, children }: CopyLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const said = useSignal("");
  const copy = async () => {
    said.value = t(
      (await isCopied(link, () => field.current?.select())) ? "friends-copied" : "friends-copy-yourself",
    );
  };
  return (
    <>
      <div class="room-link">
        <input
          ref={field}
          class="field-box"
          name={name}
          readOnly
          value={link}
          aria-label={label}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" class="action" data-action="copy-link" onClick={() => void copy()}>
          {t("friends-copy")}
        </button>
        {children}
      </div>
      <p class="about" role="status" data-testid="copied">
        {said.value}
      </p>
    </>
  );
}
