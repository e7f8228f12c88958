import type { FigureReading } from "@cofounder/contract/figures";
import { line } from "../presentation/sentences.ts";
import type { Meaning } from "../quantities/labels.ts";
import { isCurrency, isTime } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { words } from "../reader/words.ts";
import { msg } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import type { GuessedFigure } from "./heard-part.ts";
import type { ReplyContext } from "./reply-context.ts";
import type { Need, TopicId } from "./topics.ts";
import { eachOf } from "./unit-words.ts";

/** The result for a question once its figures are known. */
const laws: Partial<Record<TopicId, string>> = {
  break_even: msg("the costs of a month, divided by what is left {each}"),
  left: msg("what comes in {each}, less all that goes out for it"),
  profit: msg("what comes in {each}, less all that goes out for it"),
  margin: msg("what is left {each}, as a share of what comes in"),
  payback: msg("what you spend once, divided by what is left {each}"),
  runway: msg("the money you have, divided by what goes out of it in a month"),
  revenue: msg("the price times what you sell in a month"),
  acquisition: msg("what winning a customer costs, beside what is left {each}"),
  marketing: msg("what winning a customer costs, beside what is left {each}"),
  lifetime: msg("what is left {each}, for as long as they stay"),
  price: msg("what is left {each} at this price and at another"),
  what_if: msg("what is left {each} now and then"),
  hire: msg("what is left after the costs of a month, beside the pay"),
  round: msg("the money of the round, divided by the share for it"),
  capacity: msg("what you sell, beside what you can make at most"),
  cost: msg("all that goes out {each}"),
};

type Open = Omit<ReplyContext, "unread"> & { unread: readonly GuessedFigure[] };

/** Figures that a question waits for. */
export interface Waiting {
  /** The figures, and the missing kinds. */
  ids: readonly string[];
  /** The figures to confirm, by their roles. */
  confirm: string;
  /** What is computed then, without a number. */
  rule: string;
}

/** Whether one waits only for figures that another waits for as well. */
export const isPartOf = (one: Waiting, other: Waiting): boolean => one.ids.every((id) => other.ids.includes(id));

/** Of several that wait for the same figures, the first with the most. */
export const withoutParts = (all: readonly Waiting[]): Waiting[] =>
  all.filter(
    (one, index) =>
      !all.some((other, at) => at !== index && isPartOf(one, other) && (!isPartOf(other, one) || at < index)),
  );

/** The open figures that answer a question; each in at most one role, ambiguous ones last. */
export function toConfirm(id: TopicId, needs: readonly Need[], context: Open): Waiting | null {
  const { unread, translator } = context;
  const { t, translate, list } = translator;
  const found = partsOf(needs, unread);
  if (needs.length === 0) return null;
  const open = needs.filter((need) => !found.some((part) => part.need === need));
  const rest = unread.filter((figure) => open.some((need) => mayPlay(need, figure)));
  const unsure = open.map(({ name }) => translate(name));
  const ids = [...[...found.flatMap(({ figures }) => figures), ...rest].map((figure) => figure.id), ...unsure];
  if (found.length === 0)
    return { ids, confirm: t`The answer takes ${list(unsure)}: say which of the figures above they are.`, rule: "" };
  const parts = found.map(({ need, figures }) => withQuotes(translate(need.name), figures, context));
  const law = laws[id];
  const others = rest.length === 0 ? "" : askingFor(quotesIn(rest, translator), context);
  return {
    ids,
    confirm: line(
      others === "" ? t`For this, confirm: ${list(parts)}.` : t`For this, confirm: ${list(parts)}, ${others}.`,
      unsure.length > 0 ? t`Still open: ${list(unsure)}.` : "",
    ),
    rule: law === undefined ? "" : t`Then it is ${translate(law, { each: eachIn(context) })}.`,
  };
}

function askingFor(quotes: string[], { translator: { t, list } }: Open): string {
  return quotes.length === 1 ? t`and say what ${quotes[0] ?? ""} is` : t`and say what ${list(quotes)} are`;
}

interface Part {
  need: Need;
  figures: GuessedFigure[];
}

/** The figures for each role; a planned one has only roles that no other figure has. */
function partsOf(needs: readonly Need[], unread: readonly GuessedFigure[]): Part[] {
  const taken = new Set<GuessedFigure>();
  return needs.flatMap((need) => {
    const all = unread.filter(({ guess }) => guess !== null && plays(need, guess)).filter((one) => !taken.has(one));
    const now = all.filter(({ guess }) => guess?.status === "actual" || guess?.status === "assumed");
    const figures = now.length > 0 ? now : all.filter(({ guess }) => guess?.status === "planned");
    for (const figure of figures) taken.add(figure);
    return figures.length === 0 ? [] : [{ need, figures }];
  });
}

/** Whether a guess fits a role, by its kind, unit and party. */
export function plays({ meanings }: Need, guess: FigureReading): boolean {
  const { meaning, party } = guess;
  const isOwn = party === "venture" || (party === "buyer" && meaning === "budget");
  return isOwn && meanings.includes(meaning) && hasItsUnit(guess) && goesItsWay(meanings, guess);
}

const shares: ReadonlySet<Meaning> = new Set(["fee", "margin", "equity", "churn", "retention"]);
const amounts: ReadonlySet<Meaning> = new Set([
  "price",
  "order_value",
  "budget",
  "unit_cost",
  "fixed_cost",
  "pay",
  "one_off_cost",
  "cash",
  "grant",
  "burn",
  "raise",
  "valuation",
  "acquisition_spend",
]);

function hasItsUnit({ meaning, unit }: FigureReading): boolean {
  const isMoney = Object.keys(unit).some((symbol) => isCurrency(symbol));
  const isShare = unit["%"] === 1;
  // An amount without a known currency has none.
  if (amounts.has(meaning)) return !isShare && (isMoney || !Object.values(unit).some((exponent) => exponent > 0));
  return shares.has(meaning) || (!isMoney && !isShare);
}

/** A fee that flows in is a price, one that flows out a cost. */
const goesItsWay = (meanings: readonly Meaning[], { meaning, flow }: FigureReading): boolean =>
  meaning !== "fee" || flow === (meanings.includes("price") ? "in" : "out");

/** Without a likely reading it may be what a question lacks; a figure that is probably not the venture's may not. */
function mayPlay(need: Need, { guess, offered }: GuessedFigure): boolean {
  if (guess !== null && guess.meaning !== "unclear") return false;
  const [first] = offered;
  if (first === undefined) return true;
  return isOfNow(first) && offered.some((offer) => isOfNow(offer) && plays(need, offer));
}

const isOfNow = ({ party, status }: FigureReading): boolean =>
  (party === "venture" || party === "buyer") && (status === "actual" || status === "assumed");

const mostQuotes = 4;

const quotesIn = (figures: readonly GuessedFigure[], translator: Translator): string[] =>
  [...new Set(figures.map(({ quote }) => translator.quote(quote)))].slice(0, mostQuotes);

/** "the price ("6.50 pounds")": the role in words, with its candidate figures. */
export const withQuotes = (
  name: string,
  figures: readonly GuessedFigure[],
  context: Pick<ReplyContext, "translator">,
): string =>
  context.translator.translate(msg("{what} ({thing})"), {
    what: name,
    thing: context.translator.list(quotesIn(figures, context.translator)),
  });

/** "for each bar": the most frequent thing of open and settled figures, as the founder writes it. */
export function eachIn({ unread, quantities, translator, messages = [] }: Open): string {
  const units = [...quantities.map(({ unit }) => unit), ...unread.flatMap(({ guess }) => (guess ? [guess.unit] : []))];
  const things = units.flatMap(thingsIn);
  const [thing] = things.toSorted((one, two) => count(things, two) - count(things, one));
  return thing === undefined ? translator.t`for each sale` : eachOf([asTyped(thing, messages.join(" "))], translator);
}

const thingsIn = (unit: Unit): string[] =>
  Object.keys(unit).filter(
    (symbol) => (unit[symbol] ?? 0) < 0 && !isCurrency(symbol) && !isTime(symbol) && symbol !== "%",
  );

const count = (all: readonly string[], one: string): number => all.filter((other) => other === one).length;

function asTyped(noun: string, text: string): string {
  const spelled = text.match(/[\p{L}\p{M}'’-]+/gu)?.find((word) => word.toLowerCase() === noun.toLowerCase());
  const opens = spelled !== undefined && words(text)[0]?.word === noun.toLowerCase();
  return spelled === undefined || opens ? noun : spelled;
}
