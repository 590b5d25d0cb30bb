import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../texts/texts.ts";
import "../../style/sheet.css";

interface Asked {
  readonly words: string;
  readonly yes: string;
  readonly answer: (yes: boolean) => void;
}

/** `null` means that nothing is asked. */
export const question = signal<Asked | null>(null);

export function ask(words: string, yes: string): Promise<boolean> {
  return new Promise((answer) => {
    question.value = { words, yes, answer };
  });
}

export function reply(yes: boolean): void {
  const asked = question.value;
  question.value = null;
  asked?.answer(yes);
}

export function Question() {
  return question.value && <Box {...question.value} />;
}

function Box({ words, yes }: Asked) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => element.current?.showModal(), []);
  return (
    <dialog
      ref={element}
      class="sheet question"
      aria-labelledby="question"
      data-testid="question"
      onClose={() => reply(false)}
    >
      <p id="question">{words}</p>
      <footer class="sheet-foot">
        <button type="button" class="action" data-action="no" onClick={() => reply(false)}>
          {t("button-cancel")}
        </button>
        <button type="button" class="action main" data-action="yes" onClick={() => reply(true)}>
          {yes}
        </button>
      </footer>
    </dialog>
  );
}
