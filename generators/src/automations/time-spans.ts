import { findNumerals } from "@cofounder/analyst/lexer";
import type { MadeIn } from "../language.ts";
import { type Unit, units } from "./knowledge/words.ts";
import { sourceOf } from "./words.ts";

export interface TimeSpan {
  amount: number;
  unit: Unit;
  start: number;
  end: number;
}

const behind = units.map(([unit, words]) => [unit, new RegExp(`^\\s*${sourceOf(words)}`, "iu")] as const);

/** The numbers that count a unit of time: "2 days", "drei Wochen", "两个小时". */
export function timeSpansIn(text: string, language: MadeIn): TimeSpan[] {
  return findNumerals(text, language).flatMap(({ start, end, low: amount }) => {
    const rest = text.slice(end);
    for (const [unit, pattern] of behind) {
      const found = pattern.exec(rest);
      if (found) return [{ amount, unit, start, end: end + found[0].length }];
    }
    return [];
  });
}
