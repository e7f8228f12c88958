import type { Quantity } from "../quantities/quantity.ts";
import { isSameUnit } from "../quantities/unit.ts";

const endOfSentence = /[.!?;](?=\s|$)|[。！？；।]|\n/u;
const question = /[?？]/u;

const plans: ReadonlySet<string> = new Set(["planned", "hypothetical", "assumed", "target"]);

/**
 * The figures without those that a question only says again: in "I want to go to $58. How many dogs do I need at $58?"
 * there is one price, and not two.
 */
export const withoutRepeats = (quantities: readonly Quantity[], messages: readonly string[]): Quantity[] =>
  quantities.filter(
    (later) =>
      !isInQuestion(later, messages) ||
      !quantities.some((earlier) => isBefore(earlier, later) && isSameFigure(earlier, later)),
  );

function isInQuestion({ span }: Quantity, messages: readonly string[]): boolean {
  const behind = (messages[span.message] ?? "").slice(span.end);
  const end = endOfSentence.exec(behind)?.[0];
  return end !== undefined && question.test(end);
}

const isBefore = (earlier: Quantity, later: Quantity): boolean =>
  earlier.span.message === later.span.message && earlier.span.end <= later.span.start;

const alike = ["value", "low", "high", "meaning", "flow", "party"] as const;

const isSameFigure = (one: Quantity, other: Quantity): boolean =>
  alike.every((property) => one[property] === other[property]) &&
  one.share?.of === other.share?.of &&
  isSameUnit(one.unit, other.unit) &&
  (one.status === other.status || (plans.has(one.status) && plans.has(other.status))) &&
  isOfSame(one.of, other.of);

const isOfSame = (one: string, other: string): boolean =>
  one === "" || other === "" || one.trim().toLowerCase() === other.trim().toLowerCase();
