import { expect, test } from "vitest";
import { isFormOf, isMeasure, isSameNoun, sameWords } from "./forms.ts";

test.each([
  ["Bögen", "Bogen"],
  ["cartons", "carton"],
  ["Tour", "Sammeltour"],
  ["swap", "battery_swap"],
  ["票", "门票"],
])("“%s” is a form or part of “%s”", (word, symbol) => {
  expect(isFormOf(word, symbol)).toBe(true);
});

test.each([
  ["car", "cartoon"],
  ["Tor", "Motor"],
  ["门", "门票"],
])("“%s” is another word than “%s”", (word, symbol) => {
  expect(isFormOf(word, symbol)).toBe(false);
});

test("counting words that name nothing are known", () => {
  expect(["Stück", "pieza", "个", "piece"].every((word) => isMeasure(word))).toBe(true);
  expect(isMeasure("bread")).toBe(false);
});

test.each([
  ["loaves", "loaf"],
  ["knives", "knife"],
  ["bakeries", "bakery"],
  ["lápices", "lápiz"],
  ["journaux", "journal"],
  ["cookies", "cookie"],
])("“%s” is the plural of “%s”", (plural, noun) => {
  expect(isSameNoun(plural, noun)).toBe(true);
  expect(isSameNoun(noun, plural)).toBe(true);
});

test.each([
  ["parties", "part"],
  ["waves", "wall"],
])("“%s” is not the plural of “%s”", (word, noun) => {
  expect(isSameNoun(word, noun)).toBe(false);
});

test("a noun and its plural share one symbol in a conversation", () => {
  const symbolOf = sameWords();
  expect(["carton", "cartons", "crate", "Carton", "cart"].map((noun) => symbolOf(noun))).toEqual([
    "carton",
    "carton",
    "crate",
    "carton",
    "cart",
  ]);
});
