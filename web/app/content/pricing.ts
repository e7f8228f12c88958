import { claims } from "./claims.ts";

/** The answers of the FAQ; their figures are those of the plans and of the wallet. */
export const pricing = {
  meta: {
    title: "Pricing",
    description:
      "Start with 10 free tokens. Monthly plans from $29.99 with 20,000 tokens, a 7-day Pro trial, and no credit card needed to begin.",
  },
  title: "Pricing.",
  more: "You pay for work, not for seats.",
  lead: "Every account starts with {{signUpTokens}} free tokens. A plan adds tokens every month, and opens the app generator.",
  offer: {
    title: `Pro is free for everybody for ${claims.proFreeMonths} months`,
    text: `Then it costs what it says above. Or try it for ${claims.trialDays} days first. No credit card needed.`,
    take: `Take Pro for ${claims.proFreeMonths} months`,
    trial: `Start ${claims.trialDays}-day free trial`,
  },
  plans: {
    perMonth: "a month",
    tokens: "tokens a month",
    popular: "Most popular",
    yours: "Your plan",
    start: "Get Started",
    toBegin: "To build with",
    everythingIn: "Everything in {{plan}}, and",
    soon: "Coming soon",
    sample: "Sample",
    sampleNote:
      "What is marked “Sample” is a service that the operator of this site has not confirmed yet; “Coming soon” is not there yet.",
    paymentNotSetUp: "Payment is not set up here. An admin activates plans.",
  },
  wallet: {
    title: "What a token buys.",
    more: "Nothing useful, nothing charged.",
    text: "Tokens are taken when the work is done, never more than shown, and come back when it fails. Those of a plan are spent first; those of your wallet never expire.",
    ten: "The {{free}} free tokens buy, for example, {{replies}} of the longest replies in the chat, {{analyses}} competitor analyses or {{websites}} websites.",
    apps: "An app is written by a language model and charged by its length, so it is paid from the tokens of a plan: the {{tokens}} a month of {{plan}} are enough for at least {{apps}} of the largest, and for more of smaller ones.",
    chat: { name: "A reply in the chat", cost: "1 to 3", most: 3 },
    free: "Favicon generator, fundraising window, saved plans",
    freeCost: "0",
    app: "App generator",
    appCost: "at most {{tokens}}",
    name: "Work",
    cost: "Tokens",
  },
  tools: {
    "pitch-analyzer": "Pitch deck analysis",
    "competitor-analysis": "Competitor analysis",
    "investor-guide": "Investor guidance",
    "automation-builder": "An automation",
    "website-builder": "A website",
    "image-generator": "An image",
    "enhance-prompt": "An enhanced image prompt",
    "resource-finder": "Hiring resources",
    "influencer-finder": "Influencers",
    "self-development": "A development plan",
  },
  api: {
    title: "The API",
    text: "The same engine, for your own programs, with a key that you make on your account page. Requests a day, by plan:",
    link: "API documentation",
    plan: "Plan",
    requests: "Requests a day",
    unlimited: "Unlimited",
    limits: [
      { plan: "Free and Starter", requestsPerDay: 100 },
      { plan: "Pro", requestsPerDay: 1_000 },
      { plan: "Premium (Enterprise)", requestsPerDay: null },
    ],
  },
  promo: {
    title: "Have a promo code?",
    text: "It adds tokens or premium status at once, in every open tab.",
  },
  faq: {
    title: "Questions, answered.",
    items: [
      {
        question: "When do my tokens renew?",
        answer:
          "The tokens of a plan reset monthly; what was left of a month is not added to the next, and no wallet holds more plan tokens than one month of its plan. Tokens of your wallet, from the sign-up or a promo code, stay until you spend them.",
      },
      {
        question: "Can I change the plan?",
        answer:
          "Yes, at any time. A change takes effect with the next billing cycle; until then you keep what you have paid for.",
      },
      {
        question: "What happens to my tokens when the plan changes?",
        answer:
          "A plan that takes the place of another begins a month of its own: you get all of its tokens, and what was left of the earlier plan's expires. That holds for the free months after a trial, for a plan you buy during one, and for a plan an admin gives you. Tokens of your wallet are not touched.",
      },
      {
        question: "Which tools need a paid plan?",
        answer:
          "The app generator requires a paid subscription, because one app can take thousands of tokens. Everything else runs on the free wallet.",
      },
      {
        question: "What happens when I run out of tokens?",
        answer:
          "The request is refused before anything is spent, and you are shown what it would have cost. What you made stays yours to read, copy and export. A promo code or a plan gets you going again.",
      },
      {
        question: "Am I charged when something fails?",
        answer:
          "No. The most a request can cost is set aside first, and settled when it ends. When nothing useful reached you, all of it comes back.",
      },
      {
        question: "How does the free trial work?",
        answer: `It is Pro for ${claims.trialDays} days, once for each account. When it ends you are back on the free wallet, and nothing is charged.`,
      },
    ],
  },
} as const;
