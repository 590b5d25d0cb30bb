// Every face at the sizes of the table, and every state of a tile; for looking at, and for tiles.test.ts.
// First, because it sets the order of the layers.
import "../src/style/index.css";
import { render } from "preact";
import { HouseDisplay } from "../src/render/parts/display.ts";
import { preload } from "../src/render/parts/preload.ts";
import { Tile } from "../src/render/parts/Tile.tsx";
import { FACES } from "../src/state/face.ts";
import { DISPLAY } from "../src/state/plainDisplay.ts";
import { speakAsSet } from "../src/texts/texts.ts";

function Row({ width }: { width: number }) {
  return (
    <section
      style={{ "--tile-width": `${width}px`, display: "flex", flexWrap: "wrap", gap: "4px", padding: "12px" }}
    >
      {[...FACES, "back" as const].map((face) => (
        <Tile key={face} face={face} />
      ))}
    </section>
  );
}

/** Some houses have a Japanese set. */
function Japanese() {
  return (
    <HouseDisplay.Provider value={{ ...DISPLAY, japanese_faces: true }}>
      <Row width={48} />
    </HouseDisplay.Provider>
  );
}

function States() {
  return (
    <section style={{ display: "flex", gap: "6px", padding: "24px 12px" }}>
      <Tile face="6p" />
      <Tile face="6p" sideways />
      <Tile face="6p" dimmed />
      <Tile face="6p" selected />
      <Tile face="1s" sideways dimmed />
      <Tile face="back" sideways />
    </section>
  );
}

preload();
await speakAsSet();
render(
  <>
    <Row width={48} />
    <Row width={32} />
    <Row width={24} />
    <Japanese />
    <States />
  </>,
  document.getElementById("app") as HTMLElement,
);
