/** The parts in which results are shown, in this order. */
export const resultGroups = ["sale", "month", "customers", "cash", "market", "evidence"] as const;
export type ResultGroup = (typeof resultGroups)[number];

/** The names of the results of each group, the most important first; what is in none follows behind `sale`. */
const names: Readonly<Record<ResultGroup, string>> = {
  sale: `contribution contribution_per_customer contribution_margin gross_margin price_floor net_price cost_per_unit
    outflow_per_unit cost_per_customer cost_per_use net_revenue_per_order revenue_per_order take_rate discounted_price
    tax_in_price earnings_per_hour cost_per_beneficiary expected_cycles deposit_kept prepayment_amount balance_due
    income_of_whole contribution_of_whole cost_of_whole`,
  month: `monthly_result season_result day_result night_result event_result result_after_acquisition result_after_debt
    result_after_leaving contribution_of_waiting result_with_grants result_after_tax break_even_units
    break_even_customers break_even_places break_even_utilisation break_even_units_of_place fixed_costs total_costs mrr
    sales order_revenue commission_a_month contribution_in_all arr annual_sales season_sales payroll pay_share
    result_at_capacity sales_at_capacity utilisation cost_of_places cost_of_runs pay_of_place costs_of_place
    fixed_costs_and_debt fixed_costs_after_grants revenue_of_series growth_in_series mrr_in_12_months`,
  customers: `ltv_cac customer_acquisition_cost ltv ltv_60_months cac_payback_months payback_with_given_months
    max_cac_12_month_payback max_cac_first_sale max_cpc monthly_churn lifetime_months max_churn_for_ltv_cac_3
    retention_rate cohort_loss yearly_churn conversion steady_state_customers given_to_customer revenue_per_customer
    revenue_per_customer_year orders_per_customer order_volume_per_customer`,
  cash: `runway_months net_burn gross_runway_months grant_runway_months runway_with_raise_months months_raised
    runway_months_with_growth months_to_profit payback_months payback_days payback_units payback_of_all_months
    one_off_costs investment raise_needed burn_multiple grants_received money_outstanding deposits_held post_money
    pre_money safe_ownership round_ownership dilution left_after_round valuation_multiple valuation_vc_method`,
  market: `sam_year market_share implied_share revenue_at_1_percent_share revenue_at_10_percent_share
    share_of_population share_of_group share_reached`,
  evidence: `stated_intent_share interview_confirmation share_said_yes share_said_no asked_to_paying free_to_paid
    reader_to_paid waitlist_to_paid pilot_to_paid`,
};

const places: ReadonlyMap<string, { group: ResultGroup; importance: number }> = new Map(
  resultGroups
    .flatMap((group) => names[group].split(/\s+/).map((name): [string, ResultGroup] => [name, group]))
    .map(([name, group], importance) => [name, { group, importance }]),
);

/** "mrr_at_100_customers" is of the month. */
export const groupOf = (name: string): ResultGroup =>
  places.get(name)?.group ?? (/_at_\d+_/.test(name) ? "month" : "sale");

export const importanceOf = (name: string): number => places.get(name)?.importance ?? places.size;
