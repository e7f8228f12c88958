import { expect, test } from "vitest";
import { quantitiesIn } from "../analyst/training/quantities.ts";
import { findFigures } from "../analyst/src/reader/find-figures.ts";
import { prove } from "../analyst/src/reader/prove.ts";
import { ideas } from "./ideas/all.ts";
import { changeMarks, marksIn, withValue } from "./marks.ts";
import { close } from "./recompute.ts";

const marked = ideas.filter(({ settled }) => settled.length > 0);

test.each(marked)("the settlements of $id are proven by the numbers of its text", (idea) => {
  const messages = idea.messages.map((text) => ({ text, figures: findFigures(text, idea.language) }));
  const settled = idea.marked.flatMap((message, at) =>
    quantitiesIn(message).map((quantity) => ({ ...quantity, span: { ...quantity.span, message: at } })),
  );
  const isNumber = ({ message, start, end }: (typeof settled)[number]["span"]): boolean =>
    messages[message]?.figures.some((figure) => figure.start < end && figure.end > start) ?? false;
  const { failures, unread } = prove(
    messages,
    settled.filter(({ span }) => isNumber(span)),
  );
  expect(failures).toEqual([]);
  expect(unread).toEqual([]);
});

test.each(marked)("the numbers that an analysis of $id has to use are annotated", ({ marked: messages, given }) => {
  const values = messages.flatMap(quantitiesIn).map(({ value, unit }) => (unit["%"] === 1 ? value / 100 : value));
  for (const number of given) expect(values.some((value) => close(value, number))).toBe(true);
});

test("changing a number changes it in its annotation, and the other annotations stay", () => {
  const text = 'a wash is ⟦2,50 €|price EUR/wash =2.50 "wash"⟧, ⟦20-30|volume wash/week =20..30⟧ a week';
  const changed = changeMarks(text, (mark) =>
    mark.quantity.meaning === "price" ? withValue(mark, "EUR 2500", { low: 2500 }) : mark.whole,
  );
  expect(changed).toBe('a wash is ⟦EUR 2500|price EUR/wash "wash" =2500⟧, ⟦20-30|volume wash/week =20..30⟧ a week');
  expect(marksIn(changed).map(({ quantity }) => quantity.value)).toEqual([2500, 25]);
});
