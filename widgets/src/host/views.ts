/** Views: an anywidget's is drawn by its module, a box's holds those of its children. */

import type { Host } from "./host.ts";
import type { Model } from "./model.ts";
import { loadModule, loadStyle, type Widget } from "./modules.ts";

const BOXES: Record<string, string> = { BoxModel: "box", HBoxModel: "hbox", VBoxModel: "vbox" };
const REFERENCE = "IPY_MODEL_";
const initialized = new WeakMap<Model, Promise<Widget>>();

/** Whether this host can show such a widget. */
export function isKnown(model: Model): boolean {
  return isAnywidget(model) || boxKind(model) !== undefined;
}

/** Shows `model` in `el`; what it gives takes the view away again. */
export function show(model: Model, el: HTMLElement, host: Host): () => void {
  return isAnywidget(model) ? showWidget(model, el) : showBox(model, el, host);
}

function isAnywidget(model: Model): boolean {
  return model.get("_model_module") === "anywidget";
}

function boxKind(model: Model): string | undefined {
  const ours = model.get("_model_module") === "@jupyter-widgets/controls";
  return ours ? BOXES[model.get("_model_name") as string] : undefined;
}

function showWidget(model: Model, el: HTMLElement): () => void {
  const ended = new AbortController();
  const draw = async () => {
    const css = model.get("_css");
    const [widget] = await Promise.all([
      initialize(model),
      typeof css === "string" && css ? loadStyle(css) : null,
    ]);
    if (ended.signal.aborted) return;
    el.replaceChildren();
    const cleanup = await widget.render?.({ model, el, signal: ended.signal, experimental: {} });
    if (!cleanup) return;
    if (ended.signal.aborted) cleanup();
    else ended.signal.addEventListener("abort", () => cleanup());
  };
  draw().catch(console.error);
  return () => ended.abort();
}

/** The widget in a model's module, initialized once for all its views. */
function initialize(model: Model): Promise<Widget> {
  let wanted = initialized.get(model);
  if (!wanted) {
    wanted = loadModule(model.get("_esm") as string).then(async (widget) => {
      const cleanup = await widget.initialize?.({ model, experimental: {} });
      if (cleanup) model.on("destroy", () => cleanup());
      return widget;
    });
    initialized.set(model, wanted);
  }
  return wanted;
}

function showBox(model: Model, el: HTMLElement, host: Host): () => void {
  let remove: (() => void)[] = [];
  const clear = () => {
    for (const one of remove) one();
    remove = [];
  };
  const draw = () => {
    clear();
    const box = document.createElement("div");
    box.className = `widget-${boxKind(model)}`;
    el.replaceChildren(box);
    for (const child of model.get("children") as string[]) {
      const place = document.createElement("div");
      box.append(place);
      remove.push(host.mount(child.replace(REFERENCE, ""), place));
    }
  };
  draw();
  model.on("change:children", draw);
  return () => {
    model.off("change:children", draw);
    clear();
  };
}
