const stopwords: Record<string, RegExp> = {
  en: /\b(?:the|and|of|for|with|that|we|is|are|to|my|our)\b/gi,
  es: /\b(?:el|los|las|una|para|que|con|por|del|nuestro|queremos)\b/gi,
  fr: /\b(?:le|les|une|pour|des|avec|que|nous|est|dans|du)\b/gi,
  de: /\b(?:der|die|das|und|für|mit|wir|ist|eine|ein|nicht|von)\b/gi,
};
const hindi = /[\u0900-\u097f]/g;
const chinese = /[\u4e00-\u9fff]/g;

/** The language most of the text is written in, of the six spoken; English when in doubt. */
export function detectLanguage(text: string, locale?: string): string {
  const sample = text.slice(0, 4000);
  const letters = Math.max(1, sample.replace(/[\s\d]/g, "").length);
  const share = (script: RegExp): number => (sample.match(script)?.length ?? 0) / letters;
  if (share(chinese) > 0.3) return "zh";
  if (share(hindi) > 0.3) return "hi";
  return byStopwords(sample) ?? fromLocale(locale);
}

function byStopwords(sample: string): string | null {
  const counted = Object.entries(stopwords).map(([language, words]) => ({
    language,
    hits: sample.match(words)?.length ?? 0,
  }));
  const best = counted.reduce((top, entry) => (entry.hits > top.hits ? entry : top));
  return best.hits >= 2 ? best.language : null;
}

function fromLocale(locale: string | undefined): string {
  const wanted = locale?.slice(0, 2).toLowerCase() ?? "en";
  return [...Object.keys(stopwords), "hi", "zh"].includes(wanted) ? wanted : "en";
}
