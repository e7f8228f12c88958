/** Letters that are typed later than this were not meant for the next screen. */
const holdMs = 5_000;

let held = "";
let timer = 0;

function keep(event: KeyboardEvent) {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || (key.length > 1 && key !== "Backspace")) return;
  held = key.length > 1 ? held.slice(0, -1) : held + key;
  event.preventDefault();
  event.stopPropagation();
}

const release = () => removeEventListener("keydown", keep, true);

/** Keeps what is typed while a screen with an input is on its way; `takeTyped` gives it to that input. */
export function holdTyping(): void {
  clearTimeout(timer);
  held = "";
  addEventListener("keydown", keep, true);
  timer = window.setTimeout(release, holdMs);
}

/** What was typed since `holdTyping`; nothing is kept after it. */
export function takeTyped(): string {
  release();
  const typed = held;
  held = "";
  return typed;
}
