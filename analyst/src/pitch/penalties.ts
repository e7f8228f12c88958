import type { Language } from "../i18n/language.ts";
import type { Translator } from "../i18n/translator.ts";
import { filler, shouting, uses } from "./cues.ts";
import type { Readability } from "./readability.ts";
import { hasContact } from "./said-in.ts";
import type { Deck } from "./deck.ts";

export interface Penalty {
  id: string;
  points: number;
  because: string;
}

/**
 * Reading speed in words per minute, by language (Chinese: characters). Investors spend 144 to 224 seconds on a deck
 * (DocSend).
 */
const wordsPerMinute: Record<Language, number> = { en: 228, de: 179, es: 218, fr: 195, hi: 180, zh: 260 };
const longestReading = 224 / 60;
const mostForLength = 8;
const mostSlides = 20;
const hardToRead = 30;
const mostForHype = 3;
const forContradiction = 5;

/** Deductions independent of the content. */
export function penaltiesOf(deck: Deck, read: Readability, translator: Translator): Penalty[] {
  return [
    ...contradictions(deck, translator),
    ...partsAndWhole(deck, translator),
    ...tooLong(deck, read, translator),
    ...tone(deck, read, translator),
  ];
}

function contradictions({ venture }: Deck, { t }: Translator): Penalty[] {
  return venture.contradictions.map((item) => ({
    id: `contradiction_${item.meaning}`,
    points: forContradiction,
    because: t`Two values for one thing: ${item.label} (${item.values.join(" / ")}).`,
  }));
}

/** Uses of the money in percent that do not add up to 100, with a tolerance of 2. */
function partsAndWhole({ slides }: Deck, { t, number }: Translator): Penalty[] {
  const slide = slides.find(
    (text) => (text.match(uses) ?? []).length >= 2 && (text.match(/(?<!\d)\d+(?:[.,]\d+)?\s?%/g) ?? []).length >= 3,
  );
  if (!slide) return [];
  const shares = (slide.match(/(?<!\d)\d+(?:[.,]\d+)?(?=\s?%)/g) ?? []).map((share) => Number(share.replace(",", ".")));
  const sum = shares.reduce((total, share) => total + share, 0);
  return Math.abs(sum - 100) <= 2
    ? []
    : [
        {
          id: "uses_of_money",
          points: forContradiction,
          because: t`The uses of the money add up to ${number(sum)}%, not to 100%.`,
        },
      ];
}

function tooLong({ slides, venture }: Deck, read: Readability, { t }: Translator): Penalty[] {
  const speed = wordsPerMinute[read.language];
  const budget = Math.round(speed * longestReading);
  const over = read.words / budget - 1;
  const list: Penalty[] = [];
  if (over >= 0.1)
    list.push({
      id: "length",
      points: Math.min(mostForLength, Math.floor(over * 10)),
      because:
        venture.language === "zh"
          ? t`${read.words} characters; an investor reads about ${budget}.`
          : t`${read.words} words; an investor reads about ${budget}.`,
    });
  if (slides.length > mostSlides)
    list.push({ id: "slides", points: 3, because: t`${slides.length} slides; 20 are the most that get read.` });
  return list;
}

function tone(deck: Deck, read: Readability, { t }: Translator): Penalty[] {
  const list: Penalty[] = [];
  if (read.ease !== null && read.ease < hardToRead)
    list.push({ id: "readability", points: 2, because: t`Hard to read: shorter sentences and shorter words.` });
  const loud = (deck.whole.match(shouting) ?? []).length + (deck.whole.match(filler) ?? []).length;
  if (loud > 0)
    list.push({
      id: "hype",
      points: Math.min(mostForHype, loud),
      because: t`Capitals, exclamation marks or filler in place of facts.`,
    });
  if (!hasContact(deck))
    list.push({
      id: "contact",
      points: 1,
      because: t`No email address, phone number or website by which an investor reaches you.`,
    });
  return list;
}
