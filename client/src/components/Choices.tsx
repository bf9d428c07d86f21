/** Radio buttons or check boxes that look like things on a table: real inputs underneath. */
import type { ComponentChildren } from "preact";

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly line?: string;
  readonly picture?: ComponentChildren;
}

interface ChoicesProps<T extends string> {
  readonly name: string;
  readonly legend: string;
  readonly kind?: "radio" | "checkbox";
  readonly list: readonly Choice<T>[];
  readonly chosen: readonly T[];
  readonly onChange: (value: T, on: boolean) => void;
}

export const Choices = <T extends string>({
  name,
  legend,
  kind = "radio",
  list,
  chosen,
  onChange,
}: ChoicesProps<T>) => (
  <fieldset class={`choices choices-${name}`}>
    <legend>{legend}</legend>
    <div class="choices-row">
      {list.map(({ value, label, line, picture }) => {
        const id = `${name}-${value}`;
        return (
          <label key={value} class="choice" for={id}>
            <input
              type={kind}
              name={name}
              value={value}
              id={id}
              checked={chosen.includes(value)}
              onChange={(event) => onChange(value, event.currentTarget.checked)}
            />
            <span class="choice-face">
              {picture}
              <span class="choice-label">{label}</span>
              {line !== undefined && <span class="choice-line">{line}</span>}
            </span>
          </label>
        );
      })}
    </div>
  </fieldset>
);
