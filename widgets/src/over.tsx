/** What lies over the table for a while: the form before a new game, and the rules in pictures. */

import type { ComponentChild } from "preact";

import type { Message } from "./ask.ts";
import { formMessage, openForm, without, type FormWish } from "./asked_before.ts";
import type { Board } from "./board.d.ts";
import type { Art, Model, Words } from "./model.ts";
import { Rules } from "./rules.tsx";
import { SetUp } from "./set_up.tsx";
import type { Ui } from "./ui.ts";

const TYPING = 350;
const AGAIN = 40;

/** The table beneath; `ask` is false where an older message still waits for its answer. */
interface Beneath {
  model: Model;
  board: () => Board;
  ui: () => Ui;
  looks: () => { art: Art; words: Words };
  change: (changes: Partial<Ui>) => void;
  ask: (message: Message) => boolean;
}

export interface Over {
  /** What is to be drawn in the place of the table; `null` while nothing lies over it. */
  drawn: () => ComponentChild | null;
  /** The form has come, changed or gone. */
  newForm: () => void;
  end: () => void;
}

export function overTheTable({ model, board, ui, looks, change, ask }: Beneath): Over {
  const id = `tt-${Math.random().toString(36).slice(2)}`;
  let timer = 0;
  let open = openForm(model.get("form")) !== null;

  const askForm = (wish: FormWish, anew?: string) => {
    clearTimeout(timer);
    const form = openForm(model.get("form"));
    if (form === null) return;
    if (!ask(formMessage(board(), form, ui().filled, wish))) {
      timer = window.setTimeout(() => askForm(wish, anew), AGAIN);
    } else if (anew !== undefined) {
      change({ filled: without(ui().filled, anew) });
    }
  };
  const fill = (name: string, value: string, typing = false) => {
    change({ filled: { ...ui().filled, [name]: value } });
    clearTimeout(timer);
    timer = window.setTimeout(() => askForm("fill"), typing ? TYPING : 0);
  };

  return {
    drawn: () => {
      const form = openForm(model.get("form"));
      const { filled, rules } = ui();
      if (form !== null) {
        return <SetUp {...looks()} form={form} filled={filled} id={id} fill={fill} ask={askForm} />;
      }
      const pictures = model.get("rules") ?? [];
      if (!rules || pictures.length === 0) return null;
      return <Rules {...looks()} pictures={pictures} close={() => change({ rules: false })} />;
    },
    newForm: () => {
      const was = open;
      open = openForm(model.get("form")) !== null;
      change(open === was ? {} : { filled: {}, menu: false });
    },
    end: () => clearTimeout(timer),
  };
}
