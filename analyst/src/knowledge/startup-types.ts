import { msg } from "../i18n/translator.ts";
import type { StartupTypeId } from "@cofounder/contract/startup-types";

/** Knowledge about one of the eight startup types. Names and price norms are general knowledge: shown as "to check". */
export interface StartupTypeCard {
  id: StartupTypeId;
  title: string;
  cues: RegExp;
  /** Existing products that a founder of this type will be compared with; to be checked by the founder. */
  alternatives: string[];
  priceNorm: string;
  /** Gross margin to assume when the founder gives no cost, as a fraction. */
  assumedGrossMargin: number;
  risk: string;
  firstTest: string;
  reasonToStop: string;
  tools: { name: string; use: string }[];
  checkedOn: string;
}

const tool = (name: string, use: string): { name: string; use: string } => ({ name, use });

export const startupTypeCards: StartupTypeCard[] = [
  {
    id: "solo-founder",
    title: "Solo Founder",
    cues: /\b(?:solo|by myself|on my own|one-person|nights and weekends|side project|side hustle|indie|micro-saas|chrome extension|browser extension|templates?|newsletter|notion template)\b/gi,
    alternatives: ["Gumroad", "Carrd", "Ko-fi", "Kit", "Beehiiv", "Tally"],
    priceNorm: msg("$5–29 a month or $19–99 once; below $10 the fixed card fee takes a visible share."),
    assumedGrossMargin: 0.75,
    risk: msg("Everything rests on one person: support, sales and product compete for the same hours."),
    firstTest: msg("Pre-sell to ten strangers before building further."),
    reasonToStop: msg("If ten strangers in a row will not pay before it exists, more features will not change that."),
    tools: [
      tool(
        msg("SQLite or PostgreSQL with one web framework"),
        msg("one deployable thing that one person can keep running"),
      ),
      tool(msg("Stripe or Paddle"), msg("payments; Paddle also handles sales tax")),
      tool("Plausible", msg("visits and conversions without cookies")),
      tool("Resend", msg("transactional mail")),
    ],
    checkedOn: "2026-07-01",
  },
  {
    id: "crypto-blockchain",
    title: "Crypto/Blockchain",
    cues: /\b(?:crypto\w*|blockchain|tokens?|wallets?|defi|stablecoins?|nfts?|web3|on-chain|smart contracts?|dao|bitcoin|ethereum|usdc)\b/gi,
    alternatives: ["Coinbase", "Circle", "MetaMask", "Fireblocks", "Request Finance"],
    priceNorm: msg("0.1–1% of volume, or a monthly fee for custody and reporting."),
    assumedGrossMargin: 0.6,
    risk: msg("Licence and custody duties come before the first customer."),
    firstTest: msg("Five businesses paying for the service with no token involved."),
    reasonToStop: msg(
      "If nobody wants it without a token, the token is the product, and that is a different and regulated business.",
    ),
    tools: [
      tool(msg("Foundry and OpenZeppelin"), msg("contracts from audited parts")),
      tool("Safe", msg("treasury that needs more than one signature")),
      tool("viem", msg("client code")),
      tool(msg("An outside audit"), msg("before real money moves")),
    ],
    checkedOn: "2026-07-01",
  },
  {
    id: "ed-tech",
    title: "Education Tech",
    cues: /\b(?:learn(?:ing|ers?)?|students?|teachers?|schools?|exams?|tutors?|tutoring|courses?|curriculum|homework|classrooms?|education|universit(?:y|ies)|pupils?|upsc|language learning)\b/gi,
    alternatives: ["Duolingo", "Khan Academy", "Coursera", "Udemy", "Quizlet", "Outschool"],
    priceNorm: msg("$7–20 a month for learners, or a yearly price per pupil for schools."),
    assumedGrossMargin: 0.75,
    risk: msg("Learners leave when the exam is passed, and schools buy once a year."),
    firstTest: msg("Payment before the term starts, then how many still learn in week 4."),
    reasonToStop: msg(
      "If fewer than four in ten learners are still active in week 4, the product does not teach long enough to be renewed.",
    ),
    tools: [
      tool(msg("LTI and xAPI"), msg("to plug into the school's own system")),
      tool(msg("Moodle or Open edX"), msg("course delivery without building it")),
      tool("Stripe", msg("payment before term")),
      tool("PostHog", msg("completion by cohort")),
    ],
    checkedOn: "2026-07-01",
  },
  {
    id: "mobile-app",
    title: "Mobile App",
    cues: /\b(?:mobile app|ios|android|app store|play store|downloads|in-app|iphone|push notifications?|an app|phone app|app (?:that|for|where|which))\b/gi,
    alternatives: [msg("the built-in phone apps"), msg("the top three results in the app store for your main keyword")],
    priceNorm: msg("Store subscriptions, of which the store keeps 15–30%."),
    assumedGrossMargin: 0.7,
    risk: msg("Most installs are gone within a month, before they paid."),
    firstTest: msg("A paywall on day 0 and 100 installs from one source."),
    reasonToStop: msg(
      "If 100 relevant installs bring no payment, the true rate is very likely below 3%, and bought traffic cannot pay back.",
    ),
    tools: [
      tool(msg("Expo or Flutter"), msg("one code base for both stores")),
      tool("RevenueCat", msg("store subscriptions and cohorts")),
      tool("PostHog", msg("retention by install week")),
      tool("Sentry", msg("crashes")),
    ],
    checkedOn: "2026-07-01",
  },
  {
    id: "saas-platform",
    title: "SaaS Platform",
    cues: /\b(?:saas|b2b|dashboard|software|platform|per seat|per user|crm|workflow|scheduling|booking (?:tool|system|software)|invoic\w+|inventory|compliance|integrations?|api|analytics|subscription software|clinics|teams|agencies|practices)\b/gi,
    alternatives: ["HubSpot", "Notion", "Airtable", "Zendesk", msg("the incumbent of your buyer's own trade")],
    priceNorm: msg("$10–100 per seat or $50–500 per site a month."),
    assumedGrossMargin: 0.75,
    risk: msg("A long sale to a buyer who already has something that half works."),
    firstTest: msg("Three paid pilots from strangers."),
    reasonToStop: msg("If three strangers will not pay for a pilot, the problem is tolerable to them."),
    tools: [
      tool(msg("PostgreSQL and a job queue"), msg("the boring core that scales far enough")),
      tool("Stripe Billing", msg("plans, invoices, tax")),
      tool("PostHog", msg("which accounts use it weekly")),
      tool("Sentry", msg("errors before customers report them")),
    ],
    checkedOn: "2026-07-01",
  },
  {
    id: "health-wellness",
    title: "Health & Wellness",
    cues: /\b(?:health\w*|patients?|diet\w*|therap\w+|fitness|wellness|medical|doctors?|nutrition|sleep|mental|workouts?|symptoms?|clinical|nurses?|physio\w*|pregnan\w+|diabet\w+)\b/gi,
    alternatives: ["Headspace", "Noom", "MyFitnessPal", "BetterHelp", "Flo", "Strava"],
    priceNorm: msg("Content $10–20 a month, care $39–300 a month."),
    assumedGrossMargin: 0.6,
    risk: msg("Claims need evidence, health data needs special care, and habits fade after the first weeks."),
    firstTest: msg("8-week retention of one paying group, with a clinician reading the claims."),
    reasonToStop: msg(
      "If people stop using it before week 8, neither a clinician nor an investor will find an outcome to believe.",
    ),
    tools: [
      tool("FHIR", msg("health data in the shape clinics use")),
      tool(msg("A host that signs a data processing or HIPAA agreement"), msg("before the first record is stored")),
      tool(msg("A consent log"), msg("who agreed to what, when")),
      tool(msg("PostHog, self-hosted"), msg("retention without sending health data away")),
    ],
    checkedOn: "2026-07-01",
  },
  {
    id: "sustainability",
    title: "Eco/Sustainability",
    cues: /\b(?:sustainab\w+|carbon|co2|emissions?|recycl\w+|reus(?:e|able|ing)|circular|climate|green|solar|renewable|energy|waste|compost\w*|eco-?friendly|packaging)\b/gi,
    alternatives: ["Watershed", "Greenly", "Normative", "Too Good To Go", "Back Market", "Recup"],
    priceNorm: msg("€50–500 a month for small firms, custom for large ones."),
    assumedGrossMargin: 0.6,
    risk: msg("The buyer is the person with the budget, who needs a money case, not a climate case."),
    firstTest: msg("A paid pilot that proves an avoided cost."),
    reasonToStop: msg("If the pilot saves the buyer less money than it costs, goodwill will not renew it."),
    tools: [
      tool(msg("Emission factors with a licence you may use"), msg("figures that survive an audit")),
      tool(msg("An audit trail"), msg("every number back to its invoice")),
      tool("PostgreSQL", msg("one store for factors and activity")),
      tool("Metabase", msg("the savings report the buyer shows their boss")),
    ],
    checkedOn: "2026-07-01",
  },
  {
    id: "ai-automation",
    title: "AI/Automation",
    cues: /\b(?:ai|a\.i\.|artificial intelligence|agents?|gpt|llms?|chatbots?|bots?|automat\w+|machine learning|voice assistant|copilot|generative)\b/gi,
    alternatives: ["Zapier", "Make", "n8n", "UiPath", "Intercom Fin"],
    priceNorm: msg("A seat price plus usage, or a price per finished task."),
    assumedGrossMargin: 0.5,
    risk: msg("Model costs grow with use, and the model's vendor can ship the same feature."),
    firstTest: msg("Accuracy on 100 real cases, and a cost per task below a third of the price."),
    reasonToStop: msg("If three times the cost of a task is more than anyone pays for it, use makes the loss larger."),
    tools: [
      tool(msg("A model gateway that logs cost per call"), msg("so that margin is measured, not guessed")),
      tool(msg("An evaluation set of 100 real cases"), msg("to see a change for the worse before users do")),
      tool(msg("Prompt caching and a small model first"), msg("to keep the cost of a task down")),
      tool("n8n", msg("glue between systems while volumes are small")),
    ],
    checkedOn: "2026-07-01",
  },
];

export function cardOf(id: StartupTypeId | null): StartupTypeCard | null {
  return startupTypeCards.find((card) => card.id === id) ?? null;
}
