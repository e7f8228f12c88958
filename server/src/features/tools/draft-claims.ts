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
  const stated = statedIn(made).flatMap(({ basis, text, source }, index) =>
    numbersOf(text).map((claim): Claim => ({ ...claim, id: `draft.${index}.${claim.id}`, type: basis, text, source })),
  );
  // What it assumes, asks or has from a source is not computed where the document says it again.
  const notComputed = new Set(stated.filter(({ type }) => type !== "computed").map(keyOf));
  const others = document.split("\n").flatMap((line, index) =>
    numbersOf(line)
      .filter((claim) => !notComputed.has(keyOf(claim)))
      .map((claim): Claim => ({ ...claim, id: `line.${index}.${claim.id}`, type: "computed", text: plain(line) })),
  );
  return [...stated.filter(({ type }) => type === "computed" || type === "source"), ...others];
}

const keyOf = ({ value, unit, text }: Claim): string => (value === null ? text : `${value} ${unit}`);

/** Without the marks of Markdown. */
const plain = (line: string): string =>
  line
    .replace(/[*_#>`\\]|(?<=^)- /g, "")
    .replaceAll("|", " · ")
    .replace(/\s+/g, " ")
    .trim();

/** A smaller count, or a year, stands in many sentences by chance. */
const leastCount = 20;
const isByChance = ({ unit, value }: Claim): boolean =>
  unit === "" && value !== null && Number.isInteger(value) && (value < leastCount || (value >= 1900 && value < 2100));

const numbersOf = (text: string): Claim[] =>
  claimsOfTexts([text]).filter((claim) => claim.unit !== "company" && !isByChance(claim));

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
