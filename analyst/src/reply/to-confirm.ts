import { line } from "../telling/wording.ts";
import { isCurrency, isTime } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { words } from "../reader/words.ts";
import { mark } from "../wording/voice.ts";
import type { GuessedFigure } from "./heard-part.ts";
import type { Speech } from "./speech.ts";
import type { Need, TopicId } from "./topics.ts";
import { eachOf } from "./unit-words.ts";

/** What is computed for a question once its figures are known. */
const laws: Partial<Record<TopicId, string>> = {
  break_even: mark("the costs of a month, divided by what is left {each}"),
  left: mark("what comes in {each}, less all that goes out for it"),
  profit: mark("what comes in {each}, less all that goes out for it"),
  margin: mark("what is left {each}, as a share of what comes in"),
  payback: mark("what you spend once, divided by what is left {each}"),
  runway: mark("the money you have, divided by what goes out of it in a month"),
  revenue: mark("the price times what you sell in a month"),
  acquisition: mark("what winning a customer costs, beside what is left {each}"),
  marketing: mark("what winning a customer costs, beside what is left {each}"),
  lifetime: mark("what is left {each}, for as long as they stay"),
  price: mark("what is left {each} at this price and at another"),
  what_if: mark("what is left {each} now and then"),
  hire: mark("what is left after the costs of a month, beside the pay"),
  round: mark("the money of the round, divided by the share for it"),
  capacity: mark("what you sell, beside what you can make at most"),
  cost: mark("all that goes out {each}"),
};

type Open = Omit<Speech, "unread"> & { unread: readonly GuessedFigure[] };

/** Which open figures answer a question, by the parts that they play, and by which law; no number of it. */
export function toConfirm(id: TopicId, needs: readonly Need[], speech: Open): string | null {
  const { unread, voice } = speech;
  const { t, say, list } = voice;
  const found = needs.map((need) => ({ need, figures: unread.filter(({ guess }) => plays(need, guess)) }));
  const waiting = found.filter(({ figures }) => figures.length > 0);
  const unsure = found.filter(({ figures }) => figures.length === 0).map(({ need }) => say(need.name));
  const law = laws[id];
  const used = new Set(waiting.flatMap(({ figures }) => figures));
  const others = unread.filter((figure) => !used.has(figure) && mayBeMoney(figure));
  if (waiting.length === 0 && others.length === 0) return null;
  const parts = waiting.map(({ need, figures }) => withQuotes(say(need.name), figures, speech));
  const rule = law === undefined ? "" : say(law, { each: eachIn(speech) });
  return line(
    parts.length === 0 ? "" : t`For this, confirm: ${list(parts)}.`,
    unsure.length > 0 && others.length > 0
      ? t`Still open, perhaps in ${quotesOf(others, speech)}: ${list(unsure)}.`
      : "",
    rule === "" ? "" : t`Then it is ${rule}.`,
  );
}

const plays = ({ meanings }: Need, guess: GuessedFigure["guess"]): boolean =>
  guess !== null && (guess.party === "venture" || guess.party === "buyer") && meanings.includes(guess.meaning);

const mayBeMoney = ({ guess }: GuessedFigure): boolean =>
  guess === null || Object.keys(guess.unit).some((symbol) => isCurrency(symbol));

const mostQuotes = 4;

const quotesOf = (figures: readonly GuessedFigure[], { voice }: Pick<Speech, "voice">): string =>
  voice.list([...new Set(figures.map(({ quote }) => voice.quote(quote)))].slice(0, mostQuotes));

/** "the price ("6.50 pounds")": the part in words, with the figures that may play it. */
export const withQuotes = (name: string, figures: readonly GuessedFigure[], speech: Pick<Speech, "voice">): string =>
  speech.voice.say(mark("{what} ({thing})"), { what: name, thing: quotesOf(figures, speech) });

/** "for each bar": the thing of which most open and settled figures speak, as the founder writes it. */
export function eachIn({ unread, quantities, voice, messages = [] }: Open): string {
  const units = [...quantities.map(({ unit }) => unit), ...unread.flatMap(({ guess }) => (guess ? [guess.unit] : []))];
  const things = units.flatMap(thingsIn);
  const [thing] = things.toSorted((one, two) => count(things, two) - count(things, one));
  return thing === undefined ? voice.t`for each sale` : eachOf([asTyped(thing, messages.join(" "))], voice);
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
