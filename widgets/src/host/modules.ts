/** The modules and style sheets of widgets, by address or as text; each is loaded once. */

type Cleanup = (() => unknown) | undefined | null | void;

/** What a widget's module has, all of it optional. */
export interface Widget {
  initialize?(context: object): Cleanup | Promise<Cleanup>;
  render?(context: object): Cleanup | Promise<Cleanup>;
}

const ADDRESS = /^(https?|file|blob|data):/;
const modules = new Map<string, Promise<Widget>>();
const styles = new Map<string, Promise<void>>();

/** The widget in a module; a host that may not run text gives addresses. */
export function loadModule(esm: string): Promise<Widget> {
  let wanted = modules.get(esm);
  if (!wanted) {
    wanted = read(esm);
    wanted.catch(() => modules.delete(esm));
    modules.set(esm, wanted);
  }
  return wanted;
}

async function read(esm: string): Promise<Widget> {
  const url = ADDRESS.test(esm)
    ? esm
    : URL.createObjectURL(new Blob([esm], { type: "text/javascript" }));
  const module = await import(url);
  if (url !== esm) URL.revokeObjectURL(url);
  const widget = module.default ?? module;
  return typeof widget === "function" ? await widget() : widget;
}

/** Puts a style sheet in force and waits for it, so that nothing is drawn bare. */
export function loadStyle(css: string): Promise<void> {
  let wanted = styles.get(css);
  if (!wanted) {
    wanted = new Promise((done) => {
      const place = document.createElement(ADDRESS.test(css) ? "link" : "style");
      if (place instanceof HTMLLinkElement) {
        place.rel = "stylesheet";
        place.onload = place.onerror = () => done();
        place.href = css;
      } else {
        place.textContent = css;
        done();
      }
      document.head.append(place);
    });
    styles.set(css, wanted);
  }
  return wanted;
}
