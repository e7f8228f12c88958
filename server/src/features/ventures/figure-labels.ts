import { describeReading, translatorFor } from "@cofounder/analyst";
import type { Language } from "@cofounder/contract";
import type { SheetQuantity } from "./table.ts";

/** A job of the worker pool: what each figure is, in words. */
export function labelsOf(readings: SheetQuantity["reading"][], language: Language): string[] {
  const translator = translatorFor(language);
  return readings.map((reading) => describeReading(reading, translator));
}
