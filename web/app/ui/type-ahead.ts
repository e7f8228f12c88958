/** Letters that are typed later than this were not meant for the next screen. */
const holdMs = 5_000;

let held = "";
let release = () => {};

function keep(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Backspace") held = held.slice(0, -1);
  else if (event.key.length === 1) held += event.key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Keeps what is typed while a screen with an input is on its way; `takeTyped` gives it to that input. */
export function holdTyping(): void {
  release();
  held = "";
  const listening = new AbortController();
  const timer = setTimeout(() => release(), holdMs);
  addEventListener("keydown", keep, { capture: true, signal: listening.signal });
  release = () => {
    clearTimeout(timer);
    listening.abort();
    release = () => {};
  };
}

/** What was typed since `holdTyping`; nothing is kept after it. */
export function takeTyped(): string {
  release();
  const typed = held;
  held = "";
  return typed;
}
