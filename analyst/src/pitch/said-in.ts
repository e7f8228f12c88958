import { freeUsers, orders, payingCustomers, pilots, prices, raises, revenues, takeRates } from "../reading/figures.ts";
import type { Phrase } from "../reading/venture.ts";
import { comparison, spending, staying, contact, uses } from "./cues.ts";
import type { Deck, Evidence } from "./deck.ts";
import { figureOf, has, numbersOn, todayIn } from "./evidence.ts";
import { unitsOf } from "./readability.ts";
import { firstOn, foundOn, listOn, partsOf } from "./titles.ts";

/** What goes wrong: words that say so, what a title introduces, or what is told before how they manage today. */
export const problemIn: Evidence = (deck) =>
  deck.venture.phrases.problem ?? firstOn(deck, "problem") ?? beforeToday(deck);

function beforeToday(deck: Deck): Phrase | null {
  const today = todayIn(deck);
  if (!today) return null;
  const { message, start } = today.span;
  const text = /^[^.!?。！？।\n]{12,300}(?=[.!?。！？।\n])/u.exec((deck.slides[message] ?? "").slice(0, start))?.[0];
  return text === undefined ? null : { text, span: { message, start: 0, end: text.length } };
}

/** Words of four letters or more that problem and idea share. */
export function sharesWords({ venture }: Deck): Phrase | null {
  const words = (key: "problem" | "idea"): string[] =>
    unitsOf(venture.phrases[key]?.text.toLowerCase() ?? "", venture.language === "zh" ? "zh" : "en").filter(
      (word) => word.length >= 4 || /[\u4e00-\u9fff]/.test(word),
    );
  const idea = new Set(words("idea"));
  return words("problem").some((word) => idea.has(word)) ? venture.phrases.problem : null;
}

export const priceIn: Evidence = (deck) =>
  numbersOn(deck, "model", { money: true })[0] ?? has(prices, takeRates)(deck) ?? numbersOn(deck, "model")[0] ?? null;
export const channelIn: Evidence = (deck) => deck.venture.channels[0]?.phrase ?? firstOn(deck, "go_to_market");
/** What sets it apart, or a comparison below the competitors' title. */
export const differenceIn: Evidence = (deck) =>
  deck.venture.phrases.difference ?? foundOn(deck, "competition", comparison);
export const staysIn = (deck: Deck): Phrase | null =>
  foundOn(deck, "traction", staying) ?? foundOn(deck, "product", staying);

/** Three and more uses that a slide of the ask lists, or the sentence that names the amount. */
export function usesListed(deck: Deck): Phrase | null {
  const amount = has(raises)(deck);
  const slide = amount ? (deck.slides[amount.span.message] ?? "") : "";
  return listOn(deck, "ask") ?? (/[:：]/u.test(slide) && partsOf(slide).length >= 3 ? amount : null);
}

/** A number of people or sales that shows that it is in use. */
export const useIn: Evidence = (deck) =>
  figureOf(payingCustomers, revenues, orders, pilots, freeUsers)(deck) ?? numbersOn(deck, "traction")[0] ?? null;

/** Money behind words that say that it goes out: "we pay walkers €5 a walk". */
export const spendingIn: Evidence = (deck) =>
  numbersOn(deck, null, { money: true }).find(({ span }) => {
    const before = (deck.slides[span.message] ?? "").slice(0, span.start);
    return spending.test(before.slice(-60));
  }) ?? null;

/** The first slide, whole. */
export function firstSlide({ slides: [text = ""] }: Deck): Phrase | null {
  return text.trim() === "" ? null : { text, span: { message: 0, start: 0, end: text.length } };
}

/** How many uses of money the deck names. */
export const usesNamed = ({ whole }: Deck): number =>
  new Set((whole.match(uses) ?? []).map((use) => use.toLowerCase())).size;

/** Whether the deck says how to reach the founder. */
export const hasContact = ({ whole }: Deck): boolean => contact.test(whole);
