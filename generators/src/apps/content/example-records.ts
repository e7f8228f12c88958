import type { AppEntity, AppField, AppSpec } from "@cofounder/contract/tools/app-generator";
import { exampleAmounts, exampleNumbers, exampleTexts, rowFor } from "../knowledge/example-words.ts";

type Value = string | number | boolean;
type Maker = (field: AppField, at: number, entity: AppEntity) => Value;

/** The founder's own amount first, and two near it. */
function amounts(field: AppField): readonly number[] {
  const { example } = field;
  if (example === undefined) return rowFor(exampleAmounts, field) ?? [15, 20, 35];
  return [example, example, Math.round(example * 150) / 100];
}

const letters = ["A", "B", "C"];

/** A record is called by its first field: "Walk A" names it better than "Title A". */
function textOf(field: AppField, at: number, entity: AppEntity): string {
  const known = rowFor(exampleTexts, field)?.[at];
  const isTitle = /^(?:title|titel|título|titre|शीर्षक|标题)$/iu.test(field.label);
  return known ?? `${isTitle ? entity.label : field.label} ${letters[at] ?? at + 1}`;
}

const makers: Record<AppField["type"], Maker> = {
  text: textOf,
  longText: (field, at) => `${field.label} ${letters[at] ?? at + 1}`,
  number: (field, at) => rowFor(exampleNumbers, field)?.[at] ?? at + 2,
  money: (field, at) => amounts(field)[at] ?? 20,
  date: (_, at) => `2027-0${at + 1}-15`,
  time: (_, at) => `${String(9 + at).padStart(2, "0")}:30`,
  email: (_, at) => `person${at + 1}@example.com`,
  phone: (_, at) => `+49 30 555 010${at}`,
  url: (_, at) => `https://example.com/${at + 1}`,
  boolean: (_, at) => at === 1,
  choice: (field, at) => field.options?.[at % (field.options.length || 1)] ?? "",
  relation: (_, at) => at + 1,
};

const recordOf = (entity: AppEntity, at: number): Record<string, Value> =>
  Object.fromEntries(entity.fields.map((field) => [field.name, makers[field.type](field, at, entity)]));

/** Three made-up records of each kind: the same app, the same records. */
export const exampleRecords = ({ entities }: Pick<AppSpec, "entities">): Record<string, Record<string, Value>[]> =>
  Object.fromEntries(entities.map((entity) => [entity.name, [0, 1, 2].map((at) => recordOf(entity, at))]));
