/** A model as anywidget promises it to a widget's front end. */

import { splitBuffers } from "./buffers.ts";

export type State = Record<string, unknown>;
type Listener = (...values: unknown[]) => void;

/** How a model reaches its other half in Python. */
export interface Line {
  send(data: object, buffers: DataView[]): void;
}

export class Model {
  readonly id: string;
  readonly widget_manager: object;
  #state: State;
  #line: Line;
  #unsaved = new Set<string>();
  #listeners = new Map<string, Set<Listener>>();

  constructor(id: string, state: State, line: Line, manager: object) {
    this.id = id;
    this.#state = state;
    this.#line = line;
    this.widget_manager = manager;
  }

  get(name: string): unknown {
    return this.#state[name];
  }

  set(name: string | State, value?: unknown): void {
    const changes = typeof name === "string" ? { [name]: value } : name;
    for (const key of Object.keys(changes)) this.#unsaved.add(key);
    this.#change(changes);
  }

  save_changes(): void {
    if (this.#unsaved.size === 0) return;
    const changes = Object.fromEntries([...this.#unsaved].map((name) => [name, this.#state[name]]));
    this.#unsaved.clear();
    const { state, paths, buffers } = splitBuffers(changes);
    this.#line.send({ method: "update", state, buffer_paths: paths }, buffers);
  }

  send(
    content: unknown,
    _callbacks?: unknown,
    buffers: (ArrayBuffer | ArrayBufferView)[] = [],
  ): void {
    const views = buffers.map((one) =>
      ArrayBuffer.isView(one)
        ? new DataView(one.buffer, one.byteOffset, one.byteLength)
        : new DataView(one),
    );
    this.#line.send({ method: "custom", content }, views);
  }

  on(events: string, listener: Listener): void {
    for (const event of events.split(" ")) {
      const known = this.#listeners.get(event) ?? new Set();
      this.#listeners.set(event, known.add(listener));
    }
  }

  off(events?: string | null, listener?: Listener | null): void {
    for (const event of events?.split(" ") ?? [...this.#listeners.keys()]) {
      if (listener) this.#listeners.get(event)?.delete(listener);
      else this.#listeners.delete(event);
    }
  }

  /** Python has set these traits. */
  receive(changes: State): void {
    this.#change(changes);
  }

  /** Python has sent this message. */
  hear(content: unknown, buffers: DataView[]): void {
    this.#tell("msg:custom", content, buffers);
  }

  /** Python has closed the widget. */
  close(): void {
    this.#tell("destroy");
    this.#listeners.clear();
  }

  #change(changes: State): void {
    const before = this.#state;
    const changed = Object.keys(changes).filter((name) => !same(changes[name], before[name]));
    this.#state = { ...before, ...changes };
    for (const name of changed) this.#tell(`change:${name}`, this, changes[name], {});
    if (changed.length > 0) this.#tell("change", this, {});
  }

  #tell(event: string, ...values: unknown[]): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) {
      try {
        listener(...values);
      } catch (problem) {
        console.error(problem); // one view's mistake is not another's
      }
    }
  }
}

/** Whether two values say the same; a value with bytes in it counts as new. */
function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (ArrayBuffer.isView(one) || ArrayBuffer.isView(other)) return false;
  const [a, b] = [Object.entries(one), Object.entries(other)];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    a.length === b.length &&
    a.every(([key, value]) => key in other && same(value, (other as State)[key]))
  );
}
