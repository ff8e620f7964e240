/** A host of anywidgets: keeps their models, shows their views, and speaks with their kernel. */

import { putBuffers } from "./buffers.ts";
import { withKept } from "./kept.ts";
import { newId, type Message, type Transport } from "./message.ts";
import { Model, type State } from "./model.ts";
import { isKnown, show } from "./views.ts";

const TARGET = "jupyter.widget";
const CONTROL = "jupyter.widget.control";
const CONTROL_VERSION = "1.0.0";

/** A widget's state as the page itself or a kernel tells it. */
export type States = Record<string, { state: State }>;

interface View {
  el: HTMLElement;
  remove?: () => void;
}

export interface Options {
  /** Where kept values are: addresses in a state are relative to it. */
  base: string;
  /** Called when a widget is not of a kind that can be shown here; it gives what stands there. */
  unknown: (el: HTMLElement) => void;
}

export class Host {
  #transport: Transport;
  #options: Options;
  #models = new Map<string, Model>();
  #views = new Map<string, Set<View>>();
  #queues = new Map<string, Promise<void>>();
  #control = "";

  constructor(transport: Transport, options: Options) {
    this.#transport = transport;
    this.#options = options;
  }

  /** Asks the kernel for everything that it has; it answers to `hear`. */
  ask(): void {
    this.#control = newId();
    const comm = { comm_id: this.#control };
    const open = { ...comm, target_name: CONTROL, data: {} };
    this.#transport.send("comm_open", open, [], { version: CONTROL_VERSION });
    this.#transport.send("comm_msg", { ...comm, data: { method: "request_states" } });
  }

  /** Takes in what a kernel says. */
  hear({ header, content, buffers }: Message): void {
    const id = content["comm_id"] as string;
    const data = content["data"] as Record<string, unknown>;
    if (header.msg_type === "comm_close") this.#inTurn(id, () => this.#close(id));
    if (header.msg_type !== "comm_open" && header.msg_type !== "comm_msg") return;
    const [method, paths] = [data["method"], (data["buffer_paths"] ?? []) as string[][]];
    if (id === this.#control) {
      if (method !== "update_states") return;
      const states = data["states"] as States;
      putBuffers(states, paths, buffers);
      this.learn(states);
      for (const known of this.#models.keys()) {
        if (!(known in states)) this.#inTurn(known, () => this.#close(known));
      }
    } else if (header.msg_type === "comm_open") {
      if (content["target_name"] !== TARGET) return;
      putBuffers(data["state"] as State, paths, buffers);
      this.learn({ [id]: { state: data["state"] as State } });
    } else if (method === "update") {
      putBuffers(data["state"] as State, paths, buffers);
      this.learn({ [id]: { state: data["state"] as State } }, false);
    } else if (method === "custom") {
      this.#inTurn(id, () => this.#models.get(id)?.hear(data["content"], buffers));
    }
  }

  /** Takes in states; of widgets that are not known yet only where they are whole. */
  learn(states: States, whole = true): void {
    for (const [id, { state }] of Object.entries(states)) {
      this.#inTurn(id, async () => {
        const full = await withKept(state, this.#options.base);
        const known = this.#models.get(id);
        if (known) known.receive(full);
        else if (whole) this.#open(id, full);
      });
    }
  }

  /** Shows a view of the widget `id` in `el`, now or as soon as there is such a widget. */
  mount(id: string, el: HTMLElement): () => void {
    const view: View = { el };
    const views = this.#views.get(id) ?? new Set();
    this.#views.set(id, views.add(view));
    const model = this.#models.get(id);
    if (model) this.#show(model, view);
    return () => {
      views.delete(view);
      view.remove?.();
    };
  }

  /** The model of a widget, as soon as there is one; widgets may ask for others'. */
  async get_model(id: string): Promise<Model> {
    await this.#queues.get(id);
    const model = this.#models.get(id);
    if (!model) throw new Error(`no widget ${id}`);
    return model;
  }

  /** What concerns one widget happens in the order in which it came. */
  #inTurn(id: string, act: () => void | Promise<void>): void {
    const before = this.#queues.get(id) ?? Promise.resolve();
    this.#queues.set(id, before.then(act).catch(console.error));
  }

  #open(id: string, state: State): void {
    const send = (data: object, buffers: DataView[]) =>
      this.#transport.send("comm_msg", { comm_id: id, data }, buffers);
    const model = new Model(id, state, { send }, this);
    this.#models.set(id, model);
    for (const view of this.#views.get(id) ?? []) this.#show(model, view);
  }

  #show(model: Model, view: View): void {
    view.remove?.();
    if (isKnown(model)) view.remove = show(model, view.el, this);
    else this.#options.unknown(view.el);
  }

  #close(id: string): void {
    const model = this.#models.get(id);
    if (!model) return;
    this.#models.delete(id);
    for (const view of this.#views.get(id) ?? []) {
      view.remove?.();
      view.el.replaceChildren();
    }
    this.#views.delete(id);
    model.close();
  }
}
