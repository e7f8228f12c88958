import { type Deal, dealIn } from "../laws/deal.ts";
import type { Language } from "../i18n/language.ts";
import type { Metric } from "../laws/index.ts";
import { line } from "../presentation/sentences.ts";
import { below } from "./unit-words.ts";
import type { Question } from "./answering.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { nameQuantity } from "./naming.ts";
import { mentions } from "./question-words.ts";
import { showMetric } from "./show-value.ts";
import type { Hearing } from "./what-is-missing.ts";

/** Words of a question that is about one of what is sold, whatever that is called. */
const ofEachOne: Record<Language, RegExp> = {
  en: /\b(?:each|per|apiece)\b/iu,
  de: /(?<!\p{L})(?:je|pro|jede[mnrs]?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:par|chaque|chacune?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:por|cada)(?!\p{L})/iu,
  hi: /हर |प्रति|\bhar\b/iu,
  zh: /每/u,
};

/** The same, where the words after them are what is sold. */
const ofOne: Record<Language, RegExp> = {
  en: /\b(?:an?|one)\b/iu,
  de: /(?<!\p{L})eine[mnrs]?(?!\p{L})/iu,
  fr: /(?<!\p{L})une?(?!\p{L})/iu,
  es: /(?<!\p{L})una?(?!\p{L})/iu,
  hi: /एक|\bek\b/iu,
  zh: /一/u,
};

/** Words of a question about all there is room for, and not about a part of it. */
const full: Record<Language, RegExp> = {
  en: /\b(?:sold out|sells? out|booked out|(?<!half[- ])full|fill up|every seat)\b/iu,
  de: /ausverkauft|ausgebucht|(?<!halb ?)\bvoll(?:e[mnrs]?)?(?!\p{L})|jeder platz/iu,
  fr: /(?<!\p{L})(?:complet|complète|guichets fermés|(?<!moitié )(?:pleine?|remplie?))(?!\p{L})/iu,
  es: /(?<!medi[oa] )(?<!\p{L})(?:llen[oa]|complet[oa]|agot\p{L}+)(?!\p{L})/iu,
  hi: /हाउसफुल|(?<!आधा )(?:फुल|भर जा)|सब बिक|\b(?:houseful|housefull|full)\b/iu,
  zh: /(?<!半)(?:满|滿)|售罄|卖光|卖完|賣光|賣完/u,
};

interface OwnSum {
  answer: string;
  uses: readonly Metric[];
}

/** What an order, an event or a load of stock leaves, or how many of it pay what is paid once for it. */
export function dealAnswer(text: string, asked: Question, context: Hearing): OwnSum | null {
  const deal = mayBeOfDeal(asked) && context.unread.length === 0 ? dealIn(context.quantities) : null;
  if (!deal) return null;
  if (asked.asks.has("how_many")) return earnedBackAnswer(deal, asked, context);
  return isOfWhole(text, asked, { deal, context }) ? leftAnswer(deal, context) : null;
}

/** It asks for an amount or a number that is neither of a time nor of a goal. */
const mayBeOfDeal = ({ asks, isYesNo, each, named }: Question): boolean =>
  !isYesNo &&
  each === null &&
  !["payback", "may_go", "percent"].some((ask) => asks.has(ask)) &&
  !named.some(({ status }) => status === "target");

const isOfWhole = (text: string, asked: Question, of: { deal: Deal; context: Hearing }): boolean =>
  (asked.asks.has("left") || asked.asks.has("worth_it")) &&
  (!of.deal.isFull || full[of.context.translator.language].test(text)) &&
  !isOfOne(text, asked, of);

function isOfOne(text: string, asked: Question, { deal, context }: { deal: Deal; context: Hearing }): boolean {
  const { language } = context.translator;
  const isNamed = below(deal.each.unit).some((thing) => mentions(asked, thing));
  return ofEachOne[language].test(text) || (isNamed && ofOne[language].test(text));
}

function leftAnswer({ result, running }: Deal, context: Hearing): OwnSum | null {
  if (!result) return null;
  const { t, list } = context.translator;
  const [value, how] = [
    showMetric({ ...result, value: Math.abs(result.value) }, context),
    arithmeticOf(result, context),
  ];
  const names = list(running.map((one) => nameQuantity(one, context)));
  const answer = line(
    result.value < 0 ? t`You lose **${value}** (${how}).` : t`**${value}** is left (${how}).`,
    names === "" ? "" : t`Not in it yet: ${names}.`,
  );
  return { answer, uses: [result] };
}

function earnedBackAnswer({ earnedBack, each }: Deal, asked: Question, context: Hearing): OwnSum | null {
  const isAsked = ["break_even", "loses", "needs"].some((ask) => asked.asks.has(ask));
  if (!earnedBack || !isAsked) return null;
  const spent = context.quantities.filter(({ id }) => earnedBack.leaves[id] && !each.leaves[id]);
  const named = spent.filter(({ of }) => of !== "" && mentions(asked, of));
  // "How many to pay the band?" is about one of the costs.
  if (named.length > 0 && named.length < spent.length) return null;
  const { t } = context.translator;
  const answer = t`At **${showMetric(earnedBack, context)}** (${arithmeticOf(earnedBack, context)}).`;
  return { answer, uses: [earnedBack] };
}
