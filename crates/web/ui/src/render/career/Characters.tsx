import { useSignal } from "@preact/signals";
import { personOf, playing, SLOTS } from "../../state/career.ts";
import { CHARACTERS, COMPANY } from "../../state/people.ts";
import { points } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { CareerCharacter, CareerPage, Person, Slot } from "../../wire/generated/wire.ts";
import { Emblem } from "../parts/career/Emblem.tsx";
import { Portrait } from "../parts/portrait/Portrait.tsx";
import type { Doing } from "./CareerPage.tsx";

interface CharactersProps extends Doing {
  readonly page: CareerPage;
  readonly me: CareerCharacter;
}

export function Characters({ page, me, does, begins }: CharactersProps) {
  const making = useSignal(false);
  const others = page.characters.filter(({ character }) => character !== me.character);
  const isFull = page.characters.length === SLOTS.length;
  return (
    <>
      <section class="card who-plays" aria-label={t("who-plays")} data-testid="character">
        <span class="face">
          <Portrait person={personOf(me.face)} />
        </span>
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
          {others.map(({ character, name, face }) => (
            <button
              key={character}
              type="button"
              class="quiet"
              aria-label={t("play-as", { name })}
              onClick={() => {
                playing.value = character;
              }}
            >
              <span class="face small">
                <Portrait person={personOf(face)} />
              </span>
              {name}
            </button>
          ))}
          {!isFull && !making.value && (
            <button
              type="button"
              class="quiet"
              data-action="new-character"
              onClick={() => {
                making.value = true;
              }}
            >
              {t("character-new")}
            </button>
          )}
        </div>
      </section>
      {making.value && (
        <NewCharacter
          page={page}
          does={does}
          begins={begins}
          close={() => {
            making.value = false;
          }}
        />
      )}
    </>
  );
}

interface NewCharacterProps extends Doing {
  readonly page: CareerPage;
  readonly close?: () => void;
}

export function NewCharacter({ page, does, close }: NewCharacterProps) {
  const free = SLOTS.filter((slot) => page.characters.every(({ character }) => character !== slot));
  const slot = useSignal<Slot>(free[0] ?? "phoenix");
  const name = useSignal("");
  const face = useSignal<Person>("Suzume");
  const submit = async (event: Event) => {
    event.preventDefault();
    const command = { character: slot.value, name: name.value, face: face.value };
    if (!(await does({ type: "create_character", ...command }))) return;
    playing.value = command.character;
    close?.();
  };
  return (
    <form class="card new-character" onSubmit={submit} data-testid="new-character">
      <h2>{t("character-make")}</h2>
      <p>{t("character-about")}</p>
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
      <fieldset class="pick">
        <legend>{t("character-slot")}</legend>
        <div class="pick-options">
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
                <span class="emblem-box">
                  <Emblem slot={each} />
                </span>
                {t(`slot-${each}`)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset class="pick faces">
        <legend>{t("character-face")}</legend>
        <div class="face-grid">
          {[...CHARACTERS, ...COMPANY].map((person) => (
            <label key={person}>
              <input
                type="radio"
                name="face"
                value={person}
                aria-label={person}
                checked={person === face.value}
                onChange={() => {
                  face.value = person;
                }}
              />
              <span class="face">
                <Portrait person={person} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div class="form-foot">
        {close !== undefined && (
          <button type="button" class="action" onClick={close}>
            {t("button-cancel")}
          </button>
        )}
        <button type="submit" class="action main" data-action="create-character">
          {t("character-begin")}
        </button>
      </div>
    </form>
  );
}
