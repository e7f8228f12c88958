import { evaluateBy, type Expression, number } from "./expression.ts";

/** The expression with everything computed that rests on none of the `open` names. */
export function computeAround(
  open: ReadonlySet<string>,
  expression: Expression,
  read: (name: string) => number | undefined,
): Expression {
  const around = (part: Expression): Expression => computeAround(open, part, read);
  const computed = (whole: Expression, parts: readonly Expression[]): Expression =>
    parts.every(({ kind }) => kind === "number") ? number(evaluateBy(whole, read)) : whole;
  switch (expression.kind) {
    case "number":
      return expression;
    case "name":
    case "sum":
      return open.has(expression.name) ? expression : number(evaluateBy(expression, read));
    case "call": {
      const of = expression.of.map(around);
      return computed({ ...expression, of }, of);
    }
    case "operation": {
      const [left, right] = [around(expression.left), around(expression.right)];
      return computed({ ...expression, left, right }, [left, right]);
    }
  }
}
