import type { NormalisedText } from "./normalise.ts";

/** With and without accents, as founders type and as texts are read. */
const rivalWords = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:competitors?|competition|rivals?|incumbents?|alternatives? (?:is|are|like)` +
    String.raw`|konkurren(?:z|t|tin|ten)|wettbewerber\p{L}*|mitbewerber\p{L}*|marktf(?:ü|ue)hrer\p{L}*` +
    String.raw`|competidor(?:es|a)?|competencia|rivales|concurrents?|concurrente|concurrence|rivaux)(?!\p{L})` +
    "|प्रतिस्पर्ध|प्रतियोगी|मुक़?ाबल|मुकाबल|竞争对手|竞品|对手",
  "iu",
);
const contrast = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:unlike|in contrast to|as opposed to|other than|compared (?:to|with)|instead of` +
    "|rather than|better than|cheaper than|faster than|simpler than|anders als|im gegensatz zu" +
    "|im unterschied zu|statt|anstelle von|a diferencia de|en lugar de|en vez de|contrairement [àa]" +
    String.raw`|[àa] la diff[ée]rence d[e’']|au lieu d[e’'])(?!\p{L})|के विपरीत|की तुलना में|के बजाय|से अलग|不像|不同于` +
    "|与[^，。,.]{1,20}不同|相比",
  "iu",
);
/** Continues about the subject of the previous sentence. */
const goesOn = new RegExp(
  "^(?:they|it|its|their|he|she|this one|these|those|both|sie|er|es|ihre?|beide|diese|ell[oa]s|[ée]l" +
    "|sus?|ambos|esta|ils?|elles?|leurs?|sa|son|ses|les deux|वे|वह|उनका|उनकी|उनके|उसका|उसकी|ये|他们|她们|它们|它" +
    String.raw`|其)(?![\p{L}\p{M}]|(?<=[a-z])['’]s)|^(?:他们|她们|它们|它|其)`,
  "iu",
);
const ours = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:we|our|ours|us|i|my|mine|wir|uns|unser\p{L}*|ich|mein\p{L}*|nosotr[oa]s` +
    String.raw`|nuestr\p{L}*|yo|nous|notre|nos|je|mon|ma)(?!\p{L})|हम|मैं|मेर[ाीे]|我`,
  "iu",
);

const sentenceEnd = /[.!?](?=\s|$)|[。！？।;；]|\n/gu;

interface Sentence {
  text: string;
  start: number;
  end: number;
}

function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const add = (end: number): void => {
    if (text.slice(start, end).trim() !== "") sentences.push({ text: text.slice(start, end), start, end });
    start = end;
  };
  for (const { index, 0: sign } of text.matchAll(sentenceEnd)) add(index + sign.length);
  add(text.length);
  return sentences;
}

const holds = (text: string, names: readonly string[]): boolean =>
  names.some((name) => name !== "" && text.toLowerCase().includes(name.toLowerCase()));
const startsWith = (text: string, names: readonly string[]): boolean =>
  names.some((name) => name !== "" && text.trim().toLowerCase().startsWith(name.toLowerCase()));

/** Whether a sentence explicitly mentions rivals. */
export const isAboutRivals = (sentence: string): boolean => rivalWords.test(sentence) && !contrast.test(sentence);

/** The sentences about a rival: those that name one as such, begin with its name, or continue about it. */
function aboutRivals(text: string, names: readonly string[]): Set<Sentence> {
  const found = new Set<Sentence>();
  let before = false;
  for (const sentence of sentencesOf(text)) {
    const said = sentence.text.trim();
    const subject = (rivalWords.test(said) || startsWith(said, names)) && !contrast.test(said);
    before = subject || (before && goesOn.test(said) && !ours.test(said));
    if (before) found.add(sentence);
  }
  return found;
}

/**
 * A message with the text about rivals blanked out, at unchanged positions: it does not describe the founder's own
 * product.
 */
export function withoutRivals(message: NormalisedText, names: readonly string[]): NormalisedText {
  const { text } = message;
  const opening = text.search(/\S/);
  // The opening describes the product, even if it compares it.
  const theirs = [...aboutRivals(text, names)].filter(({ start, end }) => start > opening || end <= opening);
  if (theirs.length === 0) return message;
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of theirs) {
    kept.push(text.slice(from, start), " ".repeat(end - start));
    from = end;
  }
  return { ...message, text: [...kept, text.slice(from)].join("") };
}

/** Text about the own product: no sentence about a rival; of "Unlike X, it does Y" the second half. */
export function ownSentences(text: string, names: readonly string[]): string[] {
  const theirs = [...aboutRivals(text, names)].map(({ start }) => start);
  return sentencesOf(text).flatMap(({ text: sentence, start }) => {
    if (theirs.includes(start)) return [];
    if (!contrast.test(sentence)) return holds(sentence, names) ? [] : [sentence];
    const parts = sentence.split(/[,，]/u).filter((part) => !holds(part, names) && !contrast.test(part));
    return parts.length > 0 ? [parts.join(",")] : [];
  });
}
