import { expect, test } from "vitest";
import { type KeptFigure, keptSheetIn } from "./kept-sheet.ts";

const price: KeptFigure = { id: "a", value: 29, choice: "price", unit: { EUR: 1, customer: -1, month: -1 } };

function storageWith(raw?: string) {
  const stored = new Map<string, string>(raw === undefined ? [] : [["visitor-sheet", raw]]);
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
}

test("figures are kept for a day, and then forgotten", () => {
  let now = 1_000;
  const sheet = keptSheetIn(storageWith(), () => now);
  sheet.keep([price]);
  now += 23 * 60 * 60_000;
  expect(sheet.read()).toEqual([price]);
  now += 2 * 60 * 60_000;
  expect(sheet.read()).toEqual([]);
});

test("figures that were taken over are gone", () => {
  const sheet = keptSheetIn(storageWith());
  sheet.keep([price]);
  sheet.forget();
  expect(sheet.read()).toEqual([]);
});

test.each([
  ["not JSON"],
  ["null"],
  ['{"figures":1,"at":1}'],
  [JSON.stringify({ figures: [{ value: "29" }], at: Date.now() })],
])("stored data that is no sheet is none: %s", (raw) => {
  expect(keptSheetIn(storageWith(raw)).read()).toEqual([]);
});
