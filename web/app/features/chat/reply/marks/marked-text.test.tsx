// @vitest-environment happy-dom
import type { TextMark } from "@cofounder/contract";
import { act, createRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import chat from "../../../../locales/en/chat.json";
import { i18n } from "../../../../locales/i18n.ts";
import { MarkCounts } from "./mark-counts.tsx";
import { MarkedText } from "./marked-text.tsx";

const text = `## What it costs

A wash sells at **€4.50**, and you keep €1.70. Rents in Utrecht rose by 9%. It pays after 71 washes, not 90.

| Month | Washes |
|---|--:|
| March | 1,200 |

See [the 2024 survey](https://example.com).`;

const mark = (quote: string, kind: TextMark["kind"], says = ""): TextMark => {
  const start = text.indexOf(quote);
  return { start, end: start + quote.length, kind, says, claim: null };
};

const marks = [
  mark("€4.50", "founder", "A wash costs €4.50"),
  mark("€1.70", "computed", "€4.50 − €2.80"),
  mark("9%", "own"),
  mark("90", "differs", "Computed: 71. Difference: 19."),
  mark("1,200", "source", "City of Utrecht, 2025"),
  mark("2024", "own"),
];

let root: Root;
let place: HTMLElement;

beforeAll(async () => {
  await Promise.all([
    import("../../../../components/marks/mark-window.tsx"),
    import("../../../../components/marks/mark-list.tsx"),
    import("../../../../ui/dialog-window.tsx"),
  ]);
  i18n.addResourceBundle("en", "chat", chat);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

beforeEach(() => {
  place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const textPlace = createRef<HTMLDivElement>();

function show(shown: readonly TextMark[], written = text) {
  act(() =>
    root.render(
      <>
        <MarkedText text={written} marks={shown} place={textPlace} />
        <MarkCounts text={written} marks={shown} place={textPlace} />
      </>,
    ),
  );
}

const figures = () => [...place.querySelectorAll<HTMLElement>("[data-mark]")];
const figure = (quote: string) => figures().find(({ textContent }) => textContent === quote);
const dialog = () => document.querySelector("[role=dialog]");
const press = (key: string) =>
  act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));

const settled = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    check();
  });

async function opened(): Promise<Element> {
  await settled(() => expect(dialog()).not.toBeNull());
  return dialog() ?? document.body;
}

test("marks change no word of the text", () => {
  show([]);
  const plain = textPlace.current?.textContent;
  expect(figures()).toEqual([]);
  show(marks);
  expect(textPlace.current?.textContent).toBe(plain);
  expect(figures().map(({ textContent }) => textContent)).toEqual(["€4.50", "€1.70", "9%", "90", "1,200"]);
});

test("a press on a figure says what backs it, and another one closes that", async () => {
  show(marks);
  act(() => figure("€1.70")?.click());
  const window = await opened();
  expect(window.textContent).toContain("€1.70Checked: it follows from your figures€4.50 − €2.80");
  expect(figure("€1.70")?.getAttribute("aria-expanded")).toBe("true");
  act(() => figure("€1.70")?.click());
  await settled(() => expect(dialog()).toBeNull());
});

test("a figure of the model's own is said not to be checked", async () => {
  show(marks);
  act(() => figure("9%")?.click());
  expect((await opened()).textContent).toContain("9%From the model, not checked");
});

test("the whole text is one stop of the Tab key; arrow keys lead from figure to figure, Enter opens", async () => {
  show(marks);
  const stops = () => figures().filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([figure("€4.50")]);
  act(() => figure("€4.50")?.focus());
  press("ArrowLeft");
  press("ArrowRight");
  press("ArrowRight");
  expect(document.activeElement).toBe(figure("9%"));
  expect(stops()).toEqual([figure("9%")]);
  press("Enter");
  expect((await opened()).textContent).toContain("9%");
});

test("a figure that is bold in part is one figure", async () => {
  const written = "It is €**1,2**00 now.";
  show([{ start: 6, end: 16, kind: "computed", says: "40 × €30", claim: null }], written);
  expect(figures().map(({ textContent }) => textContent)).toEqual(["€", "1,2", "00"]);
  act(() => figure("1,2")?.click());
  expect((await opened()).querySelector("h2")?.textContent).toBe("€1,200");
});

test("the foot counts the checked figures, and lists them all by sentence", async () => {
  show(marks);
  const counts = place.querySelector<HTMLElement>("button[aria-haspopup=dialog]");
  expect(counts?.textContent).toBe("3 of 6 figures checked; the others are the model's own");
  act(() => counts?.click());
  const list = await opened();
  expect([...list.querySelectorAll("[role=dialog] > div > ul > li")].map((item) => item.textContent)).toEqual([
    "A wash sells at €4.50, and you keep €1.70." +
      "€4.50 In your wordsA wash costs €4.50" +
      "€1.70 Checked: it follows from your figures€4.50 − €2.80",
    "Rents in Utrecht rose by 9%.9% From the model, not checked",
    "It pays after 71 washes, not 90.90 Differs from what was computedComputed: 71. Difference: 19.",
    "March · 1,2001,200 From a sourceCity of Utrecht, 2025",
    "2024 From the model, not checked",
  ]);
  expect([...list.querySelectorAll("strong")].map((term) => term.textContent)).toEqual([
    "€4.50",
    "€1.70",
    "9%",
    "90",
    "1,200",
    "2024",
  ]);
});

test("the foot says so where every figure is checked, and nothing where there is none", () => {
  show(marks.slice(0, 2));
  expect(place.textContent).toContain("Every figure checked (2)");
  show([]);
  expect(place.querySelector("button[aria-haspopup=dialog]")).toBeNull();
});
