import { analyse, renderReply } from "../analyst/src/index.ts";
import type { Analysis } from "../analyst/src/index.ts";
import { isComputable } from "../analyst/src/quantities/quantity.ts";
import { currencyOf } from "../analyst/src/quantities/unit.ts";
import type { Language } from "../analyst/src/i18n/language.ts";
import { settledIn } from "../analyst/training/settled.ts";
import { today } from "./answer.ts";
import { unbackedIn } from "./unbacked.ts";
import type { Answer } from "./answer.ts";
import { changeMarks, marksIn, withValue } from "./marks.ts";
import type { Mark } from "./marks.ts";
import { close } from "./recompute.ts";
import { fiveGrams, isSpecific, jaccard, ownWords, sentencesOf } from "./words.ts";

/** A change to an idea that must leave some of the analysis unchanged; returns what it broke. */
export interface Transform {
  id: string;
  name: string;
  breaks: (answer: Answer, all: Answer[]) => string[];
}

/** For annotated messages: a change has to preserve annotations, and changes a number within its annotation. */
const run = (marked: string[]): Analysis => analyse({ ...settledIn(marked), now: today });
const isReport = ({ idea }: Answer): boolean => idea.kind === undefined;
const inFirst = (answer: Answer, change: (text: string) => string): Analysis =>
  run(answer.idea.marked.map((message, at) => (at === 0 ? change(message) : message)));

const flattery: Record<Language, string> = {
  en: "This is a brilliant idea and everyone I know loves it. ",
  es: "Es una idea brillante y a todos mis conocidos les encanta. ",
  fr: "C'est une idée géniale et tout mon entourage l'adore. ",
  de: "Das ist eine geniale Idee und alle, die ich kenne, lieben sie. ",
  hi: "यह शानदार विचार है और मेरे सब जानने वाले इसे पसंद करते हैं। ",
  zh: "这个想法太棒了，我认识的人都喜欢。",
};
const hostility: Record<Language, string> = {
  en: "My competitor calls this idea stupid and hopeless. ",
  es: "Mi competidor dice que esta idea es estúpida y no tiene futuro. ",
  fr: "Mon concurrent dit que cette idée est stupide et sans avenir. ",
  de: "Mein Konkurrent nennt diese Idee dumm und aussichtslos. ",
  hi: "मेरा प्रतिद्वंद्वी इस विचार को बेकार और मूर्खतापूर्ण कहता है। ",
  zh: "我的竞争对手说这个想法很愚蠢，没有希望。",
};
const evidence: Record<Language, string> = {
  en: " I have strong evidence that people want it.",
  es: " Tengo pruebas sólidas de que la gente lo quiere.",
  fr: " J'ai des preuves solides que les gens le veulent.",
  de: " Ich habe starke Belege, dass die Leute es wollen.",
  hi: " मेरे पास पक्के सबूत हैं कि लोग यह चाहते हैं।",
  zh: "我有充分的证据证明大家想要它。",
};
const secondPrice: Record<Language, (price: string) => string> = {
  en: (price) => ` Our price is ${price} per month.`,
  es: (price) => ` Nuestro precio es de ${price} al mes.`,
  fr: (price) => ` Notre prix est de ${price} par mois.`,
  de: (price) => ` Unser Preis beträgt ${price} pro Monat.`,
  hi: (price) => ` हमारी कीमत ${price} प्रति माह है।`,
  zh: (price) => `我们的价格是每月${price}。`,
};

/** The rating may not change by more than this for words without a fact. */
const still = 0.3;

function sameRating(before: Analysis, after: Analysis, most = still): string[] {
  const [one, other] = [before.exactRating, after.exactRating];
  if (one === null && other === null) return [];
  if (one === null || other === null) return [`rating ${one} became ${other}`];
  return Math.abs(one - other) <= most ? [] : [`rating ${one} became ${other}`];
}

function sameMetrics(before: Analysis, after: Analysis): string[] {
  return before.metrics.flatMap((metric) => {
    // With several plans or products, each has a metric of that name.
    const others = after.metrics.filter((item) => item.name === metric.name);
    if (others.length === 0) return [`${metric.name} is gone`];
    const stays = others.some(({ value }) => metric.value === null || value === null || close(metric.value, value));
    return stays ? [] : [`${metric.name}: ${metric.value} became ${others.map(({ value }) => value).join(", ")}`];
  });
}

const unchangedBy =
  (change: (answer: Answer) => (text: string) => string) =>
  (answer: Answer): string[] => {
    const after = inFirst(answer, change(answer));
    return [...sameRating(answer.analysis, after), ...sameMetrics(answer.analysis, after)];
  };

/** Sentences in another order, with the first one kept: it introduces the rest. */
function shuffled(text: string): string {
  const sentences = text.match(/(?:⟦[^⟧]*⟧|[^.!?。！？।⟦])+(?:[.!?。！？।](?!\s?[\d⟦])|$)(?:\s|$)?/gu) ?? [text];
  if (sentences.join("") !== text || sentences.length < 3) return text;
  const [first = "", ...rest] = sentences;
  return [first, ...rest.reverse()].map((sentence) => sentence.trim()).join(/[\u4e00-\u9fff]/.test(text) ? "" : " ");
}

const scales = new Set([
  "gross_margin",
  "ltv_cac",
  "cac_payback_months",
  "safe_ownership",
  "runway_months",
  "monthly_churn",
]);

/** All money a thousand times larger: ratios are unchanged, and nothing breaks. */
function scaled(answer: Answer): string[] {
  const after = run(answer.idea.marked.map((message) => changeMarks(message, thousandfold)));
  return answer.analysis.metrics
    .filter((metric) => scales.has(metric.name))
    .flatMap((metric) => {
      const others = after.metrics.filter((item) => item.name === metric.name);
      if (others.length === 0) return [`${metric.name} is gone`];
      return others.some(({ value }) => close(metric.value ?? 0, value ?? 0))
        ? []
        : [`${metric.name}: ${metric.value} became ${others.map(({ value }) => value).join(", ")}`];
    });
}

function thousandfold(mark: Mark, rest: string): string {
  const { value, low = value, high = value, unit } = mark.quantity;
  const currency = currencyOf(unit);
  if (currency === null) return mark.whole;
  const [least, most] = [Math.round(low * 1000), Math.round(high * 1000)];
  const words = `${currency} ${least === most ? least : `${least}-${most}`}`;
  const isApart = /^(?:[\s,.;:/。，；！？।]|$)/u.test(rest);
  return withValue(mark, words, { low: least, high: most }) + (isApart ? "" : " ");
}

const takings = new Set(["price", "order_value", "fee"]);

/** Without one of its numbers the analysis must no longer use it. */
function withoutNumber(answer: Answer): string[] {
  const [first = ""] = answer.idea.marked;
  const marks = marksIn(first);
  const cut = marks.find(({ quantity }) => takings.has(quantity.meaning) && isComputable(quantity));
  if (!cut) return [];
  const after = inFirst(answer, (text) => text.replace(cut.whole, ""));
  const unbacked = unbackedIn(renderReply(after).markdown, after);
  const value = asFact(cut);
  const isRepeated = marks.filter((mark) => asFact(mark) === value).length > 1;
  return [
    ...(unbacked > 0 ? [`${unbacked} unbacked without it`] : []),
    ...(!isRepeated && after.venture.current.some((quantity) => asFact({ quantity }) === value)
      ? [`still uses ${cut.words}`]
      : []),
  ];
}

/** A percentage is a fraction among the facts. */
const asFact = ({ quantity: { value, unit } }: Pick<Mark, "quantity">): number =>
  unit["%"] === 1 ? value / 100 : value;

const ratios = new Set(["gross_margin", "cac_payback_months", "monthly_churn", "runway_months", "ltv_cac"]);

/** The same idea in another language has the same results. */
function translated(answer: Answer, all: Answer[]): string[] {
  const original = all.find((other) => other.idea.id === answer.idea.translationOf);
  if (!original) return [];
  const faults = original.analysis.metrics
    .filter((metric) => ratios.has(metric.name))
    .flatMap((metric) => {
      const other = answer.analysis.metrics.find((item) => item.name === metric.name);
      return other && close(other.value ?? 0, metric.value ?? 0) ? [] : [`${metric.name} differs`];
    });
  return [...faults, ...sameRating(original.analysis, answer.analysis, 1)];
}

/** Another idea's analysis pasted under this one must be detected: by its words and by its numbers. */
function swapped(answer: Answer, all: Answer[]): string[] {
  const other = all.find(
    (item) => item.idea.language === answer.idea.language && item.idea.id !== answer.idea.id && isReport(item),
  );
  if (!other) return [];
  const own = ownWords(answer);
  // Words of both ideas ("price", "month", "customer") distinguish neither.
  const theirs = ownWords(other).words;
  const strict = { words: new Set([...own.words].filter((word) => !theirs.has(word))), numbers: /$^/ };
  const share = (text: string): number => {
    const sentences = sentencesOf(text);
    return sentences.filter((sentence) => isSpecific(sentence, strict)).length / Math.max(1, sentences.length);
  };
  return share(answer.text) > share(other.text) && jaccard(fiveGrams(answer.text), fiveGrams(other.text)) < 1
    ? []
    : [`reads no worse under ${other.idea.id}`];
}

function twice(answer: Answer): string[] {
  const again = run(answer.idea.marked);
  return JSON.stringify(again) === JSON.stringify(answer.analysis) &&
    renderReply(again).markdown === renderReply(answer.analysis).markdown
    ? []
    : ["two runs differ"];
}

function contradicted(answer: Answer): string[] {
  const price = marksIn(answer.idea.marked[0] ?? "").find(isMonthlyPrice);
  if (!price || answer.analysis.contradictions.length > 0) return [];
  const value = Math.round(price.quantity.value * 1.7);
  const written = withValue(price, `${value} ${currencyOf(price.quantity.unit)}`, { low: value });
  const after = inFirst(answer, (text) => text.trimEnd() + secondPrice[answer.idea.language](written));
  const found = after.contradictions.some((item) => item.meaning === "price");
  return [
    ...(found ? [] : ["a second price is not noticed"]),
    ...((after.rating.score ?? 0) <= 7 ? [] : ["rated above 7 with two prices"]),
  ];
}

const isMonthlyPrice = ({ quantity }: Mark): boolean =>
  quantity.meaning === "price" && quantity.unit["month"] === -1 && isComputable(quantity);

export const transforms: Transform[] = [
  {
    id: "m1",
    name: "flattery before it",
    breaks: unchangedBy(
      ({ idea }) =>
        (text) =>
          flattery[idea.language] + text,
    ),
  },
  {
    id: "m2",
    name: "hostility before it",
    breaks: unchangedBy(
      ({ idea }) =>
        (text) =>
          hostility[idea.language] + text,
    ),
  },
  {
    id: "m3",
    name: "sentences in another order",
    breaks: (answer) => sameRating(answer.analysis, inFirst(answer, shuffled), 0.5),
  },
  { id: "m4", name: "money × 1000", breaks: scaled },
  { id: "m5", name: "one number taken out", breaks: withoutNumber },
  { id: "m6", name: "translated", breaks: translated },
  {
    id: "m7",
    name: "claims of evidence without a number",
    breaks: unchangedBy(
      ({ idea }) =>
        (text) =>
          text + evidence[idea.language],
    ),
  },
  { id: "m8", name: "analysis swapped with another idea's", breaks: swapped },
  { id: "m9", name: "run twice", breaks: twice },
  { id: "m10", name: "a second, contradictory price", breaks: contradicted },
];
