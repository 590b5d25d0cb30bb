import { useContext } from "preact/hooks";
import { levelOf } from "../../../state/phrases.ts";
import { AtTable } from "../company.ts";
import { Portrait } from "./Portrait.tsx";
import { Rank } from "./Rank.tsx";
import "../../../style/likeness.css";

export function Likeness({ seat }: { seat: number }) {
  const { people, bots } = useContext(AtTable);
  const person = people[seat];
  const bot = bots[seat] ?? null;
  if (person === undefined) return null;
  return (
    <span class="likeness" data-level={bot === null ? undefined : levelOf(bot)}>
      <Portrait person={person} />
      {bot !== null && <Rank bot={bot} />}
    </span>
  );
}
