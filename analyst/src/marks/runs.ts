import { multiply } from "../quantities/unit.ts";
import { areAlike, type Follows, type Operand, resultOf } from "./arithmetic.ts";
import type { TextNumber } from "./text-numbers.ts";

/** Numbers of one sentence that a result may be made of; two are looked at elsewhere. */
const [fewest, most] = [3, 6];

/**
 * A result of three or more numbers that stand beside it in its sentence: their sum, the first less the others, or the
 * product of three. `run` is in the order of the text.
 */
export function followsFromRun(number: TextNumber, run: readonly Operand[], isBefore: boolean): Follows | null {
  if (number.isTiny || number.low !== number.high || number.kind === "date") return null;
  for (let length = Math.min(most, run.length); length >= fewest; length--) {
    const parts = isBefore ? run.slice(-length) : run.slice(0, length);
    const found =
      sumOf(number, parts) ?? restOf(number, parts) ?? (length === fewest ? productOf(number, parts) : null);
    if (found) return found;
  }
  return null;
}

const isAssumed = (parts: readonly Operand[]): boolean => parts.some((part) => part.isAssumed);
const formulaOf = (parts: readonly Operand[], sign: string): string => parts.map(({ written }) => written).join(sign);

function alike(parts: readonly Operand[]): Operand | null {
  const [first, ...others] = parts;
  return first && others.every((part) => areAlike(first, part)) ? first : null;
}

function sumOf(number: TextNumber, parts: readonly Operand[]): Follows | null {
  const first = alike(parts);
  if (!first || first.isShare) return null;
  const value = parts.reduce((sum, part) => sum + part.value, 0);
  return resultOf(number, { ...first, value, isAssumed: isAssumed(parts) }, formulaOf(parts, " + "));
}

function restOf(number: TextNumber, parts: readonly Operand[]): Follows | null {
  const first = alike(parts);
  if (!first) return null;
  const value = parts.slice(1).reduce((rest, part) => rest - part.value, first.value);
  return resultOf(number, { ...first, value, isAssumed: isAssumed(parts) }, formulaOf(parts, " − "));
}

function productOf(number: TextNumber, parts: readonly Operand[]): Follows | null {
  const product = parts.reduce((all, { value }) => all * value, 1);
  const unit = parts.reduce((all, part) => multiply(all, part.unit), {});
  const isLoose = parts.some((part) => part.isLoose);
  const isShare = parts.every((part) => part.isShare);
  const result = { value: product, unit, isLoose, isShare, isAssumed: isAssumed(parts) };
  return resultOf(number, result, formulaOf(parts, " × "));
}
