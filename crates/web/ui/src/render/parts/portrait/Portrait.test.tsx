import { render } from "preact";
import { expect, test } from "vitest";
import { PEOPLE } from "../../../state/people.ts";
import { Portrait } from "./Portrait.tsx";

test("everybody is drawn once the drawing has come, and nobody like another (R-316, R-325)", async () => {
  const root = document.createElement("div");
  render(
    PEOPLE.map((person) => <Portrait key={person} person={person} />),
    root,
  );
  const pictures = [...root.querySelectorAll("svg")];
  expect(pictures.map(({ dataset }) => dataset.person)).toEqual(PEOPLE);
  // The first page, which shows nobody, loads no drawing.
  expect(pictures.every(({ childElementCount }) => childElementCount === 0)).toBe(true);
  await expect.poll(() => pictures.every(({ childElementCount }) => childElementCount > 5)).toBe(true);
  const drawn = pictures.map(({ innerHTML }) => innerHTML.replace(/id="[^"]*"|url\([^)]*\)/g, ""));
  expect(new Set(drawn).size).toBe(PEOPLE.length);
  const paths = pictures.flatMap((picture) => [...picture.querySelectorAll("path")]);
  for (const path of paths) expect(path.getTotalLength(), path.getAttribute("d") ?? "").toBeGreaterThan(0);
});
