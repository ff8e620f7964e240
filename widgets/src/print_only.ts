/** Prints one part of the page and nothing else of it. */

const MARK = "tt-print-this";

/** Opens the browser's print, with only `part` on the paper. */
export function printOnly(part: Element | null): void {
  if (part === null) return;
  part.classList.add(MARK);
  const done = () => {
    part.classList.remove(MARK);
    removeEventListener("afterprint", done);
  };
  addEventListener("afterprint", done);
  print();
}
