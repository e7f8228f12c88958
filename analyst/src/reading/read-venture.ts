import { startupTypes } from "@cofounder/contract/startup-types";
import type { StartupTypeId } from "@cofounder/contract/startup-types";
import { compute, ofClosedPeriods } from "../laws/index.ts";
import { asSupposed } from "../laws/computable-quantities.ts";
import { amountOf, periodOf } from "../quantities/amount.ts";
import { currencyOf } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { hear } from "../reader/hear.ts";
import type { OpenFigure } from "../reader/heard.ts";
import type { Settled } from "../reader/settling/settle.ts";
import { readSpans, type SpanRead, type SpansRead } from "../reader/spans/read-spans.ts";
import { instructionsIn, withModelSpans } from "../model-reading/model-spans.ts";
import type { ModelReading } from "../model-reading/reading.ts";
import { readBuyer } from "./buyer.ts";
import { withConfirmed } from "./confirmed.ts";
import { currentOf } from "./current.ts";
import { hasHappened, orders, payingCustomers, prices, revenues } from "./figures.ts";
import { followingFrom } from "./follows.ts";
import { findImpossible } from "./impossible.ts";
import { listen } from "./language.ts";
import { languagePacks } from "./languages/language-packs.ts";
import { countWords, readIdea, readPhrases, sentenceAt } from "./phrases.ts";
import { withOffers } from "./costs-of-offers.ts";
import { withParts } from "./parts-of-costs.ts";
import { readPlaces } from "./places.ts";
import { labelledRivals } from "./labelled-rivals.ts";
import { quotable } from "./quotable.ts";
import { readChannels, readModels, readSignals, readStage, readTypes } from "./profile.ts";
import { type SheetFigure, withSheet } from "./sheet.ts";
import { withWholesInWords } from "./wholes-in-words.ts";
import { withoutRepeats } from "./repeats.ts";
import { isAboutRivals, withoutRivals } from "./rival-sentences.ts";
import { type Read, setAside } from "./set-aside.ts";
import { withoutEarlierSuppositions } from "./suppositions.ts";
import type { Language } from "../i18n/language.ts";
import { withPlansApart } from "../reply/of-a-plan.ts";
import { selfCheck } from "../reply/self-check.ts";
import { meaningWords } from "../reply/meaning-words.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import { isOwnBusiness } from "./own-business.ts";
import type { BusinessModel, Clash, Contradiction, Phrase, TypeMatch, Venture } from "./venture.ts";

export interface Listening {
  locale?: string | undefined;
  language?: string | undefined;
  supposed?: boolean;
  /** The founder's settlements of figures. */
  settled?: readonly Settled[] | undefined;
  /** What a language model read and the engine proved. */
  readings?: readonly ModelReading[] | undefined;
  /** The venture's sheet. */
  sheet?: readonly SheetFigure[] | undefined;
  /** The chosen type; the words of the messages then determine only the second. */
  type?: StartupTypeId | null | undefined;
}

/** Reads all messages of one conversation, oldest first, as one venture. */
export function readVenture(messages: string[], options: Listening = {}): Venture {
  const read = messages.map(setAside);
  const visible = read.map(({ text }) => text);
  const { language, script, said } = listen(visible, options.locale);
  const translator = translatorFor(options.language ?? language);
  const whole = said.map(({ message }) => message.text).join("\n");
  const spoken = [...new Set(said.flatMap(({ pack }) => [pack, ...(pack.mixesEnglish ? [languagePacks.en] : [])]))];
  const places = readPlaces(whole);
  const heard = readHeard(visible, language, options);
  const [type, secondType] = withChosen(readTypes(whole, spoken), options.type).map(
    (match) => match && titled(match, translator),
  );
  const languages = said.map(({ pack }) => pack.language);
  const spans = spansIn(visible, languages, options);
  const { buyer, guess, mayBeNamed, isKnown } = readBuyer({
    texts: visible,
    languages,
    spans,
    quantities: heard.quantities,
    figures: [...heard.quantities, ...heard.unread, ...heard.dismissed].map(({ span }) => span),
  });
  const competitors = rivalsIn(visible, spans);
  const names = competitors.map(({ text }) => text);
  const paying = [payingCustomers, revenues, orders].some((figures) =>
    figures.in(heard).some((figure) => hasHappened(figure) && amountOf(figure) > 0),
  );
  return {
    language: translator.language,
    script,
    wordCount: Math.round(countWords(whole)),
    ...heard,
    setAside: asideIn(read, options),
    currency: mainCurrency(heard) ?? languagePacks[language].currency,
    type: type ?? null,
    secondType: secondType ?? null,
    models: modelsOf(readModels(whole, spoken), heard, whole),
    stage: readStage(whole, spoken, paying),
    phrases: {
      ...readPhrases(said.map((each) => ({ ...each, message: withoutRivals(each.message, names) }))),
      idea: readIdea(visible, spans),
      buyer,
    },
    offer: offerIn(visible, spans),
    buyerGuess: guess,
    mayNameBuyer: mayBeNamed || isKnown,
    isBuyerKnown: isKnown,
    competitors,
    channels: said
      .flatMap(({ message }, index) => readChannels(message, spoken, index))
      .filter((channel, index, all) => all.findIndex((other) => other.id === channel.id) === index),
    places,
    signals: readSignals(whole, spoken),
    contradictions: clashes(heard).map((clash) => asking(clash, translator)),
    impossible: findImpossible(heard).map((item) => ({ ...item, because: translator.translate(item.because) })),
  };
}

type HeardFigures = Pick<
  Venture,
  "quantities" | "current" | "follows" | "unread" | "dismissed" | "taken" | "chances" | "computed" | "withdrawn"
>;

/** The figures of all messages, the laws' results from them, and which of them hold. */
function readHeard(texts: string[], language: Language, options: Listening): HeardFigures {
  const { settled, readings, sheet = [], supposed } = options;
  const confirmed = withConfirmed(texts, { language, settled, readings });
  const listened = hear(texts, confirmed);
  const said = withSheet(
    { ...listened, taken: [...listened.taken, ...confirmed.taken] },
    sheet,
    translatorFor(options.language ?? language),
  );
  const told = withoutEarlierSuppositions(said, texts, language);
  const heard = { ...told, quantities: withOffers(withWholesInWords(withParts(told.quantities, texts), texts), texts) };
  const current = withPlansApart(withoutRepeats(currentOf(heard.quantities), texts), texts);
  const firm = current.filter(({ status }) => status !== "hypothetical");
  const used = supposed ? (asSupposed(current) ?? firm) : firm;
  const doubtful = heard.unread.flatMap(asDoubtful);
  const over = ofClosedPeriods(heard.quantities);
  const { computed, withdrawn } = selfCheck(
    withPlansApart(withoutRepeats(heard.quantities, texts), texts),
    compute([...(supposed ? used : current), ...over, ...doubtful]),
  );
  const { metrics } =
    supposed || used.length === current.length ? computed : selfCheck(used, compute([...used, ...doubtful])).computed;
  return { ...heard, current: used, follows: followingFrom(metrics, used), computed, withdrawn };
}

const costs: ReadonlySet<string> = new Set([
  "unit_cost",
  "fixed_cost",
  "one_off_cost",
  "pay",
  "fee",
  "acquisition_spend",
]);

/**
 * An open amount that may be a cost, as one with unknown properties: nothing is computed from it, and a sum it may
 * belong to is only partial.
 */
function asDoubtful({ id, quote, span, low, high, guess, offered }: OpenFigure): Quantity[] {
  const mayBe = [...(guess ? [guess] : []), ...offered].find(
    ({ meaning, flow }) => costs.has(meaning) && flow === "out",
  );
  if (!mayBe || currencyOf(mayBe.unit) === null || mayBe.party !== "venture") return [];
  const value = (low + high) / 2;
  const reading = { ...mayBe, meaning: "unclear", of: mayBe.of ?? "" } as const;
  return [{ id, quote, span, value, low, high, readBy: "built-in", evidence: {}, ...reading }];
}

/** Two values for one thing, in the founder's words. */
function clashes({ computed, quantities }: HeardFigures): Clash[] {
  return computed.questions
    .filter(({ code }) => code === "two_values")
    .flatMap(({ about }) => {
      const clashing = quantities.filter(({ id }) => about.includes(id));
      const [first] = clashing;
      const values = [...new Set(clashing.map(({ quote }) => quote))];
      return first && clashing.length > 1 ? [{ meaning: first.meaning, values, figureIds: about }] : [];
    });
}

function asking(clash: Clash, { t, translate, list }: Translator): Contradiction {
  const label = translate(meaningWords[clash.meaning]);
  return { ...clash, label, question: t`You gave ${list(clash.values)} for one thing (${label}). Which one is right?` };
}

type Types = [TypeMatch | null, TypeMatch | null];

function withChosen([best, second]: Types, chosen: StartupTypeId | null | undefined): Types {
  const wanted = startupTypes.find(({ id }) => id === chosen);
  if (!wanted) return [best, second];
  if (best?.id === wanted.id) return [{ ...best, isChosen: true }, second];
  const cues = second?.id === wanted.id ? second.cues : [];
  return [{ id: wanted.id, title: wanted.title, cues, isChosen: true }, best];
}

const titled = (match: TypeMatch, { translate }: Translator): TypeMatch => ({
  ...match,
  title: translate(match.title),
});

const asideIn = (read: readonly Read[], { readings }: Listening): Venture["setAside"] => [
  ...read.flatMap(({ aside }, message) => aside.map((place) => ({ ...place, message }))),
  ...instructionsIn(
    read.map(({ text }) => text),
    readings,
  ),
];

function spansIn(texts: readonly string[], languages: readonly Language[], { readings }: Listening): SpansRead[] {
  const builtIn = readSpans(texts, languages).map((found) => withoutTheirs(found, texts));
  return withModelSpans(builtIn, texts, readings);
}

/** The offer and the audience in a sentence about rivals are not ours; the founder's own business is no buyer. */
function withoutTheirs({ buyer, offer, rival }: SpansRead, texts: readonly string[]): SpansRead {
  const isOurs = ({ message, start }: SpanRead): boolean => {
    const text = texts[message] ?? "";
    return !isAboutRivals(text.slice(...sentenceAt(text, start)));
  };
  const isBuyer = ({ message, start }: SpanRead): boolean => !isOwnBusiness(texts[message] ?? "", start);
  return { buyer: buyer.filter(isOurs).filter(isBuyer), offer: offer.filter(isOurs), rival };
}

/** The offer in the messages, where the words are sure and few; one word ("app") says little without its context. */
function offerIn(texts: readonly string[], spans: readonly SpansRead[]): Phrase | null {
  const [sure] = spans.flatMap(({ offer }) => offer.filter(({ isSure, text }) => isSure && countWords(text) <= 5));
  if (!sure) return null;
  const text = texts[sure.message] ?? "";
  const behind = /^(?: [\p{L}\p{M}'’-]+){1,4}(?![\p{L}\p{M}\p{N}])/u.exec(text.slice(sure.end))?.[0] ?? "";
  return quotable(text, countWords(sure.text) > 1 ? sure : { ...sure, end: sure.end + behind.length });
}

/** The rivals named in the messages: behind a label, or in words that are sure by themselves. */
const rivalsIn = (texts: readonly string[], spans: readonly SpansRead[]): Phrase[] =>
  distinct([
    ...texts.flatMap(labelledRivals),
    ...spans.flatMap(({ rival }) =>
      rival
        .filter(({ isSure }) => isSure)
        .toSorted((a, b) => a.start - b.start)
        .flatMap((span) => quotable(texts[span.message] ?? "", span) ?? []),
    ),
  ]);

function distinct(phrases: Phrase[]): Phrase[] {
  return phrases.filter(
    (phrase, index) => phrases.findIndex((other) => other.text.toLowerCase() === phrase.text.toLowerCase()) === index,
  );
}

/**
 * The currency of the price, otherwise the most frequent one, including figures whose meaning is open; null if no money
 * is named.
 */
function mainCurrency({ quantities, current, unread }: HeardFigures): string | null {
  const currenciesIn = (readings: readonly { unit: Unit }[]): string[] =>
    readings.flatMap(({ unit }) => currencyOf(unit) ?? []);
  const [priced] = currenciesIn([...current, ...quantities].filter(prices.mayBe));
  if (priced !== undefined) return priced;
  const counts = new Map<string, number>();
  for (const currency of currenciesIn([...quantities, ...unread.flatMap(({ guess }) => guess ?? [])]))
    counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

const subscribed = /subscri|suscri|abonn|\babos?\b|member|mitglied|cuota|saas|सब्सक्रि|सदस्य|订阅|会员|包月|包年|续费/i;

/** A monthly rent does not make a product sold per piece a subscription. */
function modelsOf(found: BusinessModel[], heard: HeardFigures, text: string): BusinessModel[] {
  const periods = prices.in(heard).map(periodOf);
  const byPiece = periods.length > 0 && periods.every((per) => per === null || per === "once" || per === "hour");
  const sells = heard.quantities.some(orders.mayBe);
  return byPiece && sells && !subscribed.test(text) ? found.filter((model) => model !== "subscription") : found;
}
