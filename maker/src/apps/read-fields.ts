import type { AppField, FieldType } from "@cofounder/contract/tools/app-generator";
import { appFieldsMax } from "@cofounder/contract/tools/app-limits";
import { typesByWord, usualOptions } from "./knowledge/fields.ts";
import { smallWords } from "./knowledge/things.ts";
import { capital, codeName } from "./names.ts";

/** Splits a list at commas and "and", but not within brackets. */
export function listed(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const piece of text.split(/([(),;]|(?<!\s)\s+(?:and|&|plus|as well as)\s+)/iu)) {
    if (piece === "(") depth++;
    if (piece === ")") depth--;
    if (depth === 0 && /^(?:[,;]|\s+(?:and|&|plus|as well as)\s+)$/iu.test(piece)) {
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

const typeOf = (label: string): FieldType => typesByWord.find(([words]) => words.test(label))?.[1] ?? "text";

/** "status (open, won, lost)" → its label and its choices. */
function optionsOf(text: string): { label: string; options: string[] } {
  const found = /^(?<label>[^(:]{2,40})\s*(?:\((?<inside>[^)]{3,200})\)|:\s*(?<after>[^/]+(?:\/[^/]+)+))/u.exec(
    text,
  )?.groups;
  if (!found) return { label: text.replace(/\(.*$/u, "").trim(), options: [] };
  const inside = found.inside ?? found.after ?? "";
  if (/^optional$/iu.test(inside)) return { label: found.label ?? text, options: [] };
  const options = inside
    .replace(/\s+/gu, " ")
    .split(/ ?(?:,|\/|\bor\b|\band\b) ?/iu)
    .map((each) => capital(each.trim()).slice(0, 60));
  return { label: (found.label ?? text).trim(), options: [...new Set(options.filter(Boolean))].slice(0, 12) };
}

/** The type of a field and its choices: those named, else the usual ones; without any it is a text. */
function kindOf(label: string, options: string[]): Pick<AppField, "type" | "options"> {
  const known = options.length >= 2 ? options : usualOptions.get(label.split(" ").at(-1)?.toLowerCase() ?? "");
  const type = options.length >= 2 ? "choice" : typeOf(label);
  if (type !== "choice") return { type };
  return known ? { type, options: known } : { type: "text" };
}

/** One field from how a founder names it; null where nothing is left that could be one. */
export function readField(text: string): AppField | null {
  const { label: named, options } = optionsOf(withoutSmall(text).replace(/(?<![.!?"])[.!?"]+$/u, ""));
  const label = capital(named.replace(/\s+/gu, " "));
  const name = codeName(named);
  if (!name || label.split(" ").length > 5 || label.length > 48) return null;
  return { name, label, required: false, ...kindOf(label, options) };
}

/** The fields of a list, each name once; the first one that names a record is asked for. */
export function readFields(text: string): AppField[] {
  const fields = new Map<string, AppField>();
  for (const part of listed(text)) {
    const field = readField(part);
    if (field && !fields.has(field.name)) fields.set(field.name, field);
  }
  return namedFirst([...fields.values()].slice(0, appFieldsMax));
}

/** A record needs something to be called by: the first text, or a name in front. */
export function namedFirst(fields: AppField[]): AppField[] {
  const first = fields.findIndex(({ type }) => type === "text" || type === "relation" || type === "email");
  const found = fields[first];
  if (!found)
    return [{ name: "name", label: "Name", type: "text", required: true }, ...fields].slice(
      0,
      appFieldsMax,
    ) as AppField[];
  return [{ ...found, required: true }, ...fields.toSpliced(first, 1)];
}
