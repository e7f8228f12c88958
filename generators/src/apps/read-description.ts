import { cutText } from "@cofounder/contract/cut-text";
import type { AppEntity, AppField, AppSpec } from "@cofounder/contract/tools/app-generator";
import { appEntitiesMax, appFieldsMax } from "@cofounder/contract/tools/app-limits";
import { languageOf } from "../language.ts";
import { actionVerbs } from "./knowledge/fields.ts";
import { keepingVerbs, smallWords, usualFields } from "./knowledge/things.ts";
import { capital, codeName, plural, singular } from "./names.ts";
import { nameIn } from "./app-name.ts";
import { readFields } from "./read-fields.ts";
import { readLists } from "./read-list.ts";
import { phrasesOf, withUsualFields } from "./read-phrases.ts";
import { withStates } from "./read-states.ts";
import { currencyIn, withCurrency } from "./stated-amounts.ts";

interface Mention {
  /** In the singular, lower case. */
  noun: string;
  /** The list of fields as written; empty without one. */
  fields: string;
}

const stop =
  "(?=\\s+(?:with|that|which|who|where|when|so|by|in|on|from|for|of|as|at|per|to|including|having|including)\\b|\\s+(?:and|then|or)\\s|[,.;:!?()\\n]|$)";
const nounPhrase = `((?:[\\p{L}'-]+\\s){0,4}?[\\p{L}'-]+?)${stop}`;
const ending =
  `(?=,?\\s{0,3}and\\s+\\p{L}{1,40}s\\s+with\\b|\\s{0,3}(?:[.;!?\\n]|$|(?:,\\s*)?(?:(?:and|then` +
  `|also)\\s*)?\\b(?:mark|archive|approve|search|filter|export|${keepingVerbs})\\b\\s+(?:as\\b|them|it` +
  `|my|our|the|by|each|\\p{L}+s\\b)))`;
const fieldsLead = /(?:\s*(?:with|including|having|\bincl\.)\s+|\s*[:–]\s*)(?:an?\s+|their\s+|its\s+|fields?:?\s+)?/iuy;
const kept = new RegExp(`\\b(?:${keepingVerbs})(?:ing|s)?\\s+${nounPhrase}`, "giu");
const fieldsEnd = new RegExp(ending, "iu");
const fieldsMax = 300;

/** The list of fields that begins here, and its end; null if there is none. */
function fieldsAt(text: string, at: number): { fields: string; end: number } | null {
  fieldsLead.lastIndex = at;
  const lead = fieldsLead.exec(text);
  if (!lead) return null;
  const start = at + lead[0].length;
  // The end of a list may be recognizable only by the words behind it.
  const [line = ""] = text.slice(start).split("\n", 1);
  const length = line.slice(3).search(fieldsEnd) + 3;
  return length < 3 || length > fieldsMax ? null : { fields: line.slice(0, length), end: start + length };
}

/** The objects of a verb of keeping, each with its list of fields. */
function* keptIn(text: string): Generator<{ phrase: string; fields: string }> {
  kept.lastIndex = 0;
  for (let found = kept.exec(text); found; found = kept.exec(text)) {
    const list = fieldsAt(text, kept.lastIndex);
    if (list) kept.lastIndex = list.end;
    yield { phrase: found[1] ?? "", fields: list?.fields ?? "" };
  }
}

const more = new RegExp(`\\band\\s+((?:\\p{L}+\\s)?\\p{L}+s)\\s+with\\s+(.{3,300}?)${ending}`, "giu");
const atStart = new RegExp(`(?:^|[:.,]\\s)((?:\\p{L}+\\s)?\\p{L}+s)\\s+with\\s+(.{3,300}?)${ending}`, "giu");
const possessed =
  /\b(?:each|every|an?|the)?\s*([\p{L}-]+)\s+(?:has|have|needs?|contains?|consists? of)\s+(?:an?\s+)?([^.;!?\n]{3,300})/giu;
const called =
  /\b([\p{L}-]+)\s+(?:tracker|manager|planner|diary|journal|catalogue|catalog|directory|inventory|log|organi[sz]er|register|database|list)\b/giu;
const marking = /\bmark(?:ed|ing)?\s+(?:([\p{L}-]+(?:\s[\p{L}-]+)?)\s+)?as\s+([\p{L}]+)/giu;
const heaps = /\b(?:library|collection|catalog(?:ue)?|inventory|lists?|records?|log|overview|number|register) of\b/giu;

const nothings = new Set(
  (
    "app application web website tool platform system software program simple way thing things stuff " +
    "data information user users everything it them who what which time place people progress use able " +
    "ability list lists lot care part step steps they we you i he she others each either both"
  ).split(" "),
);

function withoutSmall(text: string): string {
  const less = text.replace(smallWords, "");
  return less === text ? text : withoutSmall(less);
}

/** The noun of a phrase: its last word, in the singular. Null if it is not an entity of an app. */
function nounOf(phrase: string): string | null {
  const last = withoutSmall(phrase.trim()).split(/\s+/u).at(-1) ?? "";
  const noun = singular(last.replace(/[^\p{L}-]/gu, ""));
  return codeName(noun) &&
    noun.length > 2 &&
    noun.length <= 40 &&
    !nothings.has(noun) &&
    !nothings.has(last.toLowerCase())
    ? noun
    : null;
}

function mentionsIn(text: string): Mention[] {
  const found: Mention[] = [];
  const mention = (phrase = "", fields = "") => {
    const noun = nounOf(phrase);
    if (noun) found.push({ noun, fields: fields.trim() });
  };
  for (const { phrase, fields } of keptIn(text)) mention(phrase, fields);
  for (const [, phrase, fields] of text.matchAll(more)) mention(phrase, fields);
  for (const [, phrase, fields] of text.matchAll(atStart)) mention(phrase, fields);
  for (const [, phrase] of text.matchAll(called)) mention(phrase);
  for (const [, phrase, fields] of text.matchAll(possessed)) mention(phrase, fields);
  return found;
}

/** Plurals of known entities anywhere in the text, if no verb led to any. */
function knownNouns(text: string): Mention[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = words.map(singular).filter((noun) => usualFields.has(noun));
  return [...new Set(known)].slice(0, 3).map((noun) => ({ noun, fields: "" }));
}

/** One mention per noun, in order, with all its lists. A noun that is only a field of another does not count. */
function merged(mentions: Mention[]): Mention[] {
  const byNoun = new Map<string, Mention>();
  for (const mention of mentions) {
    const earlier = byNoun.get(mention.noun);
    const isNew = mention.fields !== "" && !earlier?.fields.includes(mention.fields);
    const fields = [earlier?.fields, isNew ? mention.fields : ""].filter(Boolean).join(", ");
    byNoun.set(mention.noun, { ...mention, fields });
  }
  const all = [...byNoun.values()];
  const isKept = ({ noun, fields }: Mention) => fields !== "" || usualFields.has(noun);
  return (all.some(isKept) ? all.filter(isKept) : all).slice(0, appEntitiesMax);
}

interface WantedAction {
  label: string;
  field: AppField;
  /** Its entity, where the text names it. */
  of: string | null;
}

function actionFields(text: string): WantedAction[] {
  const named = [...text.matchAll(marking)].map(([, object = "", state = ""]) => ({
    state: state.toLowerCase(),
    label: `Mark as ${state.toLowerCase()}`,
    of: nounOf(object),
  }));
  const verbs = Object.entries(actionVerbs)
    .filter(([verb]) => new RegExp(`\\b${verb}\\b(?!\\s+date)`, "iu").test(text))
    .map(([verb, state]) => ({ state, label: capital(verb), of: null }));
  const states = new Map([...verbs, ...named].map((each) => [each.state, each]));
  return [...states.values()].slice(0, 6).flatMap(({ state, label, of }) => {
    const name = codeName(state);
    const field: AppField = { name, label: capital(state), type: "boolean", required: false };
    return name && state.length <= 30 ? [{ label, field, of }] : [];
  });
}

/** Every yes/no field has a button. */
function withYesNoActions(entity: AppEntity): AppEntity {
  const missing = entity.fields.filter(
    ({ name, type }) => type === "boolean" && !entity.actions.some(({ field }) => field === name),
  );
  const added = missing.map(({ name, label }) => ({
    label: cutText(`Mark as ${label.toLowerCase()}`, 60),
    field: name,
  }));
  return { ...entity, actions: [...entity.actions, ...added].slice(0, 6) };
}

function entityOf({ noun, fields }: Mention): AppEntity {
  const own = readFields(fields || usualFields.get(noun) || "name, notes, date");
  return {
    name: codeName(noun),
    label: capital(noun),
    plural: capital(plural(noun)),
    fields: own,
    actions: own
      .filter(({ type }) => type === "boolean")
      .map((field) => ({ label: `Mark as ${field.label.toLowerCase()}`, field: field.name })),
  };
}

/** A field with the name of another entity becomes a relation to it. */
export function related(entities: AppEntity[]): AppEntity[] {
  const names = new Set(entities.map(({ name }) => name));
  return entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) =>
      field.type === "text" && names.has(field.name) && field.name !== entity.name
        ? { ...field, type: "relation" as const, of: field.name }
        : field,
    ),
  }));
}

/** Gives an entity the yes/no fields that the description's verbs set, and a button for each. */
function withActions(entity: AppEntity, wanted: WantedAction[]): AppEntity {
  const missing = wanted.filter(({ field }) => !entity.fields.some(({ name }) => name === field.name));
  const fields = [...entity.fields, ...missing.map(({ field }) => field)].slice(0, appFieldsMax);
  const named = [...entity.actions, ...wanted.map(({ label, field }) => ({ label, field: field.name }))];
  const actions = [...new Map(named.map((action) => [action.field, action])).values()];
  return {
    ...entity,
    fields,
    actions: actions.filter(({ field }) => fields.some(({ name }) => name === field)).slice(0, 6),
  };
}

/** Each action goes to the entity it names, otherwise to the first. */
function allWithActions(entities: AppEntity[], wanted: WantedAction[]): AppEntity[] {
  const ownerOf = ({ of }: WantedAction) =>
    Math.max(
      0,
      entities.findIndex(({ name }) => name === of),
    );
  return entities.map((entity, at) =>
    withActions(
      entity,
      wanted.filter((action) => ownerOf(action) === at),
    ),
  );
}

function questionsOf(mentions: Mention[], entities: AppEntity[], currency: string | null): string[] {
  const asked = entities.flatMap((entity) => {
    const said = mentions.length === 0 || mentions.find(({ noun }) => codeName(noun) === entity.name)?.fields;
    const assumed = entity.fields.map(({ label }) => label.toLowerCase()).join(", ");
    return said ? [] : [cutText(`What is kept of each ${entity.label.toLowerCase()}? Assumed: ${assumed}.`, 300)];
  });
  const money = entities.some(({ fields }) => fields.some(({ type }) => type === "money"));
  return [
    ...asked,
    "Who may see and change it? Assumed: whoever reaches the server, which listens on this machine only.",
    ...(money && currency === null
      ? ["In which currency are the amounts? Assumed: one for all, shown without a sign."]
      : []),
  ].slice(0, 12);
}

const fallback: Mention = { noun: "item", fields: "title, notes, date, status" };

/**
 * The specification of an app, read from a description's nouns and verbs. The same words give the same app; every text
 * of any length gives one.
 */
export function readDescription(description: string): AppSpec {
  const text = cutText(plainText(description).replace(heaps, "").trim(), 4_000);
  const language = languageOf(text);
  const lists = language === "en" ? [] : readLists(text, language);
  if (lists.length > 0) return specOf(text, related(withStates(lists, text, language)), []);
  const found = merged(mentionsIn(text.replace(choices, "$<label> ($<options>)")));
  const mentions = found.length ? found : knownNouns(text);
  const used = mentions.length ? mentions : [fallback];
  const read = allWithActions(related(used.map(entityOf)), actionFields(text));
  return specOf(text, withStates(read, text, language), used);
}

const plainText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();

/** "state: healthy, sick or dead" is one field with its choices. */
const choices = /(?<label>\b\p{L}+(?:\s\p{L}+)?):\s*(?<options>[^.;:()]{2,120}?\sor\s[^.;:,()]{2,40})(?=[.;,]|$)/giu;

function specOf(text: string, read: AppEntity[], used: Mention[]): AppSpec {
  const currency = currencyIn(text);
  const entities = withCurrency(withUsualFields(text, read), currency).map(withYesNoActions);
  return {
    title: cutText(nameIn(text) ?? entities[0]?.plural ?? "Items", 60),
    description: text || "An app.",
    entities,
    questions: questionsOf(used, entities, currency),
    phrases: phrasesOf(text, entities),
  };
}
