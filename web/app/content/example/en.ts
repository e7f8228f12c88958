import type { ExampleReply } from "./reply.ts";

export const exampleReply: ExampleReply = {
  asked: [
    { text: "Online booking for physiotherapists. ", figure: false },
    { text: "40", figure: true },
    { text: " practices pay ", figure: false },
    { text: "$49", figure: true },
    { text: " a month. Gross margin is ", figure: false },
    { text: "80%", figure: true },
    { text: ", monthly churn ", figure: false },
    { text: "6%", figure: true },
    { text: ", CAC ", figure: false },
    { text: "$180", figure: true },
    { text: ". We have ", figure: false },
    { text: "$60,000", figure: true },
    { text: " in the bank and burn ", figure: false },
    { text: "$7,500", figure: true },
    { text: " a month. ", figure: false },
    { text: "9", figure: true },
    { text: " of the ", figure: false },
    { text: "14", figure: true },
    { text: " practices I interviewed lose evenings to the phone.", figure: false },
  ],
  headline: "$39.20 for each customer and month is left.",
  metricsTitle: "What can be computed",
  metrics: [
    {
      name: "contribution_per_customer",
      label: "Contribution per customer and month",
      value: "$39.20",
      formula: "price a month × margin",
    },
    { name: "ltv", label: "Lifetime value", value: "$653", formula: "contribution per customer / monthly churn" },
    { name: "ltv_cac", label: "LTV : CAC", value: "3.63×", formula: "LTV / CAC" },
    {
      name: "cac_payback_months",
      label: "CAC payback",
      value: "4.59 months",
      formula: "CAC / contribution per customer",
    },
    { name: "runway_months", label: "Runway", value: "8 months", formula: "cash / monthly burn" },
    {
      name: "max_churn_for_ltv_cac_3",
      label: "Highest monthly churn for LTV : CAC of 3",
      value: "7.26%",
      formula: "contribution per customer / (3 × CAC)",
    },
  ],
  chart: {
    title: "Cash left by month",
    note: "Your cash less your monthly burn, with nothing else changing.",
    unit: "USD",
    values: [60000, 52500, 45000, 37500, 30000, 22500, 15000, 7500, 0],
  },
  rating: {
    title: "Analyst Rating",
    score: 7,
    parts: [
      {
        label: "Problem acuteness",
        score: 6.3,
        because: "9 of 14 people you asked confirmed it, at least 38.8% after allowing for the small sample.",
      },
      { label: "Customer specificity", score: 5.5, because: '"practices" can be listed by name.' },
      { label: "Evidence of demand", score: 8.1, because: "40 paying customers: money, not words." },
      {
        label: "Business model and unit economics",
        score: 7.5,
        because: "The price is $49 a month. A customer pays back in 4.6 months.",
      },
      { label: "Distribution", score: 6.5, because: "Winning a customer costs $180 by your figure." },
      { label: "Feasibility and regulation", score: 8.3, because: "People pay for it already." },
    ],
  },
  risk: {
    title: "What it stands or falls with",
    paragraphs: [
      { lead: "", text: "It only goes on if new money comes within 8 months." },
      {
        lead: "The test:",
        text: " Ask everybody who could give it now, and write down who names a sum and a date. It takes 122 days and no money.",
      },
      {
        lead: "When to stop:",
        text: " Cut the spending if nobody has promised both in writing after half of that time.",
      },
    ],
  },
  questions: {
    title: "What I need to know next",
    items: ["What do you pay each month, whether or not you sell anything?"],
  },
  words: { founder: "You said", computed: "Computed", offline: "Calculations only" },
};
