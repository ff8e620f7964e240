// An anywidget model without a host: a test gives it traits, reads what was sent, counts listeners.
import table from "/widgets/tictimes_widgets/static/table.js";

class Model {
  constructor(traits) {
    this.traits = traits;
    this.listeners = [];
    this.sent = [];
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
    this.listeners = this.listeners.filter(([e, l]) => e !== event || l !== listener);
  }
  tell(event) {
    for (const [e, listener] of this.listeners) if (e === event) listener();
  }
  send(content) {
    this.sent.push(content);
  }
}

window.mount = (traits) => {
  window.model = new Model(traits);
  window.unmount = table.render({ model: window.model, el: document.getElementById("table") });
};
