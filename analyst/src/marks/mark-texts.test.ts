import type { Claim, Metric } from "@cofounder/contract/analysis";
import { expect, test } from "vitest";
import { claimsOfTexts } from "../claims/claims-of-texts.ts";
import { noBacking } from "./backing.ts";
import { countToolMarks, markTexts } from "./mark-texts.ts";

const known = claimsOfTexts(["We charge €49 per month and have 12 customers. Our rival is Doctolib."]);
const backing = {
  backing: { ...noBacking, currency: "EUR", claims: known },
  names: known,
  draft: [],
  pages: [],
  sourced: new Set<string>(),
  language: "en",
} as const;

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

test("a page backs only the texts that name something of it", () => {
  const page = { publisher: "www.breadreviews.org", year: "", title: "Panier Express: prices", text: "It asks €139." };
  const texts = ["Panier Express asks €139.", "Another asks €139."];
  const kinds = (sourced: string[]) =>
    markTexts(texts, { ...backing, pages: [page], sourced: new Set(sourced) }).map(({ marks }) => marks[0]?.kind);
  expect(kinds([])).toEqual(["source", "own"]);
  expect(kinds(["Another asks €139."])).toEqual(["source", "source"]);
});

test("a number of the draft backs a text, but no contradiction of a result", () => {
  const mrr: Metric = {
    name: "mrr",
    label: "MRR",
    value: 20_000,
    unit: "EUR",
    low: null,
    high: null,
    formula: "as typed",
    inputs: [],
    display: "€20,000",
  };
  const draft = claimsOfTexts(["Angels give €25,000."]).map((claim): Claim => ({ ...claim, type: "computed" }));
  const texts = ["Angels give €25,000.", "Your MRR is €25,000."];
  const marked = markTexts(texts, { ...backing, backing: { ...backing.backing, metrics: [mrr] }, draft });
  expect(marked.map(({ marks }) => marks.map(({ kind }) => kind))).toEqual([["computed"], ["differs"]]);
});

test("the number of a slide is nobody's figure", () => {
  expect(written(["Slide 3: say who pays."])).toEqual([]);
  expect(written(["Slide 12 says €49."])).toEqual([[["€49", "founder"]]]);
});
