import type { Language } from "../i18n/language.ts";
import { sharesWord } from "../laws/term.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isCurrency, isTime } from "../quantities/unit.ts";
import { foldWord, words } from "../reader/words.ts";
import { asksWhich, isToStay, sidesOf } from "./choice-words.ts";
import { clauseOf, hasOr, sentenceOf, startOfSentence } from "./figure-sentences.ts";
import { isCountLike, isGuess } from "./option-cases.ts";
import { readQuestion } from "./question-words.ts";

export interface Group {
  figures: Quantity[];
  /** The word of the question that the figures have in common. */
  word: string;
}

const shortestWord = 3;
export const shortestStem = 4;
/** Words of questions that name no option. */
export const small = new Set(
  (
    "the and for are was not can our you your with what which better best worth should would could does will have has get take leave stay keep open " +
    "der die das den dem des ein eine einen uns was ist wir ich sich auf mit für und soll sollen oder besser lieber eher mehr lohnt rechnet " +
    "los las una uno por con que más mejor nos conviene vale pena nuestro nuestra para esta este " +
    "les des une est que qui vaut mieux pour avec nous plutôt notre nos"
  )
    .split(" ")
    .map(foldWord),
);
export const stemOf = (word: string): string =>
  /\p{Script=Han}/u.test(word) ? word : word.slice(0, Math.max(shortestStem, word.length - 2));

/** The beginnings of the longer words of one side of a question. */
const stemsOf = (side: string): string[] =>
  words(side)
    .map(({ word }) => word)
    .filter(
      (word) => (word.length >= shortestWord && !small.has(word)) || /[^\p{Script=Latin}\p{N}\p{P}\p{S}]/u.test(word),
    )
    .map(stemOf);

const mentionsAny = (text: string, stems: readonly string[]): string | undefined =>
  words(text.replaceAll("_", " "))
    .map(({ word }) => word)
    .find((word) => stems.some((stem) => (stem.length < shortestStem ? word === stem : word.startsWith(stem))));

interface Assigning {
  sides: readonly string[][];
  /** The word for a price in each side of the question; empty where it speaks of none. */
  priceWords: readonly string[];
  text: (quantity: Quantity) => string;
  /** The question asks which of the plans, and not whether to plan at all. */
  isAmongPlans: boolean;
  /** The side of the question that leaves everything as it is; empty where none does. */
  stays: string;
}

export interface Groups {
  options: Group[];
  unassigned: Quantity[];
}

/** How the questions name what is to be decided. */
export function namedIn(
  asked: readonly string[],
  language: Language,
): Pick<Assigning, "sides" | "priceWords" | "isAmongPlans" | "stays"> {
  const sides = asked.flatMap((question) => sidesOf(question, language) ?? []).slice(0, 2);
  return {
    stays: sides.find((side) => isToStay(side, language)) ?? "",
    sides: sides.map((side) => stemsOf(side)),
    priceWords: sides.map((side) => priceWordIn(side, language)),
    isAmongPlans:
      asked.some((question) => asksWhich(question, language)) ||
      (sides.length === 2 && !sides.some((side) => isToStay(side, language))),
  };
}

/** A word of the question for what is asked of buyers. */
const priceWordIn = (side: string, language: Language): string =>
  words(side).find(({ word }) => readQuestion(word, language).concepts.has("price"))?.word ?? "";

const prices: ReadonlySet<string> = new Set(["price", "order_value", "fee"]);

/**
 * Two groups where the figures go with both sides of the question; where its words name none of them, one for each of
 * the founder's own names; otherwise one.
 */
export function assign(plans: readonly Quantity[], assigning: Assigning): Groups {
  const { sides, text, isAmongPlans } = assigning;
  const [left = [], right = []] = sides;
  const apart = [left.filter((stem) => !right.includes(stem)), right.filter((stem) => !left.includes(stem))];
  const ofPrice = priceHits(plans, assigning);
  const others = plans.filter(({ id }) => !ofPrice.some((hit) => hit.id === id));
  // That everything stays as it is names no figure but by its name: "leave it like that" is in no clause of a plan.
  const staying = stemsOf(assigning.stays);
  const inClauses = apart.map((stems) =>
    stems.length > 0 && stems.every((stem) => staying.includes(stem)) ? [] : stems,
  );
  const hits = [...hitsOf(others, { apart, inClauses, text }), ...ofPrice];
  const wordOf = (side: number): string => hits.find((hit) => hit.side === side)?.word ?? "";
  const sideOf = new Map(hits.map(({ id, side }) => [id, side]));
  if (new Set(sideOf.values()).size < 2) {
    const byName = isAmongPlans && (sides.length === 0 || hits.length === 0) ? groupsByName(plans, text) : null;
    const word = hits.find((hit) => mentionsAny(hit.word, staying) === undefined)?.word ?? "";
    return byName ?? { options: [{ figures: firmOf(plans), word }], unassigned: [] };
  }
  spread(plans, sideOf, text);
  const options = [0, 1].map((side) => ({
    figures: plans.filter(({ id }) => sideOf.get(id) === side),
    word: wordOf(side),
  }));
  return { options, unassigned: plans.filter(({ id }) => !sideOf.has(id)) };
}

/** What is only supposed is no part of what is planned, but as another value of a planned number. */
function firmOf(plans: readonly Quantity[]): Quantity[] {
  const firm = plans.filter(({ status }) => status !== "hypothetical");
  return firm.length === 0
    ? [...plans]
    : plans.filter((plan) => firm.includes(plan) || firm.some(isCountLike(plan)) || isGuess(plan));
}

const eitherWay =
  /(?<!\p{L})(?:either way|in both cases|both ways|so oder so|in beiden fällen|bei beiden|en ambos casos|de todas formas|de cualquier modo)(?!\p{L})/iu;
const eitherWayElsewhere =
  /(?<!\p{L})(?:dans les deux cas|de toute façon)(?!\p{L})|दोनों (?:ही )?(?:हालत|सूरत|तरह)|不管哪|两种情况/iu;

/** What is said to hold either way, and a number of sales of which neither way has its own, is a part of both. */
export function withCommon({ options, unassigned }: Groups, sentence: (plan: Quantity) => string): Groups {
  if (options.length < 2) return { options, unassigned };
  const isSaid = (plan: Quantity): boolean => eitherWay.test(sentence(plan)) || eitherWayElsewhere.test(sentence(plan));
  const isAim = (plan: Quantity): boolean =>
    isCount(plan) && !options.some(({ figures }) => figures.some((one) => isCount(one) && !isSaid(one)));
  const common = [
    ...options.flatMap(({ figures }) => figures.filter(isSaid)),
    ...unassigned.filter((plan) => isSaid(plan) || isAim(plan)),
  ];
  return {
    options: options.map(({ figures, word }) => ({
      word,
      figures: [...figures.filter((one) => !common.includes(one)), ...common],
    })),
    unassigned: unassigned.filter((one) => !common.includes(one)),
  };
}

const isCount = ({ meaning, unit }: Quantity): boolean =>
  (meaning === "volume" || meaning === "paying") && unit["%"] === undefined;

const mostWays = 3;

/** One group for each name of the founder's; names that one sentence holds together are of one. */
function groupsByName(plans: readonly Quantity[], text: (quantity: Quantity) => string): Groups | null {
  const groups: Quantity[][] = [];
  const named = plans.filter(({ of }) => of !== "");
  for (const plan of named) {
    const own = groups.find((group) =>
      group.some((other) => sharesWord(other.of, plan.of) || isTogether(other, plan, text)),
    );
    if (own) own.push(plan);
    else groups.push([plan]);
  }
  const ways = withCostsOfOne(groups, text);
  if (ways.length < 2 || ways.length > mostWays) return null;
  const sideOf = new Map(ways.flatMap((group, side) => group.map(({ id }) => [id, side] as const)));
  spread(plans, sideOf, text);
  return {
    options: ways.map((_, side) => ({ figures: plans.filter(({ id }) => sideOf.get(id) === side), word: "" })),
    unassigned: plans.filter(({ id }) => !sideOf.has(id)),
  };
}

const earning: ReadonlySet<string> = new Set(["price", "order_value", "revenue", "volume", "paying", "saving"]);

/** Running costs beside the only way that sells something are costs of it, unless an "or" sets them apart. */
function withCostsOfOne(groups: readonly Quantity[][], text: (quantity: Quantity) => string): Quantity[][] {
  const sells = groups.filter((group) => group.some(({ meaning }) => earning.has(meaning)));
  const [way, ...ways] = sells;
  const isItsCost = (group: readonly Quantity[]): boolean =>
    group !== way && group.every((one) => one.meaning === "fixed_cost" && !hasOr(sentenceOf(text(one), one)));
  if (!way || ways.length > 0) return [...groups];
  return [
    [...way, ...groups.filter(isItsCost).flat()],
    ...groups.filter((group) => group !== way && !isItsCost(group)),
  ];
}

/** In one sentence, with no "or" between them. */
function isTogether(one: Quantity, other: Quantity, text: (quantity: Quantity) => string): boolean {
  if (one.span.message !== other.span.message) return false;
  const whole = text(one);
  const between = whole.slice(one.span.end, other.span.start);
  return startOfSentence(whole, one) === startOfSentence(whole, other) && !hasOr(between);
}

interface Hit {
  id: string;
  side: number;
  word: string;
}

/**
 * A price without a name of its own goes with the one side that speaks of the price, and so do the buyers who are lost
 * by the same sentence.
 */
function priceHits(plans: readonly Quantity[], { priceWords, text }: Pick<Assigning, "priceWords" | "text">): Hit[] {
  const side = priceWords.findIndex((word) => word !== "");
  const word = priceWords[side];
  if (word === undefined || priceWords.filter((other) => other !== "").length > 1) return [];
  const sentence = (plan: Quantity): string => `${plan.span.message} ${sentenceOf(text(plan), plan)}`;
  const own = plans.filter(({ of, meaning, flow }) => prices.has(meaning) && flow !== "out" && of === "");
  const lost = plans.filter((plan) => plan.meaning === "churn" && own.some((one) => sentence(one) === sentence(plan)));
  return [...own, ...lost].map(({ id }) => ({ id, side, word }));
}

/** By the words of a figure's name or thing, which speak for all of that name; else by those of its clause. */
function hitsOf(
  plans: readonly Quantity[],
  { apart, inClauses, text }: Record<"apart" | "inClauses", readonly string[][]> & Pick<Assigning, "text">,
): Hit[] {
  const byName = plans.flatMap((plan) => hitIn(`${plan.of} ${thingsOf(plan).join(" ")}`, plan, apart));
  const isKnown = (plan: Quantity): boolean =>
    byName.some(
      ({ id }) => id === plan.id || (plan.of !== "" && plans.some((other) => other.id === id && other.of === plan.of)),
    );
  const byClause = plans
    .filter((plan) => !isKnown(plan))
    .flatMap((plan) => hitIn(clauseOf(text(plan), plan), plan, inClauses));
  return [...byName, ...byClause];
}

/** The one side whose words the text has. */
function hitIn(where: string, plan: Quantity, apart: readonly string[][]): Hit[] {
  const hits = apart.flatMap((stems, side) => {
    const word = mentionsAny(where, stems);
    return word === undefined ? [] : [{ id: plan.id, side, word }];
  });
  return hits.length === 1 ? hits : [];
}

/** A figure of the same name, thing or sentence goes with those that are known. */
function spread(plans: readonly Quantity[], sideOf: Map<string, number>, text: (quantity: Quantity) => string): void {
  const known = plans.filter(({ id }) => sideOf.has(id));
  const sidesOfAll = (others: readonly Quantity[]): (number | undefined)[] => [
    ...new Set(others.map(({ id }) => sideOf.get(id))),
  ];
  for (const plan of plans.filter(({ id }) => !sideOf.has(id))) {
    const named = sidesOfAll(known.filter((other) => plan.of !== "" && other.of === plan.of));
    const alike = sidesOfAll(known.filter((other) => thingsOf(plan).some((thing) => other.unit[thing] !== undefined)));
    const before = known.findLast(
      (other) => other.span.message === plan.span.message && other.span.start < plan.span.start,
    );
    const inSentence =
      before && sentenceOf(text(plan), plan) === sentenceOf(text(before), before) ? sideOf.get(before.id) : undefined;
    const side = [named, alike].find((sides) => sides.length === 1)?.[0] ?? inSentence;
    if (side !== undefined) sideOf.set(plan.id, side);
  }
}

const thingsOf = ({ unit }: Quantity): string[] =>
  Object.keys(unit).filter(
    (symbol) => !isCurrency(symbol) && !isTime(symbol) && symbol !== "%" && symbol !== "customer",
  );
