import type { ComponentChildren } from "preact";
import type { Stamp } from "../../wire/generated/wire.ts";

const FACE = <circle cx="12" cy="12" r="10" class="stamp-ground" />;
const EYES = (
  <>
    <circle cx="8.5" cy="10" r="1.2" class="stamp-dot" />
    <circle cx="15.5" cy="10" r="1.2" class="stamp-dot" />
  </>
);

/** On a grid of 24 × 24. */
const PICTURES: Readonly<Record<Stamp, ComponentChildren>> = {
  smile: (
    <>
      {FACE}
      {EYES}
      <path d="M7.5 14c1.2 2.4 2.8 3.4 4.5 3.4s3.3-1 4.5-3.4" />
    </>
  ),
  laugh: (
    <>
      {FACE}
      <path d="M6.5 10.500l2-2 2 2M13.5 10.500l2-2 2 2" />
      <path d="M7 13.500h10c-.5 3-2.5 4.5-5 4.500s-4.5-1.5-5-4.500z" class="stamp-mouth" />
    </>
  ),
  cry: (
    <>
      {FACE}
      {EYES}
      <path d="M8 17.500c1-1.8 2.4-2.5 4-2.500s3 .7 4 2.5" />
      <path
        d="M8.5 12.500c-1 1.6-1.3 2.2-1.3 2.800a1.3 1.3 0 0 0 2.6 0c0-.6-.3-1.2-1.3-2.800z"
        class="stamp-tear"
      />
    </>
  ),
  surprise: (
    <>
      {FACE}
      {EYES}
      <path d="M6.8 7.200l2.4-.8M17.2 7.200l-2.4-.8" />
      <circle cx="12" cy="16" r="2" class="stamp-mouth" />
    </>
  ),
  think: (
    <>
      {FACE}
      {EYES}
      <path d="M6.8 7.500h3.400M13.8 6.800l3.4-1" />
      <path d="M8.5 16.200c2 .2 4-.3 6.5-1.4" />
    </>
  ),
  sleep: (
    <>
      {FACE}
      <path d="M6.8 10.500c.8 1 2.6 1 3.4 0M13.8 10.500c.8 1 2.6 1 3.4 0" />
      <circle cx="12" cy="16" r="1.3" class="stamp-mouth" />
      <path d="M17 2.500h4l-4 4h4" />
    </>
  ),
  tea: (
    <>
      <path d="M5 9h14l-1 9.500c-.2 1.5-1.2 2.5-2.7 2.500H8.700C7.2 21 6.2 20 6 18.500z" class="stamp-cup" />
      <path d="M9 2.500c-1.2 1.2 1.2 2.2 0 4M14 2.500c-1.2 1.2 1.2 2.2 0 4" />
      <path d="M5.5 13h13" />
    </>
  ),
  heart: (
    <path
      d="M12 20.500C5 15.5 2.5 12 2.5 8.500A4.7 4.7 0 0 1 12 6.500a4.7 4.7 0 0 1 9.5 2c0 3.5-2.5 7-9.5 12z"
      class="stamp-heart"
    />
  ),
};

/** Decorative: its words are beside it. */
export function StampPicture({ stamp }: { stamp: Stamp }) {
  return (
    <svg class="stamp" viewBox="0 0 24 24" aria-hidden="true">
      {PICTURES[stamp]}
    </svg>
  );
}
