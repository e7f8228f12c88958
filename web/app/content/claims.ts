/**
 * The claims of this site's operator on its public pages. Every figure, offer and testimonial is defined once here, for
 * the texts of all languages.
 */
export const claims = {
  entrepreneurs: 10_000,
  accuracyPercent: 94,
  marketDataHours: 6,
  mentors: 50,
  experts: 25,
  investors: 15,
  mentorReviewHours: 24,
  strategyCallMinutes: 30,
  starterPlansPerMonth: 3,
  proPriceUsd: 0,
  proFreeMonths: 3,
  trialDays: 7,
};

export type ClaimName = keyof typeof claims;

/** What the installation can neither count nor enforce. */
export type UnmeasuredClaim =
  | "entrepreneurs"
  | "accuracyPercent"
  | "marketDataHours"
  | "mentors"
  | "experts"
  | "investors"
  | "mentorReviewHours"
  | "strategyCallMinutes"
  | "investorIntroductions"
  | "dataCentres"
  | "planServices"
  | "starterPlansPerMonth"
  | "responseTimes"
  | "fundraisingInvestors";

/** Those that the operator of this site confirms. All others are marked as samples wherever they are shown. */
export const confirmed: readonly UnmeasuredClaim[] = [];

export const isSample = (claim: UnmeasuredClaim): boolean => !confirmed.includes(claim);

interface Story {
  /** The founder's input to the engine, before and after. */
  before: string;
  after: string;
  metric: "cac_payback_months" | "ltv_cac" | "runway_months";
  from: number;
  to: number;
}

/** Worked cases in the order of their texts; the engine computes both figures, and a test checks them. */
export const stories = {
  pricing: {
    before: "Shift planning for cafés. We charge $9 a month. Gross margin is 70%. Monthly churn is 5%. CAC is $90.",
    after: "Shift planning for cafés. We charge $19 a month. Gross margin is 70%. Monthly churn is 5%. CAC is $90.",
    metric: "cac_payback_months",
    from: 14.3,
    to: 6.77,
  },
  churn: {
    before:
      "Online tutoring for pupils. We charge $25 a month. Gross margin is 75%. Monthly churn is 12%. CAC is $110.",
    after: "Online tutoring for pupils. We charge $25 a month. Gross margin is 75%. Monthly churn is 5%. CAC is $110.",
    metric: "ltv_cac",
    from: 1.42,
    to: 3.41,
  },
  runway: {
    before: "Refill stations for offices. We have $84,000 in the bank and burn $14,000 a month.",
    after: "Refill stations for offices. We have $84,000 in the bank and burn $7,000 a month.",
    metric: "runway_months",
    from: 6,
    to: 12,
  },
} satisfies Record<string, Story>;

/**
 * In their original words. While `samples` is true the page says that they are placeholders for the operator's own
 * customers.
 */
export const testimonials = {
  samples: true,
  language: "en",
  voices: [
    {
      quote: "It asked for my churn before it said anything kind. That was the first useful hour in months.",
      who: "Founder, scheduling software",
    },
    {
      quote: "I stopped arguing about opinions with my co-founder. We argue about inputs now, and we finish.",
      who: "Two founders, marketplace",
    },
    {
      quote: "Every figure in my deck has a source or a formula under it. Investors noticed before I pointed it out.",
      who: "Founder, health technology",
    },
  ],
};
