import { cutText } from "@cofounder/contract/cut-text";
import type { WebSource } from "@cofounder/contract/chat";
import type { CompetitorAnalysisInput, CompetitorAnalysisOutput } from "@cofounder/contract/tools/competitor-analysis";
import type { Statement } from "@cofounder/contract/tools/statement";
import type { Analysis } from "../analysis.ts";
import { amountOf, monthlyOf } from "../quantities/amount.ts";
import { currencyOf } from "../quantities/unit.ts";
import { cardOf } from "../knowledge/startup-types.ts";
import { ownSentences } from "../reading/rival-sentences.ts";
import { leading, prices, problemCosts } from "../reading/figures.ts";
import { todayOf } from "../reading/venture.ts";
import type { Alternative, Field } from "./competitor-field.ts";
import { forcesOf } from "./competitor-forces.ts";
import { matrixOf, positionsOf } from "./competitor-matrix.ts";
import { askedIn, searchWords } from "./search-words.ts";
import {
  money,
  number,
  computedFigure,
  list,
  lowerFirst,
  quoted,
  shortened,
  sourcedFigure,
  core,
  told,
  toFind,
  computed,
  assumed,
  practice,
  sourced,
} from "./saying.ts";

const examplesFrom = practice("General knowledge, to be checked", "2026");
const mostExamples = 5;
const mostSources = 10;

/**
 * The buyer's alternatives, doing nothing first. Rivals are named only when the founder named them or, as examples to
 * check, when the knowledge of this kind of business does; web pages are listed to be read.
 */
export function analyseCompetitors(
  input: CompetitorAnalysisInput,
  { now, sources }: { now: Date; sources: WebSource[] },
): CompetitorAnalysisOutput {
  const analysis = core([input.industry, input.idea], now, { industry: input.industry, price: input.price });
  const buyer = analysis.venture.phrases.buyer?.text ?? `buyers in ${lowerFirst(input.industry)}`;
  const field: Field = { input, analysis, buyer, today: todayOf(analysis.venture), alternatives: [] };
  field.alternatives = alternativesOf(field);
  return {
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

/** What to search for on the web: other products, the industry's companies, and comparisons with a named rival. */
export function competitorQueries({ industry, idea, rivals = [] }: CompetitorAnalysisInput): string[] {
  const asked = askedIn(idea);
  const [rival] = rivals;
  return [
    `${searchWords(idea)} ${asked.alternatives}`,
    `${searchWords(industry, 4)} ${asked.rivals}`,
    ...(rival ? [`${searchWords(rival, 4)} ${asked.alternatives}`] : []),
  ].map((query) => query.trim());
}

function alternativesOf({ input, analysis, buyer, today }: Field): Alternative[] {
  const nothing: Alternative = {
    name: "Do nothing",
    kind: "nothing",
    about: nothingCosts(analysis, buyer),
    howToCheck: `Ask five ${shortened(buyer, 80)} what they did about it in the last month. If most did nothing, this is the rival to beat.`,
    url: null,
  };
  const present: Alternative[] = today
    ? [
        {
          name: `What they do today: ${shortened(today, 100)}`,
          kind: "today",
          about: told(
            `You wrote that they ${shortened(lowerFirst(today), 300)}. It is paid for, known and needs no decision.`,
          ),
          howToCheck: "Watch one of them do it and write down minutes and money per week.",
          url: null,
        },
      ]
    : [];
  const named = rivalNames(input, analysis).map((name): Alternative => ({
    name,
    kind: "rival",
    about: told(`You named ${name}. What it charges and whom it serves is not known here.`),
    howToCheck: `Open the price page and the last three releases of ${name}, then read its one- and two-star reviews for a complaint that comes back.`,
    url: null,
  }));
  return [nothing, ...present, ...named, ...examplesOf(analysis, named)];
}

/** Names from the founder, without duplicates. */
function rivalNames({ rivals = [] }: CompetitorAnalysisInput, { venture }: Analysis): string[] {
  const names = [...rivals, ...venture.competitors.map(({ text }) => text)];
  const seen = new Map(names.map((name) => [name.trim().toLowerCase(), name.trim()]));
  return [...seen.values()].filter((name) => name !== "").slice(0, 8);
}

function examplesOf({ venture }: Analysis, named: Alternative[]): Alternative[] {
  const card = cardOf(venture.type?.id ?? null);
  const known = new Set(named.map(({ name }) => name.toLowerCase()));
  const examples = (card?.alternatives ?? []).filter(
    (name) => /^\p{Lu}|^n8n$/u.test(name) && !known.has(name.toLowerCase()),
  );
  return examples.slice(0, mostExamples).map((name) => ({
    name,
    kind: "example",
    about: sourced(
      `An example to check: often compared with businesses of the type ${card?.title ?? "product"}. Whether your buyer ever considers it is open.`,
      examplesFrom,
    ),
    howToCheck: `Ask five buyers whether ${name} was on their list. Strike it out if nobody says yes.`,
    url: null,
  }));
}

function nothingCosts({ venture }: Analysis, buyer: string): Statement {
  const cost = leading(venture, problemCosts);
  if (cost)
    return told(
      `It costs them ${cost.quote} by your own figure, and no decision. That figure is what you sell against.`,
    );
  const open = venture.unread.find(({ guess }) => guess !== null && currencyOf(guess.unit) !== null);
  if (open)
    return told(
      `You wrote ${open.quote}. If that is what it costs them to leave things as they are, it is what you sell against.`,
    );
  return toFind(
    `What does it cost ${shortened(buyer, 80)} a month to leave things as they are? Without that figure doing nothing wins.`,
  );
}

const rivalsOf = (alternatives: Alternative[]): string[] =>
  alternatives.filter(({ kind }) => kind === "rival").map(({ name }) => name);

function overviewOf({ input, analysis, buyer, today, alternatives }: Field): string {
  const { venture } = analysis;
  const card = cardOf(venture.type?.id ?? null);
  const rivals = rivalsOf(alternatives);
  const sentences = [
    `${input.industry}: ${quoted(venture.phrases.idea?.text ?? input.idea, 240)} for ${shortened(buyer, 120)}.`,
    today
      ? `Today they ${shortened(lowerFirst(today), 160)}, so the first thing you compete with is a habit.`
      : "You did not say how they manage today; that habit is the first thing you compete with.",
    rivals.length > 0
      ? `You named ${list(rivals)}; nothing is claimed about ${rivals.length === 1 ? "it" : "them"} here that you did not write.`
      : "You named no rival. A market without rivals is rare: search for what buyers type, not for what you call it.",
    venture.signals.saysNoCompetitors
      ? "You wrote that there are no competitors. An investor reads that as a market nobody looked at."
      : "",
    card ? `In this kind of business: ${card.risk}` : "",
    ...analysis.flags.slice(0, 2).map(({ name, what }) => `${name}: ${what}`),
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

function figuresOf({ analysis }: Field): CompetitorAnalysisOutput["figures"] {
  const market = analysis.market
    .filter(({ name, value }) => value !== null && /^(?:tam|sam|som|market|reachable)/.test(name))
    .map(({ label, value, unit, formula }) =>
      computedFigure(label, unit === "" ? number(value ?? 0) : money(value ?? 0, unit), formula),
    );
  const benchmarks = analysis.benchmarks
    .filter(({ id }) => id !== "score_base" && id !== "interviews")
    .slice(0, 4)
    .map(({ says, source }) => sourcedFigure("For comparison", says, source));
  const card = cardOf(analysis.venture.type?.id ?? null);
  const norm = card ? [sourcedFigure("Prices in this kind of business", card.priceNorm, examplesFrom)] : [];
  return [...market.slice(0, 6), ...norm, ...benchmarks];
}

function whiteSpaceOf({ analysis, buyer, today, alternatives }: Field): Statement[] {
  const { phrases } = analysis.venture;
  const rivals = rivalsOf(alternatives);
  const against = rivals.length > 0 ? list(rivals) : "the three results your buyer finds first";
  return [
    phrases.difference
      ? told(
          `${quoted(phrases.difference.text)}: this is free ground only ` +
            `if ${rivals.length === 1 ? `${against} does not do it` : `none of ${against} does it`}. Their ` +
            "feature pages answer that.",
        )
      : toFind(`What do you do that ${against} cannot copy within six months?`),
    today
      ? told(
          `${upperBuyer(buyer)} who still ${shortened(lowerFirst(today), 120)}: nobody sells to them yet, as far as you told. Count them first.`,
        )
      : toFind(`Which ${shortened(buyer, 80)} use nothing at all, and why?`),
    ...savings(analysis),
    assumed(
      `A corner too small for ${against}: ${shortened(buyer, 100)} with one need the others treat as an exception.`,
    ),
  ];
}

const upperBuyer = (buyer: string): string => shortened(buyer.charAt(0).toUpperCase() + buyer.slice(1), 100);

/** How often the problem must be avoided for the price to pay for itself. */
function savings({ venture }: Analysis): Statement[] {
  const cost = leading(venture, problemCosts);
  const price = leading(venture, prices);
  const currency = cost && currencyOf(cost.unit);
  if (!cost || !price || !currency || currency !== currencyOf(price.unit)) return [];
  const [each, monthly] = [amountOf(cost), monthlyOf(price)];
  if (monthly <= 0 || each <= 0) return [];
  const [costs, asked] = [money(each, currency), money(monthly, currency)];
  return [
    computed(
      `The problem costs ${costs} each time and you ask ${asked} a month: it pays for itself when it is ` +
        `avoided ${number(monthly / each)} times a month (${asked} / ${costs}).`,
    ),
  ];
}

function advantagesOf({ analysis, today }: Field): Statement[] {
  const { phrases, channels } = analysis.venture;
  const claimed = [
    phrases.difference ? told(`What differs, in your words: ${quoted(phrases.difference.text)}.`) : null,
    phrases.founder ? told(`You: ${quoted(phrases.founder.text)}. Hard to buy, if buyers care about it.`) : null,
    ...channels.map(({ phrase }) => told(`A way to buyers that you already named: ${quoted(phrase.text)}.`)),
    ...savings(analysis),
  ].filter((entry): entry is Statement => entry !== null);
  if (claimed.length > 0) return claimed.slice(0, 8);
  return [
    toFind("You named no advantage yet: what can you do that others would need a year for?"),
    toFind(today ? `Why has nobody replaced “${shortened(today, 80)}” so far?` : "Why has nobody solved it so far?"),
  ];
}

function positioningOf({ input, analysis, buyer, today, alternatives }: Field): Statement[] {
  const { phrases } = analysis.venture;
  const rival = alternatives.find(({ kind }) => kind === "rival")?.name ?? "doing nothing";
  const said = phrases.difference && ownSentences(phrases.difference.text, rivalsOf(alternatives)).join(" ").trim();
  const difference = said ? shortened(lowerFirst(said), 140) : "[what only you do]";
  const need = today ? `who today ${shortened(lowerFirst(today), 100)}` : "who [how they manage today]";
  const product = shortened(phrases.idea?.text ?? input.idea, 160);
  return [
    told(`For ${shortened(buyer, 100)} ${need}: ${lowerFirst(product)}. Unlike ${rival}, ${difference}.`),
    toFind("Read it to five buyers. If they cannot say it back in their own words, the sentence is not the position."),
  ];
}

function strategyOf({ analysis, buyer, alternatives }: Field): Statement[] {
  const { killTest, channels, riskiest } = analysis;
  const rival = alternatives.find(({ kind }) => kind === "rival");
  return [
    computed(`Beat doing nothing before anybody else: ${killTest.how}`),
    computed(`Stop or change course: ${killTest.stopIf}`),
    computed(`What the comparison rests on most: ${quoted(riskiest.statement, 300)}. ${riskiest.because}`),
    ...channels.map(({ name, how, why }) => computed(`${name}: ${how} ${why}`)),
    rival
      ? told(
          `Win the customers ${rival.name} disappoints: take the complaint that comes back in its reviews and answer it on your first page.`,
        )
      : toFind(
          `Write down the first three names that ${shortened(buyer, 80)} give you. Those are your rivals, whatever this page says.`,
        ),
  ];
}

function checksOf({ input, analysis, buyer, alternatives }: Field): CompetitorAnalysisOutput["checks"] {
  const named = alternatives.filter(({ kind }) => kind === "rival" || kind === "example");
  const subject = searchWords(input.industry, 4);
  const asked = askedIn(input.idea);
  return [
    ...named.slice(0, 8).map(({ name, kind }) => ({
      claim: kind === "rival" ? `${name} competes with you` : `${name} is an alternative your buyer considers`,
      how: "Read the price page, the feature page and the lowest reviews; note the date of each.",
      search: `"${name}" ${asked.price} ${subject}`,
    })),
    {
      claim: "Nobody does exactly this",
      how: "Search in the buyer's words, in the buyer's language, and read two pages of results and the ads.",
      search: searchWords(analysis.venture.phrases.idea?.text ?? input.idea),
    },
    {
      claim: `There are enough ${shortened(buyer, 80)}`,
      how: countSource(analysis),
      search: `${asked.count} ${searchWords(analysis.venture.phrases.buyer?.text ?? "", 4) || subject}`,
    },
    {
      claim: "They would change from what they do today",
      how: "Five conversations with strangers about the last time it happened, without naming your product.",
      search: null,
    },
  ];
}

/** Where to count buyers, by the places the founder named. */
function countSource({ venture }: Analysis): string {
  const sources: Record<string, string> = {
    us: "US Census: Statistics of US Businesses and County Business Patterns, by NAICS code",
    eu: "Eurostat structural business statistics and the national register of the country",
    uk: "ONS: UK business counts, by SIC code",
    india: "the Ministry of Corporate Affairs and the Udyam register",
    china: "the National Bureau of Statistics",
    other: "the national statistics office and the trade body",
  };
  const region = venture.places[0]?.region ?? "other";
  return `Count them in ${sources[region] ?? sources.other}. Write down the year and the code you counted.`;
}
