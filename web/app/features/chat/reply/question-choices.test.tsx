// @vitest-environment happy-dom
import type { QuestionChoice } from "@cofounder/contract";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import heard from "../../../locales/en/by-page/heard.json";
import { i18n } from "../../../locales/i18n.ts";
import { QuestionChoices } from "./question-choices.tsx";

const reading = {
  meaning: "fixed_cost",
  unit: { CHF: 1, month: -1 },
  flow: "out",
  party: "venture",
  status: "planned",
  basis: "recurring",
} as const;
const span = { message: 0, start: 12, end: 17 };
const onTop: QuestionChoice = {
  label: "On top of today's",
  as: "fixed cost",
  settlement: { span, reading: { ...reading, inPlaceOf: "nothing" } },
};
const instead: QuestionChoice = {
  label: "In place of the rent",
  as: "fixed cost",
  settlement: { span, reading: { ...reading, inPlaceOf: { message: 0, start: 30, end: 35 } } },
};

let root: Root;
let place: HTMLElement;
let chosen: QuestionChoice[];

beforeAll(() => {
  i18n.addResourceBundle("en", "heard", heard);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

beforeEach(() => {
  chosen = [];
  place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const show = (pressed?: QuestionChoice, disabled = false) =>
  act(() =>
    root.render(
      <QuestionChoices
        choices={[onTop, instead]}
        pressed={pressed}
        disabled={disabled}
        onChoose={(choice) => chosen.push(choice)}
      />,
    ),
  );
const buttons = () => [...place.querySelectorAll("button")];

test("each answer is a button, and a press gives its settlement", () => {
  show();
  expect(buttons().map(({ textContent }) => textContent)).toEqual(["On top of today's", "In place of the rent"]);
  act(() => buttons()[1]?.click());
  expect(chosen).toEqual([instead]);
});

test("what is on its way is shown as pressed", () => {
  show(instead);
  expect(buttons().map((button) => button.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
});

test("nothing can be pressed while a reply is written", () => {
  show(undefined, true);
  expect(buttons().every(({ disabled }) => disabled)).toBe(true);
});
