// Everybody of the cast, at the sizes the page uses; for looking at.
// First, because it sets the order of the layers.
import "../src/style/index.css";
import "../src/style/likeness.css";
import { render } from "preact";
import { Portrait } from "../src/render/parts/portrait/Portrait.tsx";
import { CAST } from "../src/state/cast.ts";
import type { Person } from "../src/wire/generated/wire.ts";

const PEOPLE = Object.keys(CAST) as Person[];

function Row({ width }: { width: number }) {
  return (
    <section style={{ display: "flex", flexWrap: "wrap", gap: "10px", padding: "12px" }}>
      {PEOPLE.map((person) => (
        <span key={person} title={person} style={{ width: `${width}px`, height: `${width}px` }}>
          <Portrait person={person} />
        </span>
      ))}
    </section>
  );
}

render(
  <>
    <Row width={28} />
    <Row width={40} />
    <Row width={64} />
    <Row width={172} />
  </>,
  document.getElementById("app") as HTMLElement,
);
