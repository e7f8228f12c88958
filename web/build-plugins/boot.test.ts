// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What brings React, as often as it is brought. */
const started: HTMLScriptElement[] = [];
const ready = () => void dispatchEvent(new Event("cofounder:ready"));

/** Runs what stands in the head of a page. */
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

test("who moves while the page is still coming gets React once all of it is there", async () => {
  await openPage({ loading: true });
  document.body.dispatchEvent(new Event("pointerover", { bubbles: true }));
  delayReact();
  expect(started).toHaveLength(0);
  dispatchEvent(new Event("DOMContentLoaded"));
  expect(started).toHaveLength(1);
});

test("what is typed between the last of React and the replay is not taken back", async () => {
  await openPage({ loading: false });
  const field = fieldOf(`<input name="subject">`);
  type(field, "Hel");
  ready();
  type(field, "Hello");
  await wait();
  expect(field.value).toBe("Hello");
});

test("a file that was chosen before React was there does not keep the rest from being done", async () => {
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

test("the sign-in of an address from a mail is hidden until React shows what the link leads to", async () => {
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

test("a page whose code was replaced while it stood open comes again, and not over and over", async () => {
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

test("where the browser forbids storage, React still comes with the first movement", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  await openPage({ loading: false });
  delayReact();
  document.body.dispatchEvent(new Event("pointerover", { bubbles: true }));
  expect(started).toHaveLength(1);
});
