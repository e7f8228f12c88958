import { cutText } from "@cofounder/contract/cut-text";
import type { AppEntity, AppField } from "@cofounder/contract/tools/app-generator";
import { appFieldsMax } from "@cofounder/contract/tools/app-limits";
import type { MadeIn } from "../language.ts";
import { usualKindOf } from "./knowledge/usual-kinds.ts";
import { capital, codeName, singular } from "./names.ts";

/** The states of a thing, as a description lists them: "a booking is open, confirmed or cancelled". */
export interface States {
  /** As written. */
  thing: string;
  /** The name of the field, in the description's language. */
  label: string;
  options: string[];
}

interface Pattern {
  label: string;
  /** A thing, a verb of being, and the list behind it. */
  sentences: RegExp[];
  /** Between the last two of a list. Without it, a list is no choice: "a walk is paid and rated". */
  or: RegExp;
  joints: RegExp;
}

const patterns: Record<MadeIn, Pattern> = {
  en: {
    label: "Status",
    sentences: [
      /(?<![\p{L}-])(?<thing>[\p{L}-]{2,40})\s(?:is|are|can be|may be|will be)\s(?:either\s)?(?<list>[^.;:!?\n]{3,200})/giu,
      /(?<![\p{L}-])(?<thing>[\p{L}-]{2,40})\s(?:go|goes|move|moves|pass|passes)\s(?:from|through)\s(?<list>[^.;:!?\n]{3,200})/giu,
    ],
    or: /\s(?:or|to|then)\s/iu,
    joints: /,?\s(?:or|and|to|then)\s|,\s?/giu,
  },
  de: {
    label: "Status",
    sentences: [
      /(?<![\p{L}-])(?<thing>\p{Lu}[\p{L}-]{1,40})\s(?:ist|sind|kann|können|wird)\s(?:entweder\s)?(?<list>[^.;:!?\n]{3,200}?)(?:\ssein)?(?=[.;:!?\n]|$)/gu,
    ],
    or: /\soder\s/iu,
    joints: /,?\s(?:oder|und)\s|,\s?/giu,
  },
  es: {
    label: "Estado",
    sentences: [
      /(?<![\p{L}-])(?<thing>[\p{L}-]{2,40})\s(?:es|son|está|están|puede (?:estar|ser)|pueden (?:estar|ser))\s(?<list>[^.;:!?\n]{3,200})/giu,
    ],
    or: /\s[ou]\s/iu,
    joints: /,?\s[ouy]\s|,\s?/giu,
  },
  fr: {
    label: "Statut",
    sentences: [
      /(?<![\p{L}-])(?<thing>[\p{L}-]{2,40})\s(?:est|sont|peut être|peuvent être)\s(?:soit\s)?(?<list>[^.;:!?\n]{3,200})/giu,
    ],
    or: /\s(?:ou|soit)\s/iu,
    joints: /,?\s(?:ou|et|soit)\s|,\s?/giu,
  },
  hi: {
    label: "स्थिति",
    sentences: [
      /(?:हर|प्रत्येक|एक)\s(?<thing>[\p{L}\p{M}]{2,40})\s(?<list>[^.।;:!?\n]{3,200}?)\s(?:है|हैं|होता है|होती है|हो सकता है|हो सकती है)(?=[.।;!?\n]|$)/gu,
    ],
    or: /\sया\s/u,
    joints: /,?\s(?:या|और)\s|,\s?/gu,
  },
  zh: {
    label: "状态",
    sentences: [
      /(?:每个|每次|每笔|每张|一个)?(?<thing>[\p{Script=Han}]{1,6}?)(?:的状态(?:是|有|为|分为)|可以是|分为)[:：]?(?<list>[^。；！？\n]{2,80})/gu,
    ],
    or: /或者?/u,
    joints: /[、，,]?或者?|[、，,]/gu,
  },
};

/** A state is a word or three, no name and no phrase of place or purpose: "in workshop", not "for dogs". */
const state =
  /^(?:in\s|en\s)?\p{Ll}[\p{L}-]*(?:\s\p{Ll}[\p{L}-]*){0,2}$|^[\p{Script=Han}]{1,6}$|^[\p{Script=Devanagari}\s]{2,30}$/u;
const noState =
  /^(?:an?|the|for|with|by|at|on|of|our|my|not|very|more|less|für|mit|eine?n?|nicht|sehr|para|con|un|una|muy|más|pour|avec|une|très|plus)\s/u;

export function statesIn(text: string, language: MadeIn): States[] {
  const { label, sentences, or, joints } = patterns[language];
  return sentences.flatMap((sentence) =>
    [...text.matchAll(sentence)].flatMap(({ groups: { thing = "", list = "" } = {} }) => {
      const options = list.split(joints).map((each) => each.trim());
      const isChoice = or.test(list) && options.every((each) => state.test(each) && !noState.test(each));
      return isChoice && options.length >= 2 && options.length <= 12 ? [{ thing, label, options }] : [];
    }),
  );
}

const plainName = (word: string): string => singular(word.toLowerCase());

/** The same word, also in the plural of another language: "Buchung", "Buchungen". */
function names(entity: AppEntity, thing: string): boolean {
  const [label, word] = [plainName(entity.label), plainName(thing)];
  return label === word || (label.length > 3 && word.startsWith(label)) || (word.length > 3 && label.startsWith(word));
}

/** Each entity with the states that the description lists for it, as a choice. */
export const withStates = (entities: AppEntity[], text: string, language: MadeIn): AppEntity[] =>
  statesIn(text, language).reduce(
    (all, states) => all.map((entity) => (names(entity, states.thing) ? withState(entity, states) : entity)),
    entities,
  );

function withState(entity: AppEntity, { label, options }: States): AppEntity {
  const named = options.map((option) => cutText(capital(option), 60));
  const isOwn = ({ options: own = [] }: AppField): boolean => own.some((option) => named.includes(option));
  if (entity.fields.some(isOwn) || entity.fields.length >= appFieldsMax) return entity;
  const usual = entity.fields.find((field) => field.type === "choice" && usualKindOf(field.label)?.name === "status");
  const field: AppField = usual
    ? { ...usual, options: named }
    : { name: codeName(label), label, type: "choice", required: false, options: named };
  // A state is one of several: a button for each, beside the choice, would contradict it.
  const others = entity.fields.filter(
    ({ name, type }) => name !== field.name && !(type === "boolean" && isIn(named, name)),
  );
  return {
    ...entity,
    fields: [...others, field],
    actions: entity.actions.filter((action) => !isIn(named, action.field)),
  };
}

const isIn = (options: string[], name: string): boolean => options.some((option) => codeName(option) === name);
