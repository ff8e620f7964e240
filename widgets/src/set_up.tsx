/** The form before a new game: it draws the fields that Python gives, and sends what was filled in. */

import type { ComponentChild } from "preact";

import type { Filled, FormWish } from "./asked_before.ts";
import { Button } from "./button.tsx";
import { Front, cardName } from "./cards.tsx";
import type { Field, Form, Part } from "./form.d.ts";
import { Icon } from "./icons.tsx";
import type { Art, Words } from "./model.ts";
import { Portrait } from "./portrait.tsx";
import "./set_up.css";

export interface SetUpProps {
  form: Form;
  filled: Filled;
  art: Art;
  words: Words;
  /** A prefix that makes ids different from those of every other table on the page. */
  id: string;
  fill: (name: string, value: string, typing?: boolean) => void;
  ask: (wish: FormWish, anew?: string) => void;
}

export function SetUp(props: SetUpProps): ComponentChild {
  const { form, art, id, ask } = props;
  const heading = `${id}-set-up`;
  return (
    <form
      class="tt-set-up"
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault();
        ask("new-game");
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") ask("back");
        // JupyterLab keeps the browser from taking Enter for the button of the form
        if (event.key !== "Enter" || event.isComposing) return;
        if (!(event.target as HTMLElement).matches("input:not([readonly])")) return;
        event.preventDefault();
        ask("new-game");
      }}
    >
      <h2 id={heading}>{form.title}</h2>
      <div class="tt-set-up-top">
        <Button
          class="tt-button tt-main"
          type="submit"
          data-action="new-game"
          // the second click of a double one was meant for what stood here before
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          <Icon art={art} name="new-game" />
          {form.deal}
        </Button>
        <Button class="tt-button" data-back onClick={() => ask("back")}>
          <Icon art={art} name="undo" />
          {form.back}
        </Button>
      </div>
      {form.parts.map((part) => (
        <OnePart key={part.name} {...props} part={part} />
      ))}
    </form>
  );
}

function OnePart(props: SetUpProps & { part: Part }): ComponentChild {
  const { part, form, words } = props;
  const rare = part.fields.filter((field) => field.rare);
  const seats = [...new Set(part.fields.map((field) => field.seat))].filter(
    (seat) => seat !== null,
  );
  return (
    <section class={`tt-part tt-part-${part.name}`}>
      <h3>{part.label}</h3>
      {part.help !== null && <p class="tt-help">{part.help}</p>}
      {part.fields
        .filter((field) => !field.rare && field.seat === null)
        .map((field) => (
          <OneField key={field.name} {...props} field={field} />
        ))}
      {seats.length > 0 && (
        <ol class="tt-chairs">
          {seats.map((seat) => (
            <Chair
              key={seat}
              {...props}
              fields={part.fields.filter((field) => field.seat === seat)}
            />
          ))}
        </ol>
      )}
      {part.name === "deal" && form.share !== null && <Sharing {...props} />}
      {rare.length > 0 && (
        <details open={rare.some((field) => field.problem !== null) || undefined}>
          <summary data-lm-suppress-shortcuts="true">{words["more-choices"]}</summary>
          {rare.map((field) => (
            <OneField key={field.name} {...props} field={field} />
          ))}
        </details>
      )}
    </section>
  );
}

/** One seat: who sits there, and what they are called. */
function Chair(props: SetUpProps & { fields: Field[] }): ComponentChild {
  const { fields, art } = props;
  const names = fields.filter((field) => field.kind === "text");
  const together = names.map((field) => field.value).join(" & ");
  return (
    <li class="tt-chair">
      {fields
        .filter((field) => field.kind === "pick")
        .map((field) => (
          <div class="tt-who-sits" key={field.name}>
            <Portrait art={art} name={together || (field.note ?? "")} seat={field.seat} />
            <Select {...props} field={field} />
          </div>
        ))}
      {names.map((field) => (
        <OneField {...props} key={field.name} field={field} />
      ))}
    </li>
  );
}

interface FieldProps extends SetUpProps {
  field: Field;
}

function OneField(props: FieldProps): ComponentChild {
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
          value={value}
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

function Select(props: FieldProps): ComponentChild {
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

/** The address for the same deal elsewhere; shown as well, for not every page may copy it. */
function Sharing({ form, art, id }: SetUpProps): ComponentChild {
  const { share } = form;
  if (share === null) return null;
  const address = `${location.origin}${location.pathname}?${share.query}`;
  const box = `${id}-address`;
  const copy = () => {
    const input = document.getElementById(box) as HTMLInputElement;
    input.select();
    document.execCommand("copy");
    input.closest(".tt-share")?.setAttribute("data-copied", "");
  };
  return (
    <div class="tt-share" key={address}>
      <input
        class="tt-box"
        id={box}
        readOnly
        aria-label={share.label}
        data-lm-suppress-shortcuts="true"
        value={address}
      />
      <Button class="tt-button" data-share onClick={copy}>
        <Icon art={art} name="save" />
        {share.label}
      </Button>
      <p class="tt-help" role="status">
        {share.done}
      </p>
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
