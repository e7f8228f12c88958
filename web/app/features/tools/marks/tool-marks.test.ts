import type { TextMark, ToolMarks } from "@cofounder/contract";
import { expect, test } from "vitest";
import { countsShown, marksByText, sentencesOf } from "./tool-marks.ts";

const mark = (text: string, quote: string, kind: TextMark["kind"]): TextMark => {
  const start = text.indexOf(quote);
  return { start, end: start + quote.length, kind, says: "", claim: null };
};

const [first, second] = ["You have 12 customers. They pay €49, and rivals ask €139.", "It takes 6 months."];
const marks: ToolMarks = {
  prompt: "tools-1",
  counts: { founder: 2, computed: 1, source: 0, own: 1, differs: 0, names: 0 },
  texts: [
    { text: first, marks: [mark(first, "12", "founder"), mark(first, "€49", "founder"), mark(first, "€139", "own")] },
    { text: second, marks: [mark(second, "6 months", "computed")] },
  ],
};

test("the marks of a result are numbered through all of its texts", () => {
  const byText = marksByText(marks);
  expect(byText.get(first)?.map(({ number }) => number)).toEqual([0, 1, 2]);
  expect(byText.get(second)?.map(({ number }) => number)).toEqual([3]);
  expect(byText.get("It takes 7 months.")).toBeUndefined();
});

test("the list groups the figures by their sentence", () => {
  expect(sentencesOf(marks).map(({ sentence, figures }) => [sentence, figures.map(({ figure }) => figure)])).toEqual([
    ["You have 12 customers.", ["12"]],
    ["They pay €49, and rivals ask €139.", ["€49", "€139"]],
    ["It takes 6 months.", ["6 months"]],
  ]);
});

test("the foot names only the kinds that there are", () => {
  expect(countsShown(marks)).toEqual([
    { name: "founder", count: 2 },
    { name: "computed", count: 1 },
    { name: "own", count: 1 },
  ]);
});
