/** The fields of the form before a new game. */

import type { ComponentChild } from "preact";

import { Button } from "./button.tsx";
import { Front, cardName } from "./cards.tsx";
import type { Field } from "./form.d.ts";
import { Icon } from "./icons.tsx";
import { Portrait } from "./portrait.tsx";
import type { SetUpProps } from "./set_up.tsx";

interface FieldProps extends SetUpProps {
  field: Field;
}

/** One field, drawn as its kind wants it. */
export function OneField(props: FieldProps): ComponentChild {
  const { field } = props;
  if (field.kind === "text") return <Text {...props} />;
  return <Chips {...props} />;
}

/** One of a few: a chip for each, and for a number a box besides where the chips are not all. */
function Chips(props: FieldProps): ComponentChild {
  const { field, filled, words, id, fill } = props;
  const value = filled[field.name] ?? field.value;
  const picks =
    field.kind === "switch"
      ? [
          { value: "yes", label: words.yes },
          { value: "no", label: words.no },
        ]
      : field.picks;
  const box = field.kind === "number" && picks.length < field.most - field.least + 1;
  return (
    <fieldset class="tt-field" data-field={field.name} aria-describedby={described(id, field)}>
      <legend>{field.label}</legend>
      <div class="tt-chips">
        {picks.map((pick) => (
          <label class="tt-chip" key={pick.value}>
            <input
              type="radio"
              name={field.name}
              value={pick.value}
              checked={pick.value === value.trim()}
              data-lm-suppress-shortcuts="true"
              onChange={() => fill(field.name, pick.value)}
            />
            <span>{pick.label}</span>
          </label>
        ))}
        {box && (
          <input
            class="tt-box tt-digits"
            inputMode="numeric"
            autocomplete="off"
            aria-label={field.label}
            aria-invalid={field.problem !== null}
            data-lm-suppress-shortcuts="true"
            value={value}
            onInput={(event) => fill(field.name, event.currentTarget.value, true)}
          />
        )}
      </div>
      <Notes {...props} />
    </fieldset>
  );
}

function Text(props: FieldProps): ComponentChild {
  const { field, filled, form, art, id, fill, ask } = props;
  const value = filled[field.name] ?? field.value;
  // An animal is called as in the language of the table, wherever its name stands.
  const animal = field.seat === null ? undefined : field.picks.find((pick) => pick.value === value);
  return (
    <div class="tt-field" data-field={field.name}>
      <label>
        <span>{field.label}</span>
        <input
          class="tt-box"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={field.problem !== null}
          aria-describedby={described(id, field)}
          data-lm-suppress-shortcuts="true"
          value={animal?.label ?? value}
          onInput={(event) => fill(field.name, event.currentTarget.value, true)}
        />
      </label>
      <Notes {...props} />
      {field.seat === null && (
        <div class="tt-chips">
          <Button class="tt-button" data-new-word onClick={() => ask("new-word", field.name)}>
            <Icon art={art} name="hint" />
            {form.new_word}
          </Button>
          {field.picks.map((pick) => (
            <Button class="tt-button" key={pick.value} onClick={() => fill(field.name, pick.value)}>
              {pick.label}
            </Button>
          ))}
        </div>
      )}
      {field.seat !== null && (
        <div class="tt-animals" role="group" aria-label={field.label}>
          {field.picks.map((pick) => (
            <Button
              class="tt-animal"
              key={pick.value}
              aria-label={pick.label}
              aria-pressed={pick.value === field.value}
              title={pick.label}
              onClick={() => fill(field.name, pick.value)}
            >
              <Portrait art={art} name={pick.value} seat={0} />
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** One of many, from a list. */
export function Select(props: FieldProps): ComponentChild {
  const { field, filled, id, fill } = props;
  return (
    <div class="tt-field" data-field={field.name}>
      <label>
        <span>{field.label}</span>
        <select
          class="tt-box"
          aria-describedby={described(id, field)}
          data-lm-suppress-shortcuts="true"
          value={filled[field.name] ?? field.value}
          onChange={(event) => fill(field.name, event.currentTarget.value)}
        >
          {field.picks.map((pick) => (
            <option value={pick.value} key={pick.value}>
              {pick.label}
            </option>
          ))}
        </select>
      </label>
      <Notes {...props} />
    </div>
  );
}

/** Beside a field: what it does, what follows from its value, and why that cannot be. */
function Notes({ field, art, id }: FieldProps): ComponentChild {
  return (
    <div class="tt-notes" id={notesId(id, field)} aria-live="polite">
      {field.problem !== null && (
        <p class="tt-problem">
          <Icon art={art} name="dispute" />
          {field.problem}
        </p>
      )}
      {field.problem === null && field.help !== null && <p class="tt-help">{field.help}</p>}
      {field.note !== null && (
        <p class={field.card !== null ? "tt-first-card" : ""}>
          {field.card !== null && (
            <span class="tt-card" role="img" aria-label={cardName(art, field.card)}>
              <Front art={art} card={field.card} />
            </span>
          )}
          {field.note}
        </p>
      )}
    </div>
  );
}

function notesId(id: string, field: Field): string {
  return `${id}-${field.name}-notes`;
}

function described(id: string, field: Field): string | undefined {
  const { problem, note, help } = field;
  return (problem ?? note ?? help) ? notesId(id, field) : undefined;
}
