interface PickProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly about?: string | undefined;
  readonly options: readonly (readonly [T, string])[];
  readonly value: T;
  readonly pick: (value: T) => void;
}

export function Pick<T extends string>({ legend, name, about, options, value, pick }: PickProps<T>) {
  return (
    <fieldset class="pick">
      <legend>{legend}</legend>
      {options.length === 1 ? (
        <p class="pick-only" data-testid={`only-${name}`}>
          {options[0]?.[1]}
        </p>
      ) : (
        <div class="pick-options">
          {options.map(([option, label]) => (
            <label key={option}>
              <input
                type="radio"
                name={name}
                value={option}
                checked={option === value}
                onChange={() => pick(option)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      )}
      {about !== undefined && <p class="pick-about">{about}</p>}
    </fieldset>
  );
}
