/** The plan: what is asked, and beside it the link, the prints and the answer key. */

import type { ComponentChild } from "preact";

import type { Filled } from "../asked_before.ts";
import { Button } from "../button.tsx";
import { FaceUp } from "../cards.tsx";
import type { Field, Part } from "../form.d.ts";
import { OneField, Select } from "../form_fields.tsx";
import { Icon } from "../icons.tsx";
import type { Art } from "../model.ts";
import type { SetUpProps } from "../set_up.tsx";
import { Keys } from "./keys.tsx";
import type { Plan } from "./model.ts";

interface Props {
  plan: Plan;
  icons: Record<string, string>;
  filled: Filled;
  width: number;
  large: boolean;
  id: string;
  fill: SetUpProps["fill"];
  newWord: () => void;
  enlarge: (on: boolean) => void;
}

/** From so many picks on they are a list. */
const MANY = 4;
const NARROW = 560;
const WIDE = 900;

export function PlanView(props: Props): ComponentChild {
  const { plan, icons, filled, width, large, id, fill, newWord } = props;
  const { form, words } = plan;
  const art: Art = { cards: plan.cards ?? {}, back: "", icons, portraits: {}, chips: {} };
  const asking: SetUpProps = { form, filled, art, words, id, fill, ask: newWord };
  const size = width < NARROW ? "narrow" : width < WIDE ? "middle" : "wide";
  return (
    <div
      class={`tictimes tt-planner tt-${size}${large ? " tt-shown-large" : ""}`}
      style={`--tt-width: ${width}px`}
      data-planner={plan.number}
      data-lm-suppress-shortcuts="true"
      lang={words.lang}
      dir={words.dir as "ltr" | "rtl"}
      role="group"
      aria-label={form.title}
    >
      {!large && (
        <form class="tt-set-up" onSubmit={(event) => event.preventDefault()}>
          {form.parts.map((part) => (
            <Asked key={part.name} part={part} {...asking} />
          ))}
        </form>
      )}
      {plan.link === undefined ? (
        <p class="tt-problem" role="status">
          {words.mend}
        </p>
      ) : (
        <div class="tt-made">
          <Link {...props} art={art} />
          {!large && <Prints plan={plan} art={art} />}
          {!large && (
            <section class="tt-part tt-part-key">
              <h2>{words.key}</h2>
              <p class="tt-help">{words["about-key"]}</p>
              {plan.turned_up !== undefined && (
                <p class="tt-first-card">
                  <FaceUp art={art} card={plan.turned_up} />
                  <span>{plan.turned_up_says}</span>
                </p>
              )}
              <Keys plan={plan} art={art} />
            </section>
          )}
        </div>
      )}
    </div>
  );
}

function Asked({ part, ...asking }: SetUpProps & { part: Part }): ComponentChild {
  const often = part.fields.filter((field) => !field.rare);
  const rare = part.fields.filter((field) => field.rare);
  const one = (field: Field) =>
    field.kind === "pick" && field.picks.length >= MANY ? (
      <Select key={field.name} {...asking} field={field} />
    ) : (
      <OneField key={field.name} {...asking} field={field} />
    );
  return (
    <section class={`tt-part tt-part-${part.name}`}>
      <h2>{part.label}</h2>
      {often.map(one)}
      {rare.length > 0 && (
        <details open={rare.some((field) => field.problem !== null) || undefined}>
          <summary data-lm-suppress-shortcuts="true">{asking.words["more-choices"]}</summary>
          {rare.map(one)}
        </details>
      )}
    </section>
  );
}

function Link({ plan, art, large, id, enlarge }: Props & { art: Art }): ComponentChild {
  const { words, link = "", note = "", qr = "" } = plan;
  const box = `${id}-link`;
  const copy = () => {
    const input = document.getElementById(box) as HTMLInputElement;
    input.select();
    document.execCommand("copy");
    input.closest(".tt-link")?.setAttribute("data-copied", "");
  };
  return (
    <section class="tt-part tt-link" key={link}>
      <h2>{words.link}</h2>
      <p class="tt-help">{words["about-link"]}</p>
      {note !== "" && <p class="tt-problem">{note}</p>}
      {link !== "" && (
        <>
          <p class="tt-link-text">
            <a href={link} target="_blank" rel="noopener">
              {link}
            </a>
          </p>
          <div
            class="tt-qr"
            role="img"
            aria-label={words.qr}
            dangerouslySetInnerHTML={{ __html: qr }}
          />
          <div class="tt-chips">
            {!large && (
              <>
                <input
                  class="tt-copied-from"
                  id={box}
                  readOnly
                  tabIndex={-1}
                  aria-hidden
                  value={link}
                />
                <Button class="tt-button" data-copy onClick={copy}>
                  <Icon art={art} name="save" />
                  {words.copy}
                </Button>
              </>
            )}
            <Button class="tt-button" data-large onClick={() => enlarge(!large)}>
              <Icon art={art} name="reveal" />
              {large ? words.small : words.large}
            </Button>
          </div>
          <p class="tt-help tt-said" role="status">
            {words.copied}
          </p>
        </>
      )}
    </section>
  );
}

function Prints({ plan, art }: { plan: Plan; art: Art }): ComponentChild {
  const { words, prints = [] } = plan;
  return (
    <section class="tt-part tt-part-prints">
      <h2>{words.prints}</h2>
      <ul class="tt-prints">
        {prints.map((one) => (
          <li key={one.kind}>
            {one.address === "" ? (
              <b>{one.label}</b>
            ) : (
              <a class="tt-button" data-print={one.kind} href={one.address} target="_blank">
                <Icon art={art} name="print" />
                {one.label}
              </a>
            )}
            <span class="tt-help">{one.sheets}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
