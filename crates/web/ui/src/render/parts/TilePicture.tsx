import type { Face } from "../../state/face.ts";
import { Tile } from "./Tile.tsx";
import "../../style/picture.css";

export type Picture = readonly (readonly (Face | "back")[])[];

/** A few tiles on the cloth, in groups: what a page is about, at a glance. */
export function TilePicture({ groups }: { groups: Picture }) {
  const tiles = groups.reduce((sum, group) => sum + group.length, 0);
  return (
    <span class="tile-picture" style={{ "--across": tiles + groups.length * 0.5 }} aria-hidden="true">
      {groups.map((group, nth) => (
        <span key={nth}>
          {group.map((face, at) => (
            <Tile key={at} face={face} />
          ))}
        </span>
      ))}
    </span>
  );
}
