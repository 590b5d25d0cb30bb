import type { Face } from "../../state/face.ts";

/** East to North, white (a frame), green and red. */
const LETTERS = ["E", "S", "W", "N", "", "G", "R"];

/** For users who read no kanji; the white dragon is an empty frame. */
export function Corner({ face }: { face: Face }) {
  return (
    <svg viewBox="0 0 300 400" aria-hidden="true">
      {face === "5z" ? (
        <rect class="tile-frame" x="38" y="48" width="224" height="304" rx="14" />
      ) : (
        <Letter face={face} />
      )}
    </svg>
  );
}

function Letter({ face }: { face: Face }) {
  const rank = Number(face[0]);
  const text = face[1] === "z" ? LETTERS[rank - 1] : rank === 0 ? "5" : rank;
  return (
    <text class={rank === 0 ? "tile-corner red" : "tile-corner"} x="6" y="92" font-size="112">
      {text}
    </text>
  );
}
