import { expect, test } from "vitest";
import { claimsOfTexts } from "../claims/claims-of-texts.ts";
import { noBacking } from "./backing.ts";
import { countToolMarks, markTexts } from "./mark-texts.ts";

const known = claimsOfTexts(["We charge €49 per month and have 12 customers. Our rival is Doctolib."]);
const backing = { backing: { ...noBacking, currency: "EUR", claims: known }, names: known, language: "en" } as const;

const written = (texts: readonly string[]) =>
  markTexts(texts, backing).map(({ text, marks }) =>
    marks.map(({ start, end, kind, claim }) => [text.slice(start, end), kind, ...(claim === "name" ? ["name"] : [])]),
  );

test("each text is marked by itself, and one without figures is left out", () => {
  const texts = ["You charge €49.", "Talk to them.", "The market is worth $4.2 billion."];
  expect(written(texts)).toEqual([[["€49", "founder"]], [["$4.2 billion", "own"]]]);
});

test("a company is marked as the model's where nobody else names it", () => {
  expect(written(["Competitors: Doctolib."])).toEqual([]);
  expect(written(["Competitors: Zentaplex."])).toEqual([[["Zentaplex", "own", "name"]]]);
});

test("a text that stands twice is marked once, and names are not counted as figures", () => {
  const text = "Competitors: Zentaplex, from €139.";
  const texts = markTexts([text, text, "Your 12 customers pay €49."], backing);
  expect(texts).toHaveLength(2);
  expect(countToolMarks(texts)).toEqual({ founder: 2, computed: 0, source: 0, own: 1, differs: 0, names: 1 });
});
