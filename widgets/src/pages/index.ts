/** The pages around the games: what a child has earned, and a new child. It knows no words. */

import { newChild, NAME as CHILD, sitDown } from "./child.ts";
import { earn, earned, isKind, NAME as EARNED } from "./earned.ts";
import { storeOf } from "./kept.ts";
import { showEarned, showNew } from "./stickers.ts";

const stores = { browser: storeOf("localStorage"), tab: storeOf("sessionStorage") };

// before any table asks for the match that this tab had
sitDown(stores);

const show = () => showEarned(document, earned(stores.browser));

/** The page as a new child finds it: no match of the one before, and nothing earned. */
const begin = () => {
  if (document.querySelector("[data-tictimes]")) location.reload();
  else show();
};

addEventListener("tictimes-progress", (event) => {
  const kind: unknown = (event as CustomEvent<{ kind?: unknown } | null>).detail?.kind;
  const path = document.querySelector<HTMLElement>(".top [data-earned]")?.dataset["earned"];
  if (path === undefined || !isKind(kind)) return;
  earn(stores.browser, path, kind);
  show();
  showNew(document, kind);
});

addEventListener("storage", (event) => {
  if (event.key === EARNED || event.key === null) show();
  if (event.key === CHILD && sitDown(stores)) begin();
});

// a page that the browser had put aside may be of the child before
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  if (sitDown(stores)) begin();
  else show();
});

function askForNewChild(): void {
  const button = document.querySelector<HTMLButtonElement>("#new-child");
  const dialog = document.querySelector<HTMLDialogElement>("#new-child-ask");
  const done = document.querySelector<HTMLElement>("#new-child-done");
  if (!button || !dialog || !done) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    done.textContent = "";
    dialog.returnValue = "";
    dialog.showModal();
  });
  dialog.addEventListener("close", () => {
    if (dialog.returnValue !== "yes") return;
    newChild(stores, String(Date.now()));
    show();
    done.textContent = done.dataset["says"] ?? "";
  });
}

const start = () => {
  askForNewChild();
  show();
};
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
