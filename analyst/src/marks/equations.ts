import { type Precision, stands } from "./precision.ts";
import type { TextNumber } from "./text-numbers.ts";

/** A calculation that a text spells out: "40 × £60 − £1,678 = £722". */
export interface Equation {
  /** The numbers in it, by their places among the text's. */
  operands: number[];
  /** What it comes to, in the number's unit. */
  value: number;
  /** "40 × £60 − £1,678". */
  formula: string;
  /** Right to the last digit written, wrong, or not to be told because numbers in it may be rounded. */
  verdict: "right" | "wrong" | "open";
}

type Operator = "+" | "−" | "×" | "÷";
type Token = { kind: "number"; index: number } | { kind: "operator"; operator: Operator } | { kind: "(" | ")" | "=" };

const operators: Record<string, Operator> = {
  "+": "+",
  "-": "−",
  "−": "−",
  "–": "−",
  "×": "×",
  "·": "×",
  x: "×",
  "*": "×",
  "÷": "÷",
  "/": "÷",
  ":": "÷",
};

/** A sign between spaces, an opening or closing bracket, or a unit's words: "kids", "€/hour", "per month". */
const piece =
  /\s*(?:(?<equals>[=≈])|(?<bracket>[()])|(?<operator>[+−–×·÷]|(?<=\s)[-x*/:](?=\s))|(?<words>[\p{L}\p{M}%\p{Sc}/'’]+)|(?<emphasis>[*_]+))/uy;
const mostWords = 4;

/** The signs between two numbers; null where words stand between them that are no unit. */
function tokensIn(gap: string): Token[] | null {
  const tokens: Token[] = [];
  let words = 0;
  piece.lastIndex = 0;
  const end = gap.trimEnd().length;
  while (piece.lastIndex < end) {
    const groups = piece.exec(gap)?.groups;
    if (!groups) return null;
    if (groups.words !== undefined && ++words > mostWords) return null;
    const token = tokenOf(groups);
    if (token) tokens.push(token);
  }
  return tokens;
}

function tokenOf({ equals, bracket, operator }: Record<string, string | undefined>): Token | null {
  if (equals !== undefined) return { kind: "=" };
  if (bracket === "(" || bracket === ")") return { kind: bracket };
  const named = operator === undefined ? undefined : operators[operator];
  return named === undefined ? null : { kind: "operator", operator: named };
}

interface Written {
  text: string;
  numbers: readonly TextNumber[];
  /** Whether a number is known to be as it stands, and not rounded. */
  isExact: (index: number) => boolean;
}

/** The calculations that a text spells out, by the place of their result among its numbers. */
export function equationsOf(source: Written): Map<number, Equation> {
  const { text, numbers } = source;
  const found = new Map<number, Equation>();
  let open: Token[] = [];
  let hasResult = false;
  for (const [index, number] of numbers.entries()) {
    const gap = gapBefore(index, source);
    if (gap === null || gap.length === 0 || (hasResult && !isChained(gap))) {
      open = openingBrackets(text, number);
      hasResult = false;
    } else open.push(...gap);
    open.push({ kind: "number", index });
    if (!open.some(({ kind }) => kind === "=")) continue;
    const equation = equationIn(open, source);
    if (equation) found.set(index, equation);
    // "… = 60 − 5 = 55" goes on from the result.
    open = [{ kind: "number", index }];
    hasResult = true;
  }
  return found;
}

/** What stands between a number and the one before it, in the same sentence or cell. */
function gapBefore(index: number, { text, numbers }: Written): Token[] | null {
  const [before, number] = [numbers[index - 1], numbers[index]];
  if (!before || !number || before.at !== number.at || before.cell !== number.cell) return null;
  return tokensIn(text.slice(before.end, number.start));
}

const isChained = (gap: readonly Token[]): boolean => gap[0]?.kind === "operator" || gap[0]?.kind === "=";

function openingBrackets(text: string, { start, segment }: TextNumber): Token[] {
  const before = text.slice(segment.start, start).trimEnd();
  let brackets = 0;
  while (before.at(-1 - brackets) === "(") brackets += 1;
  return Array.from({ length: brackets }, () => ({ kind: "(" as const }));
}

function equationIn(tokens: readonly Token[], { numbers, isExact }: Written): Equation | null {
  const equals = tokens.findIndex(({ kind }) => kind === "=");
  const left = withoutLooseBrackets(tokens.slice(0, equals));
  const result = tokens.at(-1);
  if (result?.kind !== "number" || tokens.length !== equals + 2) return null;
  const operands = left.flatMap((token) => (token.kind === "number" ? [token.index] : []));
  const number = numbers[result.index];
  const parts = operands.map((index) => numbers[index]);
  if (!number || operands.length < 2 || [number, ...parts].some((part) => !part || !isSingle(part))) return null;
  const value = new Calculation(left, numbers).value();
  if (value === null || !Number.isFinite(value)) return null;
  const shown = Math.abs(value) * (number.kind === "percent" ? hundredths : 1);
  const formula = left.map((token) => written(token, numbers)).join(" ");
  return {
    operands,
    value: shown,
    formula: formula.replaceAll("( ", "(").replaceAll(" )", ")"),
    verdict: judged(
      shown,
      number,
      operands.flatMap((index) => (isExact(index) ? [] : (numbers[index] ?? []))),
    ),
  };
}

/** A bracket that closes behind the equation is none of it: "the total (3 × 20 = 60)". */
function withoutLooseBrackets(tokens: readonly Token[]): Token[] {
  let depth = 0;
  for (let at = tokens.length - 1; at >= 0; at--) {
    const kind = tokens[at]?.kind;
    depth += kind === ")" ? 1 : kind === "(" ? -1 : 0;
    if (depth < 0) return tokens.slice(at + 1);
  }
  return [...tokens];
}

const isSingle = ({ low, high, kind }: TextNumber): boolean => low === high && kind !== "date";
const hundredths = 100;

const written = (token: Token, numbers: readonly TextNumber[]): string => {
  if (token.kind === "number") return numbers[token.index]?.written ?? "";
  return token.kind === "operator" ? token.operator : token.kind;
};

/** Periods, hours of a working month and thousands, which a text may leave out between both sides. */
const unsaid = [1, 12, 52, 4.33, 30, 7, 60, 24, 100, 1_000];

const scales: ReadonlySet<number> = new Set([1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]);

/** The scale of the result, which a text often writes there alone: "85 ÷ 30 × 23.62 = ₹66.9 lakh". */
function scalesOf({ low, written: text }: TextNumber): number[] {
  const digits = /\d(?:[\d.,]*\d)?/.exec(text)?.[0] ?? "";
  const whole = Number(digits.replaceAll(/\D/g, ""));
  const decimals = /[.,](\d+)$/.exec(digits)?.[1]?.length ?? 0;
  return [0, decimals]
    .map((places) => Math.round((Math.abs(low) / whole) * 10 ** places))
    .filter((scale) => scales.has(scale));
}

function judged(value: number, number: TextNumber, rounded: readonly TextNumber[]): Equation["verdict"] {
  const { low, precision } = number;
  const scaled = scalesOf(number);
  const result = Math.abs(low);
  const tolerance = rounded.reduce((sum, part) => sum + relative(part), 0);
  const isLike = (test: (one: number) => boolean): boolean =>
    unsaid.some((factor) => test(value * factor) || test(value / factor)) ||
    scaled.some((factor) => test(value * factor));
  if (isLike((one) => stands(one, result, { ...precision.low, halfOfRound: precision.low.half }))) return "right";
  return isLike(
    (one) => stands(one, result, precision.low) || Math.abs(one - result) <= tolerance * result + precision.low.half,
  )
    ? "open"
    : "wrong";
}

const relative = ({ low, precision }: TextNumber): number => (low === 0 ? 0 : halfOf(precision.low) / Math.abs(low));
const halfOf = ({ half }: Precision): number => half;

/** Evaluates a calculation with the usual precedence. A percentage behind + or − is a share of what is before it. */
class Calculation {
  readonly #tokens: readonly Token[];
  readonly #numbers: readonly TextNumber[];
  #at = 0;

  constructor(tokens: readonly Token[], numbers: readonly TextNumber[]) {
    this.#tokens = tokens;
    this.#numbers = numbers;
  }

  /** Null where it has not the form of a calculation. */
  value(): number | null {
    const value = this.#sum();
    return this.#at === this.#tokens.length ? value : null;
  }

  #operator(...wanted: Operator[]): Operator | null {
    const token = this.#tokens[this.#at];
    if (token?.kind !== "operator" || !wanted.includes(token.operator)) return null;
    this.#at += 1;
    return token.operator;
  }

  #sum(): number | null {
    let value = this.#product();
    for (;;) {
      const operator = this.#operator("+", "−");
      if (value === null || operator === null) return value;
      const isShare = this.#isShareOf();
      const right = this.#product();
      if (right === null) return null;
      const part: number = isShare ? value * right : right;
      value = operator === "+" ? value + part : value - part;
    }
  }

  /** "€22 − 25%". */
  #isShareOf(): boolean {
    const [next, before] = [this.#number(this.#at), this.#number(this.#at - 2)];
    return next?.kind === "percent" && before?.kind !== "percent" && this.#tokens[this.#at + 1]?.kind !== "operator";
  }

  #number(at: number): TextNumber | undefined {
    const token = this.#tokens[at];
    return token?.kind === "number" ? this.#numbers[token.index] : undefined;
  }

  #product(): number | null {
    let value = this.#factor();
    for (;;) {
      const operator = this.#operator("×", "÷");
      if (value === null || operator === null) return value;
      const right = this.#factor();
      if (right === null) return null;
      value = operator === "×" ? value * right : value / right;
    }
  }

  #factor(): number | null {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    if (token?.kind === "(") {
      const value = this.#sum();
      const isClosed = this.#tokens[this.#at]?.kind === ")";
      this.#at += 1;
      return isClosed ? value : null;
    }
    const number = token?.kind === "number" ? this.#numbers[token.index] : undefined;
    if (!number) return null;
    return number.kind === "percent" ? number.low / hundredths : Math.abs(number.low);
  }
}
