import type { AutomationTriggerType } from "@cofounder/contract/tools/automation-builder";
import { allRows, answerOfModel, countOfRows, everything } from "../services.ts";

/** The source of a step's data. */
export interface Origin {
  /** The node with the data. */
  node: string;
  /** The trigger, or null where a later step read the data. */
  trigger: AutomationTriggerType | null;
  /** It delivers many rows. */
  rows: boolean;
  /** The last earlier node in which a model wrote something. */
  model: string | null;
}

const placeholder = /\{\{([^{}]+)\}\}/g;
const fieldName = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} _.@-]{0,59}$/u;
const amount =
  /^(?:amount|total|price|sum|value|payment|importe|monto|cantidad|montant|prix|betrag|summe|preis|राशि|रकम|金额|总额|价格)$/iu;
const email = /^e-?mail$|^correo|^courriel$|ईमेल|邮件|邮箱/iu;

/** Each field on a line of its own, for people to read. */
const asLines = (item: string): string =>
  `Object.entries(${item}).map(([name, value]) => name + ": " + (typeof value === "object" ? JSON.stringify(value) : value)).join("\\n")`;

const from = (origin: Origin): string => `$(${JSON.stringify(origin.node)}).item.json`;

/** The expression that reads a field, without its braces. */
export function fieldExpression(field: string, origin: Origin): string {
  const item = from(origin);
  const known = origin.trigger ? knownFields[origin.trigger]?.(field) : undefined;
  return `${item}${known ?? `[${JSON.stringify(field)}]`}`;
}

/** Paths as the trigger nodes deliver them. Stripe counts money in the smallest unit of its currency. */
const knownFields: Partial<Record<AutomationTriggerType, (field: string) => string | undefined>> = {
  webhook: (field) => `.body[${JSON.stringify(field)}]`,
  payment: (field) => {
    if (amount.test(field) || /payment|pago|paiement|zahlung|भुगतान|付款/iu.test(field))
      return ".data.object.amount / 100";
    return email.test(field) ? ".data.object.receipt_email" : `.data.object[${JSON.stringify(field)}]`;
  },
  "shop-order": (field) => (amount.test(field) ? ".total_price" : undefined),
  "telegram-in": (field) => `.message[${JSON.stringify(field)}]`,
  booking: (field) => `.payload[${JSON.stringify(field)}]`,
  "email-in": (field) => (email.test(field) ? ".from" : undefined),
  "gmail-in": (field) => (email.test(field) ? ".From" : undefined),
};

/**
 * A founder's text with `{{field}}` as n8n reads it. Only names of fields become expressions; anything else in braces
 * stays text, so that a description cannot make n8n evaluate code.
 */
export function expression(text: string, origin: Origin): string {
  const plain = text.replace(/^=+/, "");
  let dynamic = false;
  const read = plain.replace(placeholder, (whole, inner: string) => {
    const found = expressionOf(whole.replace(/\s/g, ""), inner.trim(), origin);
    if (found === null) return whole.replace("{{", "{ {").replace("}}", "} }");
    dynamic = true;
    return `{{ ${found} }}`;
  });
  return dynamic ? `=${read}` : plain.replace(/\{\{/g, "{ {");
}

function expressionOf(token: string, inner: string, origin: Origin): string | null {
  if (token === answerOfModel && origin.model)
    return `$(${JSON.stringify(origin.model)}).item.json.choices[0].message.content`;
  if (token === countOfRows) return `$(${JSON.stringify(origin.node)}).all().length`;
  if (token === allRows && origin.rows)
    return `$(${JSON.stringify(origin.node)}).all().map((row) => ${asLines("row.json")}).join("\\n\\n")`;
  if (token === allRows || token === everything || token === answerOfModel) return asLines(from(origin));
  return fieldName.test(inner) ? fieldExpression(inner, origin) : null;
}
