import type { Language } from "../../i18n/language.ts";
import { conceptsOf, type Lexicon, parseLexicon } from "../lexicon.ts";
import { placesSource } from "../model-file.ts";
import type { Figure, LexedMessage } from "../tokens.ts";
import { words } from "../words.ts";

/**
 * How a currency is known: its own sign, code or name stands at the amount (`written`); the conversation decides an
 * ambiguous sign, explicitly (`told`) or by a word that is usual there (`hinted`); the amount has no sign and takes
 * that of the others (`shared`); the founder's place decides (`place`); or it is the default (`usual`).
 */
export type CurrencyEvidence = "written" | "told" | "hinted" | "shared" | "place" | "usual" | "none";

export interface ResolvedCurrency {
  currency: string | null;
  evidence: CurrencyEvidence;
  /** Other currencies the amount may be in, likeliest first. */
  others: readonly string[];
}

interface Family {
  /** Currency words that several currencies share. */
  mark: RegExp;
  /** The lexer's reading. */
  read: readonly (string | null)[];
  members: readonly string[];
}

const list = (codes: string): string[] => codes.split(" ");
const dollars = list("USD CAD AUD NZD SGD HKD TWD");
const pesos = list("MXN COP ARS CLP UYU DOP PHP CUP");

/** Signs and names that several currencies share, the usual one first. */
const families: readonly Family[] = [
  { mark: /^[^a-z]*\$[^a-z]*$|\$ ?[km]?$|^\$/, read: ["USD"], members: [...dollars, ...pesos] },
  { mark: /dollar|buck|刀|dolar|डॉलर|डालर/, read: ["USD"], members: dollars },
  { mark: /peso|mango|luca|palo/, read: ["MXN", null], members: pesos },
  { mark: /₨|\brs|rup|रु|रू|卢比/, read: ["INR"], members: list("INR PKR NPR LKR MUR") },
  { mark: /franc\b|francs$|\bfr?\b/, read: ["CHF", "XOF"], members: list("CHF XOF XAF") },
  { mark: /d\.?h|dirham|दिरहम/, read: ["MAD"], members: list("MAD AED") },
  { mark: /dinar|दिनार/, read: ["TND"], members: list("TND DZD KWD BHD JOD RSD IQD") },
  { mark: /[元块塊圆圓毛角]/, read: ["CNY"], members: list("CNY TWD HKD SGD MYR MOP AUD CAD NZD USD EUR GBP") },
  { mark: /riyal|रियाल/, read: ["SAR"], members: list("SAR QAR OMR") },
  { mark: /shilling/, read: ["KES"], members: list("KES TZS UGX") },
  { mark: /pound|libra|livre|pfund/, read: ["GBP"], members: list("GBP EGP") },
  { mark: /kron/, read: ["DKK"], members: list("DKK SEK NOK ISK CZK") },
];
const plainNames = /美|欧|英|人民|rmb|yuan|suiss|cfa|argentin|colombian/;

function familyOf({ currency, kind }: Figure, quote: string): Family | null {
  if (kind !== "money" || plainNames.test(quote)) return null;
  return families.find(({ mark, read }) => read.includes(currency) && mark.test(quote)) ?? null;
}

const folded = (quote: string): string =>
  quote
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");

/** Whether an amount written like this can be in that currency: "$ 45" may be pesos, "€ 45" may not. */
export function mayBeIn(figure: Figure, quote: string, currency: string | null): boolean {
  if (figure.currency === null || figure.currency === currency) return true;
  return currency !== null && (familyOf(figure, folded(quote))?.members.includes(currency) ?? false);
}

let gazetteer: Lexicon | null = null;
const placesOf = (): Lexicon => (gazetteer ??= parseLexicon(placesSource(), "apart"));

type Scores = Map<string, number>;
const raise = (scores: Scores, code: string, by: number): void => void scores.set(code, (scores.get(code) ?? 0) + by);

const searched = 6000;
const worth = { place: 2, word: 1, settled: 100 };

/** For each currency, how strongly the text shows that its founder counts in it; each phrase counts once. */
function scoresOf(text: string): Scores {
  const found = words(text.slice(0, searched), 0, "apart").map(({ word }) => word);
  const concepts = conceptsOf(placesOf(), found);
  const scores: Scores = new Map();
  const met = new Set<string>();
  for (let start = 0; start < found.length;) {
    const said = concepts[start] ?? [];
    let end = start + 1;
    while (said.length > 0 && concepts[end]?.join(" ") === said.join(" ")) end++;
    const phrase = found.slice(start, end).join(" ");
    if (!met.has(phrase))
      for (const name of said) raise(scores, name.slice(0, 3), name.endsWith("?") ? worth.word : worth.place);
    met.add(phrase);
    start = end;
  }
  return scores;
}

const usualOf: Readonly<Partial<Record<Language, string>>> = { hi: "INR", zh: "CNY", de: "EUR" };

/** The default currency of writers of that language; by no means everybody's. */
const spoken: Readonly<Record<Language, readonly string[]>> = {
  en: list("USD EUR GBP INR CAD AUD NZD ZAR NGN KES PKR PHP SGD"),
  es: list("EUR USD MXN COP ARS CLP PEN UYU"),
  fr: list("EUR CHF CAD XOF XAF MAD TND"),
  de: list("EUR CHF"),
  hi: list("INR NPR USD"),
  zh: list("CNY HKD TWD SGD MYR USD"),
};

/** Whether a founder who writes that language and names no place counts in that currency; German has three. */
export const isUsualThere = (currency: string, language: Language): boolean =>
  language !== "de" && usualOf[language] === currency;

/** The currency of every amount of a conversation, marked or not. */
export function currenciesOf(
  messages: readonly LexedMessage[],
  language: Language,
): (figure: Figure) => ResolvedCurrency {
  const scores = scoresOf(messages.map(({ text }) => text).join("\n"));
  const marked = messages.flatMap(({ text, figures }) =>
    figures
      .filter(({ kind }) => kind === "money")
      .map((figure) => ({
        figure,
        family: familyOf(figure, folded(text.slice(figure.start, figure.end))),
      })),
  );
  for (const { figure, family } of marked) if (!family && figure.currency) raise(scores, figure.currency, worth.word);
  // A founder who also writes "US$" or "dólares" means another currency by "$".
  const others = new Map(scores);
  const isDollar = ({ figure, family }: (typeof marked)[number]): boolean =>
    figure.currency === "USD" && (family === null || (language === "es" && family.members.length === dollars.length));
  if (marked.some(isDollar)) others.delete("USD");
  // The founder's statement about one amount applies to all whose sign may mean it.
  for (const { said } of messages.flatMap(({ figures }) => figures))
    for (const known of said === undefined ? [] : [scores, others]) raise(known, said ?? "", worth.settled);
  const resolved = new Map(
    marked.map(({ figure, family }) => [
      figure,
      ofMark(figure, family, family?.members.includes("MXN") ? others : scores),
    ]),
  );
  const unsigned = messages.flatMap(({ figures }) => figures).filter((figure) => !resolved.get(figure)?.currency);
  const rest = withSaid(ofRest([...resolved.values()], scores, language), unsigned, scores);
  return (figure) => {
    const known = resolved.get(figure);
    return known && known.currency !== null ? known : rest;
  };
}

function ofMark({ currency }: Figure, family: Family | null, scores: Scores): ResolvedCurrency {
  if (!family) return { currency, evidence: currency === null ? "none" : "written", others: [] };
  const found = ranked(scores, family.members);
  const [first, second] = found;
  const others = found.slice(1).map(({ code }) => code);
  if (!first || first.score === 0) return { currency: family.members[0] ?? null, evidence: "usual", others };
  const isPlain = first.score >= worth.place && first.score > (second?.score ?? 0) + worth.word;
  return { currency: first.code, evidence: isPlain ? "told" : "hinted", others };
}

const ranked = (scores: Scores, of: readonly string[]): { code: string; score: number }[] =>
  of.map((code) => ({ code, score: scores.get(code) ?? 0 })).toSorted((a, b) => b.score - a.score);

function best(scores: Scores, of: readonly string[]): string | null {
  const [first] = ranked(scores, of);
  return first && first.score > 0 ? first.code : null;
}

/** The founder's statement about one amount without a sign applies to the others without one. */
function withSaid(rest: ResolvedCurrency, unsigned: readonly Figure[], scores: Scores): ResolvedCurrency {
  const said = best(
    scores,
    unsigned.flatMap((figure) => figure.said ?? []),
  );
  if (said === null) return rest;
  const others = [...(rest.currency === null ? [] : [rest.currency]), ...rest.others];
  return { currency: said, evidence: "told", others: others.filter((code) => code !== said) };
}

/**
 * The currency of amounts without a sign: the most frequent one among those with a sign, otherwise that of the
 * founder's place.
 */
function ofRest(known: readonly ResolvedCurrency[], scores: Scores, language: Language): ResolvedCurrency {
  const counts: Scores = new Map();
  for (const { currency } of known) if (currency) raise(counts, currency, 1 + (scores.get(currency) ?? 0) / 100);
  const shared = best(counts, [...counts.keys()]);
  const members = known.flatMap(({ others }) => others);
  const told = ranked(scores, [...scores.keys()]).map(({ code }) => code);
  const likely = [...counts.keys(), ...told, ...members, ...spoken[language]];
  const others = (currency: string | null): string[] => [...new Set(likely)].filter((code) => code !== currency);
  if (shared) {
    const evidence = known.find(({ currency }) => currency === shared)?.evidence;
    return { currency: shared, evidence: evidence === "usual" ? "usual" : "shared", others: others(shared) };
  }
  const place = best(scores, [...scores.keys()]);
  if (place) return { currency: place, evidence: "place", others: others(place) };
  const usual = usualOf[language] ?? null;
  return { currency: usual, evidence: "usual", others: others(usual) };
}
