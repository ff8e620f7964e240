// Anywidget models without a host: a test hangs pictures and answers what each of them sends.
import pictures from "/widgets/tictimes_widgets/static/pictures.js";

class Model {
  constructor(place, traits) {
    this.place = place;
    this.traits = traits;
    this.listeners = [];
  }
  get(name) {
    return this.traits[name];
  }
  set(name, value) {
    this.traits[name] = value;
    this.tell(`change:${name}`);
  }
  on(event, listener) {
    this.listeners.push([event, listener]);
  }
  off(event, listener) {
    this.listeners = this.listeners.filter(
      ([e, l]) => e !== event || l !== listener,
    );
  }
  tell(event) {
    for (const [e, listener] of this.listeners) if (e === event) listener();
  }
  async send(content) {
    const picture = await window.ask(this.place, content);
    if (!picture) return;
    this.set("picture", picture);
    this.tell("msg:custom");
  }
}

window.models = [];
window.hang = (traits) => {
  const el = document.querySelector("main").appendChild(document.createElement("div"));
  const model = new Model(window.models.length, traits);
  model.takeDown = pictures.render({ model, el });
  window.models.push(model);
};
