import { signal } from "@preact/signals";
import type { CareerCharacter, Person } from "../wire/generated/wire.ts";
import { PEOPLE } from "./people.ts";

const PLACE = "jantaku.faces";

/** The faces of the player's characters, by name, so that each has its own at the table, too. */
const faces = signal<Readonly<Record<string, string>>>(kept());

function kept(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

export function rememberFaces(characters: readonly Pick<CareerCharacter, "name" | "face">[]): void {
  const known = Object.fromEntries(characters.map(({ name, face }) => [name, face]));
  const text = JSON.stringify(known);
  if (text === JSON.stringify(faces.peek())) return;
  faces.value = known;
  localStorage.setItem(PLACE, text);
}

/** The face of the character of this name, if there is one. */
export function faceOf(name: string): Person | undefined {
  const face = Object.hasOwn(faces.value, name) ? faces.value[name] : undefined;
  return PEOPLE.find((person) => person === face);
}
