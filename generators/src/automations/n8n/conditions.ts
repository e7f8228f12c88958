import { type Origin, fieldExpression } from "./expressions.ts";
import { stableId } from "./workflow.ts";

const numeric: Record<string, string> = { larger: "gt", largerEqual: "gte", smaller: "lt", smallerEqual: "lte" };
const textual: Record<string, string> = { equals: "equals", notEquals: "notEquals", contains: "contains" };

/** Parameters of an IF or Filter node. `version` is the node's; n8n refuses options of another. */
export function conditionParameters(
  config: Readonly<Record<string, string>>,
  { origin, version, seed }: { origin: Origin; version: number; seed: string },
): Record<string, unknown> {
  const { field = "", comparison = "equals", value = "" } = config;
  return {
    conditions: {
      options: { caseSensitive: false, leftValue: "", typeValidation: "loose", version: version >= 2.3 ? 3 : 2 },
      combinator: "and",
      conditions: [
        {
          id: stableId(`condition:${seed}`),
          leftValue: field ? `={{ ${fieldExpression(field, origin)} }}` : "",
          ...rightSide(comparison, value),
        },
      ],
    },
    looseTypeValidation: true,
    options: {},
  };
}

function rightSide(comparison: string, value: string): Record<string, unknown> {
  const operation = numeric[comparison];
  if (operation) return { rightValue: Number(value) || 0, operator: { type: "number", operation } };
  const words = textual[comparison];
  if (words) return { rightValue: value, operator: { type: "string", operation: words } };
  const single = comparison === "notEmpty" ? "notEmpty" : "empty";
  return { rightValue: "", operator: { type: "string", operation: single, singleValue: true } };
}
