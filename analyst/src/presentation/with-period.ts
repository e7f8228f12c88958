import { periodOf } from "../quantities/amount.ts";
import type { Period } from "../quantities/amount.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf } from "../quantities/unit.ts";
import { msg } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";

const perPeriod: Partial<Record<Period, string>> = {
  hour: msg("{money} an hour"),
  day: msg("{money} a day"),
  week: msg("{money} a week"),
  month: msg("{money} a month"),
  quarter: msg("{money} a quarter"),
  year: msg("{money} a year"),
};

/** A founder's amount as written, with its period. */
export function withPeriod(figure: Quantity, { translate }: Translator): string {
  const period = currencyOf(figure.unit) === null ? null : periodOf(figure);
  const template = period === null ? undefined : perPeriod[period];
  return template ? translate(template, { money: figure.quote }) : figure.quote;
}
