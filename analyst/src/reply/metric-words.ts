import { msg } from "../i18n/translator.ts";

const ofOne: Record<string, string> = {
  revenue_per_order: msg("Comes in"),
  net_revenue_per_order: msg("Your commission"),
  take_rate: msg("Commission rate"),
  net_price: msg("Price without tax"),
  discounted_price: msg("Price with the discount"),
  cost_per_unit: msg("Costs"),
  outflow_per_unit: msg("Costs"),
  contribution: msg("What is left"),
  contribution_margin: msg("Part of it that is left"),
  contribution_per_customer: msg("What is left"),
  revenue_per_customer: msg("A customer brings"),
  earnings_per_hour: msg("Earned for an hour of work"),
  cost_per_beneficiary: msg("Cost of each one reached"),
  cost_per_beneficiary_reached: msg("Cost of each one who got there"),
  share_reached: msg("Part that got there"),
  cost_of_each_then: msg("Cost of each one in that time"),
  income_of_whole: msg("Comes in when all of it is sold"),
  contribution_of_whole: msg("Is left when all of it is sold"),
  cost_of_whole: msg("Goes out for all that is in it"),
};

const ofAll: Record<string, string> = {
  sales: msg("Revenue"),
  mrr: msg("Revenue"),
  commission_a_month: msg("Revenue"),
  order_revenue: msg("Revenue"),
  contribution_in_all: msg("Contribution of all sales"),
  fixed_costs: msg("Fixed costs"),
  monthly_result: msg("Result after fixed costs"),
  season_result: msg("Result after fixed costs"),
  day_result: msg("Result after fixed costs"),
  night_result: msg("Result after fixed costs"),
  result_at_capacity: msg("Result when it is full"),
  result_after_acquisition: msg("Result after winning customers"),
  result_after_debt: msg("Result after the loan"),
  result_after_leaving: msg("Result once that many have gone"),
  contribution_of_waiting: msg("Those who wait would leave"),
  result_with_grants: msg("Result with grants and donations"),
  result_after_tax: msg("Result after tax on the profit"),
  break_even_units: msg("Break-even"),
  break_even_customers: msg("Break-even"),
  break_even_places: msg("Break-even"),
  break_even_units_of_place: msg("Break-even of one place"),
  break_even_utilisation: msg("Break-even, of the capacity"),
  utilisation: msg("Capacity in use"),
  season_sales: msg("Revenue of the season"),
  smallest_order_cost: msg("The smallest order costs at most"),
  smallest_order_lasts: msg("The smallest order lasts"),
  money_outstanding: msg("Sold and not paid yet"),
  growth_in_series: msg("Growth from the first to the last"),
  revenue_of_series: msg("Revenue of these months"),
};

const ofCustomersAndMoney: Record<string, string> = {
  one_off_costs: msg("Spent once"),
  investment: msg("Spent once"),
  payback_of_all_months: msg("All of it is paid back after"),
  payback_months: msg("Paid back after"),
  payback_days: msg("Paid back after"),
  payback_units: msg("Paid back after"),
  customer_acquisition_cost: msg("Cost to win a customer"),
  monthly_churn: msg("Customers who leave"),
  lifetime_months: msg("A customer stays"),
  given_to_customer: msg("What each customer gets for nothing"),
  ltv: msg("A customer leaves over the whole time"),
  ltv_cac: msg("What a customer leaves against the cost of winning one"),
  cac_payback_months: msg("Winning a customer is paid back after"),
  payback_with_given_months: msg("That and winning a customer is paid back after"),
  max_cac_12_month_payback: msg("Winning a customer may cost at most, to be paid back in a year"),
  max_cac_first_sale: msg("Winning a customer may cost at most"),
  share_said_yes: msg("Said yes"),
  share_said_no: msg("Said no"),
  conversion: msg("Go one step further"),
  retention_rate: msg("Stay"),
  cohort_loss: msg("Left"),
  net_burn: msg("Loss"),
  runway_months: msg("The money lasts"),
  gross_runway_months: msg("The money lasts without any income"),
  grant_runway_months: msg("The grants last"),
  runway_with_raise_months: msg("With the new money it lasts"),
  grants_received: msg("Grants"),
  post_money: msg("Valuation after the money"),
  pre_money: msg("Valuation before the money"),
  dilution: msg("Part of the company that goes"),
  valuation_multiple: msg("Valuation against a year's revenue"),
};

const labels: Readonly<Record<string, string>> = { ...ofOne, ...ofAll, ...ofCustomersAndMoney };

/** The name of a result in a line of its own; null for an intermediate one. */
export const metricLabel = (name: string): string | null =>
  Object.hasOwn(labels, name) ? (labels[name] ?? null) : null;

/** In the reading order of an arithmetic. */
export const readingOrder: readonly string[] = Object.keys(labels);
