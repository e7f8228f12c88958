import type { SheetFigure } from "@cofounder/contract";
import { formats } from "../../../locales/formats.ts";

/** As the founder wrote it, or as it was typed into the sheet, with its unit. */
export function shownValue({ quote, value, unit }: Pick<SheetFigure, "quote" | "value" | "unit">): string {
  if (quote !== "") return quote;
  return unit === "1" ? formats.number(value) : `${formats.number(value)} ${unit}`;
}
