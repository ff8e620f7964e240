// An anywidget model without a host: a test gives it traits and answers what it sends.
import table from "/widgets/tictimes_widgets/static/table.js";

class Model {
  constructor(traits) {
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
  tell(event, content) {
    for (const [e, listener] of this.listeners) if (e === event) listener(content);
  }
  // `window.slow`, in milliseconds: how long a kernel takes that has a lot to do.
  async send(content) {
    await new Promise((done) => (window.slow ? setTimeout(done, window.slow) : done()));
    const { sent = [], ...traits } = (await window.ask(content)) ?? {};
    for (const [name, value] of Object.entries(traits)) {
      if (JSON.stringify(value) !== JSON.stringify(this.traits[name])) this.set(name, value);
    }
    for (const message of sent) this.tell("msg:custom", message);
    this.tell("msg:custom");
  }
}

window.mount = (traits) => {
  window.model = new Model(traits);
  window.unmount = table.render({
    model: window.model,
    el: document.getElementById("table"),
  });
};
