import { beginPractice, type Created, type NewPractice } from "../wire/generated/wire.ts";
import { withFace } from "./match.ts";

export function createPractice(practice: NewPractice): Promise<Created> {
  return beginPractice("chosen" in practice ? { ...practice, chosen: withFace(practice.chosen) } : practice);
}
