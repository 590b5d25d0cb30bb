import type { ComponentChildren } from "preact";

interface PickProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly about?: string | undefined;
  readonly options: readonly (readonly [T, string])[];
  readonly value: T;
  readonly pick: (value: T) => void;
  /** For whom the words say nothing. */
  readonly meaning?: ((option: T) => string) | undefined;
  /** A picture in place of the words, which then are its name. */
  readonly draw?: ((option: T, label: string) => ComponentChildren) | undefined;
}

export function Pick<T extends string>(props: PickProps<T>) {
  const { legend, name, about, options, value, pick, meaning, draw } = props;
  return (
    <fieldset class="pick" data-pick={name}>
      <legend>{legend}</legend>
      {options.length === 1 ? (
        <p class="pick-only" data-testid={`only-${name}`}>
          {options[0]?.[1]}
        </p>
      ) : (
        <div class="pick-options">
          {options.map(([option, label]) => (
            <label key={option} title={meaning?.(option) ?? (draw && label)}>
              <input
                type="radio"
                name={name}
                value={option}
                checked={option === value}
                aria-label={draw && label}
                onChange={() => pick(option)}
              />
              <span>{draw?.(option, label) ?? label}</span>
            </label>
          ))}
        </div>
      )}
      {about !== undefined && <p class="pick-about">{about}</p>}
    </fieldset>
  );
}
