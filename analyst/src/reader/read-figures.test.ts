import { expect, test } from "vitest";
import { formatUnit } from "../quantities/unit.ts";
import { findFigures } from "./find-figures.ts";
import { readFigures } from "./read-figures.ts";

const plain =
  "We charge clinics $49 per month. Rent is 800 dollars a month and hosting $120 a month. 14 clinics pay us. Churn is 5 % a month.";

test("every number is read or asked about, once", () => {
  const { quantities, unread } = readFigures([plain, "So 30 said yes?"], "en");
  const places = [...quantities, ...unread].map(({ span }) => `${span.message}.${span.start}`).toSorted();
  const numbers = [plain, "So 30 said yes?"].flatMap((text, message) =>
    findFigures(text, "en").map(({ start }) => `${message}.${start}`),
  );
  expect(places).toEqual(numbers.toSorted());
});

test("a rent of a month is a fixed cost that goes out", () => {
  const rent = readFigures([plain], "en").quantities.find(({ quote }) => quote === "800 dollars");
  expect(rent).toMatchObject({ value: 800, flow: "out", party: "venture", status: "actual", meaning: "fixed_cost" });
  expect(formatUnit(rent?.unit ?? {})).toBe("USD/month");
});

test("what is not known is offered with meanings that its unit allows", () => {
  const { unread } = readFigures(["um 300 €"], "de");
  expect(unread).toHaveLength(1);
  expect(unread[0]?.offered).toHaveLength(3);
  for (const { unit } of unread[0]?.offered ?? []) expect(unit).toMatchObject({ EUR: 1 });
});

test("an amount whose currency nobody wrote is asked about", () => {
  const { quantities, unread } = readFigures(["Rent: 800 a month."], "en");
  expect(quantities).toEqual([]);
  expect(unread.map(({ quote }) => quote)).toEqual(["800"]);
});

test("the same messages are read the same way", () => {
  expect(readFigures([plain], "en")).toEqual(readFigures([plain], "en"));
});
