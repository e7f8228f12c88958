import type { SheetFigure } from "@cofounder/contract";

export interface SliderRange {
  min: number;
  max: number;
  step: number;
}

/** The values that a slider offers for a figure: from nothing to twice its own value, and on to the value it has now. */
export function sliderRange(
  { value, reading: { unit } }: Pick<SheetFigure, "value" | "reading">,
  now = value,
): SliderRange {
  const isPercent = unit["%"] === 1 && value >= 0 && value <= 100;
  const furthest = isPercent ? Math.min(100, Math.max(10, value * 4)) : Math.abs(value) * 2 || 100;
  const most = Math.max(furthest, Math.abs(now));
  const isWhole = !isPercent && Number.isInteger(value) && most >= 10;
  const step = Math.max(10 ** (Math.floor(Math.log10(most)) - 2), isWhole ? 1 : 0);
  const end = Math.ceil(most / step) * step;
  return { min: Math.min(value, now) < 0 ? -end : 0, max: end, step };
}
