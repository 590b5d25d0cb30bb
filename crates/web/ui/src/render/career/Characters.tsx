import { useSignal } from "@preact/signals";
import { personOf, playing, SLOTS } from "../../state/career.ts";
import { CHARACTERS, COMPANY } from "../../state/people.ts";
import { points } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { CareerCharacter, Person, Slot } from "../../wire/generated/wire.ts";
import { Emblem } from "../parts/career/Emblem.tsx";
import { Portrait } from "../parts/portrait/Portrait.tsx";
import type { Doing, RoomProps } from "./CareerPage.tsx";

/** Who plays here; before anybody does, the way in. */
export function Characters({ page, me, does }: RoomProps) {
  const making = useSignal(false);
  const taken = page.characters.map(({ character }) => character);
  const free = SLOTS.filter((slot) => !taken.includes(slot));
  const [first] = free;
  const make = () => {
    making.value = true;
  };
  if (making.value && first !== undefined)
    return (
      <NewCharacter
        free={free}
        first={first}
        does={does}
        close={() => {
          making.value = false;
        }}
      />
    );
  if (me === undefined)
    return (
      <section class="card who-plays" data-testid="entry-hall">
        <Crowd people={CHARACTERS} />
        <p class="who-name">{t("character-about")}</p>
        <button type="button" class="action main" data-action="enter-career" onClick={make}>
          {t("career-enter")}
        </button>
      </section>
    );
  return (
    <section class="card who-plays" aria-label={t("who-plays")} data-testid="character">
      <Face person={personOf(me.face)} />
      <p class="who-name">
        <b>{me.name}</b>
        <small>
          <span class="emblem-box">
            <Emblem slot={me.character} />
          </span>
          {t(`slot-${me.character}`)}
        </small>
      </p>
      <dl class="purse">
        <div>
          <dt>{t("money")}</dt>
          <dd data-testid="yen">{t("yen", { amount: points(me.yen) })}</dd>
        </div>
        <div>
          <dt>{t("account")}</dt>
          <dd data-testid="account">{t("with-points", { points: points(me.account) })}</dd>
        </div>
      </dl>
      <div class="who-others">
        <Others page={page} me={me} />
        {first !== undefined && (
          <button type="button" class="quiet" data-action="new-character" onClick={make}>
            {t("character-new")}
          </button>
        )}
      </div>
    </section>
  );
}

function Others({ page, me }: { page: RoomProps["page"]; me: CareerCharacter }) {
  const others = page.characters.filter(({ character }) => character !== me.character);
  return others.map(({ character, name, face }) => (
    <button
      key={character}
      type="button"
      class="quiet"
      aria-label={t("play-as", { name })}
      onClick={() => {
        playing.value = character;
      }}
    >
      <Face person={personOf(face)} small />
      {name}
    </button>
  ));
}

export function Face({ person, small = false }: { person: Person; small?: boolean }) {
  return (
    <span class={small ? "face small" : "face"}>
      <Portrait person={person} />
    </span>
  );
}

export function Crowd({ people, ranked = false }: { people: readonly Person[]; ranked?: boolean }) {
  return (
    <ul class="crowd" aria-hidden="true">
      {people.map((person, nth) => (
        <li key={person}>
          <Face person={person} />
          <small>
            {ranked && <b>{nth + 1} </b>}
            {person}
          </small>
        </li>
      ))}
    </ul>
  );
}

interface NewCharacterProps extends Pick<Doing, "does"> {
  readonly free: readonly Slot[];
  readonly first: Slot;
  readonly close: () => void;
}

/** A name and an emblem with its face are enough. */
function NewCharacter({ free, first, does, close }: NewCharacterProps) {
  const slot = useSignal<Slot>(first);
  const name = useSignal("");
  const face = useSignal<Person | null>(null);
  const faceOf = (slot: Slot): Person => CHARACTERS[SLOTS.indexOf(slot)] ?? "Suzume";
  const shown = face.value ?? faceOf(slot.value);
  const submit = async (event: Event) => {
    event.preventDefault();
    const command = { character: slot.value, name: name.value, face: shown };
    if (!(await does({ type: "create_character", ...command }))) return;
    playing.value = command.character;
    close();
  };
  return (
    <form class="card new-character" onSubmit={submit} data-testid="new-character">
      <h2>{t("character-make")}</h2>
      <fieldset class="pick">
        <legend>{t("character-slot")}</legend>
        <div class="pick-options slots">
          {free.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="slot"
                value={each}
                checked={each === slot.value}
                onChange={() => {
                  slot.value = each;
                }}
              />
              <span>
                <Face person={each === slot.value ? shown : faceOf(each)} />
                <span class="emblem-box">
                  <Emblem slot={each} />
                </span>
                {t(`slot-${each}`)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <details>
        <summary data-action="more-faces">{t("character-face")}</summary>
        <div class="face-grid">
          {[...CHARACTERS, ...COMPANY].map((person) => (
            <label key={person}>
              <input
                type="radio"
                name="face"
                value={person}
                aria-label={person}
                checked={person === shown}
                onChange={() => {
                  face.value = person;
                }}
              />
              <Face person={person} />
            </label>
          ))}
        </div>
      </details>
      <label class="field">
        <span>{t("character-name")}</span>
        <input
          name="character-name"
          required
          maxLength={24}
          autocomplete="off"
          value={name.value}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
          }}
        />
      </label>
      <div class="form-foot">
        <button type="button" class="action" onClick={close}>
          {t("button-cancel")}
        </button>
        <button type="submit" class="action main" data-action="create-character">
          {t("character-begin")}
        </button>
      </div>
    </form>
  );
}
