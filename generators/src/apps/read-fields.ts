import { cutText } from "@cofounder/contract/cut-text";
import type { AppField, FieldType } from "@cofounder/contract/tools/app-generator";
import { appFieldsMax } from "@cofounder/contract/tools/app-limits";
import { typesByWord, usualOptions } from "./knowledge/fields.ts";
import { smallWords } from "./knowledge/things.ts";
import { usualKindOf } from "./knowledge/usual-kinds.ts";
import { scaleOf } from "./scales.ts";
import { type StatedAmount, statedAmount } from "./stated-amounts.ts";
import { capital, codeName } from "./names.ts";

/** Splits a list at commas and "and", but not within brackets. */
export function listed(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const piece of text.split(
    /([();（），、；]|,(?!\d)|(?<!\s)\s+(?:and|&|plus|as well as|und|sowie|y|e|et|और|तथा)\s+|以及|和)/iu,
  )) {
    if (piece === "(" || piece === "（") depth++;
    if (piece === ")" || piece === "）") depth--;
    if (
      depth === 0 &&
      /^(?:[,;，、；]|\s+(?:and|&|plus|as well as|und|sowie|y|e|et|और|तथा)\s+|以及|和)$/iu.test(piece)
    ) {
      parts.push(part);
      part = "";
    } else part += piece;
  }
  return [...parts, part].map((each) => each.trim()).filter(Boolean);
}

function withoutSmall(text: string): string {
  const less = text.replace(smallWords, "");
  return less === text ? text.trim() : withoutSmall(less);
}

const typeOf = (label: string): FieldType =>
  typesByWord.find(([words]) => words.test(label))?.[1] ?? usualKindOf(label)?.type ?? "text";

/** "status (open, won, lost)" → its label and its choices. */
function optionsOf(text: string): { label: string; options: string[] } {
  const found =
    /^(?<label>[^(:（：]{1,40})\s*(?:[(（](?<inside>[^)）]{2,200})[)）]|[:：]\s*(?<after>[^/]+(?:\/[^/]+)+))/u.exec(
      text,
    )?.groups;
  if (!found) return { label: text.replace(/[(（].*$/u, "").trim(), options: [] };
  const inside = found.inside ?? found.after ?? "";
  if (/^optional$/iu.test(inside)) return { label: found.label ?? text, options: [] };
  const options = inside
    .replace(/\s+/gu, " ")
    .split(/ ?(?:[,，、/]|\b(?:or|and|oder|und|ou|et)\b|(?<=\s)[oy](?=\s)|(?<=\s)(?:या|और)(?=\s)|或) ?/iu)
    .map((each) => cutText(capital(each.trim()), 60));
  return { label: (found.label ?? text).trim(), options: [...new Set(options.filter(Boolean))].slice(0, 12) };
}

/** The type of a field and its choices: the named ones, otherwise the usual ones; without any it is a text. */
function kindOf(label: string, options: string[]): Pick<AppField, "type" | "options"> {
  if (options.length >= 2) return { type: "choice", options };
  const usual = usualKindOf(label);
  const type = usual?.name === "rating" ? "choice" : typeOf(label);
  if (type !== "choice") return { type };
  const known = usualOptions.get(label.split(" ").at(-1)?.toLowerCase() ?? "") ?? usual?.options;
  return known ? { type, options: known } : { type: "text" };
}

/** One field from a founder's name for it; null if no possible name is left. */
export function readField(text: string): AppField | null {
  const said = withoutSmall(text).replace(/(?<![.!?"])[.!?"]+$/u, "");
  const priced = statedAmount(said);
  if (priced) return pricedField(priced);
  const { label: named, options } = scaleOf(said) ?? optionsOf(said);
  return fieldOf(named.replace(asked, ""), options, asked.test(named));
}

/** "whether they paid" is a yes/no field. */
const asked =
  /^(?:whether|ob|si|क्या|是否)(?:\s+(?:they|it|he|she|sie|er|es))?(?:\s+(?:is|are|was|has|have|been))*\s*(?=\p{L})/iu;

/** "price of £14": an amount of money with its currency, and the amount as an example. */
function pricedField({ label, value, unit }: StatedAmount): AppField | null {
  const field = fieldOf(label, [], false);
  if (!field) return null;
  return {
    ...field,
    type: "money",
    label: cutText(unit ? `${field.label} (${unit})` : field.label, 60),
    example: value,
  };
}

function fieldOf(named: string, options: string[], isYesNo: boolean): AppField | null {
  const label = capital(named.replace(/\s+/gu, " "));
  const name = codeName(named);
  if (!name || label.split(" ").length > 5 || label.length > 48) return null;
  const kind = isYesNo ? { type: "boolean" as const } : kindOf(label, options);
  return { name, label, required: false, ...kind };
}

/** The fields of a list, without duplicate names; the first one that names a record is required. */
export function readFields(text: string, nameLabel = "Name"): AppField[] {
  const fields = new Map<string, AppField>();
  for (const part of listed(text)) {
    const field = readField(part);
    if (field && !fields.has(field.name)) fields.set(field.name, field);
  }
  return namedFirst([...fields.values()].slice(0, appFieldsMax), nameLabel);
}

/** A record needs a title: the first text, or an added name. */
export function namedFirst(fields: AppField[], nameLabel = "Name"): AppField[] {
  const first = fields.findIndex(({ type }) => type === "text" || type === "relation" || type === "email");
  const found = fields[first];
  if (!found)
    return [{ name: "name", label: nameLabel, type: "text", required: true }, ...fields].slice(
      0,
      appFieldsMax,
    ) as AppField[];
  return [{ ...found, required: true }, ...fields.toSpliced(first, 1)];
}
