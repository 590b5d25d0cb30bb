import type { ComponentChild } from "preact";
import type { Features } from "../../../state/cast.ts";

const DARK = { fill: "#000", opacity: 0.24 } as const;
const LIGHT = { fill: "#fff", opacity: 0.18 } as const;

/** What is on a head, over the hair, in the colour around it. */
export const HATS: Readonly<Record<NonNullable<Features["wears"]["hat"]>, ComponentChild>> = {
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
};
