import type { ComponentChild } from "preact";
import type { Slot } from "../../../wire/generated/wire.ts";
import "../../../style/goods.css";

const LINE = { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" } as const;

function both(part: ComponentChild): ComponentChild {
  return (
    <>
      {part}
      <g transform="matrix(-1 0 0 1 64 0)">{part}</g>
    </>
  );
}

const FIGURES: Readonly<Record<Slot, { readonly ground: string; readonly figure: ComponentChild }>> = {
  phoenix: {
    ground: "var(--seal)",
    figure: (
      <g fill="var(--called-gold)">
        {both(
          <>
            <path d="M31 29C23 28 15 21 12 11c-5 10-2 19 4 24-2 0-4 0-6-1 2 6 8 10 14 10-1 1-3 1-5 1 4 4 9 5 13 2z" />
            <path d="M31 43c-2 6-7 10-14 12 6 2 12 0 15-5z" />
          </>,
        )}
        <path d="M29 22h6c2 6 3 13 1 19l-2 9-2 10-2-10-2-9c-2-6-1-13 1-19z" />
        <circle cx="32" cy="20" r="5" />
        <path d="M31 16c-3-3-3-6-1-9 0 2 1 3 2 4 0-2 1-4 4-5-1 4-1 7-3 10z" />
        <path d="M36 18l6 2.500-6 2z" fill="#fff3e0" />
        <circle cx="33.500" cy="19.500" r="1.300" fill="#8c1d10" />
        {both(
          <path
            d="M15 20c3 6 7 10 13 12M17 29c3 4 7 6 11 7"
            {...LINE}
            stroke="#8c1d10"
            stroke-width="1.500"
          />,
        )}
        <path d="M28.500 34q3.500 3 7 0M29 39q3 3 6 0" {...LINE} stroke="#8c1d10" stroke-width="1.500" />
      </g>
    ),
  },
  tiger: {
    ground: "#5b6570",
    figure: (
      <g fill="#f7f4ea">
        {both(
          <>
            <circle cx="17" cy="18" r="7" />
            <circle cx="17.500" cy="18.500" r="3.600" fill="#d9a39a" />
          </>,
        )}
        <path d="M32 12c13 0 20 8 20 20 0 4 3 6 3 8-3 0-4 0-6 2-3 7-9 12-17 12s-14-5-17-12c-2-2-3-2-6-2 0-2 3-4 3-8 0-12 7-20 20-20z" />
        <path d="M25 18h14M27 23h10M32 15v12" {...LINE} stroke="#1d1a17" stroke-width="2.600" />
        {both(
          <>
            <path
              d="M12 30l8 2M13 37l7-.500M18 22l4 3M17 44l5-2.500"
              {...LINE}
              stroke="#1d1a17"
              stroke-width="2.600"
            />
            <path d="M20 33c3-3 7-3 9 1-3 2-7 2-9-1z" fill="var(--called-gold)" />
            <circle cx="25" cy="33.300" r="1.700" fill="#1d1a17" />
          </>,
        )}
        <path d="M28.500 40h7L32 44z" fill="#b5564a" />
        <path
          d="M32 44v2.500c-2 3-5 3-7 1M32 46.500c2 3 5 3 7 1"
          {...LINE}
          stroke="#1d1a17"
          stroke-width="1.800"
        />
      </g>
    ),
  },
  tortoise: {
    ground: "#1f2a26",
    figure: (
      <>
        <g fill="#8fa873">
          <path d="M32 6c4 0 6 3 6 7s-2 8-6 8-6-4-6-8 2-7 6-7z" />
          {both(<path d="M24 22c-4-4-9-5-13-2 0 5 4 9 9 9zM23 46c-4 2-8 5-8 10 5 1 10-1 12-6z" />)}
        </g>
        <ellipse cx="32" cy="36" rx="16" ry="18" fill="#3f7350" />
        <path
          d="M32 28l7 4v8l-7 4-7-4v-8zM32 28V18M39 32l8-4M39 40l8 4M32 44v10M25 40l-8 4M25 32l-8-4"
          {...LINE}
          stroke="var(--called-gold)"
          stroke-width="2"
        />
        <circle cx="29.500" cy="11" r="1.200" fill="#1f2a26" />
        <circle cx="34.500" cy="11" r="1.200" fill="#1f2a26" />
        <path
          d="M12 41c-2 9 7 16.500 20 16.500s22-7 21-17c-1-6-6-8-3-14"
          {...LINE}
          stroke="#e2d8b0"
          stroke-width="3.400"
        />
        <path d="M50 27l-1-6M49 21l-2-2M49 21l1.500-2.500" {...LINE} stroke="#d8604a" stroke-width="1.400" />
        <ellipse cx="50" cy="26.500" rx="3.200" ry="4" fill="#e2d8b0" />
        <circle cx="51" cy="25.500" r=".9" fill="#1f2a26" />
      </>
    ),
  },
  dragon: {
    ground: "#1d4f74",
    figure: (
      <>
        <path
          d="M13 44c4 10 18 13 26 7s5-14-4-17-15-5-14-12c1-5 6-8 12-8"
          {...LINE}
          stroke="#63c3a4"
          stroke-width="8"
        />
        <path
          d="M13 44c4 10 18 13 26 7s5-14-4-17-15-5-14-12c1-5 6-8 12-8"
          {...LINE}
          stroke="#e9f3cf"
          stroke-width="2.600"
          stroke-linecap="butt"
          stroke-dasharray="2 2.400"
        />
        <path d="M13 44l-5-6 1 7-4 1 6 3z" fill="#63c3a4" />
        <path d="M43 42l8 1-3 3 4 2-7 2zM22 30l-8 1 3 3-3 3 8 0z" fill="#63c3a4" />
        <path d="M30 11c4-5 11-5 16 0l8 5c1 3-1 5-4 5l-7-1c-1 3-4 5-8 4-5-1-8-7-5-13z" fill="#63c3a4" />
        <path d="M34 9c-2-4-6-6-11-5 3 2 4 4 6 7zM41 8c0-3-2-5-6-6 1 2 1 4 2 6z" fill="var(--called-gold)" />
        <circle cx="42" cy="13" r="1.900" fill="#10283a" />
        <path
          d="M52 21c4 3 5 7 3 11M47 21c1 3 1 6-1 9"
          {...LINE}
          stroke="var(--called-gold)"
          stroke-width="1.700"
        />
        <circle cx="50" cy="37" r="4" fill="var(--called-gold)" />
      </>
    ),
  },
};

/** Decorative: the name is beside it. */
export function Emblem({ slot }: { slot: Slot }) {
  const { ground, figure } = FIGURES[slot];
  return (
    <svg class="emblem" viewBox="0 0 64 64" aria-hidden="true" data-slot={slot}>
      <circle cx="32" cy="32" r="31" fill={ground} />
      {figure}
      <circle cx="32" cy="32" r="30.500" fill="none" stroke="var(--gold-line)" stroke-width="2" />
    </svg>
  );
}

export const SLOTS = Object.keys(FIGURES) as readonly Slot[];
