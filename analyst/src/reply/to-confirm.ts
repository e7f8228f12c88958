import { line } from "../presentation/sentences.ts";
import { isCurrency, isTime } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { words } from "../reader/words.ts";
import { msg } from "../i18n/translator.ts";
import type { GuessedFigure } from "./heard-part.ts";
import type { ReplyContext } from "./reply-context.ts";
import type { Need, TopicId } from "./topics.ts";
import { eachOf } from "./unit-words.ts";

/** What is computed for a question once its figures are known. */
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

/** Which open figures answer a question, by the parts that they play, and by which law; no number of it. */
export function toConfirm(id: TopicId, needs: readonly Need[], context: Open): string | null {
  const { unread, translator } = context;
  const { t, translate, list } = translator;
  const found = needs.map((need) => ({ need, figures: unread.filter(({ guess }) => plays(need, guess)) }));
  const waiting = found.filter(({ figures }) => figures.length > 0);
  const unsure = found.filter(({ figures }) => figures.length === 0).map(({ need }) => translate(need.name));
  const law = laws[id];
  const used = new Set(waiting.flatMap(({ figures }) => figures));
  const others = unread.filter((figure) => !used.has(figure) && mayBeMoney(figure));
  if (waiting.length === 0 && others.length === 0) return null;
  const parts = waiting.map(({ need, figures }) => withQuotes(translate(need.name), figures, context));
  const rule = law === undefined ? "" : translate(law, { each: eachIn(context) });
  return line(
    parts.length === 0 ? "" : t`For this, confirm: ${list(parts)}.`,
    unsure.length > 0 && others.length > 0
      ? t`Still open, perhaps in ${quotesOf(others, context)}: ${list(unsure)}.`
      : "",
    rule === "" ? "" : t`Then it is ${rule}.`,
  );
}

const plays = ({ meanings }: Need, guess: GuessedFigure["guess"]): boolean =>
  guess !== null && (guess.party === "venture" || guess.party === "buyer") && meanings.includes(guess.meaning);

const mayBeMoney = ({ guess }: GuessedFigure): boolean =>
  guess === null || Object.keys(guess.unit).some((symbol) => isCurrency(symbol));

const mostQuotes = 4;

const quotesOf = (figures: readonly GuessedFigure[], { translator }: Pick<ReplyContext, "translator">): string =>
  translator.list([...new Set(figures.map(({ quote }) => translator.quote(quote)))].slice(0, mostQuotes));

/** "the price ("6.50 pounds")": the part in words, with the figures that may play it. */
export const withQuotes = (
  name: string,
  figures: readonly GuessedFigure[],
  context: Pick<ReplyContext, "translator">,
): string => context.translator.translate(msg("{what} ({thing})"), { what: name, thing: quotesOf(figures, context) });

/** "for each bar": the thing of which most open and settled figures speak, as the founder writes it. */
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
