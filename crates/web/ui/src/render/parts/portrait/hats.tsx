import type { ComponentChild } from "preact";
import type { Hat } from "../../../state/cast/features.ts";

const DARK = { fill: "#000", opacity: 0.24 } as const;
const LINE = { fill: "none", stroke: "#7a2a12", "stroke-width": 1.2, opacity: 0.6 } as const;
const LIGHT = { fill: "#fff", opacity: 0.18 } as const;

/** Over the hair, in `currentColor`. */
export const HATS: Readonly<Record<Hat, ComponentChild>> = {
  cap: (
    <>
      <path d="M23 31C23 13 35 5 52 6c17 0 26 10 25 24-14-6-38-7-54 1z" />
      <path d="M22 33c0-5 8-8 22-8 18 0 34 3 34 8-10-2-18-3-28-2.500-10 0-18 1-28 2.500z" {...DARK} />
      <circle cx="51" cy="6" r="2.200" {...LIGHT} />
    </>
  ),
  knitted: (
    <>
      <path d="M25 34C23 14 33 4 50 4s27 10 25 30z" />
      <path d="M23 27h54c2 0 3 1.500 3 3.500v4c0 2-1 3-3 3H23c-2 0-3-1-3-3v-4c0-2 1-3.500 3-3.500z" />
      <path
        d="M23 27h54c2 0 3 1.500 3 3.500v4c0 2-1 3-3 3H23c-2 0-3-1-3-3v-4c0-2 1-3.500 3-3.500z"
        {...LIGHT}
      />
    </>
  ),
  visor: (
    <>
      <path d="M26 30c8-5 40-5 48 0l1 5c-12-4-38-4-50 0z" />
      <path d="M22 36c6-9 50-9 56 0 1 3-2 5-5 4-14-5-32-5-46 0-3 1-6-1-5-4z" fill="#3f9a6a" opacity=".8" />
    </>
  ),
  scarf: (
    <>
      <path
        fill-rule="evenodd"
        d="M50 6C29 6 20 21 21 42c1 17-3 28-7 42 12 12 60 12 72 0-4-14-8-25-7-42C80 21 71 6 50 6zm0 18c13 0 19 8 19 21 0 15-8 28-19 28S31 60 31 45c0-13 6-21 19-21z"
      />
      <path d="M31 62c4 12 12 16 20 16 10 0 18-6 25-14-3 12-12 22-26 22-11 0-18-10-19-24z" {...DARK} />
      <path d="M29 34c4-10 12-14 22-14s17 4 20 13c-6-4-12-6-21-6s-15 2-21 7z" {...LIGHT} />
    </>
  ),
  turban: (
    <>
      <path d="M22 37C18 14 32 2 51 2s32 13 27 35c-8-6-18-9-28-9s-20 3-28 9z" />
      <path d="M22 31C34 18 46 13 60 5c8 3 14 9 17 16-18-1-36 4-55 16z" {...DARK} />
      <path d="M28 15C36 8 46 5 58 4 48 10 38 13 26 22z" {...LIGHT} />
    </>
  ),
  beret: (
    <>
      <path d="M18 25C18 11 36 4 56 6c18 1 29 10 26 19-4 8-14 7-26 6-16-1-38 5-38-6z" />
      <path d="M27 29c14-4 32-3 47 1l-1 4c-14-4-31-4-45 0z" {...DARK} />
      <path d="M54 6l2-5 2 .500-1 5z" />
    </>
  ),
  band: (
    <>
      <path d="M27 31c12-5 34-5 46 0l.5 7c-12-4.500-35-4.500-47 0z" fill="#ece5d6" />
      <circle cx="50" cy="31" r="3" fill="#a63c2b" />
      <path d="M73 32l10-4 1 5-9 3 8 6-4 4-7-8z" fill="#ece5d6" />
    </>
  ),
  peaked: (
    <>
      <path d="M17 19C20 6 36 1 51 1s31 5 33 18c-3 5-6 8-9 10H26c-4-2-7-5-9-10z" />
      <path d="M25 26c15-5 35-5 50 0v7c-15-4-35-4-50 0z" fill="#000" opacity=".35" />
      <path d="M25 33c14-6 36-6 50 0 3 5-1 7-5 6-13-5-27-5-40 0-4 1-8-1-5-6z" fill="#14181c" />
      <path d="M50 12l2 5h5l-4 3.500 1.500 5-4.500-3-4.500 3 1.500-5-4-3.500h5z" fill="#e2b652" />
    </>
  ),
  straw: (
    <>
      <path d="M29 25C29 10 37 3 50 3s21 7 21 22z" fill="#dcb968" />
      <path d="M8 30c6-9 78-9 84 0 2 6-14 8-42 8S6 36 8 30z" fill="#dcb968" />
      <path d="M28 20c14-4 30-4 44 0v6c-14-4-30-4-44 0z" />
      <path
        d="M14 32c20-5 52-5 72 0M33 12c10-4 24-4 34 0"
        fill="none"
        stroke="#8a6a2a"
        stroke-width="1.300"
        opacity=".55"
      />
    </>
  ),
  chef: (
    <>
      <path
        d="M29 27c-2-3-2-6-1-9-7-2-8-12 0-15 4-2 7-1 9 0 3-5 22-5 26 0 3-2 7-2 10 0 7 4 6 13-1 15 1 3 1 6-1 9z"
        fill="#f4efe4"
      />
      <path d="M28 25h44l1 9c-14-5-32-5-46 0z" fill="#e3dccb" />
      <path d="M40 22v-8M50 21V10M60 22v-8" stroke="#000" stroke-width="1.300" opacity=".18" />
    </>
  ),
  flat: (
    <>
      <path d="M22 30C18 14 34 4 54 6c16 1 26 9 25 20-4 4-8 5-12 5-14-3-30-3-45-1z" />
      <path d="M22 30c14-5 34-6 52-1 8 2 9 8 4 9-16-6-34-7-52-3-4 0-6-3-4-5z" {...DARK} />
      <path d="M36 11c10-4 24-4 34 3" fill="none" stroke="#fff" stroke-width="1.500" opacity=".25" />
    </>
  ),
  towel: (
    <>
      <path d="M25 30c2-5 46-5 50 0 2 4 1 8-1 9-12-6-36-6-48 0-2-1-3-5-1-9z" fill="#f1ece0" />
      <path
        d="M31 28l4 8M39 26.500l4 8M47 26l4 8M55 26l4 8M63 27l4 8"
        stroke="#2f5f8f"
        stroke-width="2"
        stroke-linecap="round"
      />
      <path d="M69 28c3-7 10-9 12-5-1 3-4 5-7 7 4 0 8 2 8 6-4 3-9 0-12-4z" fill="#f1ece0" />
    </>
  ),
  kerchief: (
    <>
      <path d="M23 38C20 15 33 5 50 5s30 10 27 33c-6-8-15-12-27-12s-21 4-27 12z" />
      <path d="M23 38c6-8 15-12 27-12s21 4 27 12l.5-5c-6-7-15-10-27.500-10s-21.500 3-27.500 10z" {...LIGHT} />
      <g {...LIGHT}>
        <circle cx="38" cy="15" r="2" />
        <circle cx="50" cy="12" r="2" />
        <circle cx="62" cy="15" r="2" />
        <circle cx="44" cy="20" r="2" />
        <circle cx="56" cy="20" r="2" />
      </g>
    </>
  ),
  headphones: (
    <>
      <path d="M24 46C20 14 36 3 50 3s30 11 26 43" fill="none" stroke="#1f2327" stroke-width="4.500" />
      <rect x="18" y="39" width="11" height="20" rx="5" />
      <rect x="71" y="39" width="11" height="20" rx="5" />
      <path d="M20 42c2-3 5-3 6-1v16c-3 1-6-1-6-4zM80 42c-2-3-5-3-6-1v16c3 1 6-1 6-4z" {...LIGHT} />
    </>
  ),
  flower: (
    <g transform="translate(70 22)">
      <circle cy="-6.500" r="5" />
      <circle cx="6.200" cy="-2" r="5" />
      <circle cx="3.800" cy="5.300" r="5" />
      <circle cx="-3.800" cy="5.300" r="5" />
      <circle cx="-6.200" cy="-2" r="5" />
      <circle r="3.400" fill="#f2d479" />
    </g>
  ),
  ribbon: (
    <>
      <path d="M72 24C62 12 58 14 58 22s6 10 14 5zM72 24c8-13 15-14 16-5s-6 12-15 8z" />
      <path d="M70 27l-3 12 6-5 6 5-3-12z" />
      <circle cx="72.500" cy="25" r="4" {...DARK} />
    </>
  ),
  hairband: (
    <>
      <path d="M26 32C27 14 38 8 50 8s23 6 24 24l-4 2C68 20 60 15 50 15s-18 5-20 19z" />
      <path d="M30 22c5-8 12-10 20-10" fill="none" stroke="#fff" stroke-width="1.500" opacity=".4" />
    </>
  ),
  hairpin: (
    <>
      <path d="M30 12 74 3" stroke="#e2b652" stroke-width="2.600" stroke-linecap="round" />
      <circle cx="29" cy="12" r="5" />
      <circle cx="29" cy="12" r="2" {...LIGHT} />
      <path d="M27 17v10M31 17v7" stroke="#e2b652" stroke-width="1.300" />
      <circle cx="27" cy="28" r="1.800" />
      <circle cx="31" cy="25" r="1.800" />
    </>
  ),
  feather: (
    <>
      <path d="M70 30C66 18 72 4 86 1c3 12-2 24-14 30z" />
      <path d="M76 34c0-11 8-20 20-20 0 11-8 19-19 21z" fill="#d8582f" />
      <path d="M70 30C74 20 79 11 85 3M76 35c6-8 12-14 19-20" {...LINE} />
      <circle cx="72" cy="32" r="4" fill="#f2d479" />
    </>
  ),
};
