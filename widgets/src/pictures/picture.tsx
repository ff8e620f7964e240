/** A picture: the drawing and its parts, what is said, the steps, and what can be done. */

import type { ComponentChild } from "preact";

import { Button } from "../button.tsx";
import { keepPlace, moveFocus } from "../roving.ts";
import { Steps, unbroken } from "../sums.tsx";
import type { Ask, Shown } from "./model.ts";
import type { Action, Choices, Part, Question } from "./scene.d.ts";

/** A wide page shows a picture somewhat larger than its units say, a low one somewhat smaller. */
const LARGER = 1.3;
const SMALLER = 0.8;

interface Props {
  kind: string;
  picture: Shown;
  icons: Record<string, string>;
  width: number;
  lit: readonly string[];
  light: (keys: string[]) => void;
  ask: Ask;
}

export function PictureView(props: Props): ComponentChild {
  const { kind, picture, icons, width, ask } = props;
  return (
    <div
      class={`tictimes tt-scene tt-${width < 560 ? "narrow" : "wide"}`}
      style={`--tt-width: ${width}px`}
      data-picture={kind}
      data-seen={picture.seen}
      data-lm-suppress-shortcuts="true"
      lang={picture.lang}
      dir={picture.dir}
      role="group"
      aria-label={picture.name}
      onKeyDown={(event) => pressPad(event, picture, ask)}
    >
      <p class="tt-name">{picture.name}</p>
      <Chosen of={picture.ways} kind="tt-ways" icons={icons} ask={ask} />
      {picture.asks !== null && <p class="tt-question">{picture.asks}</p>}
      {picture.wide > 0 && picture.high > 0 && <Drawing {...props} />}
      {picture.asks === null ? (
        <>
          <Found {...props} />
          <Chosen of={picture.choices} kind="tt-choices" icons={icons} ask={ask} />
          <Actions {...props} />
          <Questions {...props} />
        </>
      ) : (
        <>
          <Chosen of={picture.choices} kind="tt-choices" icons={icons} ask={ask} />
          <Questions {...props} />
          <Found {...props} />
          <Actions {...props} />
        </>
      )}
      <p class="tt-aloud" role="status">
        <span key={picture.seen}>{picture.aloud}</span>
      </p>
    </div>
  );
}

/** A key of the keyboard does what the key of a pad does that bears its sign. */
function pressPad(event: KeyboardEvent, picture: Shown, ask: Ask): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if ((event.target as HTMLElement).matches("input")) return;
  const keys = picture.choices?.actions ?? [];
  const key = keys.find((action) => action.name === "key" && action.value === event.key);
  if (key === undefined) return;
  event.preventDefault();
  ask(key.name, key.value);
}

/** What is said, and the steps. */
function Found({ picture, lit, light }: Props): ComponentChild {
  return (
    <>
      <div class="tt-says">
        {picture.told !== "" && (
          <p class="tt-told" key={picture.seen}>
            {unbroken(picture.told)}
          </p>
        )}
        {picture.says.map((line) => (
          <p key={line}>{unbroken(line)}</p>
        ))}
      </div>
      {picture.explained.steps.length > 0 && (
        <Steps
          told={picture.explained}
          shown={picture.explained.steps.length}
          lit={lit}
          light={(card) => light(card === null ? [] : [card])}
        />
      )}
    </>
  );
}

function Actions({ picture, icons, ask }: Props): ComponentChild {
  return (
    <div class="tt-actions">
      {picture.actions.map((action) => (
        <Act key={action.name + action.value} action={action} icons={icons} ask={ask} />
      ))}
    </div>
  );
}

function Questions({ picture, icons, ask }: Props): ComponentChild {
  return (
    <div class="tt-questions">
      {picture.questions.map((question) => (
        <Asking
          // another question begins with an empty field; the same one keeps what stands in it
          key={question.name + (picture.asks ?? "")}
          place={picture.asks === null ? question.value : ""}
          question={question}
          icons={icons}
          ask={ask}
        />
      ))}
    </div>
  );
}

/** The drawing, and over each of its parts a button that can be seen when it is lit. */
function Drawing({ picture, lit, light, ask }: Props): ComponentChild {
  const { wide, high, least, parts } = picture;
  const drawn = picture.drawing + parts.map((part) => part.drawing).join("");
  return (
    <div
      class="tt-drawing"
      role="group"
      aria-label={picture.shows ?? picture.name}
      onKeyDown={(event) => moveFocus(event, ".tt-thing")}
      onFocusIn={(event) => keepPlace(event, ".tt-thing")}
    >
      <div
        class="tt-canvas"
        style={
          `--tt-most: ${Math.round(wide * LARGER)}px; --tt-fair: ${Math.round(wide * SMALLER)}px; ` +
          `--tt-shape: ${(wide / high).toFixed(3)}; min-width: ${least}px; ` +
          `aspect-ratio: ${wide} / ${high}`
        }
      >
        <svg
          viewBox={`0 0 ${wide} ${high}`}
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: drawn }}
        />
        {parts.map((part) => (
          <button
            key={part.key}
            type="button"
            class={`tt-thing ${lit.includes(part.key) ? "tt-lit" : ""}`}
            style={place(part, wide, high)}
            data-part={part.key}
            data-lm-suppress-shortcuts="true"
            aria-label={part.name}
            aria-pressed={part.chosen === null ? undefined : part.chosen}
            tabIndex={-1}
            onPointerEnter={() => light([part.key, ...part.lights])}
            onPointerLeave={() => light([])}
            onFocus={() => light([part.key, ...part.lights])}
            onBlur={() => light([])}
            onClick={() => ask("press", part.key)}
          />
        ))}
      </div>
    </div>
  );
}

function place(part: Part, wide: number, high: number): string {
  const across = (value: number) => `${(100 * value) / wide}%`;
  const down = (value: number) => `${(100 * value) / high}%`;
  return (
    `left: ${across(part.left)}; top: ${down(part.top)}; ` +
    `width: ${across(part.wide)}; height: ${down(part.high)}`
  );
}

interface ChosenProps {
  of: Choices | null;
  kind: string;
  icons: Record<string, string>;
  ask: Ask;
}

/** Ways to do one thing, side by side. */
function Chosen({ of, kind, icons, ask }: ChosenProps): ComponentChild {
  if (of === null) return null;
  return (
    <div class={kind} role="group" aria-label={of.label}>
      <span class="tt-asks">{of.label}</span>
      {of.actions.map((action) => (
        <Act key={action.name + action.value} action={action} icons={icons} ask={ask} />
      ))}
    </div>
  );
}

interface ActProps {
  action: Action;
  icons: Record<string, string>;
  ask: Ask;
}

function Act({ action, icons, ask }: ActProps): ComponentChild {
  return (
    <Button
      class={`tt-button ${action.main ? "tt-main" : ""}`}
      data-action={action.name}
      data-value={action.value}
      aria-disabled={action.why_not === null ? undefined : true}
      aria-pressed={action.chosen === null ? undefined : action.chosen}
      onClick={() => ask(action.name, action.value)}
    >
      <Icon svg={icons[action.icon]} />
      {action.label}
    </Button>
  );
}

interface AskingProps extends Omit<ActProps, "action"> {
  question: Question;
  /** Where it changes, the field begins anew. */
  place: string;
}

/** A number, or a list of numbers, to be typed. */
function Asking({ question, place, icons, ask }: AskingProps): ComponentChild {
  const send = (event: Event) => {
    event.preventDefault();
    const typed = (event.currentTarget as HTMLFormElement).elements.namedItem("number");
    if (typed instanceof HTMLInputElement)
      ask(question.name, typed.value.slice(0, question.longest));
  };
  const answers = question.name === "answer"; // and not another number to look at
  return (
    <form class="tt-asking" onSubmit={send}>
      <label>
        {question.label}
        <input
          key={place}
          class={question.listed ? "tt-listed" : ""}
          name="number"
          inputMode={question.listed ? "text" : "numeric"}
          autocomplete="off"
          maxLength={question.longest}
          defaultValue={question.value}
          data-lm-suppress-shortcuts="true"
        />
      </label>
      <Button
        type="submit"
        class={`tt-button ${answers ? "tt-main" : ""}`}
        data-action={question.name}
      >
        <Icon svg={answers ? icons.yes : icons.look} />
        {question.button}
      </Button>
    </form>
  );
}

/** It says nothing to a screen reader: the word beside it does. */
function Icon({ svg }: { svg: string | undefined }): ComponentChild {
  if (svg === undefined) return null;
  return <span class="tt-icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
