import { expect, test } from "vitest";
import { tracedTexts } from "./trace-texts.ts";

const page = "https://www.getapp.com/healthcare-pharmaceuticals-software/a/doctolib-2/?price=139#plans";
const known = {
  texts: ["We charge €49 per month and have 12 customers. Our rival is Doctolib."],
  pages: [{ url: page, text: "Doctolib: prices begin at €139 per month." }],
};

test("a sentence with an unclaimed figure is left out, and the others stay", () => {
  const text = "You charge €49 per month. The market is worth $4.2 billion. Talk to your 12 customers.";
  expect(tracedTexts(text, known)).toBe("You charge €49 per month. Talk to your 12 customers.");
});

test("every text of a value is checked, and nothing else changes", () => {
  const filled = { score: 3, points: ["Raise the price.", "87% of clinics agree."], note: null };
  expect(tracedTexts(filled, known)).toEqual({ score: 3, points: ["Raise the price.", ""], note: null });
});

test("a rival is named only where a source names it", () => {
  expect(tracedTexts("Competitors: Doctolib", known)).toBe("Competitors: Doctolib");
  expect(tracedTexts("Competitors: Zentaplex", known)).toBe("");
});

test("a link stays when it is exactly a found page, and is emptied otherwise", () => {
  const cited = (url: string) => ({ rivals: [{ name: "Doctolib", url }] });
  expect(tracedTexts(cited(page), known)).toEqual(cited(page));
  for (const other of [`${page}x`, page.toUpperCase(), "https://www.getapp.com/", "javascript:alert(1)", ""])
    expect(tracedTexts(cited(other), known)).toEqual(cited(""));
});

test("an id is not checked as prose, whatever figures it contains", () => {
  expect(tracedTexts({ id: "phase-3.2", text: "Phase 3.2 wins 87% of clinics." }, known)).toEqual({
    id: "phase-3.2",
    text: "",
  });
});

test("text beside a link has to come from that very page", () => {
  const cited = { url: page, about: "It costs €139 per month. You charge €49 per month." };
  expect(tracedTexts(cited, known)).toEqual({ url: page, about: "It costs €139 per month." });
  expect(tracedTexts({ ...cited, url: "" }, known)).toEqual({ url: "", about: cited.about });
});
