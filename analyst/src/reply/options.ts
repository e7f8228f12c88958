import { isStockAlone } from "../laws/bought-stock.ts";
import { isOfRound, isSuppliersOrder } from "../laws/computable-quantities.ts";
import { isReplacing } from "../laws/option-base.ts";
import { alikeToday } from "../laws/option-instead.ts";
import { oneMore } from "../laws/planned.ts";
import type { OptionEffect } from "../laws/option-results.ts";
import { sharesWord } from "../laws/term.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isComputable } from "../quantities/quantity.ts";
import { currencyOf, inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import { foldWord, words } from "../reader/words.ts";
import type { Language } from "../i18n/language.ts";
import { clauseOf, isOneOfTwo, sentenceOf } from "./figure-sentences.ts";
import { costsNamedIn, endedBy, type Ending, endingsIn, isSameCost, partGoingOn } from "./ending-words.ts";
import { deadlineIn, isSpare, isTimeLeft } from "./deadlines.ts";
import { droppedIn } from "./dropping.ts";
import { namedIn } from "./answering.ts";
import { isDecision } from "./asks-to-decide.ts";
import type { Decision, Option } from "./option.ts";
import { isCountLike, isGuess } from "./option-cases.ts";
import { placedBesideToday } from "./instead-of-today.ts";
import { sentencesOf } from "./option-sentences.ts";
import { computedFrom } from "./option-computed.ts";
import {
  assign,
  type Group,
  type Groups,
  namedIn as waysIn,
  withCommon,
  shortestStem,
  stemOf,
} from "./option-groups.ts";
import { withThoseWhoStay } from "./who-stays.ts";
import { saysToSwitch } from "./switching-words.ts";
import { mentions, readQuestion } from "./question-words.ts";
import { isPrice, isRepriced, sellsToday } from "./sells-today.ts";

interface Known {
  quantities: readonly Quantity[];
  /** The founder's messages, as the figures stand in them. */
  messages?: readonly string[];
}

/** Terms of a plan, which are stated as facts beside it. */
const terms: ReadonlySet<string> = new Set(["duration", "prepayment", "interest", "work_time", "staff", "physical"]);
const isSale = new Set(["paying", "volume", "revenue"]);

/**
 * The options that a founder who sells today asks to decide between, by the words of the question and of each figure;
 * null where nothing is to be decided.
 */
export function decisionIn(known: Known, questions: readonly string[], language: Language): Decision | null {
  if (isStockAlone(known.quantities)) return null;
  const dropped = sellsToday(known.quantities) ? droppedIn(known, questions) : null;
  const plans = plansIn(known, questions, { language, isToDrop: dropped !== null });
  if (!dropped) return plans;
  return { options: [dropped, ...(plans?.options ?? [])], unassigned: plans?.unassigned ?? [] };
}

/** The options of what is planned. */
function plansIn(
  known: Known,
  questions: readonly string[],
  { language, isToDrop }: { language: Language; isToDrop: boolean },
): Decision | null {
  const { quantities, messages = [] } = known;
  const endings = endingsIn(messages, quantities);
  const firm = plannedIn(known, questions, language).filter((plan) => !isMention(plan, endings));
  const planned = firm.filter((plan) => !isAskedApart(plan, { firm, questions, language }));
  const asked = questions.filter((text) => isDecision(readQuestion(text, language), planned));
  const changes = (plan: Quantity): boolean =>
    isReplacing(plan, quantities) ||
    endings.length > 0 ||
    isAskedAlone(plan, asked, language) ||
    (asked.some(saysToSwitch) && alikeToday(plan, quantities).some(({ status }) => status === "actual"));
  if (asked.length === 0 || !sellsToday(quantities) || !isAPlan(planned, quantities, changes)) return null;
  const text = (quantity: Quantity): string => messages[quantity.span.message] ?? "";
  const sentence = (quantity: Quantity): string => `${quantity.span.message} ${sentenceOf(text(quantity), quantity)}`;
  const plans = quantities.filter(
    (quantity) =>
      planned.includes(quantity) ||
      isTermOf(quantity, { planned, quantities }) ||
      isOrderFor(quantity, { planned, sentence }) ||
      isLostOf(quantity, quantities),
  );
  const named = waysIn(asked, language);
  const excludes = plans.some((plan) => isOneOfTwo(text(plan), plan));
  const groups = withCommon(
    withInstead(assign(plans, { ...named, isAmongPlans: named.isAmongPlans || excludes, text }), endings),
    (plan) => sentenceOf(text(plan), plan),
  );
  // Figures of ways that exclude one another make no single plan.
  if (groups.options.length === 1 && excludes) return null;
  const around = {
    sentence: (quantity: Quantity): string => sentenceOf(text(quantity), quantity),
    clause: (quantity: Quantity): string => clauseOf(text(quantity), quantity),
    isSpare: (quantity: Quantity): boolean => isSpare(quantity, clauseOf(text(quantity), quantity)),
  };
  const stays = isToDrop ? "" : named.stays;
  const ended = endedBy(
    groups.options.map(({ figures }) => figures),
    [...endings, ...endingsOfStaying(stays, groups.options, quantities)],
  );
  const today = quantities.filter((one) => isComputable(one) && one.status === "actual");
  const rest = partGoingOn(endings, quantities, around.sentence);
  const options = groups.options.flatMap(({ figures, word }, index): Option[] => {
    const deadline = deadlineIn(figures.filter(isWorked).map(around.sentence), messages.join("\n"));
    const timeLeft = quantities.find((one) => isTimeLeft(one, around.sentence(one))) ?? deadline?.months ?? undefined;
    const costs = ended[index] ?? [];
    const name = nameOf(namingIn(figures, quantities), { word, groups: groups.options, asked }) || priceIn(figures);
    const counted = isOfOneMore(groups.options, asked) ? figures.map(besideToday) : figures;
    const own = withThoseWhoStay(withDiscounts(counted, quantities), today);
    const sentences = sentencesOf(figures, { groups: groups.options, word, messages, asked, quantities, language });
    const placed = placedBesideToday(own, today, { text, sentences, ended: costs });
    const ends = { ...around, ended: costs.map(({ id }) => id), rest, timeLeft, open: placed.open };
    const computed = computedFrom(placed.figures, quantities, ends);
    return computed ? [{ name, deadline, ...computed }] : [];
  });
  return options.some(({ effect }) => hasResult(effect)) ? { options, unassigned: groups.unassigned } : null;
}

/** What has to be made or worked off. */
const isWorked = ({ meaning }: Quantity): boolean =>
  meaning === "volume" || meaning === "work_time" || meaning === "revenue";

/** "At 30% off" is a price of the plan's: that of today, if there is one for what is sold, less the discount. */
function withDiscounts(figures: readonly Quantity[], quantities: readonly Quantity[]): Quantity[] {
  const isPriced = (one: Quantity): boolean => one.meaning === "price" && one.flow === "in";
  const [price, ...others] = quantities.filter(
    (one) => isPriced(one) && one.status === "actual" && figures.some((plan) => isCountOf(plan, one)),
  );
  if (!price || others.length > 0 || figures.some(isPriced)) return [...figures];
  return figures.map((one) => {
    const isOfPrice = one.meaning === "discount" && [price.id, "price", undefined].includes(one.share?.of);
    if (!isOfPrice) return one;
    const part = one.unit["%"] === 1 ? one.value / 100 : one.value;
    const { share: _share, ...rest } = one;
    const { meaning, unit, flow } = price;
    return { ...rest, meaning, unit, flow, value: price.value * (1 - part), quote: `${price.quote} − ${one.quote}` };
  });
}

const isCountOf = (count: Quantity, price: Quantity): boolean =>
  isSale.has(count.meaning) && Object.keys(count.unit).some((thing) => price.unit[thing] === -1 && thing !== "month");

/** A planned cost that is said again as what ends, and is no cost of the plan. */
const isMention = (plan: Quantity, endings: readonly Ending[]): boolean =>
  endings.some(({ costs, instead }) => instead.includes(plan) && costs.some((cost) => isSameCost(cost, plan)));

/** "Instead of hiring somebody for 1,700": what the plan saves is another way to go. */
function withInstead(groups: Groups, endings: readonly Ending[]): Groups {
  const instead = endings.flatMap((ending) => ending.instead);
  const [only, ...others] = groups.options;
  if (!only || others.length > 0) return groups;
  const [other, rest] = [
    only.figures.filter((one) => instead.includes(one)),
    only.figures.filter((one) => !instead.includes(one)),
  ];
  if (other.length === 0 || !rest.some(({ flow }) => flow === "out")) return groups;
  return {
    ...groups,
    options: [
      { ...only, figures: rest },
      { figures: other, word: "" },
    ],
  };
}

/** "… or stay with the printer": the other way does without. */
function endingsOfStaying(stays: string, groups: readonly Group[], quantities: readonly Quantity[]): Ending[] {
  const costs = stays === "" || groups.length > 1 ? [] : costsNamedIn(stays, quantities);
  return costs.length > 0 ? [{ costs, instead: [], sentence: { message: 0, start: 0, end: 0, text: "" } }] : [];
}

/** The founder asks for one more of what there is, and of nothing else. */
const isOfOneMore = (groups: readonly Group[], asked: readonly string[]): boolean =>
  groups.length === 1 && asked.some((question) => oneMore.test(question));

/** What a second shop costs and takes in comes on top of the first one's; sales without its name may be all there are. */
const besideToday = (quantity: Quantity): Quantity =>
  quantity.replaces || (isSale.has(quantity.meaning) && quantity.of === "")
    ? quantity
    : { ...quantity, replaces: null };

/** What is only supposed is answered by itself, unless the founder asks to choose or gives a planned number anew. */
function plannedIn({ quantities }: Known, questions: readonly string[], language: Language): Quantity[] {
  const ofStatus = (status: Quantity["status"]): Quantity[] =>
    quantities.filter((quantity) => isOwn(quantity) && quantity.status === status && !isOfRound(quantity));
  const firm = ofStatus("planned");
  const read = questions.map((text) => readQuestion(text, language));
  // "Should we open it?" is about what is supposed, where nothing firmer is.
  const isChoice = read.some((one) => one.isChoice || one.isWhich || (one.isShould && firm.length === 0));
  return [
    ...firm,
    ...ofStatus("hypothetical").filter(
      (one) => isChoice || firm.some(isCountLike(one)) || (firm.length > 0 && isGuess(one)),
    ),
  ];
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

/** What is lost of a supplier's order is a part of it. */
const isLostOf = ({ meaning, share }: Quantity, quantities: readonly Quantity[]): boolean =>
  meaning === "loss" && quantities.some((order) => order.id === share?.of && isSuppliersOrder(order));

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

/** One figure alone is a plan where it is a new price, or a cost that changes something of today's or is asked about. */
const isAPlan = (
  planned: readonly Quantity[],
  all: readonly Quantity[],
  changes: (plan: Quantity) => boolean,
): boolean => planned.length > 1 || isRepriced(all) || planned.some((plan) => plan.flow === "out" && changes(plan));

/** Pay that a question names by its number, beside another question: what it takes is answered by itself. */
function isAskedApart(
  plan: Quantity,
  { firm, questions, language }: { firm: readonly Quantity[]; questions: readonly string[]; language: Language },
): boolean {
  if (plan.meaning !== "pay" || firm.length < 2 || questions.length < 2) return false;
  return questions.some((question) => namedIn(readQuestion(question, language), [plan]).length > 0);
}

/** The only plan is a cost of each month that a question names, or somebody's pay where it asks to hire. */
function isAskedAlone({ unit, of, meaning }: Quantity, asked: readonly string[], language: Language): boolean {
  const currency = currencyOf(unit);
  const isMonthly = currency !== null && isSameUnit(inBaseUnits(unit).unit, { [currency]: 1, month: -1 });
  const read = asked.map((question) => readQuestion(question, language));
  return (
    isMonthly &&
    ((of !== "" && read.some((question) => mentions(question, of))) ||
      (meaning === "pay" && read.some(({ asks }) => asks.has("hire"))))
  );
}

const hasResult = ({ change, order, each, outlay, pause, open }: OptionEffect): boolean =>
  open.length > 0 || [change, order, each, outlay, pause].some((result) => result !== null);

const priceIn = (figures: readonly Quantity[]): string => figures.find((one) => isPrice(one))?.quote ?? "";

/** Those who go, a length of time, and a price that takes the place of today's have names that are not the plan's. */
const namingIn = (figures: readonly Quantity[], quantities: readonly Quantity[]): Quantity[] =>
  figures.filter((one) => {
    const isNewPrice = quantities.some((now) => now.status === "actual" && isPrice(now) && now.of === one.of);
    return one.meaning !== "churn" && one.meaning !== "duration" && !(isPrice(one) && isNewPrice);
  });

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
  return written ?? (best === "" ? word : best);
}
