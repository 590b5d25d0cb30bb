import { toSvgPath } from "lean-qr/extras/svg";
import { generate } from "lean-qr/nano";
import { useMemo } from "preact/hooks";

/** In modules, as readers need it. */
const MARGIN = 4;

/** Dark on light in every theme, as readers expect. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = useMemo(() => generate(text), [text]);
  const size = code.size + 2 * MARGIN;
  return (
    <svg class="qr-code" viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`} role="img" aria-label={label}>
      <path d={toSvgPath(code)} />
    </svg>
  );
}
