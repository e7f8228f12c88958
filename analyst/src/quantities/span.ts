import type { FigureSpan } from "@cofounder/contract/figures";

/** Whether two places of a message share characters. */
export const isAt = (one: FigureSpan, other: FigureSpan): boolean =>
  one.message === other.message && one.start < other.end && one.end > other.start;

/** The order in which things were said. */
export const byPlace = (one: { span: FigureSpan }, other: { span: FigureSpan }): number =>
  one.span.message - other.span.message || one.span.start - other.span.start;
