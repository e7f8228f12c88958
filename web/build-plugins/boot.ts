/*
 * Runs in the head of every page that needs no sign-in. If its HTML is readable without React, it loads React on the
 * first sign of use; on every page it replays the actions made before React was there. The build inlines it into the
 * page, so it imports nothing.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

let wanted = false;
let pressed: KeyboardEvent | null = null;
let clicked: HTMLElement[] = [];
let sent: { form: HTMLFormElement; by: HTMLElement | null } | null = null;
const typed = new Map<Field, string>();

const { dataset } = document.documentElement;

function bring(): void {
  // Someone who interacts may scroll anywhere: from now on everything is laid out, so that nothing shifts.
  delete dataset["patient"];
  if (wanted) return;
  wanted = true;
  // The held script is at the end of a page that may still be loading.
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
}

function start(): void {
  const held = document.querySelector("script[data-held]");
  // A page that needs its scripts is loading React already.
  if (!held) return;
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = held.textContent;
  script.addEventListener("error", comeAgain);
  document.head.append(script);
  script.remove();
}

/** The code is gone: a new version replaced it while the page was open, or the network failed. */
function comeAgain(): void {
  const [visit] = performance.getEntriesByType("navigation");
  // If a reload just failed to help, another one will not help either.
  if (visit && "type" in visit && visit.type === "reload" && performance.now() < 30_000) return;
  if (navigator.onLine) location.reload();
  else addEventListener("online", () => location.reload(), { once: true });
}

/** Storage may be forbidden: then nothing was stored. */
function kept<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

const isBox = (element: HTMLElement) => element instanceof HTMLInputElement;

/** Of several pressed buttons only the last counts; every checkbox does. */
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
  // Submitting a form is a separate event.
  if (!button || (button instanceof HTMLButtonElement && button.form && button.type === "submit")) return;
  event.preventDefault();
  event.stopPropagation();
  remember(button);
}

/** Arrow keys open the menus of the bar, and Ctrl or Cmd with K the palette. */
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
    // React detects a change by comparing with the value last set on the element, and does not notice the prototype's
    // setter.
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
// Someone signed in in another tab.
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
    // Text typed or buttons pressed until then are replayed too.
    setTimeout(() => {
      for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener, true);
      delete dataset["fromLink"];
      again();
    }),
  { once: true },
);

// A visitor who was signed in last time, has ticks or an analysis, uses another language or came with a question gets React at once.
const language = kept((storage) => storage.getItem("language")) ?? navigator.language;
const isGuide = location.pathname.startsWith("/startup-guides");
const ticked = isGuide && Boolean(kept((storage) => storage.getItem("guide-ticks")));
// A mailed link shows another form than the prerendered one, which is hidden so that nothing is typed into it.
const hasIdea = location.pathname === "/" && Boolean(kept((storage) => storage.getItem("first-idea")));
const isForm = location.search !== "" || location.hash === "#sign-up";
if (location.pathname === "/auth" && isForm) dataset["fromLink"] = "";
const atOnce = "member" in dataset || ticked || hasIdea || !/^en\b/.test(language) || isForm;
if (atOnce) bring();
else if (!location.hash) dataset["patient"] = "";

export {};
