// Everybody of the cast, group by group, large and as small as the table shows them; for looking at.
// First, because it sets the order of the layers.
import "../src/style/index.css";
import { render } from "preact";
import { Portrait } from "../src/render/parts/portrait/Portrait.tsx";
import { CHARACTERS, COMPANY, GUESTS, MEMBERS, RIVALS } from "../src/state/people.ts";
import type { Person } from "../src/wire/generated/wire.ts";

const GROUPS = { COMPANY, RIVALS, MEMBERS, GUESTS, CHARACTERS };

function Sized({ person, width }: { person: Person; width: number }) {
  return (
    <span style={{ width: `${width}px`, height: `${width}px` }}>
      <Portrait person={person} />
    </span>
  );
}

function Group({ people }: { people: readonly Person[] }) {
  return (
    <section style={{ display: "flex", flexWrap: "wrap", gap: "14px", padding: "12px" }}>
      {people.map((person) => (
        <figure key={person} style={{ margin: 0, textAlign: "center" }}>
          <div style={{ display: "flex", alignItems: "end", gap: "4px" }}>
            <Sized person={person} width={100} />
            <Sized person={person} width={28} />
          </div>
          <figcaption>{person}</figcaption>
        </figure>
      ))}
    </section>
  );
}

render(
  <main style={{ background: "var(--page)", color: "var(--ink)", minHeight: "100dvh" }}>
    {Object.entries(GROUPS).map(([group, people]) => (
      <Group key={group} people={people} />
    ))}
  </main>,
  document.getElementById("app") as HTMLElement,
);
