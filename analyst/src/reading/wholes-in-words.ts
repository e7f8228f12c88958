import { canBeShare } from "@cofounder/contract/figure-wholes";
import { currencyOf, isSameUnit } from "../quantities/unit.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { placeBesidePrice, placeOfTax } from "./tax-words.ts";
import { startOfSentence } from "../reply/figure-sentences.ts";

const word = (forms: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${forms})(?![\p{L}\p{M}])`, "iu");

/** Words that a tax on the profit has beside it. */
const profit = new RegExp(
  `${
    word(
      String.raw`(?:company|corporate|corporation|income) tax(?:es)?|profits? tax|(?:on|of) (?:the |my |our |its )?(?:net )?profits?` +
        String.raw`|k[öo]rperschaftss?teuer\p{L}*|gewerbesteuer\p{L}*|ertrags?steuer\p{L}*|einkommens?steuer\p{L}*|(?:vom|auf den|am) gewinn` +
        String.raw`|imp[ôo]ts? sur (?:les soci[ée]t[ée]s|le revenu|les b[ée]n[ée]fices?)|(?:du|sur le|des|sur les) b[ée]n[ée]fices?` +
        String.raw`|impuesto (?:de|sobre) sociedades|impuesto sobre la renta` +
        String.raw`|(?:de|sobre) (?:el|la|las|los)? ?(?:beneficios?|ganancias?|utilidad(?:es)?)|del beneficio`,
    ).source
  }|कंपनी कर|कॉरपोरेट टैक्स|आयकर|इनकम टैक्स|मुनाफ़े|मुनाफे|企业所得税|公司税|所得税|利润`,
  "iu",
);
/** Words that a tax on all that is taken in has beside it. */
const takings = new RegExp(
  `${
    word(
      String.raw`(?:of|on) (?:everything|all|whatever)(?: that| which)? (?:i |we )?(?:comes? in|earns?|takes?|bills?|invoices?)` +
        String.raw`|(?:of|on) (?:the |my |our |all )*(?:turnover|revenues?|takings|sales|gross income|gross receipts)` +
        String.raw`|(?:vom|auf den) umsatz` +
        String.raw`|(?:von|auf) all(?:em|en|es),? (?:was .{0,12}(?:reinkommt|hereinkommt|einnehme[n]?|verdiene[n]?)|einnahmen)|der einnahmen` +
        String.raw`|de tout ce (?:que|qui) .{0,12}(?:encaisse|rentre|facture|gagne)s?` +
        String.raw`|(?:du|sur le) chiffre d['’]affaires|des recettes|des encaissements` +
        String.raw`|de todo lo que .{0,12}(?:entra|cobr[oa]|factur[oa]|ingres[oa])|de (?:la facturaci[óo]n|los ingresos|las ventas)`,
    ).source
  }|कुल बिक्री|टर्नओवर|जो (?:भी|कुछ) आता|营业额|销售额|全部收入|流水`,
  "iu",
);
/** Words behind a percentage that is taken of what other deductions leave. */
const remaining = new RegExp(
  `${
    word(
      String.raw`of (?:what(?:['’]s| is| remains)(?: left)?|whatever is left|the rest|the remainder|the remaining)` +
        String.raw`|(?:vom|des) rest(?:es|s)?|von dem,? was (?:dann )?(?:übrig )?bleibt` +
        String.raw`|vom verbleibenden|du reste|de ce qui reste|del resto|de lo que queda`,
    ).source
  }|बचे हुए|जो बचे|बाकी का|बाक़ी का|剩下的|剩余的|余下的`,
  "iu",
);
/** Words behind a part of the things counted just before. */
const ofThem = new RegExp(
  `^\\W{0,3}(?:${
    word(
      String.raw`of (?:them|these|those|that|which|it)|davon|von denen|de ell[oa]s|de es[oa]s|d['’]entre eux|d['’]entre elles`,
    ).source
  }|में से|其中)`,
  "iu",
);
/** Words for money that may be spent on one thing only, or on nothing. */
const bound = new RegExp(
  `${
    word(
      String.raw`only (?:for|came for)|for .{1,30} only|restricted|earmarked|ring-?fenced` +
        String.raw`|reserved|set aside|(?:may|can|must)(?: ?not|n['’]t) be (?:touched|used|spent)` +
        String.raw`|zweckgebunden|reserviert|gebunden|zurückgelegt|nur für|darf nicht` +
        String.raw`|dürfen nicht|nicht anfassen|affect[ée]s? à|r[ée]serv[ée]e?s?|bloqu[ée]e?s?|intouchables?` +
        String.raw`|(?:ne peu(?:t|vent)|ne doi(?:t|vent)) pas|reservad[oa]s?|destinad[oa]s?|no se puede(?:n)? tocar|solo para|sólo para|intocables?`,
    ).source
  }|सिर्फ़ .{1,20} के लिए|छू नहीं|专款|专用|不能动|只能用`,
  "iu",
);

const nearBehind = 48;

/**
 * Gives figures the whole that the words beside them name, where the founder has settled none: a tax on the profit or on
 * all that comes in, a fee of what is left, days of which some are lost. Money at hand that is a part of other money at
 * hand is not added to it, and what is bound to a purpose has to stay.
 */
export function withWholesInWords(quantities: readonly Quantity[], texts: readonly string[]): Quantity[] {
  return quantities.map((quantity) => {
    const text = texts[quantity.span.message];
    if (text === undefined || quantity.share || quantity.party !== "venture") return quantity;
    if (quantity.meaning === "cash") return asPartOfCash(quantity, quantities, text);
    const of = quantity.unit["%"] === 1 ? wholeIn(quantity, quantities, text) : null;
    return of === null ? quantity : { ...quantity, share: { of } };
  });
}

function wholeIn(part: Quantity, quantities: readonly Quantity[], text: string): string | null {
  const behind = text.slice(part.span.end, part.span.end + nearBehind).split(/[.!?;](?:\s|$)|[。！？；\n]/u)[0] ?? "";
  if (part.meaning === "tax")
    return baseOfTax(`${before(part, text)} ${behind} ${part.of}`) ?? placeIn(part, quantities, text);
  if (part.meaning === "fee" && part.flow === "out") return remaining.test(`${behind} ${part.of}`) ? "rest" : null;
  return part.meaning === "loss" ? (daysLost(part, quantities, text)?.id ?? null) : null;
}

/** As the words beside the tax say, or those beside all prices. */
function placeIn(tax: Quantity, quantities: readonly Quantity[], text: string): "price" | "added" | null {
  const own = placeOfTax(around(tax, text));
  if (own !== null) return own;
  const prices = quantities.filter(
    ({ meaning, party, span }) => meaning === "price" && party === "venture" && span.message === tax.span.message,
  );
  const [place = null, ...others] = new Set(prices.map((price) => placeBesidePrice(around(price, text))));
  return others.length > 0 ? null : place;
}

/** The words before and behind a figure in its sentence, and not far away. */
function around(part: Quantity, text: string): string {
  const from = Math.max(startOfSentence(text, part), part.span.start - nearBehind);
  return `${text.slice(from, part.span.start)} % ${text.slice(part.span.end, part.span.end + nearBehind).split(/[.!?;](?:\s|$)|[。！？；\n]/u)[0] ?? ""}`;
}

/** The words before a figure in its sentence, back to the previous figure or comma. */
const before = (part: Quantity, text: string): string =>
  text
    .slice(startOfSentence(text, part), part.span.start)
    .split(/[,，、](?!\d)|\d/u)
    .at(-1) ?? "";

function baseOfTax(words: string): "profit" | "sales" | null {
  const [isOfProfit, isOfTakings] = [profit.test(words), takings.test(words)];
  // "Taxes take 24 % of everything that comes in" names what it is taken of, whatever the tax is called.
  if (isOfTakings) return "sales";
  return isOfProfit ? "profit" : null;
}

/** "110 days, but 30 % of them": the days counted just before it, in the same sentence or named in its own words. */
function daysLost(part: Quantity, quantities: readonly Quantity[], text: string): Quantity | null {
  const said = quantities.filter(
    (one) => one.span.message === part.span.message && one.span.end <= part.span.start && canBeShare(part, one),
  );
  const [last] = said.toSorted((one, two) => two.span.start - one.span.start);
  if (!last || last.meaning !== "duration") return null;
  const behind = text.slice(part.span.end, part.span.end + nearBehind);
  const inSentence = last.span.start >= startOfSentence(text, part);
  return inSentence && ofThem.test(behind) ? last : null;
}

/** "41,000, only 15,000 of that came for a van": in the total already, and not to be spent where it is bound. */
function asPartOfCash(part: Quantity, quantities: readonly Quantity[], text: string): Quantity {
  const total = quantities.find(
    (one) =>
      one.meaning === "cash" &&
      one.party === "venture" &&
      one.status === "actual" &&
      one.span.message === part.span.message &&
      one.span.end <= part.span.start &&
      one.value > part.value &&
      isSameUnit(one.unit, part.unit),
  );
  const behind = text.slice(part.span.end);
  if (!total || part.status !== "actual" || currencyOf(part.unit) === null || !ofThem.test(behind)) return part;
  const sentence = behind.split(/[.!?;](?:\s|$)|[。！？；\n]/u)[0] ?? "";
  const isBound = bound.test(`${part.of} ${sentence}`);
  return { ...part, share: { of: total.id }, ...(isBound ? { status: "target" as const } : {}) };
}
