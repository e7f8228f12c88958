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
  checkedOn: string;
}

export const startupTypeCards: StartupTypeCard[] = [
  {
    id: "solo-founder",
    title: "Solo Founder",
    cues: /\b(?:solo|by myself|on my own|one-person|nights and weekends|side project|side hustle|indie|micro-saas|chrome extension|browser extension|templates?|newsletter|notion template)\b/gi,
    alternatives: ["Gumroad", "Carrd", "Ko-fi", "Kit", "Beehiiv", "Tally"],
    priceNorm: msg("$5–29 a month or $19–99 once; below $10 the fixed card fee takes a visible share."),
    assumedGrossMargin: 0.75,
    risk: msg("Everything rests on one person: support, sales and product compete for the same hours."),
    checkedOn: "2026-07-01",
  },
  {
    id: "crypto-blockchain",
    title: "Crypto/Blockchain",
    cues: /\b(?:crypto\w*|blockchain|tokens?|wallets?|defi|stablecoins?|nfts?|web3|on-chain|smart contracts?|dao|bitcoin|ethereum|usdc)\b/gi,
    alternatives: ["Coinbase", "Circle", "MetaMask", "Fireblocks", "Request Finance"],
    priceNorm: msg("0.1–1% of volume, or a monthly fee for custody and reporting."),
    assumedGrossMargin: 0.6,
    risk: msg("License and custody duties come before the first customer."),
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
    checkedOn: "2026-07-01",
  },
];

export function cardOf(id: StartupTypeId | null): StartupTypeCard | null {
  return startupTypeCards.find((card) => card.id === id) ?? null;
}
