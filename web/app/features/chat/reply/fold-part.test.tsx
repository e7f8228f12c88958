// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { FoldPart } from "./fold-part.tsx";
import { ReplyContext } from "./reply-context.ts";

let root: Root;
let place: HTMLElement;
let drawn = 0;

function Sections() {
  drawn++;
  return <p>Market Potential</p>;
}

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

beforeEach(() => {
  drawn = 0;
  localStorage.clear();
  place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

function show(id: string) {
  act(() =>
    root.render(
      <ReplyContext key={id} value={{ id, chatId: "c" }}>
        <FoldPart title="The whole analysis">
          <Sections />
        </FoldPart>
      </ReplyContext>,
    ),
  );
}

const press = () => act(() => place.querySelector("summary")?.click());
const isOpen = () => place.querySelector("details")?.open;

test("folded content is rendered only while it is open", () => {
  show("a");
  expect([isOpen(), drawn]).toEqual([false, 0]);
  press();
  expect([isOpen(), drawn]).toEqual([true, 1]);
  press();
  expect([isOpen(), place.textContent]).toEqual([false, "The whole analysis"]);
});

test("a later reply opens as the last one in this browser was left", () => {
  show("b");
  press();
  show("c");
  expect(isOpen()).toBe(true);
  press();
  show("d");
  expect(isOpen()).toBe(false);
  show("b");
  expect(isOpen()).toBe(true);
});

test("printing shows everything, and the screen is folded as before", () => {
  show("e");
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect([isOpen(), drawn]).toEqual([true, 1]);
  act(() => void dispatchEvent(new Event("afterprint")));
  expect(isOpen()).toBe(false);
  expect(localStorage.length).toBe(0);
});
