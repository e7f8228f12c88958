import { planFeatures } from "./plan-features/en.ts";
import type { Translated } from "./translated.ts";

/** The figures of `{{names}}` are those of plans, prices and claims. The other languages are in `pricing/<language>.ts`. */
export const pricing = {
  meta: {
    title: "Pricing",
    description:
      "Start with {{signUpTokens}} free tokens. Monthly plans from {{price}} with {{tokens}} tokens, a {{trialDays}}-day Pro trial, and no credit card needed to begin.",
  },
  title: "Pricing.",
  more: "You pay for work, not for seats.",
  lead: "Every account starts with {{signUpTokens}} free tokens. A plan adds tokens every month and unlocks the app generator.",
  offer: {
    title: "Pro is free for everyone for {{proFreeMonths}} months",
    text: "The {{proFreeMonths}} months need no card and end by themselves; after that, the price below applies. The {{trialDays}}-day trial is for a look before: it does not start the {{proFreeMonths}} months.",
    take: "Get Pro for {{proFreeMonths}} months",
    trial: "Start {{trialDays}}-day free trial",
  },
  free: {
    name: "Free",
    text: "{{signUpTokens}} tokens once, which never expire. Every tool except the app generator, and {{requests}} API requests a day.",
    start: "Start free",
    open: "Open Chat",
  },
  plans: {
    perMonth: "a month",
    tokens: "tokens a month",
    popular: "Most popular",
    yours: "Your plan",
    start: "Get Started",
    toBegin: "What you get",
    everythingIn: "Everything in {{plan}}, plus",
    soon: "Coming soon",
    sample: "Sample",
    sampleNote:
      "“Most popular” and everything listed under “Sample” has not been confirmed yet. “Coming soon” marks what is not available yet.",
    requests: "{{requests}} API requests a day",
    unlimitedRequests: "Unlimited API requests",
    notConfirmed: "Not confirmed yet",
    onRequest: "By promo code or on request",
    paymentNotSetUp:
      "Paid plans cannot be bought online here yet. What works today: the free months of Pro or the trial above, a promo code, or a message to us, and we activate a plan.",
    useCode: "Enter a promo code",
    contact: "Contact us",
  },
  planFeatures,
  wallet: {
    title: "What a token buys.",
    more: "No result, no charge.",
    text: "When you start a task, we reserve the most it can cost. When it ends, we charge what it used and return the rest; if it fails, you get everything back. Plan tokens are spent first; those in your wallet never expire.",
    ten: "The {{free}} free tokens buy, for example, {{replies}} of the longest replies in the chat, {{analyses}} competitor analyses or {{websites}} websites.",
    apps: "When a language model writes an app, the cost depends on the app’s length, so it is paid for with plan tokens. The {{tokens}} monthly tokens of {{plan}} cover at least {{apps}} of the largest apps, or more if they are smaller.",
    chat: { name: "A reply in the chat", cost: "{{least}} to {{most}}" },
    free: "Favicon Generator, Fundraising Window, Ideas",
    app: "App Generator",
    appCost: "at most {{tokens}}",
    name: "Work",
    cost: "Tokens",
  },
  tools: {
    "pitch-analyzer": "Pitch Deck Analyzer",
    "competitor-analysis": "Competitor Analysis",
    "investor-guide": "Investor Guide",
    "automation-builder": "Automation Builder",
    "website-builder": "Website Builder",
    "image-generator": "Image Generator",
    "enhance-prompt": "Image Generator: enhanced prompt",
    "resource-finder": "Resource Finder",
    "influencer-finder": "Influencer Finder",
    "self-development": "Self Development",
  },
  api: {
    title: "The API",
    text: "The same engine for your own programs, with a key from your account page. Requests per day, by plan:",
    link: "API documentation",
    plan: "Plan",
    requests: "Requests per day",
    unlimited: "Unlimited",
    limits: { free: "Free and Starter", pro: "Pro", premium: "Premium" },
  },
  promo: {
    title: "Have a promo code?",
    text: "It adds tokens or premium status to your account right away.",
  },
  faq: {
    title: "Questions, answered.",
    items: [
      {
        question: "When do my tokens renew?",
        answer:
          "Plan tokens reset every month. What is left of a month does not roll over, so you never hold more plan tokens than one month of your plan. Tokens in your wallet, from signing up or from a promo code, stay until you spend them.",
      },
      {
        question: "Can I change my plan?",
        answer:
          "Yes, at any time. The change takes effect with the next billing cycle; until then you keep what you have paid for.",
      },
      {
        question: "Can I cancel?",
        answer:
          "Yes, at any time, on your account page. You keep the plan and its tokens until the end of the month you have paid for; after that you are not charged again. A trial and the free months end by themselves.",
      },
      {
        question: "What happens to my tokens when the plan changes?",
        answer:
          "The new plan starts a month of its own: you get all of its tokens, and what was left of the earlier plan expires. The same goes for the free months after a trial, for a plan you buy during one, and for a plan we activate for you. Tokens in your wallet are not touched.",
      },
      {
        question: "Which tools need a paid plan?",
        answer:
          "The app generator needs a paid plan, because a single app can take thousands of tokens. Everything else runs on the free wallet.",
      },
      {
        question: "What happens when I run out of tokens?",
        answer:
          "The request is refused before anything is spent, and you see what it would have cost. What you have made stays yours to read, copy and export. A promo code or a plan gets you going again.",
      },
      {
        question: "Am I charged when something fails?",
        answer:
          "No. The most a request can cost is reserved first and settled when it ends. If nothing useful reached you, you get all of it back.",
      },
      {
        question: "How does the free trial work?",
        answer:
          "You get Pro for {{trialDays}} days, once per account. When the trial ends you are back on the free wallet, and nothing is charged.",
      },
    ],
  },
} as const;

export type PricingTexts = Translated<typeof pricing>;

/** API requests a day; null: as many as wanted. */
export const apiLimits = [
  { plan: "free", requestsPerDay: 100 },
  { plan: "pro", requestsPerDay: 1_000 },
  { plan: "premium", requestsPerDay: null },
] as const;
