/** The answer key to each hand of a deal. */

import type { ComponentChild } from "preact";

import { FaceUp } from "../cards.tsx";
import type { Art, Face } from "../model.ts";
import { unbroken } from "../sums.tsx";
import type { Found, Wrong } from "./key.d.ts";
import type { Plan } from "./model.ts";

export function Keys({ plan, art }: { plan: Plan; art: Art }): ComponentChild {
  const { words, keys = [], chips = {} } = plan;
  return (
    <>
      {keys.map(({ name, key }) => (
        <details class="tt-answers" key={name}>
          <summary data-lm-suppress-shortcuts="true">{name}</summary>
          <p class="tt-answers-hand">
            {key.cards.map((card, i) => (
              <FaceUp key={i} art={art} card={card} />
            ))}
          </p>
          <p class="tt-answers-says">{unbroken(key.says)}</p>
          {key.found.length > 0 && (
            <>
              <h3>{words.found}</h3>
              <ul>
                {key.found.map((found, i) => (
                  <Right key={i} found={found} chips={chips} />
                ))}
              </ul>
            </>
          )}
          {key.wrong.length > 0 && <Table wrong={key.wrong} words={words} />}
        </details>
      ))}
    </>
  );
}

function Right({ found, chips }: { found: Found; chips: Record<string, Face> }): ComponentChild {
  return (
    <li>
      <span class="tt-answers-cards">
        {found.cards.map((card) => (
          <span
            class="tt-answers-chip"
            key={card}
            role="img"
            aria-label={chips[card]?.name ?? card}
            dangerouslySetInnerHTML={{ __html: chips[card]?.svg ?? "" }}
          />
        ))}
      </span>{" "}
      {found.name}
      {found.score !== null && (
        <>
          : <b>{`${found.score}`.replace("-", "−")}</b>
        </>
      )}
    </li>
  );
}

function Table({ wrong, words }: { wrong: Wrong[]; words: Plan["words"] }): ComponentChild {
  return (
    <>
      <h3>{words.wrong}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.answer}</th>
            <th scope="col">{words.means}</th>
          </tr>
        </thead>
        <tbody>
          {wrong.map((one) => (
            <tr key={one.answer}>
              <th scope="row">{one.answer}</th>
              <td>{unbroken(one.means.join(" "))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
