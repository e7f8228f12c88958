import type { Law } from "./law.ts";

const units = "units cancel";
const skok = "D. Skok, SaaS Metrics 2.0 (2010)";

/** Paying customers as a share of an earlier stage. */
const paidShares = [
  ["asked_to_paying", "asked"],
  ["free_to_paid", "free"],
  ["reader_to_paid", "visitor|follower"],
  ["waitlist_to_paid", "waiting"],
  ["pilot_to_paid", "pilot"],
  ["conversion", "lead|trial"],
] as const;

const conversions = [...new Set(["conversion", ...paidShares.map(([name]) => name)])].join("|");

/** The founder's words for paying and for having the problem, where they tell which one the yes was about. */
const payWords = "pay|buy|subscri|zahl|kauf|abon|pag|compr|achet|achèt|paie|खरीद|भुगतान|पैसे|付|买|買|订";
const problemWords = "problem|pain|confirm|bestätig|leid|dolor|souffr|confirma|समस्या|दिक्कत|परेशान|问题|痛点|确认";

/** A count out of a total, with the interval of a proportion. */
const share = (name: string, { unit, ...slots }: { whole: string; part: string; unit: string }): Law => ({
  name,
  expression: "part / whole",
  slots,
  unit,
  source: "E. B. Wilson (1927)",
  interval: "wilson",
});

/** A customer's value relative to the cost of winning them, and the months to earn that cost. */
const valueToCost = "contribution / churn / cac";
const payback = "cac / contribution";
/** What each customer gets for free before the first payment: it is paid back like the cost of winning them. */
const given = "given_to_customer $/customer";
const paybackWithGiven = "(cac + sum(given)) / contribution";

/** People asked, won and lost, and their cost. */
export const customerLaws: readonly Law[] = [
  // People asked, won and lost.
  ...(
    [
      ["stated_intent_share", payWords],
      ["interview_confirmation", problemWords],
      ["share_said_yes", `(?!.*(${payWords}|${problemWords}))^`],
    ] as const
  ).map(([name, words]) => share(name, { whole: "asked|waiting X", part: `said_yes X of whole ~${words}`, unit: "1" })),
  share("share_said_no", { whole: "asked X", part: "said_no X of whole", unit: "1" }),
  ...paidShares.flatMap(([name, stages]) => [
    share(name, { whole: `${stages} X`, part: "paying Y of whole", unit: "Y/X" }),
    share(name, { whole: `${stages} X`, part: "paying X of whole", unit: "1" }),
  ]),
  share("conversion", {
    whole: "visitor|lead|follower|asked|free|trial|waiting|pilot X",
    part: "pilot|trial|lead|waiting|volume Y of whole",
    unit: "Y/X",
  }),
  share("conversion", {
    whole: "asked|free|trial|waiting|pilot|lead X",
    part: "pilot|trial|waiting X of whole",
    unit: "1",
  }),
  {
    name: "retention_rate",
    expression: "part / whole",
    slots: { whole: "paying|free|trial|pilot|customers_other X", part: "retention X of whole" },
    unit: "1",
    source: "E. B. Wilson (1927)",
    interval: "wilson",
  },
  {
    name: "cohort_loss",
    expression: "part / whole",
    slots: { whole: "paying|free|trial|pilot|customers_other X", part: "churn X of whole" },
    unit: "1",
    source: "E. B. Wilson (1927)",
    interval: "wilson",
  },
  {
    name: "monthly_churn",
    expression: "rate",
    slots: { rate: "churn 1/month" },
    unit: "1/month",
    source: skok,
  },
  {
    name: "monthly_churn",
    expression: "part / whole",
    slots: { part: "churn X/month", whole: "paying X" },
    unit: "1/month",
    source: skok,
    interval: "wilson",
    assumes: "same_each_month",
  },
  {
    name: "monthly_churn",
    expression: "(1 - kept) / month",
    slots: { kept: "retention 1/month as 1", month: "1 month" },
    unit: "1/month",
    source: skok,
  },
  {
    name: "lifetime_months",
    expression: "1 / churn",
    slots: { churn: "monthly_churn 1/month" },
    unit: "month",
    source: skok,
    positive: true,
  },
  {
    name: "yearly_churn",
    expression: "1 - (1 - churn)^12",
    slots: { churn: "monthly_churn 1/month as 1" },
    unit: "1",
    source: "the same share each month, compounded",
  },
  {
    name: "customer_acquisition_cost",
    expression: "sum(spend)",
    slots: { spend: "all acquisition_spend $/customer out" },
    unit: "$/customer",
    source: skok,
  },
  {
    name: "customer_acquisition_cost",
    expression: "spend / conversion",
    slots: { spend: "acquisition_spend $/X out", conversion: `${conversions} customer/X` },
    unit: "$/customer",
    source: skok,
  },
  {
    name: "customer_acquisition_cost",
    expression: "spend / conversion",
    slots: { spend: "acquisition_spend $/X out", conversion: `${conversions} 1 as customer/X` },
    unit: "$/customer",
    source: skok,
  },
  {
    name: "customer_acquisition_cost",
    expression: "sum(spend) / won",
    slots: { won: "volume|paying customer/T", spend: "all acquisition_spend $/T out" },
    unit: "$/customer",
    source: skok,
    assumes: "whole_spend",
  },
  {
    name: "customer_acquisition_cost",
    expression: "spend / won",
    slots: { won: "volume|paying customer", spend: "acquisition_spend $ out" },
    unit: "$/customer",
    source: skok,
    assumes: "whole_spend",
    absent: "volume|paying customer/T",
    // With these, the customers won are stated in another way, and some of those who pay came through other
    // channels.
    unless: "lead|trial|visitor|follower",
  },
  {
    name: "customer_acquisition_cost",
    expression: "spend / (reached * conversion)",
    slots: {
      reached: "visitor|lead|asked customer/T",
      conversion: "conversion 1",
      spend: "acquisition_spend $/T out",
    },
    unit: "$/customer",
    source: skok,
    lone: true,
  },
  {
    name: "given_to_customer",
    expression: "sum(costs) - sum(paid)",
    slots: {
      costs: "all one_off_cost|unit_cost $/customer out",
      paid: "any net_price|price $/customer in",
    },
    unit: "$/customer",
    source: units,
    positive: true,
  },
  {
    name: "given_to_customer",
    expression: "(cost - sum(paid)) * each",
    slots: {
      cost: "one_off_cost $/X out",
      each: "stock X/customer",
      paid: "any net_price|price $/X in",
    },
    unit: "$/customer",
    source: units,
    positive: true,
  },
  {
    name: "ltv",
    expression: "contribution / churn",
    slots: { contribution: "contribution_per_customer $/customer/month", churn: "monthly_churn 1/month" },
    unit: "$/customer",
    source: skok,
    costed: true,
    positive: true,
  },
  {
    name: "ltv_60_months",
    expression: "contribution * (1 - (1 - rate)^60) / churn",
    slots: {
      contribution: "contribution_per_customer $/customer/month",
      churn: "monthly_churn 1/month",
      rate: "monthly_churn 1/month as 1",
    },
    unit: "$/customer",
    source: "a sum of a geometric series, cut off at five years",
    costed: true,
    positive: true,
  },
  {
    name: "ltv_cac",
    expression: "ltv / cac",
    slots: { ltv: "ltv $/customer", cac: "customer_acquisition_cost $/customer" },
    unit: "1",
    source: skok,
    costed: true,
  },
  {
    name: "cac_payback_months",
    expression: payback,
    slots: {
      cac: "customer_acquisition_cost $/customer",
      contribution: "contribution_per_customer $/customer/month",
    },
    absent: given,
    unit: "month",
    source: skok,
    positive: true,
  },
  {
    name: "payback_with_given_months",
    expression: paybackWithGiven,
    slots: {
      cac: "customer_acquisition_cost $/customer",
      contribution: "contribution_per_customer $/customer/month",
      given: `all ${given}`,
    },
    unit: "month",
    source: skok,
    positive: true,
  },
  {
    name: "max_cac_12_month_payback",
    expression: paybackWithGiven,
    solvedFor: "cac",
    slots: {
      result: "12 month",
      contribution: "contribution_per_customer $/customer/month",
      given: `any ${given}`,
    },
    unit: "$/customer",
    source: skok,
    costed: true,
    positive: true,
  },
  {
    name: "max_churn_for_ltv_cac_3",
    expression: valueToCost,
    solvedFor: "churn",
    slots: {
      contribution: "contribution_per_customer $/customer/month",
      cac: "customer_acquisition_cost $/customer",
      result: "3 1",
    },
    unit: "1/month",
    source: skok,
    costed: true,
    most: 1,
    positive: true,
  },
  {
    name: "max_cpc",
    expression: "spend / conversion",
    solvedFor: "spend",
    slots: { result: "max_cac_12_month_payback $/customer", conversion: `${conversions} customer/X` },
    unit: "$/X",
    source: skok,
    costed: true,
    positive: true,
  },
  {
    name: "steady_state_customers",
    expression: "won / churn",
    slots: { won: "volume|paying customer/month", churn: "monthly_churn 1/month" },
    unit: "customer",
    source: "as many won as lost",
  },
  {
    name: "max_cac_first_sale",
    expression: "contribution - sum(given)",
    slots: { contribution: "contribution_per_customer $/customer", given: "any one_off_cost $/customer out" },
    unit: "$/customer",
    source: skok,
    costed: true,
    positive: true,
  },
];
