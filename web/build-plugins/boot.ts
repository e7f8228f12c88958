/*
 * Runs in the head of a page that everybody can open. Where its HTML needs no React to be read, it brings React on the
 * first sign that someone is about to use it; on all of them it does again what was done before React was there. The
 * build puts it into the page, so it imports nothing.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

let wanted = false;
let pressed: KeyboardEvent | null = null;
let clicked: HTMLElement[] = [];
let sent: { form: HTMLFormElement; by: HTMLElement | null } | null = null;
const typed = new Map<Field, string>();

const { dataset } = document.documentElement;

function bring(): void {
  // Whoever moves may go anywhere: from now on everything stands where it stands.
  delete dataset["patient"];
  if (wanted) return;
  wanted = true;
  // What is held stands at the end of a page that may be still on its way.
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
}

function start(): void {
  const held = document.querySelector("script[data-held]");
  // On a page that works with a script only, React is on its way already.
  if (!held) return;
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = held.textContent;
  script.addEventListener("error", comeAgain);
  document.head.append(script);
  script.remove();
}

/** The code is gone: a new version took its place while the page stood open, or the network broke. */
function comeAgain(): void {
  const [visit] = performance.getEntriesByType("navigation");
  // What did not help just now will not help again.
  if (visit && "type" in visit && visit.type === "reload" && performance.now() < 30_000) return;
  if (navigator.onLine) location.reload();
  else addEventListener("online", () => location.reload(), { once: true });
}

/** Storage may be forbidden: then nothing was kept. */
function kept<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

const isBox = (element: HTMLElement) => element instanceof HTMLInputElement;

/** Of several buttons the last is meant; every box is. */
function remember(button: HTMLElement): void {
  clicked = [...(isBox(button) ? clicked : clicked.filter(isBox)), button];
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest<HTMLElement>("a[data-after-sign-in]");
  if (link) {
    kept((storage) => {
      storage.setItem("redirectAfterAuth", link.dataset["afterSignIn"] ?? "/");
      storage.removeItem("redirectAfterAuthOf");
    });
  }
  const button = target?.closest<HTMLElement>("button,[type=checkbox],[type=radio]");
  // Sending a form is an event of its own.
  if (!button || (button instanceof HTMLButtonElement && button.form && button.type === "submit")) return;
  event.preventDefault();
  event.stopPropagation();
  remember(button);
}

/** Arrows open the menus of the bar, and Ctrl or Cmd with K all there is to reach. */
function onKey(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey } = event;
  const opensAll = key === "k" && (ctrlKey || metaKey);
  if (opensAll) event.preventDefault();
  if (opensAll || (key.startsWith("Arrow") && target instanceof HTMLButtonElement)) pressed = event;
}

function onSubmit(event: SubmitEvent): void {
  event.preventDefault();
  event.stopPropagation();
  if (event.target instanceof HTMLFormElement) sent = { form: event.target, by: event.submitter };
}

function onInput({ target }: Event): void {
  if (
    target instanceof HTMLElement &&
    target.matches("input:not([type=checkbox],[type=radio],[type=file]),textarea,select")
  )
    typed.set(target as Field, (target as Field).value);
}

function press({ key, ctrlKey, metaKey, target }: KeyboardEvent): void {
  const same = new KeyboardEvent("keydown", { key, ctrlKey, metaKey, bubbles: true, cancelable: true });
  (target instanceof Element && target.isConnected ? target : document.body).dispatchEvent(same);
}

function typeAgain(): void {
  for (const [field, text] of typed) {
    // React looks for a change from what was set last through the element itself, and sets by its prototype unseen.
    field.value = "";
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
    setter?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

function again(): void {
  typeAgain();
  for (const button of clicked) if (button.isConnected) button.click();
  if (pressed) press(pressed);
  if (sent?.form.isConnected) sent.form.requestSubmit(sent.by);
}

const listeners: [string, (event: never) => void][] = [
  ["click", onClick],
  ["submit", onSubmit],
  ["input", onInput],
  ["keydown", onKey],
];
for (const [name, listener] of listeners) addEventListener(name, listener as EventListener, true);
const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "input"];
for (const sign of signs) addEventListener(sign, bring, { capture: true, passive: true, once: true });
// Somebody signed in in another tab.
addEventListener("storage", ({ key, newValue }) => key === "member" && newValue && bring());
addEventListener(
  "error",
  ({ target }) => target instanceof HTMLScriptElement && target.type === "module" && comeAgain(),
  {
    capture: true,
  },
);
addEventListener(
  "cofounder:ready",
  () =>
    // What is typed or pressed until then is done again, too.
    setTimeout(() => {
      for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener, true);
      delete dataset["fromLink"];
      again();
    }),
  { once: true },
);

// Who was signed in last time, ticked something off, speaks another language or came with a question is given the whole
// page at once.
const language = kept((storage) => storage.getItem("language")) ?? navigator.language;
const isGuide = location.pathname.startsWith("/startup-guides");
const ticked = isGuide && Boolean(kept((storage) => storage.getItem("guide-ticks")));
// A link from a mail leads to another form than the page is built with: nothing is typed into the one that goes.
if (location.pathname === "/auth" && location.search !== "") dataset["fromLink"] = "";
const atOnce = "member" in dataset || ticked || !/^en\b/.test(language) || location.search !== "";
if (atOnce) bring();
else if (!location.hash) dataset["patient"] = "";

export {};
