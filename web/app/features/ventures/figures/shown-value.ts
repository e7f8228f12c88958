import type { SheetFigure } from "@cofounder/contract";
import { fullAmountOf } from "./amount.ts";

/** As the founder wrote it, or as it was typed into the sheet, with its unit in words. */
export const shownValue = ({ quote, value, reading }: Pick<SheetFigure, "quote" | "value" | "reading">): string =>
  quote === "" ? fullAmountOf(value, reading.unit) : quote;
