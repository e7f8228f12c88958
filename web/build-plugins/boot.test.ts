// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The scripts that load React, one entry per load. */
const started: HTMLScriptElement[] = [];
const ready = () => void dispatchEvent(new Event("cofounder:ready"));

/** Runs the script in the head of a page. */
async function openPage({ loading }: { loading: boolean }) {
  vi.resetModules();
  vi.spyOn(document, "readyState", "get").mockReturnValue(loading ? "loading" : "complete");
  await import("./boot.ts");
}

const delayReact = () => {
  document.body.insertAdjacentHTML("beforeend", `<script type="text/plain" data-held="">import "/react.js"</script>`);
};

const wait = () => new Promise((resolve) => setTimeout(resolve, 5));

function fieldOf(html: string): HTMLInputElement {
  document.body.insertAdjacentHTML("beforeend", html);
  const field = document.querySelector("input");
  if (!field) throw new Error("There is no field.");
  return field;
}

function type(field: HTMLInputElement, text: string) {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

beforeEach(() => {
  localStorage.setItem("language", "en");
  started.length = 0;
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    started.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
  });
});

afterEach(async () => {
  ready();
  await wait();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

test("an interaction while the page is loading loads React once the page is complete", async () => {
  await openPage({ loading: true });
  document.body.dispatchEvent(new Event("pointerover", { bubbles: true }));
  delayReact();
  expect(started).toHaveLength(0);
  dispatchEvent(new Event("DOMContentLoaded"));
  expect(started).toHaveLength(1);
});

test("text typed between React's start and the replay is not reverted", async () => {
  await openPage({ loading: false });
  const field = fieldOf(`<input name="subject">`);
  type(field, "Hel");
  ready();
  type(field, "Hello");
  await wait();
  expect(field.value).toBe("Hello");
});

test("a file chosen before React has loaded does not block the replay of other actions", async () => {
  await openPage({ loading: false });
  const file = fieldOf(`<input type="file"><button type="button">Next</button>`);
  file.dispatchEvent(new Event("input", { bubbles: true }));
  const pressed = vi.fn<() => void>();
  const button = document.querySelector("button");
  button?.click();
  button?.addEventListener("click", pressed);
  vi.spyOn(file, "value", "set").mockImplementation(() => {
    throw new DOMException("A file is not set by a script.", "InvalidStateError");
  });
  ready();
  await wait();
  expect(pressed).toHaveBeenCalledOnce();
});

test("the sign-in form behind a mailed link is hidden until React shows the right one", async () => {
  const { dataset } = document.documentElement;
  for (const [address, hidden] of [
    ["/auth?forgotten=1", ""],
    ["/auth?reset=abc", ""],
    ["/auth", undefined],
    ["/pricing?reset=abc", undefined],
  ]) {
    history.replaceState(null, "", address);
    await openPage({ loading: false });
    expect([address, dataset["fromLink"]]).toEqual([address, hidden]);
    ready();
    await wait();
    expect(dataset["fromLink"]).toBeUndefined();
  }
  history.replaceState(null, "", "/");
});

test("an open page whose code was replaced reloads, but not repeatedly", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  delayReact();
  await openPage({ loading: false });
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  started[0]?.dispatchEvent(new Event("error"));
  expect(reload).toHaveBeenCalledOnce();
  const again = { type: "reload" } as unknown as PerformanceEntry;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([again]);
  vi.spyOn(performance, "now").mockReturnValue(1_000);
  started[0]?.dispatchEvent(new Event("error"));
  expect(reload).toHaveBeenCalledOnce();
});

test("if the browser forbids storage, React still loads on the first interaction", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  await openPage({ loading: false });
  delayReact();
  document.body.dispatchEvent(new Event("pointerover", { bubbles: true }));
  expect(started).toHaveLength(1);
});
