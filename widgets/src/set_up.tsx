/** The form before a new game: it draws the fields that Python gives, and sends what was filled in. */

import type { ComponentChild } from "preact";

import type { Filled, FormWish } from "./asked_before.ts";
import { Button } from "./button.tsx";
import type { Field, Form, Part } from "./form.d.ts";
import { OneField, Select } from "./form_fields.tsx";
import { Sharing } from "./form_share.tsx";
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
