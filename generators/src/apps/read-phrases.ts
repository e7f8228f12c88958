import { cutText } from "@cofounder/contract/cut-text";
import type { AppEntity, AppField, AppPhrase, FieldType } from "@cofounder/contract/tools/app-generator";
import { appFieldsMax, appPhrasesMax } from "@cofounder/contract/tools/app-limits";
import { type UsualKind, usualKindOf } from "./knowledge/usual-kinds.ts";
import { capital, singular } from "./names.ts";
import { readField } from "./read-fields.ts";
import { scaleOf } from "./scales.ts";

const joints =
  /[.!?;:,\n。！？；：，、।]+|\s[–—]\s|\s(?:and|und|y|et|also|with|then|mit|con|avec|और|तथा)\s|(?:以及|并且|和)/giu;

interface Piece {
  text: string;
  /** The sentence that it is in. */
  sentence: number;
}

/** The parts of a description; brackets stay with their context. */
function piecesOf(description: string): Piece[] {
  const kept: string[] = [];
  const hidden = description.replace(/[(（][^()（）]*[)）]/gu, (inside) => `\uE000${kept.push(inside) - 1}\uE001`);
  const whole = (text: string): string =>
    text.replace(/\uE000(\d+)\uE001/gu, (_, at: string) => kept[Number(at)] ?? "").trim();
  return hidden
    .split(/(?<=[.!?])\s+|(?<=[。！？।])|\n+/u)
    .flatMap((sentence, index) => sentence.split(joints).map((text) => ({ text: whole(text), sentence: index })))
    .filter(({ text }) => /[\p{L}\p{M}]{2}|\p{Script=Han}/u.test(text));
}

const small = new RegExp(
  "^(?:(?:i|we|you|they|it|who|which|that|a|an|the|my|our|their|each|every|some|to|want|need|would|like" +
    "|should|can|please|und|ich|wir|der|die|das|ein|eine|einen|el|la|los|las|un|una|le|les|une|des|एक|一个" +
    String.raw`|我)\s+)+`,
  "iu",
);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (/^[a-z]+$/.test(word) ? singular(word) : word));

/** Whether all words of a label occur in a part. */
function says(piece: string, label: string): boolean {
  const own = wordsOf(label);
  if (own.length === 0) return false;
  if (/\p{Script=Han}/u.test(label)) return piece.includes(label);
  const said = new Set(wordsOf(piece));
  return own.every((word) => said.has(word));
}

const typeNames: Partial<Record<FieldType, string>> = {
  longText: "long text",
  url: "web address",
  boolean: "yes or no",
  money: "amount of money",
};

const fieldText = ({ label, type, options, of }: AppField, entity: AppEntity): string =>
  `${entity.plural}: ${label} (${options?.length ? options.join(", ") : of ? `one of ${of}` : (typeNames[type] ?? type)})`;

/** Of the same usual kind: "rate films" and the field Rating. */
function isAlike(text: string, label: string): boolean {
  const kind = usualKindOf(text);
  return kind !== null && usualKindOf(label) === kind;
}

/** What a part became: fields, actions, the entity it names; null if nothing. */
function became({ text }: Piece, entities: AppEntity[]): string | null {
  const found = entities.flatMap((entity) => [
    ...entity.fields
      .filter(
        ({ label, options = [] }) =>
          says(text, label) || options.some((option) => /\p{L}/u.test(option) && says(text, option)),
      )
      .map((field) => fieldText(field, entity)),
    ...entity.actions
      .filter(({ label }) => says(text, label.replace(/^Mark as /u, "")))
      .map(({ label }) => `${entity.plural}: ${label}`),
  ]);
  const things = entities.filter((entity) => isNamed(text, entity)).map(({ plural }) => plural);
  const alike = entities.flatMap((entity) =>
    entity.fields.filter(({ label }) => isAlike(text, label)).map((field) => fieldText(field, entity)),
  );
  const all = [...new Set([found, things.length > 0 ? things : alike, alike].find((each) => each.length > 0) ?? [])];
  return all.length > 0 ? cutText(all.join("; "), 300) : null;
}

const isNamed = (text: string, { label, plural }: AppEntity): boolean => says(text, label) || says(text, plural);

/**
 * Fields that the description names outside of any list: "rate films out of ten", "a photo". They belong to the thing
 * that the same words name, otherwise to the first.
 */
export const withUsualFields = (description: string, entities: AppEntity[]): AppEntity[] =>
  piecesOf(description).reduce((all, { text }) => {
    const owner = all.find((entity) => isNamed(text, entity)) ?? all[0];
    const others = all.filter((entity) => entity !== owner).flatMap(({ fields }) => fields);
    return all.map((entity) => (entity === owner ? withUsualField(entity, others, text) : entity));
  }, entities);

function withUsualField(entity: AppEntity, others: AppField[], text: string): AppEntity {
  const kind = usualKindOf(text);
  if (!kind) return entity;
  const options = kind.name === "rating" ? scaleOf(text)?.options : undefined;
  const scaled = withScale(entity, options);
  const isThere = [...entity.fields, ...others].some(({ label }) => isAlike(text, label));
  if (isThere || entity.fields.length >= appFieldsMax) return scaled;
  const field = readField(labelOf(text, kind)) ?? readField(kind.name);
  const isNew = field && !entity.fields.some(({ name }) => name === field.name);
  return isNew ? withScale({ ...scaled, fields: [...scaled.fields, field] }, options) : scaled;
}

/** A rating has the stated steps. */
const withScale = (entity: AppEntity, options: string[] | undefined): AppEntity => ({
  ...entity,
  fields: entity.fields.map((field) =>
    options && field.type === "choice" && usualKindOf(field.label)?.name === "rating" ? { ...field, options } : field,
  ),
});

const nouns: Record<string, string> = {
  rate: "Rating",
  rated: "Rating",
  where: "Place",
  when: "Date",
  bewerten: "Bewertung",
  valorar: "Valoración",
  évaluer: "Évaluation",
};

/** The name of a field that a sentence mentions in passing. */
function labelOf(text: string, { words, name }: UsualKind): string {
  const word = words.exec(text)?.[0] ?? name;
  return nouns[word.toLowerCase()] ?? (wordsOf(text).length <= 2 ? text.replace(small, "") : capital(word));
}

/** The used and the unused parts of a description, phrase by phrase. */
export function phrasesOf(description: string, entities: AppEntity[]): AppPhrase[] {
  return piecesOf(description)
    .slice(0, appPhrasesMax)
    .map((piece) => ({ said: cutText(piece.text, 200), became: became(piece, entities) }));
}
