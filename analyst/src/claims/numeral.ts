/** A numeral of a finished text, as far as it determines its own meaning. */
export interface Numeral {
  start: number;
  end: number;
  text: string;
  /** Not a number where the value is undetermined: "hundreds". */
  value: number;
  kind: "money" | "percent" | "score" | "multiple" | "date" | "bare";
  currency: string | null;
  /** "months" when a time unit follows. */
  timeUnit: string | null;
  /** Half of the last shown digit: the possible rounding error. */
  halfStep: number;
}
