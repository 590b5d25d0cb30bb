import { COMPANY } from "../../../state/people.ts";
import { Portrait } from "./Portrait.tsx";
import "../../../style/fourSeats.css";

/** A table seen from above and who may sit there. Decorative. */
export function FourSeats() {
  return (
    <span class="four-seats" aria-hidden="true">
      {COMPANY.slice(0, 4).map((person) => (
        <Portrait key={person} person={person} />
      ))}
    </span>
  );
}
