import { cutText } from "@cofounder/contract/cut-text";
import type { AppEntity } from "@cofounder/contract/tools/app-generator";

/** A field's name and the amount that the description gives for it: "price of £14", "Preis von 9 Euro pro Stunde". */
export interface StatedAmount {
  label: string;
  value: number;
  /** The currency, and what the amount is for: "€ pro Stunde". */
  unit: string;
}

const signs: [words: RegExp, sign: string][] = [
  [/€|\beuros?\b|\beur\b|यूरो|欧元/iu, "€"],
  [/£|\bpounds?\b|\bgbp\b|\bpfund\b|\blibras?\b|\blivres sterling\b|पाउंड|英镑/iu, "£"],
  [/₹|\brupees?\b|\brs\.?|\binr\b|\brupien?\b|\brupias?\b|\broupies?\b|रुपये|रुपए|रु\./iu, "₹"],
  [/¥|\byuan\b|\brmb\b|\bcny\b|人民币|元/iu, "¥"],
  [/\$|\bdollars?\b|\busd\b|\bdólares?\b|डॉलर|美元/iu, "$"],
];
const money =
  "(?:[€$£¥₹]|(?:euros?|eur|dollars?|usd|dólares?|pounds?|gbp|pfund|rupees?|inr|yuan|rmb)(?!\\p{L})" + "|元|रुपये|रुपए)";
const amount = new RegExp(
  `\\s{0,3}(?:(?<!\\p{L})(?:of|at|von|zu|de|à|para|pour)\\s|[:：]\\s?)?(?:${money}\\s?(?<after>\\d(?:[\\d.,]{0,11}\\d)?)|` +
    `(?<before>\\d(?:[\\d.,]{0,11}\\d)?)\\s?${money})` +
    `(?<per>\\s(?:per|an?|each|pro|je|por|par|la|el|le)\\s[\\p{L}\\p{M}]{2,20})?$`,
  "iu",
);

/** The currency of a text's amounts, as a sign; null without one. */
export function currencyIn(text: string): string | null {
  const beside = new RegExp(`${money}\\s?\\d|\\d\\s?${money}`, "iu").exec(text)?.[0];
  return (beside && signs.find(([words]) => words.test(beside))?.[1]) ?? null;
}

/** "18,50" and "1,200.50" as numbers: the last sign before three digits groups them, before others it is the decimal. */
function numberOf(written: string): number {
  const decimal = /[.,](?<cents>\d{1,2})$/u.exec(written);
  const whole = (decimal ? written.slice(0, decimal.index) : written).replace(/[.,]/gu, "");
  return Number(`${whole}.${decimal?.groups?.["cents"] ?? "0"}`);
}

/** Null where a field's name ends in no amount of money. */
export function statedAmount(text: string): StatedAmount | null {
  const found = amount.exec(text);
  const label = text.slice(0, found?.index ?? 0).trim();
  if (!found || !/\p{L}/u.test(label)) return null;
  const { after, before = "", per = "" } = found.groups ?? {};
  const sign = currencyIn(found[0]) ?? "";
  return { label, value: numberOf(after ?? before), unit: `${sign}${per}`.trim() };
}

/** Every amount of money says its currency, where the description says one. */
export function withCurrency(entities: AppEntity[], currency: string | null): AppEntity[] {
  if (currency === null) return entities;
  return entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) =>
      field.type !== "money" || field.label.endsWith(")")
        ? field
        : { ...field, label: cutText(`${field.label} (${currency})`, 60) },
    ),
  }));
}
