import { expect, test } from "vitest";
import { tracedTexts } from "./trace-texts.ts";

const known = ["We charge €49 per month and have 12 customers. Our rival is Doctolib."];

test("a sentence with a figure that nobody told is left out, the others stay", () => {
  const text = "You charge €49 per month. The market is worth $4.2 billion. Talk to your 12 customers.";
  expect(tracedTexts(text, known)).toBe("You charge €49 per month. Talk to your 12 customers.");
});

test("every text of a value is looked at, and nothing else changes", () => {
  const filled = { score: 3, points: ["Raise the price.", "87% of clinics agree."], note: null };
  expect(tracedTexts(filled, known)).toEqual({ score: 3, points: ["Raise the price.", ""], note: null });
});

test("a rival is named only where somebody named it", () => {
  expect(tracedTexts("Competitors: Doctolib", known)).toBe("Competitors: Doctolib");
  expect(tracedTexts("Competitors: Zentaplex", known)).toBe("");
});
