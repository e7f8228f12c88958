const tax =
  "vat|gst|hst|sales tax|tax(?:es)?|mwst|mehrwertsteuer|umsatzsteuer|ust|steuer|iva|igv|itbis|itebis|impuestos?|tva|taxes?";
const alone = (forms: string): string => String.raw`(?<![\p{L}\p{M}])(?:${forms})(?![\p{L}\p{M}])`;

/** Words beside a tax that buyers pay on top of the price. */
const onTop = new RegExp(
  [
    alone(
      [
        String.raw`(?:plus|without|before|ex|net of|ohne|vor|zzgl\.?|zuzüglich|más|mas|sin|antes d[e']l?|hors|sans) ?` +
          String.raw`(?:the |la |el |der |die |de |d['’])?(?:% )?(?:${tax})`,
        String.raw`excl(?:\.|uding|usive|uded)?|not (?:included|including|in)|on top|(?:is|gets|be) added|added on|comes on`,
        String.raw`zzgl\.?|zuzüglich|exkl\.?|exklusive|netto|nicht (?:enthalten|drin|dabei|inbegriffen)|` +
          String.raw`obendrauf|oben drauf|(?:kommt|kommen) (?:noch )?(?:dazu|drauf|hinzu)`,
        String.raw`ht|h\.t\.|hors taxes?|en sus|s['’]ajoute|s['’]y ajoute|en plus|non comprise?s?|non incluse?s?`,
        String.raw`aparte|no incluye[n]?|no (?:está|va|viene) incluid[oa]|se (?:suma|agrega|añade)|encima|neto`,
        "alag se|upar se|ke bina|chhod kar|extra",
      ].join("|"),
    ),
    String.raw`\+ ?(?:% )?(?:${tax})`,
    "अलग से|ऊपर से|के बिना|छोड़कर|अतिरिक्त|ex[- ](?:vat|gst)",
    "不含|未含|未税|未稅|另加|另计|另計|另收|外加|税另|稅另",
  ].join("|"),
  "iu",
);

const eachOnTop = new RegExp(onTop.source, "giu");

/** Words beside a tax that is in the price. */
const inside = new RegExp(
  [
    alone(
      [
        "incl\\.?|including|includes?|included|inclusive|inside|gross|in the price|out of the price|of the price|of which",
        String.raw`(?:with|mit|con|avec) (?:the |der |el |la )?(?:% )?(?:${tax})`,
        "inkl\\.?|inklusive|einschl\\.?|einschließlich|enthalten|drin|darin|steckt|stecken|brutto|im preis",
        "ttc|t\\.t\\.c\\.|comprise?s?|incluse?s?|y compris|dont|dans le prix",
        "incluid[oa]s?|incluye[n]?|dentro del precio|en el precio|bruto",
        "samet|shamil|mila ?ke|milakar|andar",
      ].join("|"),
    ),
    "सहित|मिलाकर|शामिल|समेत|क़ीमत में|कीमत में|के अंदर",
    "含税|含稅|含增值税|已含|包含|价内|價內|含",
  ].join("|"),
  "iu",
);

const named = new RegExp(`${alone(`${tax}|ttc|t\\.t\\.c\\.|ht|h\\.t\\.|netto|brutto`)}|जीएसटी|टैक्स|税|稅`, "iu");

/** The same of the words beside a price, which have to name a tax. */
export const placeBesidePrice = (words: string): "price" | "added" | null =>
  named.test(words) ? placeOfTax(words) : null;

/**
 * Where the words beside a tax's percentage say that it is: in the price, or added to it; null where they say neither or
 * both.
 */
export function placeOfTax(words: string): "price" | "added" | null {
  // "Not included" has the word for included in it.
  if (onTop.test(words)) return inside.test(words.replaceAll(eachOnTop, " ")) ? null : "added";
  return inside.test(words) ? "price" : null;
}
