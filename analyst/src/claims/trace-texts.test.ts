import { expect, test } from "vitest";
import { tracedTexts } from "./trace-texts.ts";

const page = "https://www.getapp.com/healthcare-pharmaceuticals-software/a/doctolib-2/?price=139#plans";
const known = {
  texts: ["We charge €49 per month and have 12 customers. Our rival is Doctolib."],
  pages: [{ url: page, text: "Doctolib: prices begin at €139 per month." }],
};

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

test("a link stays when it is exactly a page that was found, and is emptied otherwise", () => {
  const cited = (url: string) => ({ rivals: [{ name: "Doctolib", url }] });
  expect(tracedTexts(cited(page), known)).toEqual(cited(page));
  for (const other of [`${page}x`, page.toUpperCase(), "https://www.getapp.com/", "javascript:alert(1)", ""])
    expect(tracedTexts(cited(other), known)).toEqual(cited(""));
});

test("an id is no prose, whatever figures it holds", () => {
  expect(tracedTexts({ id: "phase-3.2", text: "Phase 3.2 wins 87% of clinics." }, known)).toEqual({
    id: "phase-3.2",
    text: "",
  });
});

test("what stands beside a link has to stand on that very page", () => {
  const cited = { url: page, about: "It costs €139 per month. You charge €49 per month." };
  expect(tracedTexts(cited, known)).toEqual({ url: page, about: "It costs €139 per month." });
  expect(tracedTexts({ ...cited, url: "" }, known)).toEqual({ url: "", about: cited.about });
});
