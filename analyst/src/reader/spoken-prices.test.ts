import { expect, test } from "vitest";
import { findFigures } from "./find-figures.ts";

const valuesIn = (text: string): number[] => findFigures(text, "en").map(({ low }) => low);

test("a price spoken in two words counts in hundreds where a product of the founder's says so", () => {
  expect(valuesIn("244 cleans a year, average ticket four sixty, so call it 112 grand")).toEqual([244, 460, 112_000]);
});

test("a price spoken in two words keeps its cents where nothing or a product says so", () => {
  expect(valuesIn("a coffee is four sixty and we sell 90 a day")).toEqual([4.6, 90]);
  expect(valuesIn("100 coffees at four sixty make 460 a day")).toEqual([100, 4.6, 460]);
});
