// @vitest-environment happy-dom
import type { HeardFigure } from "@cofounder/contract";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import heard from "../../../../locales/en/by-page/heard.json";
import { i18n } from "../../../../locales/i18n.ts";
import { UserBubble } from "../../thread/user-bubble.tsx";
import { HeardView, type HeardViewProps } from "./heard-view.tsx";
import { type Settled, withSettled } from "./shown-figures.ts";

const text = "A wash costs €4.50, the shop takes €2.80, 40 pay, room 214, 5% leave.";
const reading = {
  meaning: "price",
  unit: { EUR: 1 },
  flow: "in",
  party: "venture",
  status: "actual",
  basis: "once",
} as const;

function figure(quote: string, more: Partial<HeardFigure> = {}): HeardFigure {
  const start = text.indexOf(quote);
  const span = { message: 0, start, end: start + quote.length };
  return { id: quote, quote, span, state: "unread", reading, label: "price", offers: [], ...more };
}

const figures = [
  figure("40", { state: "read", label: "paying customers" }),
  figure("214", { state: "dismissed", reading: null, label: "" }),
  figure("€4.50", { state: "settled" }),
  figure("5%", { reading: null, label: "" }),
  figure("€2.80", { label: "cost" }),
];

let root: Root;
let place: HTMLElement;
let sent: Settled[][];

beforeAll(() => {
  i18n.addResourceBundle("en", "heard", heard);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

beforeEach(() => {
  sent = [];
  place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

function show(shown: HeardFigure[], more: Partial<HeardViewProps> = {}) {
  const part = { kind: "heard" as const, title: "What I heard", figures: shown, note: "Nothing is computed" };
  act(() =>
    root.render(
      <>
        <UserBubble text={text} messageId="m" />
        <HeardView
          part={part}
          frozen={null}
          placeOf={({ span: { start, end } }) => ({ messageId: "m", text, start, end })}
          onSettle={(settled) => sent.push(settled)}
          {...more}
        />
      </>,
    ),
  );
}

const chips = () => [...place.querySelectorAll("li")].map((chip) => chip.textContent);
/** Of the chips: the founder's message has buttons too. */
const button = (name: string) =>
  [...place.querySelectorAll<HTMLButtonElement>("section button")].find((each) => each.textContent?.includes(name));
const press = (name: string) => act(() => button(name)?.click());

test("figures that wait come first, a line each, then the others as chips; each names its state", () => {
  show(figures);
  expect(chips()).toEqual([
    "€2.80 cost“the shop takes €2.80” to confirmChange",
    "5% What is it?“5% leave” to confirmSomething else",
    "40 paying customers read in your words",
    "€4.50 price confirmed by you",
    "214 not a figure of the venture",
  ]);
  expect(place.textContent).toContain("1 to confirm · 1 to explain");
  expect(place.textContent).toContain("Nothing is computed");
});

test("one press confirms every guess, and no figure without a guess", () => {
  show(figures);
  press("All of this is right");
  expect(sent).toEqual([[{ settlement: { span: figures[4]?.span, reading }, label: "cost" }]]);
});

test("a settled chip keeps its place, and the focus is not lost with the button", () => {
  show(figures);
  press("All of this is right");
  const [settled = []] = sent;
  show(withSettled(figures, settled));
  expect(button("All of this is right")).toBeUndefined();
  expect(document.activeElement?.tagName).toBe("UL");
  expect(place.querySelector("[role=status]")?.textContent).toContain("Confirmed");
});

test("one press takes the meaning offered for a figure without a guess", () => {
  const offer = { reading: { ...reading, meaning: "churn" as const }, label: "customers who leave" };
  const unclear = figure("5%", { reading: null, label: "", offers: [offer] });
  show([unclear]);
  press("customers who leave");
  expect(sent).toEqual([[{ settlement: { span: unclear.span, reading: offer.reading }, label: offer.label }]]);
});

test("only visible figures are confirmed: of many, the others unfold or follow after the first ones", () => {
  const many = Array.from({ length: 15 }, (_, index) =>
    figure("40", { id: `f${index}`, label: `no. ${index}`, span: { message: 0, start: index, end: index + 2 } }),
  );
  show(many);
  expect(chips()).toHaveLength(12);
  press("All of this is right");
  expect(sent[0]).toHaveLength(12);
  show(many.map((each, index) => (index < 12 ? { ...each, state: "settled" as const } : each)));
  expect(chips().slice(0, 3)).toEqual(
    [12, 13, 14].map((number) => expect.stringMatching(new RegExp(`^40 no\\. ${number}.* to confirmChange$`))),
  );
  press("3 more");
  expect(chips()).toHaveLength(15);
});

test("hovering a chip highlights its words in the founder's message", () => {
  show(figures);
  const lit = () => place.querySelector("mark")?.textContent;
  const chip = button("€2.80");
  act(() => void chip?.dispatchEvent(new MouseEvent("pointerover", { bubbles: true })));
  expect(lit()).toBe("€2.80");
  act(() => void chip?.dispatchEvent(new MouseEvent("pointerout", { bubbles: true })));
  expect(lit()).toBeUndefined();
  act(() => chip?.focus());
  expect(lit()).toBe("€2.80");
});

test("another member's figures cannot be settled", () => {
  show(figures, { frozen: "foreign" });
  expect(place.querySelectorAll("section button")).toHaveLength(0);
  expect(chips()).toHaveLength(5);
});

test("nothing can be confirmed while a reply is being written", () => {
  show(figures, { frozen: "busy" });
  expect((button("All of this is right") as HTMLButtonElement).disabled).toBe(true);
});
