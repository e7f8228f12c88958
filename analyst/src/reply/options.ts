import { isOfRound, isSuppliersOrder } from "../laws/computable-quantities.ts";
import { isReplacing } from "../laws/option-base.ts";
import { oneMore } from "../laws/planned.ts";
import { type OptionEffect, optionEffect } from "../laws/option-effect.ts";
import { sharesWord } from "../laws/term.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { foldWord, words } from "../reader/words.ts";
import type { Language } from "../i18n/language.ts";
import { clauseOf, isOneOfTwo, sentenceOf } from "./figure-sentences.ts";
import { assign, type Group, isCountLike, namedIn, shortestStem, stemOf } from "./option-groups.ts";
import { type Asked, mentions, readQuestion } from "./question-words.ts";

/** One way that the founder may go, with what it changes about today's business. */
export interface Option {
  /** In the founder's words; empty where no words name it. */
  name: string;
  figures: readonly Quantity[];
  effect: OptionEffect;
  /** What it changes with another number of the founder's for the same thing: in the first months, or later. */
  others: readonly Variant[];
}

export interface Variant {
  count: Quantity;
  insteadOf: Quantity;
  effect: OptionEffect;
}

interface Known {
  quantities: readonly Quantity[];
  /** The founder's messages, as the figures stand in them. */
  messages?: readonly string[];
}

export interface Decision {
  options: readonly Option[];
  /** Planned figures of which nothing says to which option they belong. */
  unassigned: readonly Quantity[];
}

/** Terms of a plan, which are stated as facts beside it. */
const terms: ReadonlySet<string> = new Set(["duration", "prepayment", "interest", "work_time", "staff", "physical"]);
const isSale = new Set(["paying", "volume", "revenue"]);

/** Whether a question asks to decide: between ways to go on, or for or against one. */
export const isDecision = (asked: Asked, plans: readonly Pick<Quantity, "of">[]): boolean =>
  !asked.asks.has("what_if") &&
  !asked.isOfClosing &&
  (asked.isChoice ||
    asked.isWhich ||
    (asked.isYesNo &&
      ((asked.isShould && !asked.asks.has("dear")) ||
        ["worth_it", "worth", "offer", "hire", "payback"].some((ask) => asked.asks.has(ask)) ||
        plans.some(({ of }) => of !== "" && mentions(asked, of)))));

/**
 * The options that a founder who sells today asks to decide between, by the words of the question and of each figure;
 * null where nothing is to be decided.
 */
export function decisionIn(known: Known, questions: readonly string[], language: Language): Decision | null {
  const { quantities, messages = [] } = known;
  const planned = plannedIn(known, questions, language);
  const asked = questions.filter((text) => isDecision(readQuestion(text, language), planned));
  const isPlan = planned.length > 1 || planned.some((plan) => plan.flow === "out" && isReplacing(plan, quantities));
  if (!sellsToday(quantities) || !isPlan || asked.length === 0) return null;
  const text = (quantity: Quantity): string => messages[quantity.span.message] ?? "";
  const sentence = (quantity: Quantity): string => `${quantity.span.message} ${sentenceOf(text(quantity), quantity)}`;
  const plans = quantities.filter(
    (quantity) =>
      planned.includes(quantity) ||
      isTermOf(quantity, { planned, quantities }) ||
      isOrderFor(quantity, { planned, sentence }),
  );
  const named = namedIn(asked, language);
  const excludes = plans.some((plan) => isOneOfTwo(text(plan), plan));
  const groups = assign(plans, { ...named, isAmongPlans: named.isAmongPlans || excludes, text });
  // Figures of ways that exclude one another make no single plan.
  if (groups.options.length === 1 && excludes) return null;
  const around = {
    sentence: (quantity: Quantity): string => sentenceOf(text(quantity), quantity),
    clause: (quantity: Quantity): string => clauseOf(text(quantity), quantity),
  };
  const options = groups.options.flatMap(({ figures, word }): Option[] => {
    const name = nameOf(figures, { word, groups: groups.options, asked });
    const { base, variants } = countsApart(isOfOneMore(groups.options, asked) ? figures.map(besideToday) : figures);
    const effect = optionEffect(base, quantities, around);
    const others = variants.flatMap(({ count, insteadOf }) => {
      const other = optionEffect([...base.filter((one) => one !== insteadOf), count], quantities, around);
      return other ? [{ count, insteadOf, effect: other }] : [];
    });
    return effect ? [{ name, figures: base, effect, others }] : [];
  });
  return options.some(({ effect }) => hasResult(effect)) ? { options, unassigned: groups.unassigned } : null;
}

/** The founder asks for one more of what there is, and of nothing else. */
const isOfOneMore = (groups: readonly Group[], asked: readonly string[]): boolean =>
  groups.length === 1 && asked.some((question) => oneMore.test(question));

/** What a second shop costs and takes in comes on top of the first one's. */
const besideToday = (quantity: Quantity): Quantity => (quantity.replaces ? quantity : { ...quantity, replaces: null });

/** Of several numbers of one thing the first that is planned; it is computed anew with each of the others. */
function countsApart(figures: readonly Quantity[]): {
  base: Quantity[];
  variants: Omit<Variant, "effect">[];
} {
  const firm = figures.filter(({ status }) => status !== "hypothetical");
  const isLater = (one: Quantity, index: number, all: readonly Quantity[]): boolean =>
    all.slice(0, index).some(isCountLike(one));
  const ranked = [...firm, ...figures.filter((one) => !firm.includes(one))];
  const later = ranked.filter(isLater);
  const base = figures.filter((one) => !later.includes(one));
  return {
    base,
    variants: later.flatMap((count) => {
      const insteadOf = base.find(isCountLike(count));
      return insteadOf ? [{ count, insteadOf }] : [];
    }),
  };
}

/** What is only supposed is answered by itself, unless the founder asks to choose or gives a planned number anew. */
function plannedIn({ quantities }: Known, questions: readonly string[], language: Language): Quantity[] {
  const ofStatus = (status: Quantity["status"]): Quantity[] =>
    quantities.filter((quantity) => isOwn(quantity) && quantity.status === status && !isOfRound(quantity));
  const firm = ofStatus("planned");
  const read = questions.map((text) => readQuestion(text, language));
  // "Should we open it?" is about what is supposed, where nothing firmer is.
  const isChoice = read.some((one) => one.isChoice || one.isWhich || (one.isShould && firm.length === 0));
  return [...firm, ...ofStatus("hypothetical").filter((one) => isChoice || firm.some(isCountLike(one)))];
}

const isOwn = ({ party }: Quantity): boolean => party === "venture" || party === "buyer";

/** A term of a plan by its name, which no figure of today has. */
const isTermOf = (
  quantity: Quantity,
  { planned, quantities }: { planned: readonly Quantity[]; quantities: readonly Quantity[] },
): boolean =>
  isOwn(quantity) &&
  quantity.status === "actual" &&
  terms.has(quantity.meaning) &&
  quantity.of !== "" &&
  planned.some((plan) => plan.of !== "" && sharesWord(plan.of, quantity.of)) &&
  !quantities.some(
    ({ status, of, meaning }) => status === "actual" && !terms.has(meaning) && of !== "" && sharesWord(of, quantity.of),
  );

/** The smallest order of the supplier of something that is planned, by its thing, its name or its sentence. */
const isOrderFor = (
  quantity: Quantity,
  { planned, sentence }: { planned: readonly Quantity[]; sentence: (quantity: Quantity) => string },
): boolean =>
  isSuppliersOrder(quantity) &&
  planned.some(
    (plan) =>
      plan.meaning === "unit_cost" &&
      (Object.keys(quantity.unit).some((thing) => plan.unit[thing] === -1) ||
        (plan.of !== "" && sharesWord(plan.of, quantity.of)) ||
        sentence(plan) === sentence(quantity)),
  );

const sellsToday = (quantities: readonly Quantity[]): boolean =>
  quantities.some(
    (quantity) => isOwn(quantity) && isSale.has(quantity.meaning) && quantity.status === "actual" && quantity.value > 0,
  );

const hasResult = ({ change, order, each, outlay, pause }: OptionEffect): boolean =>
  [change, order, each, outlay, pause].some((result) => result !== null);

/** The founder's own name for most of its figures, if no other option has it; else the word of the question. */
function nameOf(
  figures: readonly Quantity[],
  { word, groups, asked }: { word: string; groups: readonly Group[]; asked: readonly string[] },
): string {
  const names = Map.groupBy(
    figures.filter(({ of }) => of !== ""),
    ({ of }) => of,
  );
  const isItsOwn = (of: string): boolean =>
    groups.filter((group) => group.figures.some((other) => other.of === of)).length === 1;
  const question = words(asked.join(" ")).map((one) => one.word);
  const inQuestion = (of: string): boolean =>
    words(of).some(
      (one) => one.word.length >= shortestStem && question.some((other) => other.startsWith(stemOf(one.word))),
    );
  const ranked = [...names]
    .filter(([of]) => isItsOwn(of))
    .toSorted(
      ([one, all], [two, rest]) => Number(inQuestion(two)) - Number(inQuestion(one)) || rest.length - all.length,
    );
  const best = ranked[0]?.[0] ?? "";
  if (best !== "" && (inQuestion(best) || word === "")) return best;
  const written = asked.flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}'’-]+/u)).find((one) => foldWord(one) === word);
  return written ?? (word === "" ? best : word);
}
