import { expect, test } from "vitest";
import { clauseAround } from "./clause-around.ts";

function around(text: string, quote: string): string {
  const start = text.indexOf(quote);
  return clauseAround({ messageId: "m", text, start, end: start + quote.length });
}

test("the words around a figure end at its clause", () => {
  const text =
    "An app in Spain. €29 a month, 40 salons in the pilot; churn 4% a month. We spend €1,250.50 to win a salon.";
  expect(around(text, "€29")).toBe("€29 a month");
  expect(around(text, "40")).toBe("40 salons in the pilot");
  expect(around(text, "4%")).toBe("churn 4% a month");
  expect(around(text, "€1,250.50")).toBe("We spend €1,250.50 to win a salon");
  expect(around("每月29元，试点40家。", "40")).toBe("试点40家");
});

test("a long clause is shortened on both sides, between words", () => {
  const long = "word ".repeat(20);
  const said = around(`${long}costs €5 a month ${long}`, "€5");
  expect(said).toMatch(
    /^…(?:word )+costs €5 a month (?:word )+word…$|^…(?:word )+costs €5 a month (?:word)?(?: word)*…$/,
  );
  expect(said.length).toBeLessThan(80);
});
