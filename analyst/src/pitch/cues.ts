/** Words a pitch is searched for, in addition to the reading of a venture, in six languages. */

/** Buzzwords without content: revolutionary, world-class, synergy. */
export const filler = new RegExp(
  String.raw`\b(?:revolutionary|revolutioni[sz]e\w*|game[- ]chang\w+|synerg\w+|leverag\w+|world[- ]class` +
    String.raw`|cutting[- ]edge|disruptive|next[- ]gen\w*|best[- ]in[- ]class|AI[- ]powered platform` +
    String.raw`|revolucionari\w+|de clase mundial|vanguardia|disruptiv\w+|révolutionnaire\w*|de pointe|disrupti\w+` +
    String.raw`|revolutionär\w*|weltklasse|bahnbrechend\w*|disruptiv\w*)\b|क्रांतिकारी|विश्वस्तरीय|革命性|颠覆|世界级|领先的`,
  "giu",
);

/** A risk or an assumption named as such. */
export const riskWords =
  /\b(?:risks?|assum\w+|riesgos?|supuestos?|risques?|hypothèses?|Risik\w+|Annahmen?|jokhim)\b|जोखिम|मान्यता|风险|假设/iu;

/** A way to contact the founder. */
export const contact =
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w{2,}|https?:\/\/|\bwww\.|\+\d[\d ()-]{7}|\b(?:wechat|linkedin)\b|微信/iu;

/** The frequency of an event. */
export const often = new RegExp(
  String.raw`\b(?:every|each|daily|weekly|monthly|per (?:day|week|month|year)|a (?:day|week|month|year)|cada` +
    String.raw`|diari\w+|seman\w+|mensual\w*|al (?:día|mes|año)|chaque|par (?:jour|semaine|mois|an)|jeden?` +
    String.raw`|jede[ns]?|täglich|wöchentlich|monatlich|pro (?:Tag|Woche|Monat|Jahr)|roz|har)\b|हर|रोज़|प्रति|每(?:天` +
    "|周|月|年|次)|天天",
  "iu",
);

const monthNames =
  "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar" +
  "|apr|jun|jul|aug|sept?|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre" +
  "|octubre|noviembre|diciembre|ene|abr|ago|dic|janvier|février|mars|avril|mai|juin|juillet|août" +
  "|septembre|octobre|novembre|décembre|janv|févr|avr|juil|déc|januar|jänner|februar|märz|juni|juli" +
  "|oktober|dezember|okt|dez|जनवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर" +
  "|दिसंबर";

/** Neither part of a longer number or a price, nor a share: "12,026", "$2030" and "2026 %" are not years. */
const year = "(?<![\\d,€$£¥₹]|[€$£¥₹]\\s)20[0-4]\\d(?![\\d.,]*\\d|\\s?[%‰€$£¥₹])";
const beforeYear =
  "in|since|until|till|by|from|of|during|early|mid|late|end|en|desde|hasta|año|depuis|année|seit|bis|ab|ende|anfang|mitte|jahr";

/**
 * A date: a month with its year, a quarter, or a year that is not an amount. A share beside a word that begins like a
 * month is not a date.
 */
export const dated = new RegExp(
  [
    `(?<![\\p{L}\\p{M}\\d])(?:${monthNames})\\.?\\s(?:(?:of|de|del)\\s)?(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s)?(?:${year}|['’]\\d\\d)`,
    "(?<![\\p{L}\\d])[QT][1-4](?![\\p{L}\\d])",
    "(?<!\\d)20\\d\\d\\s?年|(?<!\\d)(?:1[0-2]|[1-9])月",
    `(?<![\\p{L}\\p{M}])(?:${beforeYear})\\s${year}`,
    `[-–/(.]\\s?${year}`,
    `${year}(?=\\s?(?:[-–/):;,]|\\.(?!\\d)|$|में|से|तक))`,
  ].join("|"),
  "gimu",
);

/** The use of the money. */
export const uses = new RegExp(
  String.raw`\b(?:use of funds|uso de (?:los )?fondos|utilisation des fonds|Mittelverwendung|for (?:product|sales` +
    "|hiring|engineering|marketing)|hir(?:e|ing)|engineering|marketing|sales|product|ventas|producto" +
    String.raw`|équipe|produit|Vertrieb|Produkt|Personal)\b|资金用途|研发|市场|团队|उपयोग|टीम|मार्केटिंग`,
  "giu",
);

/** A goal with its deadline. */
export const milestone =
  /\b(?:milestone|runway|months?|hito|meses|jalon|mois|Meilenstein|Monate?n?)\b|里程碑|个月|महीने|लक्ष्य/iu;

/** "No competitors." */
export const shouting = /\b\p{Lu}{6,}\b|!{2,}/gu;
