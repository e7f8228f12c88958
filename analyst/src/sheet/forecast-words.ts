import { msg } from "../i18n/make-translator.ts";
import type { Translator } from "../i18n/make-translator.ts";
import type { InputName, Unknown } from "./forecast-inputs.ts";
import type { RowName } from "./forecast-rows.ts";

const inputs: Record<InputName, string> = {
  today_customers: msg("Paying customers today"),
  won: msg("Customers won a month"),
  churn: msg("Monthly churn"),
  growth: msg("Growth a month"),
  today_revenue: msg("Revenue of a month today"),
  today_tax: msg("Tax in it"),
  today_variable_costs: msg("Variable costs of a month today"),
  today_contribution: msg("Contribution of a month today"),
  fixed_costs: msg("Fixed costs per month, with pay"),
  marketing: msg("Marketing per month"),
  cost_to_win: msg("Cost to win a customer"),
  given: msg("What each customer gets for nothing"),
  debt: msg("Debt service per month"),
  burn: msg("Monthly burn"),
  today_cash: msg("Cash today"),
};

const rows: Record<Exclude<RowName, `event_${number}`>, string> = {
  customers: msg("Paying customers"),
  level: msg("Sales, as a multiple of today"),
  revenue: msg("Revenue"),
  tax: msg("Tax in the prices"),
  variable_costs: msg("Variable costs"),
  contribution: msg("Contribution"),
  fixed_costs_row: msg("Fixed costs and pay"),
  marketing_row: msg("Winning customers"),
  given_row: msg("Given to new customers"),
  debt_row: msg("Debt service"),
  burn_row: msg("Monthly burn"),
  net: msg("Net cash flow"),
  cash: msg("Cash at the end of the month"),
};

const unknowns: Record<Unknown, string> = {
  seasonal: msg("The sheet speaks of a season: months cannot be told from it."),
  currencies: msg("The sheet has several currencies: say the rate, or use one."),
  nothing: msg("A monthly forecast needs a price and how much you sell in a month, or your monthly costs."),
  revenue: msg("Revenue is not known: only costs are in it."),
  variable_costs: msg("Variable costs are not known: none are in it."),
  fixed_costs: msg("Fixed costs are not known: none are in it."),
  growth: msg("Growth is not known: every month is like today's."),
  won: msg("How many customers are won is not known: none come to those of today."),
  churn: msg("Churn is not known: no customer leaves."),
  winning: msg("What new customers cost is not in it: how many are won a month is not known."),
  cash: msg("Cash is not known: it is counted from zero."),
};

export const inputWords = (name: InputName, { translate }: Translator): string => translate(inputs[name]);
export const unknownWords = (code: Unknown, { translate }: Translator): string => translate(unknowns[code]);

export function rowWords(name: RowName, { translate }: Translator): string {
  const known: Record<string, string> = rows;
  return translate(known[name] ?? name);
}
