/** A lesson's page: what the server streams into it finds its place, and its widgets a host. */

import { Host, type States } from "./host.ts";
import type { Way } from "./message.ts";
import { websocket } from "./websocket.ts";

const body = document.body;
const base = new URL(body.dataset["base"] ?? "/", location.href);
const kernel = body.dataset["kernel"] ?? "";

const byId = (id: string) => document.getElementById(id);

/** The words of the page are the server's; here they are only shown and hidden. */
function tell(way: Way): void {
  body.dataset["way"] = way;
  for (const name of ["lost", "gone"]) byId(`way-${name}`)?.toggleAttribute("hidden", way !== name);
  for (const place of document.querySelectorAll<HTMLElement>("[data-model]")) {
    place.inert = way !== "open";
  }
}

function unknown(el: HTMLElement): void {
  byId("unknown-widget")?.removeAttribute("hidden");
  el.remove();
}

const transport = websocket(new URL(`api/kernels/${kernel}`, base).href);
const host = new Host(transport, { base: new URL("tictimes/kept/", base).href, unknown });

/** Takes what has come whole: something follows it, or the page is complete. */
function take(): void {
  const complete = document.readyState !== "loading";
  const streamed = "template[data-for], script[data-models], [data-done]";
  for (const part of document.querySelectorAll<HTMLElement>(streamed)) {
    if (!complete && !part.nextElementSibling) return;
    part.remove();
    if (part instanceof HTMLScriptElement) {
      host.learn(JSON.parse(part.textContent || "{}") as States);
    } else if (part instanceof HTMLTemplateElement) {
      place(part.dataset["for"] ?? "", part.content);
    } else connect();
  }
  if (complete) observer.disconnect();
}

function place(id: string, content: DocumentFragment): void {
  const section = byId(id);
  if (!section) return;
  section.replaceChildren(content);
  section.removeAttribute("aria-busy");
  section.toggleAttribute("hidden", section.childElementCount === 0);
  for (const el of section.querySelectorAll<HTMLElement>("[data-model]")) {
    host.mount(el.dataset["model"] ?? "", el);
  }
}

let connected = false;

/** The kernel is asked once the lesson has run: until then the server speaks with it. */
function connect(): void {
  if (connected || !kernel) return;
  connected = true;
  transport.start(
    (message) => host.hear(message),
    (way) => {
      tell(way);
      if (way === "open") host.ask();
    },
  );
}

// Widgets ask the body, as in JupyterLab, whether the page is light or dark.
const dark = matchMedia("(prefers-color-scheme: dark)");
const tellTheme = () => {
  body.dataset["jpThemeLight"] = String(!dark.matches);
};
tellTheme();
dark.addEventListener("change", tellTheme);

// A page that is gone for good needs its kernel no longer.
addEventListener("pagehide", (event) => {
  if (!event.persisted && kernel) {
    navigator.sendBeacon(new URL(`voila/api/shutdown/${kernel}`, base));
  }
});

byId("load-again")?.addEventListener("click", () => location.reload());
const observer = new MutationObserver(take);
observer.observe(body, { childList: true });
document.addEventListener("readystatechange", take);
take();
