import { cutText } from "@cofounder/contract/cut-text";
import type { WebSource } from "@cofounder/contract/chat";
import type { CompetitorAnalysisInput, CompetitorAnalysisOutput } from "@cofounder/contract/tools/competitor-analysis";
import type { Statement } from "@cofounder/contract/tools/statement";
import type { Analysis } from "../analysis.ts";
import { amountOf, monthlyOf } from "../quantities/amount.ts";
import { currencyOf } from "../quantities/unit.ts";
import { cardOf, type StartupTypeCard } from "../knowledge/startup-types.ts";
import { typeOfIndustry } from "../reading/industry.ts";
import { ownSentences } from "../reading/rival-sentences.ts";
import { leading, prices, problemCosts } from "../reading/figures.ts";
import { todayOf } from "../reading/venture.ts";
import { type Translator, translatorFor } from "../i18n/translator.ts";
import { alternativesOf, examplesFrom, rivalsOf } from "./competitor-alternatives.ts";
import type { Field } from "./competitor-field.ts";
import { forcesOf } from "./competitor-forces.ts";
import { matrixOf, positionsOf } from "./competitor-matrix.ts";
import { askedIn, searchWords } from "./search-words.ts";
import {
  assumed,
  computed,
  computedFigure,
  core,
  shortened,
  sourcedFigure,
  toFind,
  told,
  upperFirst,
  within,
} from "./saying.ts";

const mostSources = 10;

/**
 * The buyer's alternatives, doing nothing first. Competitors are named only when the founder named them or, as examples
 * to check, when the knowledge of this kind of business does; web pages are listed to be read.
 */
export function analyseCompetitors(
  input: CompetitorAnalysisInput,
  { now, sources }: { now: Date; sources: WebSource[] },
): CompetitorAnalysisOutput {
  const { industry, idea, price, language: locale } = input;
  const analysis = core([industry, idea], now, { industry, price, locale });
  const translator = translatorFor(analysis.language);
  const buyer = analysis.venture.phrases.buyer?.text ?? translator.t`buyers in ${within(industry, translator)}`;
  const card = certainCard(analysis, industry);
  const field: Field = { input, analysis, translator, buyer, card, today: todayOf(analysis.venture), alternatives: [] };
  field.alternatives = alternativesOf(field);
  return {
    language: translator.language,
    marketOverview: overviewOf(field),
    figures: figuresOf(field),
    alternatives: field.alternatives,
    matrix: matrixOf(field),
    map: positionsOf(field),
    forces: forcesOf(field),
    whiteSpace: whiteSpaceOf(field),
    advantages: advantagesOf(field),
    positioning: positioningOf(field),
    strategy: strategyOf(field),
    checks: checksOf(field),
    sources: sources
      .slice(0, mostSources)
      .map(({ title, url }) => ({ title: cutText(title, 300), url, foundOn: now.toISOString().slice(0, 10) })),
  };
}

/** One word of a kind of business does not make it one: the industry names it, or two words do. */
function certainCard({ venture: { type } }: Analysis, industry: string): StartupTypeCard | null {
  if (!type || (typeOfIndustry(industry) !== type.id && type.cues.length < 2)) return null;
  return cardOf(type.id);
}

function overviewOf({ input, analysis, translator, buyer, card, today, alternatives }: Field): string {
  const { t, translate, quote, list } = translator;
  const { venture } = analysis;
  const rivals = rivalsOf(alternatives);
  const idea = quote(shortened(venture.phrases.idea?.text ?? input.idea, 240));
  const sentences = [
    t`${input.industry}: ${idea} for ${shortened(buyer, 120)}.`,
    today
      ? t`Today they ${shortened(within(today, translator), 160)}, so the first thing you compete with is a habit.`
      : t`How do they manage today? That habit is the first thing you compete with.`,
    rivals.length > 0
      ? t`You named ${list(rivals)}; nothing is claimed here that you did not write.`
      : t`You named no competitor. A market without competitors is rare: search for what buyers type, not for what you call it.`,
    venture.signals.saysNoCompetitors
      ? t`You wrote that there are no competitors. An investor reads that as a market nobody looked at.`
      : "",
    card ? t`In this kind of business: ${translate(card.risk)}` : "",
    ...analysis.flags.slice(0, 2).map(({ name, what }) => t`${name}: ${what}`),
  ];
  return sentences.filter((sentence) => sentence !== "").join(translator.language === "zh" ? "" : " ");
}

function figuresOf({ analysis, translator, card }: Field): CompetitorAnalysisOutput["figures"] {
  const { t, translate, number, money } = translator;
  const market = analysis.market
    .filter(({ name, value }) => value !== null && /^(?:tam|sam|som|market|reachable)/.test(name))
    .map(({ label, value, unit, formula }) =>
      computedFigure(label, unit === "" ? number(value ?? 0) : money(value ?? 0, unit), formula),
    );
  const benchmarks = analysis.benchmarks
    .filter(({ id }) => id !== "score_base" && id !== "interviews")
    .slice(0, 4)
    .map(({ says, source }) => sourcedFigure(t`For comparison`, translate(says), source));
  const norm = card
    ? [sourcedFigure(t`Prices in this kind of business`, translate(card.priceNorm), examplesFrom(translator))]
    : [];
  return [...market.slice(0, 6), ...norm, ...benchmarks];
}

function whiteSpaceOf({ analysis, translator, buyer, today, alternatives }: Field): Statement[] {
  const { t, quote, list } = translator;
  const { phrases } = analysis.venture;
  const rivals = rivalsOf(alternatives);
  const against = rivals.length > 0 ? list(rivals) : t`the three results your buyer finds first`;
  const difference = phrases.difference && quote(shortened(phrases.difference.text, 160));
  const [whoever, habit] = [upperFirst(shortened(buyer, 100)), today && shortened(within(today, translator), 120)];
  return [
    difference
      ? told(
          t`${difference}: this is open ground only as long as nobody else does it. The feature pages of ${against} tell you.`,
        )
      : toFind(t`What do you do that ${against} cannot copy within six months?`),
    habit
      ? told(t`${whoever} who still ${habit}: as far as you said, nobody sells to them yet. Count them first.`)
      : toFind(t`Which ${shortened(buyer, 80)} use nothing at all, and why?`),
    ...savings(analysis, translator),
    assumed(
      t`A corner too small for ${against}: ${shortened(buyer, 100)} with one need the others treat as an exception.`,
    ),
  ];
}

/** How often the problem must be avoided for the price to pay for itself. */
function savings({ venture }: Analysis, { t, money, number }: Translator): Statement[] {
  const cost = leading(venture, problemCosts);
  const price = leading(venture, prices);
  const currency = cost && currencyOf(cost.unit);
  if (!cost || !price || !currency || currency !== currencyOf(price.unit)) return [];
  const [each, monthly] = [amountOf(cost), monthlyOf(price)];
  if (monthly <= 0 || each <= 0) return [];
  const [costs, asked, times] = [money(each, currency), money(monthly, currency), number(monthly / each)];
  return [
    computed(
      t`The problem costs ${costs} each time and you ask ${asked} a month: it pays for itself once it is avoided ${times} times a month (${asked} / ${costs}).`,
    ),
  ];
}

function advantagesOf({ analysis, translator, today }: Field): Statement[] {
  const { t, quote } = translator;
  const { phrases, channels } = analysis.venture;
  const inWords = (text: string): string => quote(shortened(text, 160));
  const claimed = [
    phrases.difference ? told(t`What sets you apart, in your words: ${inWords(phrases.difference.text)}.`) : null,
    phrases.founder ? told(t`You: ${inWords(phrases.founder.text)}. Hard to buy, if buyers care about it.`) : null,
    ...channels.map(({ phrase }) => told(t`A way to reach buyers that you already named: ${inWords(phrase.text)}.`)),
    ...savings(analysis, translator),
  ].filter((entry): entry is Statement => entry !== null);
  if (claimed.length > 0) return claimed.slice(0, 8);
  return [
    toFind(t`You named no advantage yet: what can you do that would take others a year?`),
    toFind(
      today ? t`Why has nobody replaced ${quote(shortened(today, 80))} so far?` : t`Why has nobody solved it so far?`,
    ),
  ];
}

function positioningOf({ input, analysis, translator, buyer, today, alternatives }: Field): Statement[] {
  const { t } = translator;
  const { phrases } = analysis.venture;
  const rival = alternatives.find(({ kind }) => kind === "rival")?.name ?? t`doing nothing`;
  const said = phrases.difference && ownSentences(phrases.difference.text, rivalsOf(alternatives)).join(" ").trim();
  const difference = said ? shortened(within(said, translator), 140) : t`[what only you do]`;
  const need = today ? t`who today ${shortened(within(today, translator), 100)}` : t`who [how they manage today]`;
  const product = within(shortened(phrases.idea?.text ?? input.idea, 160), translator);
  return [
    told(t`For ${shortened(buyer, 100)} ${need}: ${product}. Unlike ${rival}, ${difference}.`),
    toFind(t`Read it to five buyers. If they cannot say it back in their own words, it is not your position yet.`),
  ];
}

function strategyOf({ analysis, translator, buyer, alternatives }: Field): Statement[] {
  const { t, quote } = translator;
  const { killTest, channels, riskiest } = analysis;
  const rival = alternatives.find(({ kind }) => kind === "rival");
  return [
    computed(t`Beat doing nothing before you beat anybody else: ${killTest.how}`),
    computed(t`Stop or change course: ${killTest.stopIf}`),
    computed(t`What the comparison rests on most: ${quote(shortened(riskiest.statement, 300))}. ${riskiest.because}`),
    ...channels.map(({ name, how, why, sameReason }) =>
      computed(sameReason ? t`${name}: ${how}` : t`${name}: ${how} ${why}`),
    ),
    rival
      ? told(
          t`Win the customers ${rival.name} disappoints: take the complaint that keeps coming back in its reviews and answer it on your first page.`,
        )
      : toFind(
          t`Write down the first three names that ${shortened(buyer, 80)} give you. Those are your competitors, whatever this page says.`,
        ),
  ];
}

function checksOf({ input, analysis, translator, buyer, alternatives }: Field): CompetitorAnalysisOutput["checks"] {
  const { t } = translator;
  const named = alternatives.filter(({ kind }) => kind === "rival" || kind === "example");
  const subject = searchWords(input.industry, 4);
  const asked = askedIn(input.idea);
  return [
    ...named.slice(0, 8).map(({ name, kind }) => ({
      claim: kind === "rival" ? t`${name} competes with you` : t`${name} is an alternative your buyer considers`,
      how: t`Read the pricing page, the feature page and the lowest reviews; note the date of each.`,
      search: `"${name}" ${asked.price} ${subject}`,
    })),
    {
      claim: t`Nobody does exactly this`,
      how: t`Search in the buyer's words and language, and read two pages of results and the ads.`,
      search: searchWords(analysis.venture.phrases.idea?.text ?? input.idea),
    },
    {
      claim: t`There are enough ${shortened(buyer, 80)}`,
      how: countSource(analysis, translator),
      search: analysis.venture.phrases.buyer
        ? `${asked.count} ${searchWords(analysis.venture.phrases.buyer.text, 4) || subject}`
        : null,
    },
    {
      claim: t`They would change from what they do today`,
      how: t`Five conversations with strangers about the last time it happened, without naming your product.`,
      search: null,
    },
  ];
}

/** Where to count buyers, by the places the founder named. */
function countSource({ venture }: Analysis, { t }: Translator): string {
  const sources: Record<string, string> = {
    us: t`US Census: Statistics of US Businesses and County Business Patterns, by NAICS code`,
    eu: t`Eurostat structural business statistics and the national business register`,
    uk: t`ONS: UK business counts, by SIC code`,
    india: t`the Ministry of Corporate Affairs and the Udyam register`,
    china: t`the National Bureau of Statistics`,
    other: t`the national statistics office and the trade association`,
  };
  const region = venture.places[0]?.region ?? "other";
  return t`Count them here: ${sources[region] ?? sources.other ?? ""}. Write down the year and the code you counted.`;
}
