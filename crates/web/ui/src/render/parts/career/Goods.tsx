import type { ComponentChild } from "preact";
import type { Item } from "../../../wire/generated/wire.ts";
import "../../../style/goods.css";

/** The stamp tells metals apart without colour. */
function plate(metal: string, shine: string, stamp: string): ComponentChild {
  return (
    <>
      <path d="M12 12h24l4 9H8z" fill={shine} />
      <path d="M8 21h32l5 17q.500 2-1.500 2h-39Q2.500 40 3 38z" fill={metal} />
      <path d="M8 21h32l.600 2H7.400z" fill="#fff" opacity=".45" />
      <path d={stamp} fill="#000" opacity=".58" />
      <path d="M12 12h24l9 26q.500 2-1.500 2h-39Q2.500 40 3 38z" {...EDGE} />
    </>
  );
}

/** Visible by day and by night. */
const EDGE = {
  fill: "none",
  stroke: "var(--line-strong)",
  "stroke-width": 1.5,
  "stroke-linejoin": "round",
} as const;

const LINE = {
  fill: "none",
  stroke: "#2a1d08",
  "stroke-width": 2,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;

const TILE = (
  <>
    <rect x="11" y="6" width="26" height="40" rx="4" fill="var(--tile-back)" />
    <rect x="11" y="5" width="26" height="37" rx="4" fill="var(--tile-side)" />
    <rect x="11" y="2" width="26" height="37" rx="4" fill="var(--tile-front)" />
    <rect x="11" y="2" width="26" height="44" rx="4" {...EDGE} />
  </>
);

/** Clockwise from the clasp. */
const BEADS = Array.from({ length: 12 }, (_, nth) => {
  const angle = (nth * Math.PI) / 6;
  return { nth, cx: 24 + 15 * Math.sin(angle), cy: 25 - 15 * Math.cos(angle) };
});

const GOODS: Readonly<Record<Item, ComponentChild>> = {
  platinum_plate: plate(
    "#a9bccd",
    "#eaf3fa",
    "M24 24l2 4.200 4.600.600-3.400 3.200.900 4.600-4.100-2.200-4.100 2.200.900-4.600-3.400-3.200 4.600-.600z",
  ),
  gold_plate: plate("#dba52f", "#ffe491", "M24 25.500a5 5 0 1 1 0 10 5 5 0 0 1 0-10z"),
  silver_plate: plate("#aeb1b4", "#eceeef", "M26 25a6 6 0 1 0 3 10.500A6.500 6.500 0 0 1 26 25z"),
  bronze_plate: plate("#b3713a", "#e5ab75", "M24 25l6 10.500H18z"),
  iron_plate: plate("#5f656c", "#969da4", "M17 27h14v2.500H17zM17 32h14v2.500H17z"),
  bulls_eye_tile: (
    <>
      {TILE}
      <circle cx="24" cy="20.500" r="10.500" fill="var(--seal)" />
      <circle cx="24" cy="20.500" r="7.200" fill="var(--tile-front)" />
      <circle cx="24" cy="20.500" r="4.200" fill="var(--seal)" />
      <circle cx="24" cy="20.500" r="1.400" fill="var(--tile-front)" />
    </>
  ),
  cologne: (
    <>
      <path d="M19 4h10v8H19z" fill="var(--gold)" />
      <path d="M21 12h6v5h-6z" fill="#c9d6dd" />
      <rect x="11" y="17" width="26" height="28" rx="5" fill="#cfe3ec" />
      <path d="M11 27h26v13a5 5 0 0 1-5 5H16a5 5 0 0 1-5-5z" fill="#5d9cc0" />
      <rect x="17" y="25" width="14" height="12" rx="1" fill="var(--tile-front)" />
      <path d="M20 29h8M20 33h5" {...LINE} stroke-width="1.500" />
      <path d="M14 21v18" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".7" />
      <path
        d="M19 4h10v8h-2v5h5a5 5 0 0 1 5 5v18a5 5 0 0 1-5 5H16a5 5 0 0 1-5-5V22a5 5 0 0 1 5-5h5v-5h-2z"
        {...EDGE}
      />
    </>
  ),
  bracelet: (
    <>
      {BEADS.map(({ nth, cx, cy }) => (
        <circle
          key={nth}
          cx={cx}
          cy={cy}
          r={nth === 0 ? 5 : 3.9}
          fill={nth === 0 ? "var(--gold)" : nth % 2 === 0 ? "#3f8f6c" : "#7a2f3c"}
          stroke="var(--line-strong)"
        />
      ))}
      {BEADS.map(({ nth, cx, cy }) => (
        <circle key={nth} cx={cx - 1.2} cy={cy - 1.2} r="1" fill="#fff" opacity=".75" />
      ))}
    </>
  ),
  bag: (
    <>
      <path d="M15 21v-4a9 9 0 0 1 18 0v4" {...LINE} stroke="#96552c" stroke-width="3.500" />
      <path d="M9 19h30l5 22q.500 3-2.500 3h-35q-3 0-2.500-3z" fill="#a5562f" />
      <path d="M9 19h30l2 9q-17 9-34 0z" fill="#7d3c1e" />
      <rect x="20" y="27" width="8" height="8" rx="2" fill="var(--gold)" />
      <path d="M24 29.500v3" {...LINE} />
      <path d="M9 19h30l5 22q.500 3-2.500 3h-35q-3 0-2.500-3z" {...EDGE} />
    </>
  ),
  watch: (
    <>
      <path d="M17 2h14l2 14H15zM15 32h18l-2 14H17z" fill="#96552c" />
      <path d="M17 2h14l2 14H15zM15 32h18l-2 14H17z" {...EDGE} />
      <rect x="37" y="21.500" width="4.500" height="5" rx="1" fill="var(--gold)" />
      <circle cx="24" cy="24" r="14" fill="var(--gold)" stroke="var(--line-strong)" stroke-width="1.500" />
      <circle cx="24" cy="24" r="10.500" fill="var(--tile-front)" />
      <path d="M24 15.500v1.500M24 31v1.500M15.500 24h1.500M31 24h1.500" {...LINE} stroke-width="1.500" />
      <path d="M24 17.500V24l5 3" {...LINE} />
    </>
  ),
  trophy: (
    <>
      <path
        d="M13 9H5c0 9 4 13 10 14M35 9h8c0 9-4 13-10 14"
        fill="none"
        stroke="var(--gold)"
        stroke-width="3.500"
        stroke-linecap="round"
      />
      <path d="M12 4h24c0 14-2 22-9 25v6h-6v-6c-7-3-9-11-9-25z" fill="var(--gold)" />
      <path
        d="M16 7c0 10 1 15 4 19"
        stroke="#fff"
        stroke-width="2.500"
        stroke-linecap="round"
        fill="none"
        opacity=".6"
      />
      <path d="M14 35h20v4H14zM11 39h26v6H11z" fill="#5a3820" />
      <path d="M12 4h24c0 14-2 22-9 25v6h7v4h3v6H11v-6h3v-4h7v-6c-7-3-9-11-9-25z" {...EDGE} />
    </>
  ),
  marker: (
    <>
      <g transform="translate(5 9) rotate(-14 19 16) scale(.8)">
        {TILE}
        <path d="M17 9l9 9M26 9l-9 9" {...LINE} stroke="var(--seal)" stroke-width="4" />
      </g>
      <path d="M39 3v8M35 7h8M44 17v4M42 19h4" {...LINE} stroke="var(--gold-ink)" />
    </>
  ),
};

/** Decorative: the name is beside it. */
export function Goods({ item }: { item: Item }) {
  return (
    <svg class="good" viewBox="0 0 48 48" aria-hidden="true" data-item={item}>
      {GOODS[item]}
    </svg>
  );
}

export const ITEMS = Object.keys(GOODS) as readonly Item[];
