import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { fetchPeople } from "../../api/admin.ts";
import { t } from "../../texts/texts.ts";
import {
  type AdminPeople,
  type AdminPerson,
  type Ban as InForce,
  unbanPerson,
} from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { Trouble } from "../parts/Trouble.tsx";
import { dayOf } from "../start/MatchParts.tsx";
import { Ban } from "./BanForm.tsx";
import type { ListProps } from "./useListed.ts";

/** In milliseconds without typing. */
const REST = 200;

export function People({ version, changed }: ListProps) {
  const words = useSignal("");
  const found = useSignal<AdminPeople | null>(null);
  const failure = useSignal<string | null>(null);
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = found.value;
  /** As many as are shown, unless `count` says otherwise. */
  const load = (count = found.peek()?.people.length) =>
    attempt(failure, async () => {
      const nth = ++asked.current;
      const part = await fetchPeople(words.value, count);
      // Only the last answer counts.
      if (nth === asked.current) found.value = part;
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(() => {
    void load();
  }, [version]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const seek = (typed: string) => {
    words.value = typed;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void load(1), REST);
  };
  const more = () => load((list?.people.length ?? 0) + 1);
  const unban = (id: number) =>
    attempt(failure, async () => {
      await unbanPerson(id);
      changed();
    });
  return (
    <section class="card" aria-labelledby="admin-people" data-testid="admin-people">
      <h2 id="admin-people">{t("admin-people")}</h2>
      <input
        class="field-box"
        type="search"
        name="person"
        maxLength={60}
        autocomplete="off"
        aria-label={t("admin-find")}
        placeholder={t("admin-find")}
        value={words.value}
        onInput={({ currentTarget }) => seek(currentTarget.value)}
      />
      <Trouble why={failure.value} again={() => void load()} />
      <p class="about" role="status">
        {list?.people.length === 0 && t("admin-nobody")}
      </p>
      <ul class="room-entries">
        {list?.people.map((person) => (
          <Person key={person.id} person={person} unban={() => void unban(person.id)} banned={changed} />
        ))}
      </ul>
      {list?.next !== undefined && (
        <button type="button" class="quiet" data-action="more-people" onClick={() => void more()}>
          {t("more-matches")}
        </button>
      )}
    </section>
  );
}

interface PersonProps {
  readonly person: AdminPerson;
  readonly unban: () => void;
  readonly banned: () => void;
}

function Person({ person, unban, banned }: PersonProps) {
  const { id, name, account, admin, since, seen, sessions, ban } = person;
  const isGuest = account === undefined;
  return (
    <li data-person={id}>
      <p>
        <b>
          {name}
          {admin && ` · ${t("admin-is-admin")}`}
        </b>
        <small>
          {isGuest ? t("admin-guest") : t("admin-account", { name: account })} ·{" "}
          {t("admin-since", { time: dayOf(since) })} ·{" "}
          {seen === undefined ? t("admin-not-seen") : t("admin-seen", { time: dayOf(seen), count: sessions })}
        </small>
        {ban !== undefined && <small class="admin-banned">{banWords(ban)}</small>}
      </p>
      {ban !== undefined ? (
        <button
          type="button"
          class="action"
          data-action="unban"
          aria-label={t("verb-match", { verb: t("admin-unban"), match: name })}
          onClick={unban}
        >
          {t("admin-unban")}
        </button>
      ) : (
        !admin && <Ban id={id} name={name} isGuest={isGuest} done={banned} />
      )}
    </li>
  );
}

function banWords({ until, reason }: InForce): string {
  const words = until === undefined ? t("admin-banned") : t("admin-banned-until", { time: dayOf(until) });
  return reason === undefined ? words : t("admin-banned-reason", { words, reason });
}
