/** Measures that are written in several ways, many of them in two words, by the one symbol that a unit has for each. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  "m²": [
    "square[ -]?met(?:re|er)s?",
    String.raw`sq\.? ?met(?:re|er)s?`,
    String.raw`sq\.? ?m`,
    String.raw`m\^?2`,
    "qm",
    "quadratmetern?s?",
    "metros? cuadrados?",
    "m[eè]tres? carr[eé]s?",
    "वर्ग ?मीटर",
    "स्क्वायर मीटर",
    "平方米",
    "平米",
  ],
  "m³": [
    "cubic[ -]?met(?:re|er)s?",
    String.raw`cu\.? ?m`,
    "cbm",
    String.raw`m\^?3`,
    "kubikmetern?s?",
    "metros? c[uú]bicos?",
    "m[eè]tres? cubes?",
    "घन ?मीटर",
    "立方米",
  ],
  "ft²": [
    "square[ -]?(?:foot|feet)",
    String.raw`sq\.? ?(?:ft\.?|feet|foot)`,
    String.raw`ft\^?2`,
    "quadratfu(?:ß|ss)(?:es)?",
    "pies? cuadrados?",
    "pieds? carr[eé]s?",
    "वर्ग ?(?:फुट|फीट|फ़ीट)",
    "स्क्वायर (?:फुट|फीट|फ़ीट)",
    "平方英尺",
  ],
  "ft³": [
    "cubic[ -]?(?:foot|feet)",
    String.raw`cu\.? ?(?:ft|feet|foot)`,
    String.raw`ft\^?3`,
    "pies? c[uú]bicos?",
    "pieds? cubes?",
    "घन ?(?:फुट|फीट)",
    "立方英尺",
  ],
  "yd²": ["square[ -]?yards?", String.raw`sq\.? ?(?:yards?|yds?)`, String.raw`yd\^?2`, "वर्ग ?गज", "平方码"],
  "km²": [
    "square[ -]?kilomet(?:re|er)s?",
    String.raw`sq\.? ?km`,
    String.raw`km\^?2`,
    "quadratkilometern?s?",
    "kil[oó]metros? cuadrados?",
    "kilom[eè]tres? carr[eé]s?",
    "वर्ग ?किलोमीटर",
    "平方公里",
  ],
  kWh: ["kilowatt[ -]?(?:hours?|heures?)", "kwh", "kilowattstunden?", "kilovatios?[ -]hora", "किलोवाट ?घंटे?", "千瓦时"],
};

const whole = Object.entries(spellings).map(
  ([symbol, forms]) => [symbol, new RegExp(`^(?:${[symbol, ...forms].join("|")})$`, "iu")] as const,
);

/** The symbol of a measure, however it is written ("square metres", "sqm", "m2"); null for any other word. */
export function measureOf(written: string): string | null {
  const words = written.trim().replaceAll(/[\s_]+/gu, " ");
  return whole.find(([, form]) => form.test(words))?.[0] ?? null;
}

/** A letter before or behind would make another word of it; Chinese writes none between words. */
const alone = (form: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{Script=Latin}|\p{Script=Devanagari})(?:${form})(?!\p{Script=Latin}|\p{Script=Devanagari}|\d)`,
    "giu",
  );

const inText = Object.entries(spellings).map(
  ([symbol, forms]) => [symbol, alone([symbol, ...forms].join("|"))] as const,
);

/** Where a text names measures: each with its symbol. */
export function measuresIn(text: string): { symbol: string; start: number; end: number }[] {
  return inText.flatMap(([symbol, form]) =>
    Array.from(text.matchAll(form), ({ 0: { length }, index }) => ({ symbol, start: index, end: index + length })),
  );
}

/** Whether a symbol is one of these measures: it counts no people. */
export const isMeasure = (symbol: string): boolean => Object.hasOwn(spellings, symbol);
