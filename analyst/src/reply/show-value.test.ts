import { expect, test } from "vitest";
import { translatorFor } from "../i18n/translator.ts";
import { parseUnit } from "../quantities/unit.ts";
import { showValue } from "./show-value.ts";

const shown = (value: number, unit: string, language = "en"): string =>
  showValue({ value, unit: parseUnit(unit) ?? {} }, { translator: translatorFor(language), many: (noun) => noun });

test("a percentage as the founder wrote it and a fraction are shown alike", () => {
  expect(shown(4, "%")).toBe(shown(0.04, "1"));
  expect(shown(4, "%")).toBe("4%");
});

test("a rate keeps its time: 4% a month is not 400%", () => {
  expect(shown(4, "%/month")).toBe("4% each month");
  expect(shown(4, "%/month", "de")).toMatch(/^4\s%/);
  expect(shown(4, "%/month", "fr")).toMatch(/^4\s%/);
});
