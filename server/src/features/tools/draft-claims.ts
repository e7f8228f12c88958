import { claimsOfTexts } from "@cofounder/analyst";
import type { Claim, ClaimSource, ClaimType } from "@cofounder/contract";

interface Stated {
  basis: ClaimType;
  text: string;
  source: ClaimSource | null;
}

/**
 * The numbers of the engine's result as claims: its statements and figures with what they rest on, everything else that
 * its document holds as the engine's. What it only assumes, or asks, backs nothing.
 */
export function draftClaims(made: unknown, document: string): Claim[] {
  const stated = statedIn(made);
  const own = stated.flatMap(({ basis, text, source }, index) =>
    numbersOf(text).map((claim): Claim => ({ ...claim, id: `draft.${index}.${claim.id}`, type: basis, text, source })),
  );
  const assumed = stated.filter(({ basis }) => basis === "assumption" || basis === "unknown");
  const rest = assumed.reduce((left, { text }) => left.replace(text, ""), document);
  const others = rest.split("\n").flatMap((line, index) =>
    numbersOf(line).map((claim): Claim => ({
      ...claim,
      id: `line.${index}.${claim.id}`,
      type: "computed",
      text: plain(line),
    })),
  );
  return [...own.filter(({ type }) => type !== "assumption" && type !== "unknown"), ...others];
}

/** Without the marks of Markdown. */
const plain = (line: string): string =>
  line
    .replace(/[*_#>`\\]|(?<=^)- /g, "")
    .replaceAll("|", " · ")
    .replace(/\s+/g, " ")
    .trim();

const numbersOf = (text: string): Claim[] => claimsOfTexts([text]).filter(({ unit }) => unit !== "company");

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Every object of a result that names its basis. */
function statedIn(value: unknown): Stated[] {
  if (Array.isArray(value)) return value.flatMap(statedIn);
  if (!isObject(value)) return [];
  const inner = Object.values(value).flatMap(statedIn);
  const text = textOf(value);
  if (typeof value.basis !== "string" || text === "") return inner;
  const source = isObject(value.source) ? (value.source as unknown as ClaimSource) : null;
  return [{ basis: value.basis as ClaimType, text, source }, ...inner];
}

/** "Runway: 6 months = 120,000 ÷ 20,000". */
function textOf({ text, label, value, formula }: Record<string, unknown>): string {
  if (typeof text === "string") return text;
  if (typeof value !== "string") return "";
  const how = typeof formula === "string" && formula !== value ? ` = ${formula}` : "";
  return `${typeof label === "string" ? `${label}: ` : ""}${value}${how}`;
}
