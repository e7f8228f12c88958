import { currencyOf, inBaseUnits, isCurrency, isSameUnit, isTime } from "../quantities/unit.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isComputable } from "../quantities/quantity.ts";
import { monthCountIn } from "../laws/months.ts";
import { lineEffect, type Peak } from "../laws/option-line.ts";
import { foldWord, words } from "../reader/words.ts";
import { clauseOf, sentenceOf } from "./figure-sentences.ts";
import { endingsIn } from "./ending-words.ts";
import { shortestStem, small, stemOf } from "./option-groups.ts";
import type { Option } from "./option.ts";

/** Words of a question whether to do without a part of the business. */
const dropping = new RegExp(
  String.raw`(?<!\p{L})(?:drop(?:ping)?|give up|giving up|stop(?:ping)?|cut(?:ting)?|discontinue|get rid of|kick out|axe|let go|fire` +
    String.raw`|do without|without|aufgeben|abgeben|einstellen|streichen|rauswerfen|rausschmeißen|sein lassen|absetzen|kündigen|trennen|weglassen` +
    String.raw`|aufhören|auslaufen|abstoßen|verzichten|dejar|dejo|dejamos|quitar|quito|quitamos|abandonar|eliminar|suprimir|soltar` +
    String.raw`|cortar|prescindir|cancelar|arrêter|j['’]arrête|abandonner|supprimer|laisser tomber|séparer|lâcher)(?!\p{L})` +
    String.raw`|बंद|छोड़|放弃|砍掉|停掉|停止|不做`,
  "iu",
);

const counts: ReadonlySet<string> = new Set(["volume", "paying", "revenue"]);
const perSale: ReadonlySet<string> = new Set(["price", "order_value", "unit_cost", "fee", "usage"]);
const perMonth: ReadonlySet<string> = new Set(["fixed_cost", "pay", "acquisition_spend", "debt"]);

interface Known {
  quantities: readonly Quantity[];
  messages?: readonly string[];
}

/** The part of today's business that a question asks to do without, as a way to go on; null where it names none. */
export function droppedIn({ quantities, messages = [] }: Known, questions: readonly string[]): Option | null {
  const asked = questions.filter((question) => dropping.test(question));
  const said = asked.flatMap((question) => words(question).map(({ word }) => word));
  const today = quantities.filter((one) => isComputable(one) && one.status !== "planned");
  const sold = today.filter(({ meaning, status }) => counts.has(meaning) && status === "actual");
  const names = namesIn(sold, said);
  const line = sold.filter((one) => names.some((name) => isNamed(one, name)));
  if (line.length === 0 || line.length === sold.length) return null;
  const own = today.filter(
    (one) => perSale.has(one.meaning) && !line.includes(one) && names.some((name) => isNamed(one, name)),
  );
  const ended = endingsIn(messages, today)
    .filter(({ sentence }) => names.some((name) => isSaidIn(sentence.text, name)))
    .flatMap(({ costs }) => costs);
  const ends = today.filter(
    (one) =>
      perMonth.has(one.meaning) &&
      isMonthly(one) &&
      (ended.includes(one) ||
        isFor(one, names, messages[one.span.message] ?? "") ||
        isForAlone(one, { names, sold, text: messages[one.span.message] ?? "" }) ||
        isForNearest(one, { names, sold, text: messages[one.span.message] ?? "" })),
  );
  const beside = today.filter(
    (one) =>
      !line.includes(one) &&
      !ends.includes(one) &&
      besides.has(one.meaning) &&
      names.some((name) => isNamed(one, name)),
  );
  const peak = peakIn(beside);
  const effect = lineEffect({ line, own, ends, peak, beside }, today, quantities);
  if (!effect) return null;
  return { name: nameOf(line, names, asked), figures: [], drops: true, ...effect };
}

/** Whether a question is to do without something. */
export const asksToDrop = (question: string): boolean => dropping.test(question);

/** Whether a figure is of the part that a question names: of some, and not all, of these. */
export function namesOfPart(figures: readonly Quantity[], question: string): (one: Quantity) => boolean {
  const names = namesIn(
    figures,
    words(question).map(({ word }) => word),
  );
  return (one) => names.some((name) => isNamed(one, name));
}

/** The words of the question that some, and not all, of what is sold has in its name or its thing. */
function namesIn(sold: readonly Quantity[], said: readonly string[]): string[] {
  const long = said.filter(
    (word) =>
      word.length >= shortestStem ||
      (word.length >= shortestName && !small.has(word)) ||
      /[^\p{Script=Latin}\p{N}\p{P}\p{S}]/u.test(word),
  );
  return [...new Set(long)].filter((word) => {
    const hits = sold.filter((one) => isNamed(one, word));
    return hits.length > 0 && hits.length < sold.length;
  });
}

/** A word of its name, or its thing, begins as the word does. */
function isNamed({ of, unit }: Quantity, word: string): boolean {
  const isThing = (symbol: string): boolean => symbol !== "customer" && !isCurrency(symbol) && !isTime(symbol);
  const things = Object.keys(unit).filter(isThing);
  return words(`${of} ${things.join(" ").replaceAll("_", " ")}`).some(
    (own) =>
      own.word === word ||
      // A compound ends with what it is.
      (word.length > shortestStem && own.word.endsWith(word)) ||
      (Math.min(own.word.length, word.length) >= shortestStem &&
        (own.word.startsWith(stemOf(word)) || word.startsWith(stemOf(own.word)))),
  );
}

const shortestName = 3;

const isSaidIn = (text: string, name: string): boolean =>
  words(text).some(({ word }) => word === name || (name.length >= shortestStem && word.startsWith(stemOf(name))));

/** What the founder says of a part besides its sales, prices and costs. */
const besides: ReadonlySet<string> = new Set(["growth", "duration", "retention"]);

/** Months, by their names, in which a part sells a multiple of its usual month. */
function peakIn(beside: readonly Quantity[]): Peak | null {
  const [only, ...others] = beside.flatMap((times) => {
    const months =
      times.meaning === "growth" && times.value > 1 && times.unit["%"] === undefined ? monthCountIn(times.of) : null;
    return months === null ? [] : [{ times, months }];
  });
  return only && others.length === 0 ? only : null;
}

const isMonthly = ({ unit }: Quantity): boolean => {
  const currency = currencyOf(unit);
  return currency !== null && isSameUnit(inBaseUnits(unit).unit, { [currency]: 1, month: -1 });
};

/** A cost that has its name, or is stated for it in one clause. */
const isFor = (cost: Quantity, names: readonly string[], text: string): boolean => {
  const clause = words(clauseOf(text, cost)).map(({ word }) => word);
  return names.some(
    (name) => isNamed(cost, name) || (cost.of === "" && clause.some((word) => word.startsWith(stemOf(name)))),
  );
};

const onlyFor = new RegExp(
  String.raw`(?<!\p{L})(?:(?:just|only|solely|purely|exclusively) for (?:that|those|them|this|these|it)` +
    String.raw`|(?:nur|allein|eigens|extra) (?:dafür|für (?:die|das|den|sie|es|diese\p{L}?))` +
    String.raw`|(?:solo|sólo|únicamente|exclusivamente) para (?:eso|esto|ell[oa]s?|es[oa]s?|est[oa]s?)` +
    String.raw`|(?:uniquement|seulement|rien que|exclusivement) pour (?:ça|cela|eux|elles?|ce(?:s|tte|t)?))(?!\p{L})` +
    String.raw`|(?:सिर्फ़?|केवल) (?:उस|उन|इस|इन)(?:ी|के|की|का|हीं?)? ?(?:के )?लिए|(?:只|专门|仅)(?:是)?(?:为|给)(?:这|那|它|他)`,
  "iu",
);

const alone = new RegExp(
  String.raw`(?<!\p{L})(?:alone|only|just|solely|exclusively|nur|allein|eigens|ausschließlich|solo|sólo|únicamente` +
    String.raw`|seulement|uniquement|seule?s?)(?!\p{L})|सिर्फ़?|केवल|[只仅]|专门`,
  "iu",
);

/** "For the vegan range alone I rent a freezer room": the costs of a sentence that is of one part alone. */
function isForAlone(cost: Quantity, { names, sold, text }: Parts): boolean {
  const sentence = sentenceOf(text, cost);
  if (!alone.test(sentence)) return false;
  const said = words(sentence).map(({ word }) => word);
  const parts = namesIn(
    sold.map((one) => ({ ...one, unit: {} })),
    said,
  );
  return parts.length > 0 && parts.every((part) => names.some((name) => part.startsWith(stemOf(name))));
}

interface Parts {
  names: readonly string[];
  sold: readonly Quantity[];
  /** The message. */
  text: string;
}

/** "A driver just for that round" is for what was named last before it. */
function isForNearest(cost: Quantity, { names, sold, text }: Parts): boolean {
  if (!onlyFor.test(clauseOf(text, cost))) return false;
  const before = words(text.slice(0, cost.span.start)).map(({ word }) => word);
  // What is counted of several is no name of one.
  const parts = namesIn(
    sold.map((one) => ({ ...one, unit: {} })),
    before,
  );
  const nearest = before.findLast((word) => parts.includes(word));
  return nearest !== undefined && names.some((name) => nearest.startsWith(stemOf(name)));
}

/** The founder's short name for it, else the word of the question. */
function nameOf(line: readonly Quantity[], names: readonly string[], asked: readonly string[]): string {
  const shown = line.find(({ of }) => of !== "" && words(of).length <= mostWords)?.of;
  const written = asked.flatMap((question) => question.split(/[^\p{L}\p{M}\p{N}'’-]+/u));
  return shown ?? written.find((word) => names.includes(foldWord(word))) ?? "";
}

const mostWords = 2;
