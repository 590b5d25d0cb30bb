// The cast, the goods and the emblems, large and as small as the page shows them; for looking at.
// First, because it sets the order of the layers.
import "../src/style/index.css";
import { type ComponentChild, render } from "preact";
import { Emblem, SLOTS } from "../src/render/parts/career/Emblem.tsx";
import { Goods, ITEMS } from "../src/render/parts/career/Goods.tsx";
import { Portrait } from "../src/render/parts/portrait/Portrait.tsx";
import { CHARACTERS, COMPANY, GUESTS, MEMBERS, RIVALS } from "../src/state/people.ts";

const GROUPS = [COMPANY, RIVALS, MEMBERS, GUESTS, CHARACTERS];

function Named({ name, small, children }: { name: string; small: number; children: ComponentChild }) {
  return (
    <figure style={{ margin: 0, textAlign: "center" }}>
      <div style={{ display: "flex", alignItems: "end", gap: "4px" }}>
        {[100, small].map((width) => (
          <span key={width} style={{ width: `${width}px`, height: `${width}px` }}>
            {children}
          </span>
        ))}
      </div>
      <figcaption>{name.replaceAll("_", " ")}</figcaption>
    </figure>
  );
}

function Group({ children }: { children: ComponentChild }) {
  return (
    <section style={{ display: "flex", flexWrap: "wrap", gap: "14px", padding: "12px" }}>{children}</section>
  );
}

render(
  <main style={{ background: "var(--page)", color: "var(--ink)", minHeight: "100dvh" }}>
    {GROUPS.map((people) => (
      <Group key={people[0]}>
        {people.map((person) => (
          <Named key={person} name={person} small={28}>
            <Portrait person={person} />
          </Named>
        ))}
      </Group>
    ))}
    <Group>
      {SLOTS.map((slot) => (
        <Named key={slot} name={slot} small={32}>
          <Emblem slot={slot} />
        </Named>
      ))}
    </Group>
    <Group>
      {ITEMS.map((item) => (
        <Named key={item} name={item} small={32}>
          <Goods item={item} />
        </Named>
      ))}
    </Group>
  </main>,
  document.getElementById("app") as HTMLElement,
);
