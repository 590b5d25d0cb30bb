import { useSignal } from "@preact/signals";
import { matchOf, own as ownCharacter, personOf, playing, waiting } from "../../state/career.ts";
import { SHORT_NAME, shortName } from "../../state/named.ts";
import { chosen, chosenPace, menuChoice } from "../../state/newMatch.ts";
import { botTitle } from "../../state/phrases.ts";
import { keptName } from "../../state/playerName.ts";
import { points, signed } from "../../state/seats.ts";
import { t, textOf } from "../../texts/texts.ts";
import type { CareerPage, MemberRecord, NewMatch, Rival } from "../../wire/generated/wire.ts";
import { useWords } from "../parts/useWords.ts";
import type { Doing } from "./CareerPage.tsx";
import { Face } from "./Characters.tsx";
import { News } from "./News.tsx";
import { Waiting } from "./Parlour.tsx";
import { TableMenu } from "./TableMenu.tsx";

interface ClubProps extends Doing {
  readonly page: CareerPage;
}

export function Club({ page, begins }: ClubProps) {
  const { members, own, words, menu } = page.club;
  useWords(words);
  const picked = useSignal<readonly string[]>([]);
  const name = useSignal(shortName(ownCharacter(page, playing.value)?.name ?? chosen.value?.name ?? ""));
  const set = useSignal<NewMatch["menu"]>({});
  const open = waiting(page, ["rate"], null);
  const toggle = (member: string) => {
    const without = picked.value.filter((each) => each !== member);
    picked.value = without.length < picked.value.length ? without : [...without, member].slice(-3);
  };
  const rateLine = menu.find(({ key }) => key === "rate");
  const rate = rateLine === undefined ? "" : menuChoice(rateLine, set.value);
  const [one, two, three] = picked.value;
  const submit = async (event: Event) => {
    event.preventDefault();
    if (one === undefined || two === undefined || three === undefined) return;
    const game = {
      mode: "rate",
      name: keptName(name.value),
      members: [one, two, three],
      menu: set.value,
    } as const;
    await begins(matchOf({ ...game, members: [one, two, three] }, chosenPace()));
  };
  return (
    <div class="home">
      <News page={page} section="club" />
      {open !== undefined && <Waiting matchId={open} />}
      <form class="card" onSubmit={submit} data-testid="club">
        <h2>{t("club-pick")}</h2>
        <p class="about">{t("club-about")}</p>
        <div class="members">
          {members.map((member) => (
            <Member
              key={member.name}
              member={member}
              picked={picked.value.includes(member.name)}
              toggle={() => toggle(member.name)}
            />
          ))}
        </div>
        <TableMenu summary={t("club-menu")} preset="touzai" lines={menu} chosen={set} />
        <label class="field">
          <span>{t("your-name")}</span>
          <input
            name="club-name"
            maxLength={SHORT_NAME}
            placeholder={t("you")}
            value={name.value}
            onInput={({ currentTarget }) => {
              name.value = currentTarget.value;
            }}
          />
        </label>
        <div class="form-foot cloth">
          <p class="crowd" aria-hidden="true">
            {picked.value.map((name) => (
              <Face key={name} person={personOf(name)} small />
            ))}
          </p>
          <p class="about">{t("club-rate", { rate })}</p>
          <p role="status">{t("club-chosen", { count: picked.value.length })}</p>
          <button type="submit" class="action main" data-action="begin-rate" disabled={three === undefined}>
            {t("start")}
          </button>
        </div>
      </form>
      <Scores own={own} members={members} busy={page.due > 0} />
    </div>
  );
}

interface MemberProps {
  readonly member: Rival;
  readonly picked: boolean;
  readonly toggle: () => void;
}

function Member({ member: { name, bot }, picked, toggle }: MemberProps) {
  return (
    <label class="member">
      <input type="checkbox" name="member" value={name} checked={picked} onChange={toggle} />
      <span class="member-card">
        <Face person={personOf(name)} />
        <b>{name}</b>
        <small>{botTitle(bot)}</small>
      </span>
    </label>
  );
}

interface ScoresProps {
  readonly own: MemberRecord;
  readonly members: readonly Rival[];
  readonly busy: boolean;
}

function Scores({ own, members, busy }: ScoresProps) {
  const rows = [{ name: null, record: own }, ...members].filter(({ record }) => record.matches > 0);
  rows.sort((a, b) => b.record.marks - a.record.marks);
  return (
    <section class="card" data-testid="scores">
      <h2>{t("club-scores")}</h2>
      <p role="status">{busy ? t("members-play") : rows.length === 0 ? t("club-none") : ""}</p>
      {rows.length > 0 && (
        <div class="wide">
          <table class="changes">
            <thead>
              <tr>
                <th scope="col">{t("column-player")}</th>
                <th scope="col">{t("matches")}</th>
                {[1, 2, 3, 4].map((place) => (
                  <th key={place} scope="col">
                    {textOf("place", `${place}`)}
                  </th>
                ))}
                <th scope="col">{t("marks")}</th>
                <th scope="col">{t("best-score")}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, record }) => (
                <tr key={name ?? ""} class={name === null ? "own-row" : ""}>
                  <th scope="row">{name ?? t("you")}</th>
                  <td>{record.matches}</td>
                  {record.places.map((count, nth) => (
                    <td key={nth}>{count}</td>
                  ))}
                  <td>{signed(record.marks)}</td>
                  <td>{points(record.best)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
