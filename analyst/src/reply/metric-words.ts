import { mark } from "../wording/voice.ts";

const ofOne: Record<string, string> = {
  revenue_per_order: mark("Comes in"),
  net_revenue_per_order: mark("Your commission"),
  take_rate: mark("Commission rate"),
  net_price: mark("Price without tax"),
  discounted_price: mark("Price with the discount"),
  cost_per_unit: mark("Goes out"),
  outflow_per_unit: mark("Goes out"),
  contribution: mark("Is left"),
  contribution_margin: mark("Part of it that is left"),
  contribution_per_customer: mark("Is left"),
  revenue_per_customer: mark("A customer brings"),
  earnings_per_hour: mark("Earned for an hour of work"),
  cost_per_beneficiary: mark("Cost of each one reached"),
  cost_per_beneficiary_reached: mark("Cost of each one who got there"),
  share_reached: mark("Part that got there"),
  cost_of_each_then: mark("Cost of each one in that time"),
  income_of_whole: mark("Comes in when all of it is sold"),
  contribution_of_whole: mark("Is left when all of it is sold"),
  cost_of_whole: mark("Goes out for all that is in it"),
};

const ofAll: Record<string, string> = {
  sales: mark("Revenue"),
  mrr: mark("Revenue"),
  commission_a_month: mark("Revenue"),
  order_revenue: mark("Revenue"),
  contribution_in_all: mark("All sales leave"),
  fixed_costs: mark("Fixed costs"),
  monthly_result: mark("Result after fixed costs"),
  season_result: mark("Result after fixed costs"),
  night_result: mark("Result after fixed costs"),
  result_at_capacity: mark("Result when it is full"),
  result_after_acquisition: mark("Result after winning customers"),
  result_after_debt: mark("Result after the loan"),
  break_even_units: mark("Break-even"),
  break_even_customers: mark("Break-even"),
  break_even_places: mark("Break-even"),
  break_even_units_of_place: mark("Break-even of one place"),
  break_even_utilisation: mark("Break-even, of the capacity"),
  utilisation: mark("Capacity in use"),
  season_sales: mark("Revenue of the season"),
  smallest_order_cost: mark("The smallest order costs at most"),
  smallest_order_lasts: mark("The smallest order lasts"),
  money_outstanding: mark("Sold and not paid yet"),
  growth_in_series: mark("Growth from the first to the last"),
  revenue_of_series: mark("Revenue of these months"),
};

const ofCustomersAndMoney: Record<string, string> = {
  one_off_costs: mark("Spent once"),
  investment: mark("Spent once"),
  payback_of_all_months: mark("All of it is paid back after"),
  payback_months: mark("Paid back after"),
  payback_days: mark("Paid back after"),
  payback_units: mark("Paid back after"),
  customer_acquisition_cost: mark("Cost to win a customer"),
  monthly_churn: mark("Customers who leave"),
  lifetime_months: mark("A customer stays"),
  given_to_customer: mark("What each customer gets for nothing"),
  ltv: mark("A customer leaves over the whole time"),
  ltv_cac: mark("What a customer leaves against the cost of winning one"),
  cac_payback_months: mark("Winning a customer is paid back after"),
  payback_with_given_months: mark("That and winning a customer is paid back after"),
  max_cac_12_month_payback: mark("Winning a customer may cost at most, to be paid back in a year"),
  max_cac_first_sale: mark("Winning a customer may cost at most"),
  share_said_yes: mark("Said yes"),
  share_said_no: mark("Said no"),
  conversion: mark("Go one step further"),
  retention_rate: mark("Stay"),
  cohort_loss: mark("Left"),
  net_burn: mark("Loss"),
  runway_months: mark("The money lasts"),
  gross_runway_months: mark("The money lasts without any income"),
  grant_runway_months: mark("The grants last"),
  runway_with_raise_months: mark("With the new money it lasts"),
  grants_received: mark("Grants"),
  post_money: mark("Valuation after the money"),
  pre_money: mark("Valuation before the money"),
  dilution: mark("Part of the company that goes"),
  valuation_multiple: mark("Valuation against a year's revenue"),
};

const labels: Readonly<Record<string, string>> = { ...ofOne, ...ofAll, ...ofCustomersAndMoney };

/** What a result is called in a line of its own; null for one that is only a step on the way. */
export const metricLabel = (name: string): string | null =>
  Object.hasOwn(labels, name) ? (labels[name] ?? null) : null;

/** In the order in which an arithmetic is read. */
export const readingOrder: readonly string[] = Object.keys(labels);
